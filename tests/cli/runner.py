"""Running ``ponti`` inside the test's process."""

from typer.testing import CliRunner, Result

from ponti.cli.main import app

RUNNER = CliRunner(env={"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100"})


def ponti(*arguments: str, typed: str | None = None, lang: str = "") -> Result:
    """What a command answers; ``typed`` are the lines of its standard input."""
    return RUNNER.invoke(app, list(arguments), input=typed, env={"LANG": lang} if lang else None)


def refused(result: Result, code: str) -> str:
    """The sentence of a command that failed as a command should: one line with the code, exit status 2."""
    assert result.exit_code == 2, (result.exit_code, result.output, result.exception)
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith(f"ponti: {code}: "), lines
    assert "Traceback" not in result.output
    return lines[0]
