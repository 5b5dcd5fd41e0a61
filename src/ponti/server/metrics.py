"""Figures for Prometheus about this process. Counting costs about a microsecond, so it is always done."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

import ponti
from ponti.core.errors import PontiError

REGISTRY: Final = CollectorRegistry()
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128)

MOVES: Final = Counter(
    "ponti_moves", "Moves of people and open bots by outcome: accepted, or the code of the refusal", ["outcome"],
    registry=REGISTRY,
)  # fmt: skip
_ACCEPTED: Final = MOVES.labels("accepted")
MOVE_SECONDS: Final = Histogram(
    "ponti_move_seconds", "From the reading of a move to its acknowledgement", buckets=_QUICK, registry=REGISTRY
)
REQUESTS: Final = Counter("ponti_requests", "HTTP requests", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "ponti_request_seconds", "HTTP requests", ["route"], buckets=_QUICK, registry=REGISTRY
)
SOCKETS: Final = Gauge("ponti_sockets", "Open sockets", ["kind"], registry=REGISTRY)
TABLES: Final = Gauge("ponti_tables_in_memory", "Tables in memory", registry=REGISTRY)
BOT_QUEUE: Final = Gauge("ponti_bot_queue", "Questions that wait for a free bot", registry=REGISTRY)
BOTS_THINKING: Final = Gauge("ponti_bots_thinking", "Bots that are thinking", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "ponti_bot_seconds", "How long bots thought", ["level"], buckets=_SLOW, registry=REGISTRY
)
BOT_FAILURES: Final = Counter(
    "ponti_bot_failures", "Questions that bots failed to answer", ["level"], registry=REGISTRY
)
STORE_BATCH: Final = Histogram(
    "ponti_store_batch_size", "Writes that were committed together", buckets=_SIZES, registry=REGISTRY
)
STORE_SECONDS: Final = Histogram("ponti_store_seconds", "How long commits took", buckets=_QUICK, registry=REGISTRY)
STORE_QUEUE: Final = Gauge("ponti_store_queue", "Writes that wait", registry=REGISTRY)
ERRORS: Final = Counter("ponti_errors", "Bugs, and times when the database was not there", ["kind"], registry=REGISTRY)
_INFO: Final = Gauge("ponti_info", "This program", ["version", "compiled"], registry=REGISTRY)
_INFO.labels(ponti.__version__, str(ponti.is_compiled()).lower()).set(1)
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)


def watch(tables: Callable[[], float], store_queue: Callable[[], float]) -> None:
    """Read these whenever somebody asks."""
    TABLES.set_function(tables)
    STORE_QUEUE.set_function(store_queue)


def committed(writes: int, seconds: float) -> None:
    """The store has committed some writes together."""
    STORE_BATCH.observe(writes)
    STORE_SECONDS.observe(seconds)


class CountedMove:
    """Counts a move and measures how long it takes, as a context."""

    def __enter__(self) -> None:
        self._start = perf_counter()

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        MOVE_SECONDS.observe(perf_counter() - self._start)
        if error is None:
            _ACCEPTED.inc()
        else:
            MOVES.labels(error.code if isinstance(error, PontiError) else "failed").inc()


def exposition() -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(REGISTRY)
