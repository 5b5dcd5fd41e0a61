"""Browsers that want to be told of a turn."""

from concurrent.futures import Future
from hashlib import sha256

from sqlalchemy import Connection, delete, select

from ponti.store.data import Push
from ponti.store.models import PushRow
from ponti.store.part import Part, upsert


class Pushes(Part):
    """Where Web Push messages go."""

    def keep(self, push: Push) -> "Future[None]":
        """Remember a browser; one that is known already may have become another person's."""

        def job(connection: Connection) -> None:
            row = {"endpoint_hash": _hash(push.endpoint), **vars(push)}
            upsert(connection, PushRow, ("endpoint_hash",), [row])

        return self._writer.submit(job)

    def forget(self, endpoint: str) -> "Future[None]":
        """A browser does not want to be told any more, or is gone."""

        def job(connection: Connection) -> None:
            connection.execute(delete(PushRow).where(PushRow.endpoint_hash == _hash(endpoint)))

        return self._writer.submit(job)

    def of(self, person_id: str) -> list[Push]:
        """The browsers of a person."""
        columns = (PushRow.endpoint, PushRow.person_id, PushRow.p256dh, PushRow.auth)
        query = select(*columns).where(PushRow.person_id == person_id).order_by(PushRow.endpoint_hash)
        with self._engine.connect() as connection:
            return [Push(*row) for row in connection.execute(query)]


def _hash(endpoint: str) -> str:
    return sha256(endpoint.encode("utf-8", "surrogatepass")).hexdigest()
