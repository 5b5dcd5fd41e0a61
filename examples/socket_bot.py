"""A bot that plays a seat over the network: python socket_bot.py ws://HOST:8400 TABLE TOKEN"""

import json
import random
import sys

from websockets.sync.client import connect

server, table, token = sys.argv[1:]
with connect(f"{server}/api/bots/socket", max_size=None) as socket:
    for text in socket:
        told = json.loads(text)
        if told["type"] == "hello":
            reply = {"type": "ready", "protocol": 1, "name": "Random", "table": table, "token": token}
            socket.send(json.dumps(reply))
        elif told["type"] == "decide":
            action = random.choice(told["legal"])
            socket.send(json.dumps({"type": "play", "ask": told["ask"], "action": action["id"]}))
