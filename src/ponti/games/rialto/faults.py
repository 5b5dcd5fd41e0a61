"""What is wrong with a position that cannot stand."""

from ponti.core.errors import BadPosition, bad_position
from ponti.core.words import say


def fault(where: str, problem: str, clause: str = "") -> BadPosition:
    """The error ``rialto-bad-<problem>`` at a JSON path."""
    return bad_position(where, say(f"rialto-bad-{problem}"), clause)
