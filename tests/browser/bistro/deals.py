"""Tables that are played by sockets until somebody may do what a test wants, and are then left to a page."""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
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
        self.facts: dict[str, Any] = {}
        self._send({"t": "join", "table": table, "name": "Anne"})

    def hear(self, ply: int) -> None:
        """Wait until this many moves were made."""
        while self.ply < ply:
            message = json.loads(self._socket.recv(PATIENCE_S))
            self.code = message.get("code") or self.code
            if message["t"] == "update":
                self.update, self.ply = message, message["ply"]
                self.facts |= message["view"]["facts"]

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


def sensible(choices: Choices) -> Choices:
    """Of Rommé: melds if there are any, else a draw, else a discard that no meld would take."""
    kept = {each[2:] for each in choices if each[0] == "A"}
    loose = [each for each in choices if each[0] not in "AM" and each[1:] not in kept]
    return [each for each in choices if each[0] == "M"] or loose or choices


def calling(*calls: str) -> Callable[[Choices], Choices]:
    """Of whist: the first of some calls that may be made, else any card."""
    return lambda choices: [each for each in calls if each in choices][:1] or choices


def reached(
    house: Process,
    setup: str,
    wanted: Callable[[Place], bool],
    *,
    seats: int = 2,
    choose: Callable[[Choices], Choices] = sensible,
) -> tuple[str, str]:
    """The code of a table, and of a seat there that is on turn and where things are as wanted."""
    chance = random.Random(0)
    for _ in range(TABLES):
        made = house.request("api/tables", {"setup": setup, "plan": ["person"] * seats, "pace_ms": 0})
        with ExitStack() as lines:
            if found := _played(_sat(house, made["code"], seats, lines), wanted, choose, chance):
                return made["code"], found
    raise AssertionError(f"no such choice at {TABLES} tables")


def _sat(house: Process, table: str, seats: int, lines: ExitStack) -> list[Place]:
    """Everybody at a table."""
    address = f"ws://127.0.0.1:{house.port}{house.base}ws"
    return [Place(lines.enter_context(connect(address, compression=None)), table) for _ in range(seats)]


def _played(
    places: list[Place],
    wanted: Callable[[Place], bool],
    choose: Callable[[Choices], Choices],
    chance: random.Random,
) -> str:
    """The code of the seat where things are as wanted, "" where the match ends before."""
    ply = 0
    while not any(each.over for each in places):
        for each in places:
            each.hear(ply)
        mover = next((each for each in places if each.choices), None)
        if mover is None:
            ply += 1
            continue
        if wanted(mover):
            return mover.code
        mover.act(chance.choice(choose(mover.choices)))
        ply = mover.ply + 1
    return ""
