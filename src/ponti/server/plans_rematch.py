"""Asking for another game once one is over."""

from collections.abc import Sequence
from datetime import datetime

from ponti.server.affairs import Wish
from ponti.server.drafts import Draft
from ponti.server.errors import TableError
from ponti.server.plans_affairs import want
from ponti.server.tables import Plan, Table


def plan_rematch(table: Table, mine: Sequence[int], at: datetime) -> Plan:
    """Play another game, as soon as all others agree."""
    if not mine:
        raise TableError("not_your_seat", 403)
    if not table.is_over:
        raise TableError("not_over", 409)
    if table.affairs.next:
        raise TableError("rematch_made", 409)
    draft = Draft(table, at)
    want(draft, mine, mine[0], Wish.REMATCH)
    return draft.plan()
