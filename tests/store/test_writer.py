"""Writing together."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from threading import Event

import pytest
from sqlalchemy import Connection, Engine, event

from ponti.store.database import open_database
from ponti.store.writer import Writer


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    yield engine
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE numbers")
    engine.dispose()


def insert(writer: Writer, number: int) -> "Future[int]":
    def job(connection: Connection) -> int:
        connection.exec_driver_sql(f"INSERT INTO numbers VALUES ({number})")
        return number

    return writer.submit(job)


def numbers(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        return [row.number for row in connection.exec_driver_sql("SELECT number FROM numbers ORDER BY number")]


def block(begun: Event, gate: Event, _: Connection) -> None:
    begun.set()
    gate.wait()


def together(writer: Writer, wanted: list[int]) -> "list[Future[int]]":
    """Jobs that all wait when the writer comes to them."""
    begun, gate = Event(), Event()
    writer.submit(partial(block, begun, gate))
    begun.wait()
    futures = [insert(writer, number) for number in wanted]
    gate.set()
    return futures


def test_what_waits_is_committed_at_once(engine: Engine) -> None:
    commits: list[Connection] = []
    event.listen(engine, "commit", commits.append)
    writer = Writer(engine)
    assert [future.result() for future in together(writer, list(range(50)))] == list(range(50))
    writer.close()
    assert len(commits) == 2
    assert numbers(engine) == list(range(50))


def test_items_of_the_same_work_are_handed_over_together(engine: Engine) -> None:
    handed: list[list[int]] = []

    def insert_all(connection: Connection, items: Sequence[int]) -> None:
        handed.append([*items])
        for item in items:
            connection.exec_driver_sql(f"INSERT INTO numbers VALUES ({item})")

    writer = Writer(engine)
    begun, gate = Event(), Event()
    writer.submit(partial(block, begun, gate))
    begun.wait()
    futures = [writer.submit_item(insert_all, item) for item in (1, 2, 2, 3)]
    gate.set()
    errors = [future.exception() for future in futures]
    assert [error is None for error in errors] == [True, True, False, True]
    writer.close()
    assert handed == [[1, 2, 2, 3], [1], [2], [2], [3]]
    assert numbers(engine) == [1, 2, 3]


def test_a_job_that_fails_takes_no_other_with_it(engine: Engine) -> None:
    writer = Writer(engine)
    futures = together(writer, [1, 2, 2, 3])
    errors = [future.exception() for future in futures]
    assert [error is None for error in errors] == [True, True, False, True]
    writer.close()
    assert numbers(engine) == [1, 2, 3]


def test_a_commit_that_fails_fails_them_all(engine: Engine) -> None:
    writer = Writer(engine)
    is_broken = [True]

    def fail(_: Connection) -> None:
        if is_broken:
            raise OSError("the disk is gone")

    event.listen(engine, "commit", fail)
    assert all(isinstance(future.exception(), OSError) for future in together(writer, [1, 2]))
    is_broken.clear()
    assert insert(writer, 1).result() == 1
    writer.close()
    assert numbers(engine) == [1]


def test_closing_finishes_what_waits(engine: Engine) -> None:
    writer = Writer(engine)
    futures = together(writer, [1, 2, 3])
    writer.close()
    assert [future.result() for future in futures] == [1, 2, 3]


def test_what_nobody_waits_for_any_more_is_not_done(engine: Engine) -> None:
    writer = Writer(engine)
    begun, gate = Event(), Event()

    def wait(_: Connection) -> None:
        begun.set()
        gate.wait()

    writer.submit(wait)
    begun.wait()
    futures = [insert(writer, number) for number in (1, 2, 3)]
    assert futures[1].cancel()
    gate.set()
    assert [futures[index].result() for index in (0, 2)] == [1, 3]
    assert insert(writer, 4).result() == 4, "the writer goes on"
    writer.close()
    assert numbers(engine) == [1, 3, 4]
