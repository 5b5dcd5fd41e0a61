"""What servers on one PostgreSQL tell each other: notices, which arrive when what they tell of is committed."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from json import dumps, loads
from typing import Final

from sqlalchemy import Connection, text

CHANNEL: Final = "ponti"
MOVED: Final = "moved"
"""A table's log goes up to ``number``."""
SEATED: Final = "seated"
"""A seat of a table is not what it was."""
SAID: Final = "said"
"""There is a new line in a table's chat."""
SIGNED_OUT: Final = "signed_out"
"""All sign-ins of a person have ended."""
_SEND: Final = text("SELECT pg_notify(:channel, :payload)")


@dataclass(frozen=True)
class Notice:
    """Something that other servers should know. ``sender`` and ``seats`` are for what only servers know."""

    kind: str
    table: str = ""
    number: int = 0
    sender: str = ""
    seats: tuple[int, ...] = ()
    person: str = ""


def announce(connection: Connection, notices: Sequence[Notice]) -> None:
    """Tell the other servers once the transaction is committed. On other databases there are none."""
    if notices and connection.dialect.name == "postgresql":
        connection.execute(_SEND, [{"channel": CHANNEL, "payload": dumps(asdict(notice))} for notice in notices])


def read_notice(payload: str) -> Notice:
    """A notice from what ``announce`` sent. Raises ``ValueError``, ``TypeError`` or ``KeyError`` for anything else."""
    fields = loads(payload)
    return Notice(**{**fields, "seats": tuple(fields["seats"])})
