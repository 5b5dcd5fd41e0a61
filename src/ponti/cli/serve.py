"""``ponti serve``: the server with the tables and the web app."""

from pathlib import Path
from typing import Annotated

import typer

from ponti.cli.options import Lang
from ponti.cli.voice import VOICE


def serve(
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", show_default=False)] = None,
    host: Annotated[str | None, typer.Option("--host", show_default=False)] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65_535, show_default=False)] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="FILE|URL", show_default=False)] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lang: Lang = None,
) -> None:
    """Serve tables until stopped."""
    from ponti.server.app import run
    from ponti.server.config import read_settings

    settings = read_settings(config, given={"host": host, "port": port, "database": db})
    run(settings, open_browser=browser, language=VOICE.language)
