"""Tables at which the person holds what a test wants: made again until the deal is right."""

import json
from collections.abc import Callable, Sequence

from playwright.sync_api import Page
from tests.server.process import Process
from websockets.sync.client import connect

PATIENCE_S = 30
TRIES = 60
LADDER = "789TJQKA"
Hand = Sequence[str]


def dealt(house: Process, setup: str, wanted: Callable[[Hand], bool]) -> tuple[str, str]:
    """The code of a table and of its first seat, whose hand is as wanted; eight cards are dealt at once."""
    for _ in range(TRIES):
        plan = ["person", "simple", "simple", "simple"]
        made = house.request("api/tables", {"setup": setup, "plan": plan, "pace_ms": 0})
        code, hand = _seated(house, made["code"])
        if wanted(hand):
            return made["code"], code
    raise AssertionError(f"no such hand in {TRIES} deals")


def given(table: str, seat: str) -> Callable[[Page], object]:
    """Lets a page hold a seat, as if it had sat there before."""
    kept = json.dumps(json.dumps({table: seat}))
    script = f"localStorage.setItem('rebelote.seats', {kept})"
    return lambda page: page.add_init_script(script)


def royal(hand: Hand) -> str:
    """The suit of which a hand holds king and queen, "" when there is none."""
    return next((suit for suit in "shdc" if {f"K{suit}", f"Q{suit}"} <= set(hand)), "")


def has_tierce(hand: Hand) -> bool:
    """Whether a hand holds exactly one run of three cards, and no longer one."""
    runs = [sum(set(run) <= set(hand) for run in _runs(length)) for length in (3, 4)]
    return runs == [1, 0]


def _runs(length: int) -> list[list[str]]:
    return [
        [rank + suit for rank in LADDER[at : at + length]]
        for suit in "shdc"
        for at in range(len(LADDER) - length + 1)
    ]


def _seated(house: Process, table: str) -> tuple[str, Hand]:
    """Sit down, look at the cards that are dealt, and go; the seat's code and its hand."""
    code = ""
    with connect(f"ws://127.0.0.1:{house.port}{house.base}ws", compression=None) as socket:
        socket.send(json.dumps({"t": "join", "table": table, "name": "Anne"}))
        while True:
            message = json.loads(socket.recv(PATIENCE_S))
            code = message.get("code") or code
            view = message.get("view", {})
            if view.get("facts", {}).get("hand"):
                return code, view["facts"]["hand"]
            if view.get("choices"):
                # packets and the cut, where chance makes the person dealer or the one who cuts
                move = {"move": view["choices"][0], "match": message["match"], "ply": message["ply"]}
                socket.send(json.dumps({"t": "act", "id": "1", **move}))
