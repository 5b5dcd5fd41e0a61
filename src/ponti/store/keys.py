"""The server's own keys, made once and the same for all processes on a database."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from ponti.store.models import SecretRow
from ponti.store.part import Part, add_missing


class Keys(Part):
    """Secrets of the server, by name."""

    def get(self, name: str, make: Callable[[], str]) -> str:
        """A secret; at the first time it is made. Whoever comes first decides what it is."""
        query = select(SecretRow.value).where(SecretRow.name == name)

        def job(connection: Connection) -> str:
            add_missing(connection, SecretRow, {"name": name}, {"value": make()})
            return connection.execute(query).scalar_one()

        with self._engine.connect() as connection:
            found = connection.scalar(query)
        return self._writer.submit(job).result() if found is None else found
