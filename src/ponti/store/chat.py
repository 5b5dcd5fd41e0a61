"""Chat in the store: lines numbered per table, and who does not want to read whom."""

from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from ponti.store.announcing import SAID, Notice, announce
from ponti.store.data import ChatLine, now
from ponti.store.models import ChatRow, MuteRow
from ponti.store.part import Part, add_missing

_LINES: Final = (
    select(ChatRow.number, ChatRow.at, ChatRow.person_id, ChatRow.seat, ChatRow.name, ChatRow.colour, ChatRow.text)
    .where(ChatRow.table_id == bindparam("table"), ChatRow.number > bindparam("after"))
    .order_by(ChatRow.number.desc())
    .limit(bindparam("limit"))
)
_MUTED: Final = select(MuteRow.muted).where(
    MuteRow.table_id == bindparam("table"), MuteRow.viewer == bindparam("viewer")
)


class Chat(Part):
    """What was said at tables."""

    def add(
        self, table: str, text: str, *, name: str, colour: str, person_id: str | None = None, seat: int | None = None
    ) -> "Future[ChatLine]":
        """Put a line at the end of a table's chat; the future tells it with its number."""

        def job(connection: Connection) -> ChatLine:
            last = select(func.max(ChatRow.number)).where(ChatRow.table_id == table)
            number = (connection.scalar(last) or 0) + 1
            line = ChatLine(number, now(), person_id, seat, name, colour, text)
            connection.execute(insert(ChatRow).values(table_id=table, **vars(line)))
            announce(connection, [Notice(SAID, table, number)])
            return line

        return self._writer.submit(job)

    def lines(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The newest ``limit`` lines after number ``after``, oldest first."""
        with self._engine.connect() as connection:
            rows = connection.execute(_LINES, {"table": table, "after": after, "limit": limit}).all()
            return [ChatLine(*row) for row in reversed(rows)]

    def mute(self, table: str, viewer: str, who: str, *, muted: bool) -> "Future[None]":
        """Have a viewer read no more from somebody, or read it again. Both are keys of viewers."""

        def job(connection: Connection) -> None:
            keys = {"table_id": table, "viewer": viewer, "muted": who}
            if muted:
                add_missing(connection, MuteRow, keys, {})
            else:
                connection.execute(delete(MuteRow).filter_by(**keys))

        return self._writer.submit(job)

    def muted(self, table: str, viewer: str) -> frozenset[str]:
        """Whom a viewer does not want to read."""
        with self._engine.connect() as connection:
            return frozenset(connection.scalars(_MUTED, {"table": table, "viewer": viewer}))
