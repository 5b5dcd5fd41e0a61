"""How a game ends for those who have resigned or lost by time: after everybody who plays to the end."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from ponti.core.game import Result
from ponti.core.words import Words, say
from ponti.server.affairs import Affairs
from ponti.server.seats import name_words
from ponti.store.data import SeatInfo


def final_result(result: Result, affairs: Affairs, seats: Sequence[SeatInfo]) -> Result:
    """A game's own ``result`` (of the position as it stands, when it was broken off) as it counts at the table."""
    if not affairs.left:
        return result
    places = _places(result.places, dict(affairs.left))
    if affairs.is_decided:
        words = _broken_off(affairs, seats, _winners(places))
        return replace(result, places=places, reason=affairs.reason, words=words, tie_breaks=())
    if _winners(places) == result.winners:
        return replace(result, places=places)
    return replace(result, places=places, words=_without_the_first(seats, _winners(places)), tie_breaks=())


def _places(places: Sequence[int], left: dict[int, int]) -> tuple[int, ...]:
    """Those who have left come last, in the order in which they went; at the same moment, together."""
    staying = [place for seat, place in enumerate(places) if seat not in left]
    return tuple(
        1 + len(staying) + sum(at > left[seat] for at in left.values())
        if seat in left
        else 1 + sum(other < place for other in staying)
        for seat, place in enumerate(places)
    )


def _winners(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, place in enumerate(places) if place == 1)


def _broken_off(affairs: Affairs, seats: Sequence[SeatInfo], winners: Collection[int]) -> Words:
    if len(winners) != 1:
        return say("server-ended-nobody")
    [winner] = winners
    loser, _ = affairs.left[-1]
    key = f"server-ended-{affairs.reason}"
    return say(key, winner=name_words(seats, winner), loser=name_words(seats, loser))


def _without_the_first(seats: Sequence[SeatInfo], winners: Sequence[int]) -> Words:
    names = [name_words(seats, winner) for winner in winners]
    if len(names) == 1:
        return say("server-ended-without-one", winner=names[0])
    first = names[0]
    for name in names[1:-1]:
        first = say("server-comma", first=first, second=name)
    return say("server-ended-without-many", winners=say("server-and", first=first, second=names[-1]))
