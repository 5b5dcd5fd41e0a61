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
