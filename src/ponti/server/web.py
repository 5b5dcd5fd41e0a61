"""The web app's files, and a page that says how to get them when they were not built."""

from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from ponti.core.words import say
from ponti.server.errors import TableError
from ponti.server.language import language_of

FOLDER: Final = Path(__file__).parent.parent / "web"
_FOREVER: Final = "public, max-age=31536000, immutable"


def is_built(folder: Path = FOLDER) -> bool:
    """Whether the web app is there."""
    return (folder / "index.html").is_file()


async def serve_web(request: Request) -> Response:
    """A file of the web app, or its page for every address that the app itself understands."""
    folder: Path = request.app.state.web_folder
    if not is_built(folder):
        return _not_built(language_of(request.query_params, request.headers))
    path: str = request.path_params["path"]
    file = _file_in(folder, path)
    if file is not None and path.startswith("assets/"):
        return FileResponse(file, headers={"cache-control": _FOREVER})
    if file is None and (path.startswith("assets/") or "." in path.rpartition("/")[2]):
        raise TableError("not_found", 404, path=path[:80])
    return FileResponse(file or folder / "index.html", headers={"cache-control": "no-cache"})


def _file_in(folder: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    file = (folder / path).resolve()
    try:
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:  # a name longer than any file's
        return None


def _not_built(language: str) -> Response:
    title, words = (escape(say(f"server-not-built{part}").text(language)) for part in ("-title", ""))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Ponti</title>'
    return HTMLResponse(f"{head}<h1>{title}</h1><p>{words}</p></html>", 503)
