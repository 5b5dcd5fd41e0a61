"""``ponti serve``: the server with the tables and the web app."""

from typing import Annotated

import typer

from ponti.cli.options import Lang
from ponti.cli.voice import VOICE


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", min=1, max=65_535, show_default=False)] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="FILE|URL", show_default=False)] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lang: Lang = None,
) -> None:
    """Serve tables until stopped."""
    from ponti.server.app import run

    run(host, port, db, browser, VOICE.language)
