"""Four persons at a table of boardgame.io, by socket.io over WebSocket, who choose at random."""

import random

import msgspec

from crowd.line import Line, called
from crowd.table import SEATS, Pace, Table

_PATH = "/socket.io/?EIO=4&transport=websocket"
_PING, _PONG = b"2", b"3"
_OPENED, _JOINED, _EVENT = b"0", b"40/trick,", b"42/trick,"


class _G(msgspec.Struct):
    hands: list[list[str] | int]
    trick: list[str]


class _Ctx(msgspec.Struct):
    currentPlayer: str
    gameover: dict[str, list[int]] | None = None


class _State(msgspec.Struct):
    G: _G
    ctx: _Ctx
    id: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_UPDATE: msgspec.json.Decoder[tuple[str, str, _State, msgspec.Raw]] = msgspec.json.Decoder(
    tuple[str, str, _State, msgspec.Raw]
)
_SYNC: msgspec.json.Decoder[tuple[str, str, _Synced]] = msgspec.json.Decoder(tuple[str, str, _Synced])


class Boardgame:
    """A table of boardgame.io: match after match, each under a name of its own."""

    def __init__(self, pace: Pace) -> None:
        self.table, self._name = Table(pace), ""
        self.lines: list[Line] = []
        self._matches = [1] * SEATS

    async def open(self, port: int, name: str) -> None:
        """Four persons sit down."""
        self._name = name
        for seat in range(SEATS):
            self.lines.append(await called(port, _PATH, self._hear, seat))

    def _hear(self, line: Line, text: bytes) -> None:
        if text == _PING:
            line.say(_PONG)
        elif text.startswith(_JOINED):
            self._sync(line)
        elif text.startswith(_OPENED):
            line.say(_JOINED)
        elif text.startswith(b'42/trick,["update"'):
            self._told(line, _UPDATE.decode(text[len(_EVENT) :])[2])
        elif text.startswith(b'42/trick,["sync"'):
            self._told(line, _SYNC.decode(text[len(_EVENT) :])[2].state)

    def _sync(self, line: Line) -> None:
        asked = ["sync", f"{self._name}.{self._matches[line.seat]}", str(line.seat), None, SEATS]
        line.say(_EVENT + msgspec.json.encode(asked))

    def _told(self, line: Line, state: _State) -> None:
        at = self._matches[line.seat], state.id
        self.table.told(line.seat, at)
        if state.ctx.gameover is not None:
            self._matches[line.seat] += 1
            self._sync(line)
        elif state.ctx.currentPlayer == str(line.seat):
            hand = state.G.hands[line.seat]
            assert isinstance(hand, list)
            led = state.G.trick[0][1] if state.G.trick else ""
            card = random.choice([each for each in hand if each[1] == led] or hand)
            action = {
                "type": "MAKE_MOVE",
                "payload": {"type": "play", "args": [card], "playerID": str(line.seat), "credentials": None},
            }
            asked = ["update", action, state.id, f"{self._name}.{at[0]}", str(line.seat)]
            text = _EVENT + msgspec.json.encode(asked)
            self.table.due(at, lambda: line.say(text))
