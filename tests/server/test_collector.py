"""The garbage collector of a server: everything is collected when there is much more of it, and not before."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from weakref import ref

import pytest

from ponti.server.affairs_views import Surroundings
from ponti.server.collector import Collector
from ponti.server.lasting import Lasting
from ponti.server.rights import Viewer
from ponti.server.shown import Shown
from tests.server.parties import START, Party

GAMES = ("diavolo", "tre_ponti", "ponte_vecchio", "rialto", "bridgetown")


class Knot:
    """Something that only a garbage collector finds once it is not needed: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    thresholds = gc.get_threshold()
    yield Collector()
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def more() -> list[list[int]]:
    """So much that there is much more than before."""
    return [[number] for number in range(2 * sys.getallocatedblocks())]


def test_what_has_come_lately_is_not_looked_at(collector: Collector) -> None:
    dropped = ref(Knot())
    collector.collect_if_grown()
    assert dropped() is not None


def test_everything_is_collected_once_there_is_much_more(collector: Collector) -> None:
    dropped = ref(Knot())
    much = more()
    collector.collect_if_grown()
    assert (dropped(), len(much) > 0) == (None, True)


def test_a_working_server_collects_by_itself(collector: Collector) -> None:
    async def serve() -> bool:
        work = asyncio.create_task(collector.work(pause=0.0))
        dropped, _much = ref(Knot()), more()
        while dropped() is not None:
            await asyncio.sleep(0)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        return work.cancelled()

    assert asyncio.run(serve())


@pytest.mark.parametrize("game", GAMES)
def test_playing_leaves_nothing_that_only_a_collector_finds(game: str) -> None:
    party, rng = Party(game), Random(5)
    lasting = Lasting()
    around = Surroundings(frozenset((0, 1)), (), 0, START)

    def play_and_show(moves: int) -> None:
        for _ in range(moves):
            seat = party.table.acting()[0]
            party.play(seat, rng.choice(party.table.match.legal_ids(seat)))
            shown = Shown(party.table, around, lasting)
            for viewer in (0, 1):
                shown.text(Viewer((viewer,)), "en", party.table.number - 1, True)

    play_and_show(2)  # what is read only once
    gc.collect()
    play_and_show(12)
    assert gc.collect() == 0
