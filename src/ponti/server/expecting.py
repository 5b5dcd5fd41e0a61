"""What a bot expects, told as it will be read: who does what."""

from collections.abc import Iterator, Sequence
from typing import Final

from librt.random import Random

from ponti.core.game import CHANCE, AnyGame, State
from ponti.core.words import Words
from ponti.search.bot import full_state

_SALT: Final = 0
"""The world in which a line is followed is drawn the same way every time."""


def expected(game: AnyGame, view: State, seat: int, line: Sequence[int]) -> Iterator[tuple[int, Words]]:
    """The moves of a line that begins with one of ``seat``: by whom, and in words. Chance has its turns unsaid.

    Words belong to a position, so the line is followed in a world that the viewer holds possible, as far as it goes
    there: the bot may have seen it in another one.
    """
    state, actor = full_state(game, view, Random(_SALT)), seat
    for action in line:
        if action not in game.legal_actions(state, actor):
            return
        if actor != CHANCE:
            yield actor, game.describe(state, action)
        game.apply(state, action, actor)
        actor = int(game.to_act(state))
