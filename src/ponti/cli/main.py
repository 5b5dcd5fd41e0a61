"""``ponti``: play, serve and take care of a server, replay, verify, compare and measure from a terminal."""

from typing import Annotated

import typer

import ponti
from ponti.cli import config, games, join, keep, match, measure, play, replay, serve, verify
from ponti.cli.options import Lang
from ponti.cli.shell import Shell
from ponti.cli.voice import VOICE

app = typer.Typer(cls=Shell, add_completion=False, pretty_exceptions_enable=False, invoke_without_command=True)

app.command("games")(games.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("join")(join.join)
app.command("config")(config.config)
app.command("backup")(keep.backup)
app.command("restore")(keep.restore)
app.command("upgrade-check")(keep.upgrade_check)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("match")(match.match)
app.command("bench")(measure.bench)


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """What ``ponti`` does without a command: its version or its help."""
    if version:
        VOICE.line(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        VOICE.line(context.get_help())


def version_line() -> str:
    """The version, and whether the compiled rules run and, if not, why."""
    build = ponti.build_info()
    if ponti.is_compiled():
        return f"ponti {ponti.__version__} ({VOICE.text('cli-compiled')})"
    reason = f"; {build.reason}" if build.reason else ""
    return f"ponti {ponti.__version__} ({VOICE.text('cli-uncompiled')}{reason})"


if __name__ == "__main__":
    app()
