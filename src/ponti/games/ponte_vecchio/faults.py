"""Errors of loaded positions."""

from ponti.core.errors import BadPosition, bad_position
from ponti.core.words import say


def fault(where: str, problem: str, clause: str = "") -> BadPosition:
    """The error ``ponte-vecchio-bad-<problem>`` at a JSON path."""
    return bad_position(where, say(f"ponte-vecchio-bad-{problem}"), clause)
