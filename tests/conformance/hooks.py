"""The optional modules that games offer; see the package's head."""

from importlib import import_module
from types import ModuleType

from ponti.core.game import AnyGame


def hook(game: AnyGame, name: str) -> ModuleType | None:
    """``tests/games/<id>/<name>.py`` (``tests/toy/<name>.py`` for the toy) when it exists."""
    path = "tests.toy" if game.id == "toy" else f"tests.games.{game.id}"
    try:
        return import_module(f"{path}.{name}")
    except ModuleNotFoundError as error:
        if error.name is not None and f"{path}.{name}".startswith(error.name):
            return None
        raise
