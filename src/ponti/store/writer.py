"""One thread that writes: whatever waits is committed together, so that one flush to the disk serves many tables."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from ponti.store.database import WRITES

T = TypeVar("T")
Item = TypeVar("Item")
Job: TypeAlias = Callable[[Connection], T]
Merged: TypeAlias = Callable[[Connection, Sequence[Item]], None]

_MOST_TOGETHER: Final = 128
_GATHERING: Final = 0.001
"""So many seconds a commit waits for more to come for each other write of the last one: it costs more than a row."""
_LONGEST: Final = 0.01
"""And not more than so many."""


@dataclass(frozen=True)
class _Entry:
    """Something to write: ``work`` on the connection and on ``items``; a job leaves its answer in ``results``."""

    work: Merged[Any]
    items: tuple[Any, ...]
    done: "Future[Any]"
    results: list[Any]


class Writer:
    """Commits jobs in the order in which they were handed in; a job that fails takes no other with it."""

    def __init__(self, engine: Engine) -> None:
        self.on_commit: Callable[[int, float], None] = _nobody_listens
        self._engine = engine
        self._queue: SimpleQueue[_Entry | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="ponti-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> "Future[T]":
        """Have ``job`` done in a transaction; the future is resolved only after its commit.

        A job may be run a second time, after its first run was rolled back.
        """
        results: list[T] = []
        done: Future[T] = Future()

        def work(connection: Connection, _items: Sequence[Any]) -> None:
            results[:] = [job(connection)]

        self._queue.put(_Entry(work, (), done, results))
        return done

    def submit_item(self, work: Merged[Item], item: Item) -> "Future[None]":
        """Like ``submit`` for ``work`` on ``item``; items that wait together are handed over at once."""
        done: Future[None] = Future()
        self._queue.put(_Entry(work, (item,), done, [None]))
        return done

    def waiting(self) -> int:
        """About how many jobs wait."""
        return self._queue.qsize()

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        others = 0
        while is_open:
            batch = [self._queue.get()]
            if others:
                sleep(min(_GATHERING * others, _LONGEST))
            while len(batch) < _MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get())
            is_open = None not in batch
            others = len(batch) - 1
            entries = [entry for entry in batch if entry is not None and entry.done.set_running_or_notify_cancel()]
            if entries:
                start = perf_counter()
                if not self._commit_all(entries):
                    self._commit_singly(entries)
                self.on_commit(len(entries), perf_counter() - start)

    def _commit_all(self, entries: Sequence[_Entry]) -> bool:
        """Commit everything with as few statements as possible; False when nothing was committed."""
        try:
            with self._engine.connect().execution_options(**WRITES) as connection, connection.begin():
                for group in _merged(entries):
                    group.work(connection, group.items)
        except Exception:
            return False
        for entry in entries:
            entry.done.set_result(entry.results[0])
        return True

    def _commit_singly(self, entries: Sequence[_Entry]) -> None:
        """The same with a savepoint for each, so that what cannot be done does not keep the others back."""
        failed: dict[int, Exception] = {}
        try:
            with self._engine.connect().execution_options(**WRITES) as connection, connection.begin():
                for index, entry in enumerate(entries):
                    try:
                        with connection.begin_nested():
                            entry.work(connection, entry.items)
                    except Exception as error:
                        failed[index] = error
        except Exception as problem:  # nothing was committed
            failed = dict.fromkeys(range(len(entries)), problem)
        for index, entry in enumerate(entries):
            if index in failed:
                entry.done.set_exception(failed[index])
            else:
                entry.done.set_result(entry.results[0])


def _nobody_listens(_jobs: int, _seconds: float) -> None:
    """For stores whose work nobody measures."""


def _merged(entries: Sequence[_Entry]) -> Iterator[_Entry]:
    """The entries, those in a row that do the same work put together."""
    for _, group in groupby(entries, key=lambda entry: entry.work):
        together = [*group]
        yield replace(together[0], items=tuple(item for entry in together for item in entry.items))
