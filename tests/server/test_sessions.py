"""A session that is ended is over at once: its line is cut, and the seat codes that its browser kept are void."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import socket
from tests.server.test_people import sat

SETUP = "belote/ffb-coinche"
PASSWORD = "correct horse"
PLAN = ["person", "person", "simple", "simple"]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """An open house."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as house:
        yield house


def entered(here: Open) -> Person:
    """A second browser of Anne's."""
    phone = Person(here)
    phone.told("POST", "/api/me/enter", {"name": "Anne", "password": PASSWORD})
    return phone


def cookie(person: Person) -> dict[str, str]:
    """What a browser sends when it opens a socket."""
    return {"cookie": f"rebelote={person.cookie}", "origin": "http://testserver"}


def cut(here: Open, line: Person, end: Any) -> tuple[str, int | None, str]:
    """A browser sits down; what it is told when somebody ends its session, how its line is cut, its seat code."""
    code = line.told("POST", "/api/tables", {"setup": SETUP, "plan": PLAN})["code"]

    async def sits() -> tuple[str, int | None, str]:
        async with socket(here, **cookie(line)) as one:
            await one.say(t="join", table=code, name="Anne")
            seat_code = (await one.hear("welcome"))["code"]
            await end()
            told = await one.hear("problem")
            return told["code"], await one.code(), f"{code} {seat_code}"

    return here.run(sits())


def comes(here: Open, table: str, person: Person | None = None, **join: Any) -> dict[str, Any]:
    """How somebody is received at a table."""

    async def test() -> dict[str, Any]:
        async with socket(here, **(cookie(person) if person else {})) as one:
            await one.say(t="join", table=table, name="Anne", **join)
            while (message := await one.told.get())["t"] not in ("welcome", "problem"):
                continue
            return message

    return here.run(test())


async def ask(here: Open, person: Person, method: str, path: str) -> None:
    """A request while a socket stands."""
    headers = {"host": "testserver", "origin": "http://testserver", "x-rebelote-token": person.token}
    headers["cookie"] = f"rebelote={person.cookie}"
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 5),
        "server": ("testserver", 80),
    }
    sent = await here.ask(scope, b"")
    assert 200 == sent[0]["status"], sent


def test_ended_session_is_cut_at_once_and_its_seat_code_is_void(here: Open) -> None:
    laptop = account(here, "Anne")
    phone = entered(here)
    lines = laptop.told("GET", "/api/me/sessions")["sessions"]
    other = next(each["session"] for each in lines if not each["here"])
    told, code, kept = cut(here, phone, lambda: ask(here, laptop, "DELETE", f"/api/me/sessions/{other}"))
    table, seat_code = kept.split()

    assert ("session-ended", 1008) == (told, code)
    assert "seat-code" == comes(here, table, code=seat_code)["code"]
    assert 0 == comes(here, table, laptop)["seat"]


def test_who_signs_out_is_cut_in_that_browser_alone(here: Open) -> None:
    laptop = account(here, "Anne")
    phone = entered(here)
    table = laptop.told("POST", "/api/tables", {"setup": SETUP, "plan": PLAN})["code"]

    async def test() -> tuple[str, str]:
        async with socket(here, **cookie(laptop)) as one, socket(here, **cookie(phone)) as other:
            await one.say(t="join", table=table, name="Anne")
            await one.hear("welcome")
            await other.say(t="join", table=table, name="Anne")
            await other.hear("welcome")
            await ask(here, phone, "POST", "/api/me/out")
            told = (await other.hear("problem"))["code"]
            await one.say(t="ping", n=7)
            return told, (await one.hear("pong"))["t"]

    assert ("session-ended", "pong") == here.run(test())


def test_browser_whose_seat_code_ended_has_its_seat_by_who_it_is(here: Open) -> None:
    laptop = account(here, "Anne")
    phone = entered(here)
    table = laptop.told("POST", "/api/tables", {"setup": SETUP, "plan": PLAN})["code"]
    first = comes(here, table, laptop)
    phone.told("POST", "/api/me/out")
    again = comes(here, table, laptop, code=first["code"])

    assert (0, 0) == (first["seat"], again["seat"])
    assert again["code"] not in (None, first["code"])


def test_player_who_is_forgotten_leaves_no_seat_and_nothing_that_they_said(here: Open) -> None:
    anne, luc, eve = [guest(here, each) for each in ("Anne", "Luc", "Eve")]
    plan = ["person", "person", "person", "simple"]
    table = anne.told("POST", "/api/tables", {"setup": SETUP, "plan": plan})["code"]
    here.run(sat(here, table, eve.number, "Eve"))

    async def speak() -> str:
        async with socket(here, **cookie(anne)) as one, socket(here, **cookie(luc)) as other:
            await one.say(t="join", table=table, name="Anne")
            seat_code = (await one.hear("welcome"))["code"]
            await other.say(t="join", table=table, name="Luc")
            await other.hear("welcome")
            await one.say(t="say", phrase="hello")
            await other.hear("said")
            return str(seat_code)

    seat_code = here.run(speak())
    anne.told("DELETE", "/api/me", {})
    luc.told("POST", f"/api/tables/{table}/complaints", {"seat": 0, "text": "why?"})
    complaint = here.run(here.people.watching.complaints())[0]
    names = [each["name"] for each in luc.told("GET", f"/api/tables/{table}")["seats"]]

    assert "seat-code" == comes(here, table, code=seat_code)["code"]
    assert "Anne" not in names
    assert "Anne" not in complaint["said"]
