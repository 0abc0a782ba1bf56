"""Tables that are played by sockets until somebody may do what a test wants, and are then left to a page."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.server.process import Process
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 60
TABLES = 40
Choices = Sequence[str]


class Place:
    """A seat at a table: its socket, its code, and what it was shown last."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket = socket
        self.code, self.ply = "", -1
        self.update: dict[str, Any] = {}
        self._send({"t": "join", "table": table, "name": "Anne"})

    def hear(self, ply: int) -> None:
        """Wait until this many moves were made."""
        while self.ply < ply:
            message = json.loads(self._socket.recv(PATIENCE_S))
            self.code = message.get("code") or self.code
            if message["t"] == "update":
                self.update, self.ply = message, message["ply"]

    @property
    def choices(self) -> Choices:
        """What may be done here now."""
        view = self.update.get("view", {})
        return view.get("choices", ()) if view.get("seat") in view.get("due", ()) else ()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return "result" in self.update

    def act(self, move: str) -> None:
        """Make a move."""
        self._send(
            {"t": "act", "id": f"{self.ply}", "match": self.update["match"], "ply": self.ply, "move": move}
        )

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))


def reached(house: Process, setup: str, wanted: Callable[[Choices], bool]) -> tuple[str, str]:
    """The code of a table for two, and of the seat there whose choices are as wanted.

    Cards are melded where they can be; those that could be added to a meld are kept; the rest is chance.
    """
    chance = random.Random(0)
    for _ in range(TABLES):
        made = house.request("api/tables", {"setup": setup, "plan": ["person", "person"], "pace_ms": 0})
        if found := _played(house, made["code"], wanted, chance):
            return made["code"], found
    raise AssertionError(f"no such choice at {TABLES} tables")


def _played(house: Process, table: str, wanted: Callable[[Choices], bool], chance: random.Random) -> str:
    """The code of the seat whose choices are as wanted, "" where the match ends before."""
    address = f"ws://127.0.0.1:{house.port}{house.base}ws"
    with connect(address, compression=None) as one, connect(address, compression=None) as other:
        places = [Place(one, table), Place(other, table)]
        ply = 0
        while not any(each.over for each in places):
            for each in places:
                each.hear(ply)
            mover = next((each for each in places if each.choices), None)
            if mover is None:
                ply += 1
                continue
            if wanted(mover.choices):
                return mover.code
            mover.act(chance.choice(_sensible(mover.choices)))
            ply = mover.ply + 1
    return ""


def _sensible(choices: Choices) -> Choices:
    """Melds if there are any, else a draw, else a discard that no meld would take."""
    kept = {each[2:] for each in choices if each[0] == "A"}
    loose = [each for each in choices if each[0] not in "AM" and each[1:] not in kept]
    return [each for each in choices if each[0] == "M"] or loose or choices
