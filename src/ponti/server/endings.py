"""How a game ends for those who have resigned or lost by time: after everybody who plays to the end."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ponti.core.game import Result
from ponti.core.match import Match
from ponti.core.record import Record, read_ended
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
        return _broken_off(result, places, affairs.reason, partial(name_words, seats))
    if _winners(places) == result.winners:
        return replace(result, places=places)
    return replace(result, places=places, words=_without_the_first(seats, _winners(places)), tie_breaks=())


def recorded_result(record: Record, match: Match) -> Result | None:
    """How the game of a record, which is replayed in ``match``, ended; None when it goes on."""
    ending = read_ended(record.ended)
    if ending is None:
        return match.result() if match.is_over else None
    places, reason = ending
    return _broken_off(match.result(), places, reason, partial(_name_in, record.names))


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


def _broken_off(result: Result, places: tuple[int, ...], reason: str, name: Callable[[int], Words]) -> Result:
    """What became of a game when all but one, or all, had left; who went last has the place after the winner's."""
    winners = _winners(places)
    words = say("server-ended-nobody")
    if len(winners) == 1:
        loser = min(range(len(places)), key=lambda seat: (places[seat] == 1, places[seat], -seat))
        words = say(f"server-ended-{reason}", winner=name(winners[0]), loser=name(loser))
    return replace(result, places=places, reason=reason, words=words, tie_breaks=())


def _name_in(names: Sequence[str], seat: int) -> Words:
    name = names[seat] if seat < len(names) else ""
    return say("server-name", name=name) if name else say("server-player", number=seat + 1)


def _without_the_first(seats: Sequence[SeatInfo], winners: Sequence[int]) -> Words:
    names = [name_words(seats, winner) for winner in winners]
    if len(names) == 1:
        return say("server-ended-without-one", winner=names[0])
    first = names[0]
    for name in names[1:-1]:
        first = say("server-comma", first=first, second=name)
    return say("server-ended-without-many", winners=say("server-and", first=first, second=names[-1]))
