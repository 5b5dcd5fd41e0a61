"""A table for the tests of the store, and what happens at it."""

from ponti.store.data import PLAYED, TAKEN_BACK, Append, Person, SeatInfo, StoredEvent, StoredTable, TableHead

HEAD = TableHead("t", "toy", 1, {"deck": 6, "double": False, "wins": "high"}, b"\0\xff" * 16, "c" * 64)
SEATS = (SeatInfo(0, "Ada", None, "a" * 64), SeatInfo(1, "", "easy", None))
DEAL = StoredEvent(1, PLAYED, -1, "+3", 1, True)
TABLE = StoredTable(HEAD, SEATS, (DEAL,))
ADA = Person("ada", "Ada", "#a00000")
BICE = Person("bice", "Bice", "#00b000", "hash", 2, "https://example.org/hook")


def played(number: int, length: int) -> StoredEvent:
    return StoredEvent(number, PLAYED, 0, "3", length, False)


def taken_back(number: int, length: int) -> StoredEvent:
    return StoredEvent(number, TAKEN_BACK, 0, "", length, False)


def append(*events: StoredEvent, table: str = "t", **more: object) -> Append:
    fields = {"is_over": False, "bot_is_due": False, **more}
    return Append(table, events, **fields)  # type: ignore[arg-type]
