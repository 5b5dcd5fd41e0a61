"""The garbage collector of a server: what is new is collected often, the whole only when it has doubled."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from weakref import ref

import pytest

from ponti.server.collector import Collector


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


def survivor(collector: Collector) -> "ref[Knot]":
    """Something that was dropped only after the collector had looked at it."""
    knot = Knot()
    collector.collect_new()
    return ref(knot)


def test_what_was_dropped_since_the_last_look_is_collected(collector: Collector) -> None:
    knot = ref(Knot())
    collector.collect_new()
    assert knot() is None


def test_what_has_survived_once_is_not_looked_at_again(collector: Collector) -> None:
    held = survivor(collector)
    collector.collect_new()
    assert held() is not None


def test_everything_is_collected_once_there_is_twice_as_much(collector: Collector) -> None:
    held = survivor(collector)
    collector.collect_if_grown()
    before = held() is not None
    much = [[number] for number in range(2 * sys.getallocatedblocks())]
    collector.collect_if_grown()
    assert (before, held(), len(much) > 0) == (True, None, True)


def test_a_working_server_collects_by_itself(collector: Collector) -> None:
    async def serve() -> bool:
        work = asyncio.create_task(collector.work())
        knot = ref(Knot())
        while knot() is not None:
            sum(range(10_000))
            await asyncio.sleep(0)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        return work.cancelled()

    assert asyncio.run(serve())
