"""Requests that begin and never come whole are ended, and nobody else is."""

import asyncio
import socket

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from uvicorn import Server

from rebelote.server.gate import patience
from rebelote.server.running import _config

PATIENCE_S, LONG_S = 0.3, 10.0
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


async def said(*parts: bytes) -> list[bytes]:
    """What is answered to parts of requests on one line; empty once it is cut."""
    app = Starlette(routes=[Route("/", lambda request: PlainTextResponse("well"))])
    listening = socket.create_server(("127.0.0.1", 0))
    server = Server(_config(app))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection(*listening.getsockname())
    found = []
    try:
        for part in parts:
            writer.write(part)
            found.append(await asyncio.wait_for(reader.read(1000), LONG_S))
    finally:
        writer.close()
        server.should_exit = True
        await serving
    return found


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(patience, "HEADERS_S", PATIENCE_S)


@pytest.mark.parametrize("part", [b"", WHOLE[:20]])
def test_line_on_which_no_whole_request_comes_is_cut(part: bytes) -> None:
    assert [b""] == asyncio.run(said(part))


def test_whole_request_is_answered_and_half_of_another_ends_the_line() -> None:
    first, second = asyncio.run(said(WHOLE, WHOLE[:20]))

    assert first.endswith(b"well")
    assert b"" == second
