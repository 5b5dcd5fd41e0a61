import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from ponti.server import alarms
from ponti.server.alarms import Alarm


def in_a_loop(test: Callable[[Alarm, asyncio.Event], Coroutine[Any, Any, None]]) -> None:
    """Run ``test`` with an alarm, and the event that it sets when it rings."""

    async def run() -> None:
        rung = asyncio.Event()

        async def ring() -> None:
            rung.set()

        await test(Alarm(ring), rung)

    asyncio.run(run())


def test_an_alarm_rings_when_it_is_time() -> None:
    async def test(alarm: Alarm, rung: asyncio.Event) -> None:
        alarm.set(-5)
        await asyncio.wait_for(rung.wait(), 10)

    in_a_loop(test)


def test_it_is_set_to_one_moment_only() -> None:
    async def test(alarm: Alarm, rung: asyncio.Event) -> None:
        alarm.set(3_000)
        alarm.set(0)
        await asyncio.wait_for(rung.wait(), 10)
        rung.clear()
        alarm.set(0)
        alarm.set(None)
        await alarm.close()
        assert not rung.is_set()

    in_a_loop(test)


def test_nobody_waits_for_ever_without_a_look_at_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarms, "_LONGEST", 0.0)

    async def test(alarm: Alarm, rung: asyncio.Event) -> None:
        alarm.set(1e9)
        await asyncio.wait_for(rung.wait(), 10)

    in_a_loop(test)


def test_a_closed_alarm_is_silent_and_has_finished() -> None:
    async def run() -> None:
        done: list[str] = []
        begun = asyncio.Event()

        async def ring() -> None:
            begun.set()
            await asyncio.sleep(0)
            done.append("rung")

        alarm = Alarm(ring)
        alarm.set(0)
        await asyncio.wait_for(begun.wait(), 10)
        await alarm.close()
        assert done == ["rung"]
        alarm.set(0)
        await alarm.close()
        assert done == ["rung"]

    asyncio.run(run())
