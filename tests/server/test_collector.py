"""The garbage collector of a server: everything is collected when there is much more of it, or nothing else to do."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
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
    yield Collector()
    gc.enable()


def more(share: float) -> list[object]:
    """Such a share of what there is, on top of it: every object is one block."""
    return [object() for _ in range(int(share * sys.getallocatedblocks()))]


def test_what_was_dropped_waits_until_there_is_more(collector: Collector) -> None:
    dropped = ref(Knot())
    collector.collect_if_grown(2.0)
    assert dropped() is not None


def test_everything_is_collected_once_there_is_so_much_more(collector: Collector) -> None:
    dropped, much = ref(Knot()), more(1.2)
    collector.collect_if_grown(2.0)
    assert (dropped(), len(much) > 0) == (None, True)


@pytest.mark.parametrize(("share", "is_collected"), [(0.001, True), (0.5, False)])
def test_a_server_with_nothing_to_do_collects_sooner(
    collector: Collector, monkeypatch: pytest.MonkeyPatch, share: float, is_collected: bool
) -> None:
    pause, looks = 0.001, count()
    monkeypatch.setattr("ponti.server.collector.process_time", lambda: next(looks) * share * pause)

    async def serve() -> bool:
        dropped, _much = ref(Knot()), more(0.3)
        work = asyncio.create_task(collector.work(pause))
        while next(looks) < 20:
            await asyncio.sleep(pause)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        return dropped() is None

    assert asyncio.run(serve()) == is_collected


@pytest.mark.usefixtures("collector")  # so that nothing is collected meanwhile
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
