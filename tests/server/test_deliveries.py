"""What was committed together wakes the event loop once, and each thing that waits hears its own end."""

import asyncio
from concurrent.futures import Future
from threading import Thread

import pytest

from ponti.server.deliveries import Deliveries
from ponti.server.fading import Fading


async def finish(works: list["Future[None]"], error: Exception | None = None) -> None:
    """Finish everything in another thread while the loop is not looking."""

    def run() -> None:
        for work in works:
            if error is None:
                work.set_result(None)
            else:
                work.set_exception(error)

    thread = Thread(target=run)
    thread.start()
    thread.join()


def test_many_wait_and_one_call_wakes_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> int:
        loop, calls = asyncio.get_running_loop(), 0
        call = loop.call_soon_threadsafe

        def counted(*args: object) -> asyncio.Handle:
            nonlocal calls
            calls += 1
            return call(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        deliveries = Deliveries()
        works: list[Future[None]] = [Future() for _ in range(5)]
        waiting = [deliveries.wait(work) for work in works]
        await finish(works)
        await asyncio.gather(*waiting)
        return calls

    assert asyncio.run(run()) == 1


def test_an_error_reaches_whoever_waits() -> None:
    async def run() -> None:
        deliveries = Deliveries()
        work: Future[None] = Future()
        waiting = deliveries.wait(work)
        await finish([work], OSError("full"))
        await waiting

    with pytest.raises(OSError, match="full"):
        asyncio.run(run())


def test_whoever_stops_waiting_does_not_stop_the_others() -> None:
    async def run() -> bool:
        deliveries = Deliveries()
        works: list[Future[None]] = [Future(), Future()]
        gone, staying = (deliveries.wait(work) for work in works)
        gone.cancel()
        await finish(works)
        await staying
        return all(work.done() and not work.cancelled() for work in works)

    assert asyncio.run(run())


def test_what_fades_is_forgotten_by_one_timer() -> None:
    async def run() -> list[int]:
        fading, forgotten = Fading(0.01), list[int]()
        fading.soon(lambda: forgotten.append(1))
        fading.soon(lambda: forgotten.append(2))
        await asyncio.sleep(0.05)
        fading.soon(lambda: forgotten.append(3))
        await asyncio.sleep(0.05)
        return forgotten

    assert asyncio.run(run()) == [1, 2, 3]
