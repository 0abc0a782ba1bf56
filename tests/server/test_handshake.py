"""Whom a socket belongs to: browsers are known by a cookie, programs are nobody, pages of others are refused."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.process import Process, process
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

SETUP = "belote/ffb-coinche"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server."""
    file = tmp_path_factory.mktemp("server") / "x.db"
    with process(f"sqlite:///{file}", "--tables-a-minute", "0") as found:
        yield found


def joined(server: Process, code: str, origin: str, cookie: str = "") -> tuple[str, str]:
    """The cookie that a handshake gives, and what the table answers to who joins."""

    async def run() -> tuple[str, str]:
        headers = {"cookie": cookie} if cookie else {}
        address = f"ws://127.0.0.1:{server.port}/ws"
        async with (
            asyncio.timeout(30),
            connect(address, origin=origin or None, additional_headers=headers) as line,  # type: ignore[arg-type]
        ):
            assert line.response is not None
            given = line.response.headers.get("set-cookie", "").partition(";")[0]
            await line.send(f'{{"t":"join","table":"{code}","name":"Anne"}}')
            return given, str(await line.recv())

    return asyncio.run(run())


def table(server: Process) -> str:
    """The code of a new table."""
    return str(server.request("api/tables", {"setup": SETUP})["code"])


def test_browser_that_sits_down_is_a_guest_and_gets_its_seat_back_by_the_cookie(server: Process) -> None:
    code, here = table(server), f"http://127.0.0.1:{server.port}"
    given, first = joined(server, code, here)
    renewed, again = joined(server, code, here, given)

    assert (True, given) == (given.startswith("rebelote="), renewed)
    assert ('"seat":0,', '"seat":0,') == (seat(first), seat(again))


def test_program_has_no_origin_and_gets_no_cookie(server: Process) -> None:
    given, first = joined(server, table(server), "")

    assert ("", '"seat":0,') == (given, seat(first))


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1.evil.example", "null"])
def test_page_of_somebody_else_is_refused_at_the_door(server: Process, origin: str) -> None:
    code = table(server)
    given, _ = joined(server, code, f"http://127.0.0.1:{server.port}")
    with pytest.raises(InvalidStatus) as refused:
        joined(server, code, origin, given)

    assert 403 == refused.value.response.status_code


def seat(welcome: str) -> str:
    """Where one sits, as a welcome says it."""
    start = welcome.index('},"seat":') + 2
    return welcome[start : welcome.index(",", start) + 1]
