"""The information frontier: how far back a game may be taken without anybody having learned something meanwhile."""

from collections.abc import Sequence

from ponti.core.record import Event


def free_length(events: Sequence[Event], revealing: Sequence[bool], mine: Sequence[int], bots: Sequence[int]) -> int:
    """To how many events the players on ``mine`` may take the game back: to before their last action. -1 if to none.

    Nothing after it may have revealed anything, and only bots may have acted since.
    """
    for length in range(len(events), 0, -1):
        if revealing[length - 1]:
            return -1
        if events[length - 1].seat in mine:
            return length - 1
        if events[length - 1].seat not in bots:
            return -1
    return -1
