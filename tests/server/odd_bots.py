"""Bot processes that misbehave: ``python odd_bots.py HOW`` reads questions like the real one."""

import sys
import time
from json import dumps

ANSWERS = {
    "illegal": dumps({"action": 0}),
    "unknown": dumps({"action": 10**9}),
    "nonsense": "no JSON",
    "list": "[]",
    "words": dumps({"action": "c3"}),
    "long": "x" * (1 << 21),
}


def main(how: str) -> None:
    for line in sys.stdin:
        if how == "crash":
            sys.exit(1)
        if how == "hang":
            time.sleep(600)
        sys.stdout.write((dumps({"echo": line}) if how == "echo" else ANSWERS[how]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
