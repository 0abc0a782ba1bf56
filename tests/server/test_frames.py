"""Frames of a socket as a network may bring them: in pieces, together, too long, or no text at all."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.process import Process, process
from websockets.frames import Close, Frame, Opcode

TOO_LONG, NO_TEXT = 1009, 1007


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server."""
    with process(f"sqlite:///{tmp_path_factory.mktemp('server') / 'x.db'}") as found:
        yield found


class Raw:
    """A client that writes bytes of its choice, and reads whole frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def write(self, *pieces: bytes) -> None:
        """Send pieces, each as a packet of its own."""
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0.02)

    async def read(self) -> tuple[int, bytes]:
        """Opcode and content of the next frame."""
        head = await self._reader.readexactly(2)
        size = head[1]
        if size in (126, 127):
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        return head[0] & 15, await self._reader.readexactly(size)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        while (frame := await self.read())[0] != Opcode.TEXT:
            continue
        found: dict[str, Any] = json.loads(frame[1])
        return found

    async def closed(self) -> int:
        """The code with which the server cuts the line."""
        while (frame := await self.read())[0] != Opcode.CLOSE:
            continue
        return Close.parse(frame[1]).code


@asynccontextmanager
async def raw(server: Process) -> AsyncIterator[Raw]:
    """A socket that is open."""
    async with asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        key = base64.b64encode(bytes(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        try:
            yield Raw(reader, writer)
        finally:
            writer.close()


def frame(content: bytes, kind: Opcode = Opcode.TEXT, *, last: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(kind, content, last).serialize(mask=True)


def text(value: str) -> bytes:
    """A message that is none: what it says comes back as a problem."""
    return json.dumps({"t": value}, ensure_ascii=False).encode()


FLY = frame(text("fly"))
WAYS = {
    "alone": (FLY,),
    "byte by byte": tuple(FLY[at : at + 1] for at in range(len(FLY))),
    "head first": (FLY[:2], FLY[2:]),
    "cut in the middle": (FLY[:9], FLY[9:]),
    "not in English": (frame(text("Lëtzebuerg ♥")),),
    "longer than a short frame": (frame(text("x" * 300)),),
    "in parts": (frame(text("fly")[:4], last=False), frame(text("fly")[4:], Opcode.CONT)),
    "in parts with a ping between": (
        frame(text("fly")[:4], last=False),
        frame(b"?", Opcode.PING),
        frame(text("fly")[4:], Opcode.CONT),
    ),
    "as bytes": (frame(text("fly"), Opcode.BINARY),),
    "after a ping in the same packet": (frame(b"?", Opcode.PING) + FLY,),
}


@pytest.mark.parametrize("way", WAYS)
def test_message_is_heard_whatever_way_it_comes_and_the_line_stands(server: Process, way: str) -> None:
    async def test() -> None:
        async with raw(server) as line:
            await line.write(*WAYS[way])
            first = await line.hear()
            await line.write(FLY)

            assert ["problem", "problem"] == [first["t"], (await line.hear())["t"]]

    asyncio.run(test())


def test_messages_of_one_packet_are_all_heard(server: Process) -> None:
    async def test() -> None:
        async with raw(server) as line:
            await line.write(FLY * 3 + FLY[:5], FLY[5:])

            assert ["problem"] * 4 == [(await line.hear())["t"] for _ in range(4)]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("sent", "code"),
    [(frame(b'"' + b"x" * 9000 + b'"'), TOO_LONG), (frame(b'{"t":"\xff\xfe"}'), NO_TEXT)],
    ids=["too long", "no text"],
)
def test_frame_that_is_no_text_or_too_long_ends_the_line(server: Process, sent: bytes, code: int) -> None:
    async def test() -> None:
        async with raw(server) as line:
            await line.write(sent)

            assert code == await line.closed()

    asyncio.run(test())


def test_text_after_the_line_was_closed_is_not_answered(server: Process) -> None:
    async def test() -> None:
        async with raw(server) as line:
            await line.write(frame(Close(1000, "").serialize(), Opcode.CLOSE) + FLY)

            assert Opcode.CLOSE == (await line.read())[0]

    asyncio.run(test())
