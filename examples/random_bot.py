"""A bot for any game that plays at random: see docs/bot-protocol.md."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, "name": "Random"}), flush=True)
    elif told["type"] == "decide":
        action = random.choice(told["legal"])
        print(json.dumps({"type": "play", "ask": told["ask"], "action": action["id"]}), flush=True)
