"""``ponti`` as a process of its own: exit statuses, pipes that break, keys that interrupt."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ENVIRONMENT = {**os.environ, "LANG": "en_US.UTF-8", "PYTHONUNBUFFERED": "1"}
PONTI = [sys.executable, "-m", "ponti"]
HEARS_INTERRUPTS = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that runs the tests in the background ignores it
runpy.run_module("ponti", run_name="__main__", alter_sys=True)
"""


def test_an_error_is_one_line_on_standard_error_and_status_2() -> None:
    done = subprocess.run([*PONTI, "games", "chess"], env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("ponti: unknown_game: ")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_gets_no_traceback() -> None:
    command = [*PONTI, "play", "diavolo", "--watch", "--level", "random", "--seed", "1"]
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read().decode()
        assert process.wait() == 2
    assert complaint == ""


def test_an_interrupt_ends_the_game_with_a_line() -> None:
    command = [sys.executable, "-c", HEARS_INTERRUPTS, "play", "diavolo"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=ENVIRONMENT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "possible" not in process.stdout.readline():
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.stderr.read().strip() == "ponti: interrupted: Stopped."


def test_closed_streams_are_empty_ones() -> None:
    closed = [*PONTI, "play", "diavolo", "--set", "size=3"]
    shell = ["sh", "-c", 'exec "$@" <&-', "sh", *closed]
    done = subprocess.run(shell, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("ponti: no_input: ")
    assert done.stderr.count("\n") == 1
    shell = ["sh", "-c", 'exec "$@" >&-', "sh", *PONTI, "games"]
    done = subprocess.run(shell, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a file that is always full")
@pytest.mark.parametrize("words", [["games"], ["--help"]])
def test_an_output_that_is_full_is_said_in_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [*PONTI, *words]
        done = subprocess.run(command, env=ENVIRONMENT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("ponti: system_error: ")
    assert done.stderr.count("\n") == 1


def test_signs_that_a_terminal_cannot_show_are_replaced() -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    command = [*PONTI, "play", "diavolo", "--watch", "--level", "random", "--set", "size=3", "--seed", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "? random" in done.stdout
