"""Ending tasks for good."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN_AFTER: Final = 1.0


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks, and return when they have ended.

    They are cancelled more than once: a cancellation is lost when it comes together with what ``asyncio.wait_for``
    was waiting for (before Python 3.12), and libraries use that. One that is ending already is given a while for it.
    """
    left = {task for task in tasks if not task.done()}
    due = {task for task in left if not task.cancelling()}
    while left:
        for task in due:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN_AFTER)
        due = left
