"""What was measured, and how it reads."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Figures:
    """One run. ``server_load`` is in cores.

    ``times`` are seconds from when a move was due to its acknowledgement, ``seen`` to when all at the table saw it.
    ``moves`` were acknowledged within ``seconds``; those still under way then are in ``times`` too.
    """

    sockets: int = 0
    games: Sequence[str] = ()
    processes: int = 1
    seconds: float = 0.0
    moves: int = 0
    bytes_per_table: int = 0
    bytes_per_socket: int = 0
    server_load: float = 0.0
    bytes_received: int = 0
    times: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    def to_json(self) -> dict[str, object]:
        """The figures in milliseconds, kilobytes and per second."""
        return {
            "sockets": self.sockets,
            "games": [*self.games],
            "processes": self.processes,
            "moves_per_second": round(self.moves / self.seconds, 1),
            **{f"p{share}_ms": round(1000 * quantile(self.times, share / 100), 1) for share in (50, 95, 99)},
            "seen_p99_ms": round(1000 * quantile(self.seen, 0.99), 1),
            "slowest_ms": round(1000 * max(self.times, default=0.0), 1),
            "kilobytes_per_table": round(self.bytes_per_table / 1024, 1),
            "kilobytes_per_socket": round(self.bytes_per_socket / 1024, 1),
            "server_cores": round(self.server_load, 2),
            "kilobytes_per_move": round(self.bytes_received / 1024 / max(1, self.moves), 1),
            "refused": dict(self.refused),
        }

    def report(self) -> str:
        """The figures as lines."""
        return "\n".join(f"{name:>20}  {value}" for name, value in self.to_json().items())


def quantile(times: Sequence[float], share: float) -> float:
    """The time within which ``share`` of what was measured came about."""
    return sorted(times)[int(share * (len(times) - 1))] if times else 0.0
