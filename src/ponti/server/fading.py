"""What may be kept for a moment only, forgotten with one timer for all."""

import asyncio
from collections.abc import Callable
from typing import Final


class Fading:
    """Forgets things after ``seconds`` at the latest."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._forget: list[Callable[[], None]] = []

    def soon(self, forget: Callable[[], None]) -> None:
        """Call ``forget`` together with what else is due."""
        if not self._forget:
            asyncio.get_running_loop().call_later(self._seconds, self._forget_all)
        self._forget.append(forget)

    def _forget_all(self) -> None:
        due, self._forget = self._forget, []
        for forget in due:
            forget()
