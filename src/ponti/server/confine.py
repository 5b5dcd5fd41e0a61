"""Becomes another program with less claim to the machine: ``python confine.py NICENESS CORES MEMORY_MB PROGRAM ...``.

It is run by its path in an isolated interpreter, so it imports nothing of ours and starts at once.
"""

import os
import sys

PR_SET_PDEATHSIG = 1


def main(niceness: int, cores: int, memory_mb: int, command: list[str]) -> None:
    """Give up what a bot does not need, then run it in this process."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-cores:])
    if memory_mb:
        limit("RLIMIT_AS", memory_mb << 20)
    limit("RLIMIT_CORE", 0)
    die_with_parent()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


def limit(name: str, most: int) -> None:
    """Set a limit of this process, where there are such limits."""
    try:
        import resource
    except ImportError:
        return
    number = getattr(resource, name)
    hard = resource.getrlimit(number)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(number, (most, most))


def die_with_parent() -> None:
    """Have the kernel end this process when the server is killed, also while it is stopped (on Linux)."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes
    import signal

    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
