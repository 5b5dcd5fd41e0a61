"""A database of the first version of this program, with a game of Tre Ponti on it."""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, MetaData, create_engine, insert, select, text

from ponti.store.upgrading import REVISIONS, upgrade

TABLE: Final = "ErUTEXfVhM-h"
TOKEN: Final = "ux9LP37kMrH1wiDOLUbMLF_r_als_QcZ"
LAST: Final = 53
_DUMP: Final = Path(__file__).parent / "before_revisions.sql"


def fill(engine: Engine, folder: Path) -> None:
    """Make an empty database what the first version would have left."""
    file = folder / "before_revisions.db"
    made = sqlite3.connect(file)
    made.executescript(_DUMP.read_text("utf-8"))
    made.close()
    source, old = create_engine(f"sqlite:///{file}"), MetaData()
    with source.connect() as dump, engine.begin() as connection:
        upgrade(connection, REVISIONS[0])
        connection.execute(text("DROP TABLE alembic_version"))
        old.reflect(dump)
        for table in old.sorted_tables:
            for row in dump.execute(select(table)):
                connection.execute(insert(table).values(**row._mapping))
    source.dispose()
