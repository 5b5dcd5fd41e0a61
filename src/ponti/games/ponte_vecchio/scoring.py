"""Who wins: most cash, then most shops on the bridge (§17)."""

from ponti.core.game import Result, ScoreRow
from ponti.core.words import Words, say
from ponti.games.ponte_vecchio.board import count
from ponti.games.ponte_vecchio.state import OVER_PHASE, REASONS, VecchioState


def result(state: VecchioState) -> Result:
    """The outcome, or how the game stands."""
    cash = [int(amount) for amount in state.cash]
    shops = [int(count(plots)) for plots in state.shops]
    standing = list(zip(cash, shops, strict=True))
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    is_over = state.phase == OVER_PHASE
    return Result(
        scores=tuple(map(float, cash)),
        places=places,
        reason=REASONS[state.final_reason] if is_over else "",
        words=_words(state, cash, shops, places, is_over),
        tie_breaks=("shops",) if len(set(cash)) < len(cash) else (),
        rows=(
            ScoreRow(say("ponte-vecchio-row-cash"), tuple(map(float, cash)), is_total=True),
            ScoreRow(say("ponte-vecchio-row-shops"), tuple(map(float, shops))),
        ),
    )


def _words(state: VecchioState, cash: list[int], shops: list[int], places: tuple[int, ...], is_over: bool) -> Words:
    if not is_over:
        return say("ponte-vecchio-result-open")
    winners = [seat for seat, place in enumerate(places) if place == 1]
    best = winners[0]
    if len(winners) > 1:
        return say("ponte-vecchio-result-draw", players=names(winners), cash=cash[best], shops=shops[best])
    tied = cash.count(cash[best]) > 1
    key = "ponte-vecchio-result-shops" if tied else "ponte-vecchio-result-cash"
    return say(key, player=best + 1, cash=cash[best], shops=shops[best])


def names(seats: list[int]) -> Words:
    """Several players in a row: “Player 1, player 2 and player 3”."""
    return say(f"ponte-vecchio-players-{len(seats)}", **{f"p{index + 1}": seat + 1 for index, seat in enumerate(seats)})


def rewards(state: VecchioState) -> list[float]:
    """What the places are worth, from 0 to 1: beating another seat counts one, sharing a place half."""
    seats = state.seats
    worth: list[float] = []
    for seat in range(seats):
        points = 0.0
        own = state.cash[seat] * 16 + count(state.shops[seat])
        for other in range(seats):
            if other != seat:
                their = state.cash[other] * 16 + count(state.shops[other])
                points += 1.0 if own > their else 0.5 if own == their else 0.0
        worth.append(points / float(seats - 1))
    return worth
