"""Four persons at a table of this server, who choose at random."""

import asyncio
import json
import random
import urllib.request

import msgspec

from crowd.line import Line, called
from crowd.table import SEATS, Pace, Table
from rebelote.wire import encode
from rebelote.wire.messages import Act, Join, Start

SETUP = "belote/ffb-coinche"


class _View(msgspec.Struct):
    seat: int | None
    due: list[int]
    choices: list[str]


class _Message(msgspec.Struct):
    t: str
    match: int = 0
    ply: int = 0
    view: _View | None = None
    result: dict[str, list[int]] | None = None


_READ = msgspec.json.Decoder(_Message)


class Rebelote:
    """A table of this server; with `words` it tells in sentences too, as it does to its pages."""

    def __init__(self, pace: Pace, *, words: bool) -> None:
        self.table, self._words = Table(pace), words
        self.lines: list[Line] = []
        self._begun = 0

    async def open(self, port: int, name: str) -> None:
        """Four persons sit down."""
        del name
        code = await asyncio.to_thread(_laid, port)
        for seat in range(SEATS):
            line = await called(port, "/ws", self._hear, seat)
            line.say(encode(Join(code, words=self._words, language="fr")).encode())
            self.lines.append(line)

    def _hear(self, line: Line, text: bytes) -> None:
        message = _READ.decode(text)
        if message.t in ("refused", "problem"):
            self.table.refused()
        if message.t != "update" or message.view is None or (seat := message.view.seat) is None:
            return
        at = message.match, message.ply
        self.table.told(seat, at)
        if message.result is not None:
            if message.match > self._begun:
                self._begun = message.match
                line.say(encode(Start()).encode())
        elif seat == min(message.view.due, default=None):
            move = random.choice(message.view.choices)
            act = encode(Act(*at, move, f"{message.match}.{message.ply}")).encode()
            self.table.due(at, lambda: line.say(act))


def _laid(port: int) -> str:
    """The code of a new table."""
    body = json.dumps({"setup": SETUP, "pace_ms": 0}).encode()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables", body) as answer:
        return str(json.load(answer)["code"])
