"""Programs that speak the open bot protocol, well or badly: ``python open_bots.py HOW``."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__)


def command(how: str, *more: str) -> tuple[str, ...]:
    return (sys.executable, str(HERE), how, *more)


def write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def say(message: dict[str, Any]) -> None:
    write(json.dumps(message))


def ready(**more: Any) -> dict[str, Any]:
    return {"type": "ready", "protocol": 1, "name": "Odd", **more}


def decide(how: str, told: dict[str, Any], asked: int) -> None:
    ask, legal = told["ask"], told["legal"]
    first = {"type": "play", "ask": ask, "action": legal[0]["id"]}
    odd: dict[str, dict[str, Any]] = {
        "text": {"type": "play", "ask": ask, "text": legal[-1]["text"]},
        "illegal": {"type": "play", "ask": ask, "action": 10**6},
        "nothing": {"type": "play", "ask": ask},
        "other": {"type": "play", "ask": ask + 7, "action": legal[0]["id"]},
        "gives-up": {"type": "error", "ask": ask, "code": "tired", "words": "I would rather not."},
        "resigns": {"type": "resign", "seat": told["seat"]},
        "resigns-another": {"type": "resign", "seat": told["seat"] + 1},
        "long": {**first, "text": "x" * 20_000},
    }
    if how == "crash" and asked % 2:
        sys.stderr.write("something is wrong with me\n")
        sys.stderr.flush()
        os._exit(3)
    if how == "hang":
        time.sleep(600)
    if how == "nonsense":
        write("I think that")
    say(odd.get(how, first))


def main(how: str, notes: str = "") -> None:
    asked = 0
    for line in sys.stdin:
        told = json.loads(line)
        if notes:
            with Path(notes).open("a") as file:
                file.write(line)
        if told["type"] == "hello":
            if how == "mute":
                time.sleep(600)
            if how == "exits":
                sys.exit(4)
            say(ready(protocol=9) if how == "old" else ready(games=["chess"]) if how == "chess" else ready())
        elif told["type"] == "decide":
            asked += 1
            decide(how, told, asked)


if __name__ == "__main__":
    main(*sys.argv[1:])
