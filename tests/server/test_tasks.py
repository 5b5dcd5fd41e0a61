"""Tasks end, also those that do not listen at first."""

import asyncio

from ponti.server.tasks import end


async def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    begun = asyncio.Event()
    lost: list[str] = []

    async def deaf() -> None:
        begun.set()
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            lost.append("once")
        await asyncio.sleep(3600)

    async def done() -> None: ...

    tasks = [asyncio.create_task(work()) for work in (deaf, done)]
    await begun.wait()
    await end(tasks)
    assert lost == ["once"]
    assert [task.cancelled() for task in tasks] == [True, False]
    await end(tasks)


async def test_a_task_that_is_ending_is_let_do_so() -> None:
    begun = asyncio.Event()
    done: list[str] = []

    async def tidy() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            done.append("tidied up")

    task = asyncio.create_task(tidy())
    await begun.wait()
    task.cancel()
    await asyncio.sleep(0)
    await end([task])
    assert done == ["tidied up"]
