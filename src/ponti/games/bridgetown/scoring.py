"""Who wins: all eight bridges at once, or the most colours after five rounds (§21)."""

from typing import Final

from ponti.core.game import Result, ScoreRow
from ponti.core.words import Words, say
from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.components import BRIDGES, COUNTS
from ponti.games.bridgetown.state import OVER_PHASE, BridgetownState

EIGHT_FLAGS: Final = "eight_flags"
FIVE_ROUNDS: Final = "five_rounds"


def finisher(state: BridgetownState) -> int:
    """The seat with a flag of every bridge, or ``NONE``."""
    for seat in range(int(state.seats)):
        if state.flag_count(seat) == BRIDGES:
            return seat
    return NONE


def standing(state: BridgetownState) -> list[int]:
    """What the places go by: colours; a full card beats everything (A38)."""
    first = finisher(state)
    return [BRIDGES + 1 if seat == first else int(COUNTS[state.colours(seat)]) for seat in range(int(state.seats))]


def places_of(points: list[int]) -> tuple[int, ...]:
    """Places from 1, equal ones shared."""
    return tuple(1 + sum(other > own for other in points) for own in points)


def result(state: BridgetownState) -> Result:
    """The outcome, or how the game stands."""
    colours = [int(COUNTS[state.colours(seat)]) for seat in range(int(state.seats))]
    flags = [int(state.flag_count(seat)) for seat in range(int(state.seats))]
    places = places_of(standing(state))
    is_over = state.phase == OVER_PHASE
    reason = EIGHT_FLAGS if finisher(state) != NONE else FIVE_ROUNDS
    return Result(
        scores=tuple(map(float, colours)),
        places=places,
        reason=reason if is_over else "",
        words=_words(state, colours, places, is_over),
        rows=(
            ScoreRow(say("bridgetown-row-colours"), tuple(map(float, colours)), is_total=True),
            ScoreRow(say("bridgetown-row-flags"), tuple(map(float, flags))),
        ),
    )


def rewards(state: BridgetownState) -> list[float]:
    """What the places are worth: beating another seat counts one, sharing a place half."""
    points = standing(state)
    worth: list[float] = []
    for own in points:
        beaten = -0.5
        for other in points:
            beaten += 1.0 if own > other else 0.5 if own == other else 0.0
        worth.append(beaten / float(len(points) - 1))
    return worth


def _words(state: BridgetownState, colours: list[int], places: tuple[int, ...], is_over: bool) -> Words:
    if not is_over:
        return say("bridgetown-result-open")
    first = finisher(state)
    if first != NONE:
        return say("bridgetown-result-eight", player=first + 1)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    best = colours[winners[0]]
    if len(winners) == 1:
        return say("bridgetown-result-colours", player=winners[0] + 1, colours=best)
    return say("bridgetown-result-shared", players=players(winners), colours=best)


def players(seats: list[int]) -> Words:
    """Several players in a row: “Player 1, player 2 and player 3”."""
    named = {f"p{index + 1}": seat + 1 for index, seat in enumerate(seats)}
    return say(f"bridgetown-players-{len(seats)}", **named)
