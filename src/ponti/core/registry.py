"""Games by id. ``ponti.games`` fills the table; everything else looks up here."""

from typing import Final

from ponti.core.errors import BadOptions, shown
from ponti.core.game import AnyGame

_GAMES: Final[dict[str, AnyGame]] = {}


def register(game: AnyGame) -> None:
    """Offer a game under its id."""
    assert game.id not in _GAMES, game.id
    _GAMES[game.id] = game


def unregister(game: AnyGame) -> None:
    """Offer a game no longer."""
    assert _GAMES.get(game.id) is game, game.id
    del _GAMES[game.id]


def game(id: str) -> AnyGame:
    """The game with this id; raises ``BadOptions``."""
    if id not in _GAMES:
        raise BadOptions("unknown_game", game=shown(id), allowed=", ".join(_GAMES))
    return _GAMES[id]


def games() -> list[AnyGame]:
    """All games, in the order of the lobby."""
    return list(_GAMES.values())
