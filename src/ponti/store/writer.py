"""One thread that writes: whatever waits is committed together, so that one flush to the disk serves many tables."""

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from ponti.store.database import WRITES

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

_MOST_TOGETHER: Final = 64


class Writer:
    """Commits jobs in the order in which they were handed in; a job that fails takes no other with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[tuple[Job[Any], Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="ponti-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> "Future[T]":
        """Have ``job`` done in a transaction; the future is resolved only after its commit."""
        future: Future[T] = Future()
        self._queue.put((job, future))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch = [self._queue.get()]
            while len(batch) < _MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get())
            is_open = None not in batch
            jobs = [entry for entry in batch if entry is not None]
            if jobs:
                self._commit(jobs)

    def _commit(self, batch: list[tuple[Job[Any], Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        try:
            with self._engine.connect().execution_options(**WRITES) as connection, connection.begin():
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            done.append((future, job(connection)))
                    except Exception as error:
                        failed.append((future, error))
        except Exception as problem:  # nothing of the batch was committed
            failed = [(future, problem) for _, future in batch]
            done = []
        for future, result in done:
            future.set_result(result)
        for future, reason in failed:
            future.set_exception(reason)
