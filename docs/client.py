"""A whole client of a table, of forty lines: it sits down, plays at random, and tells the result.

    python docs/client.py http://127.0.0.1:8000/ [CODE OF A TABLE]

Needs Python 3.11 and the package `websockets`; docs/protocol.md explains every message.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets


def new_table(server: str) -> str:
    asked = {"setup": "belote/ffb-coinche", "plan": ["person", "simple", "simple", "simple"], "pace_ms": 0}
    with urllib.request.urlopen(server + "api/tables", json.dumps(asked).encode()) as answer:
        return str(json.load(answer)["code"])


async def play(server: str, table: str) -> dict:
    facts, name, seat_code, seen, unanswered = {}, "Robin", None, None, None
    # connect makes a new line whenever the old one goes down
    async for line in websockets.connect(server.replace("http", "ws", 1) + "ws"):
        try:
            await line.send(
                json.dumps({"t": "join", "table": table, "name": name, "code": seat_code, "seen": seen})
            )
            if unanswered:
                await line.send(unanswered)
            while True:
                message = json.loads(await line.recv())
                if message["t"] == "welcome":
                    seat_code = message["code"]
                elif message["t"] == "problem" and message["code"].startswith("name-"):
                    name = f"Robin {random.randrange(10_000)}"
                elif message["t"] == "problem" and message["fatal"]:
                    raise SystemExit(message["code"])
                elif message["t"] == "update":
                    view, seen = message["view"], {"match": message["match"], "ply": message["ply"]}
                    facts.update(view["facts"])
                    if "result" in message:
                        return message["result"]
                    if view["seat"] in view["due"]:
                        number = f"{message['match']}.{message['ply']}"
                        unanswered = json.dumps(
                            {"t": "act", **seen, "move": random.choice(view["choices"]), "id": number}
                        )
                        await line.send(unanswered)
        except websockets.ConnectionClosed:
            continue


if __name__ == "__main__":
    server = sys.argv[1]
    print(asyncio.run(play(server, sys.argv[2] if len(sys.argv) > 2 else new_table(server))))
