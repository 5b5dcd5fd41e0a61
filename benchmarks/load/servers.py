"""The servers under load: ``ponti serve`` in processes of their own."""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

RUN: Final = (
    "import sys; from ponti.server.app import run; from ponti.server.settings import Settings; "
    "run(Settings(port=0, database=sys.argv[1], rate_limits=0), open_browser=False)"
)
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Servers:
    """Some servers on one database; with cores enough, each on its own and the generator apart from them."""

    def __init__(self, number: int, postgres: str | None) -> None:
        self._number = number
        self._folder = tempfile.TemporaryDirectory()
        self._database = postgres or str(Path(self._folder.name) / "tables.db")
        self._processes: list[subprocess.Popen[str]] = []
        self.addresses: list[str] = []

    def __enter__(self) -> "Servers":
        _many_files()
        cores = sorted(os.sched_getaffinity(0))
        for index in range(self._number):
            self._start(cores[index % len(cores)])
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[1:])
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def memory(self) -> int:
        """Bytes that the servers hold."""
        pages = sum(int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) for process in self._processes)
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_time(self) -> float:
        """Seconds of processor time that the servers have used."""
        lines = [Path(f"/proc/{process.pid}/stat").read_text() for process in self._processes]
        return sum(sum(map(int, line.rpartition(")")[2].split()[11:13])) for line in lines) / _TICKS

    def _start(self, core: int) -> None:
        command = ["taskset", "-c", str(core), sys.executable, "-c", RUN, self._database]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        self._processes.append(process)
        self.addresses.append(process.stdout.readline().split()[-1].rstrip("/"))


def _many_files() -> None:
    """Let this process and those it starts hold as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
