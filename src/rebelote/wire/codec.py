"""Text of messages: strict about what comes in, quick about what goes out."""

import re
from typing import TypeVar

import msgspec

from rebelote.wire.messages import ClientMessage, ServerMessage

Body = TypeVar("Body")

LONGEST = 2000
"""Characters of a client's message."""

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_ENCODER = msgspec.json.Encoder()
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_WHERE = re.compile(r"(.*) - at `\$\.?(.*)`", re.DOTALL)


class BadMessage(ValueError):
    """A text that is no message: where it went wrong (`act.ply` or empty) and what was expected."""

    def __init__(self, where: str, expected: str) -> None:
        super().__init__(f"{where or 'message'}: {expected}")
        self.where, self.expected = where, expected


def decode(text: str | bytes) -> ClientMessage:
    """The message of a client's text. Raises BadMessage."""
    if len(text) > LONGEST:
        raise BadMessage("", f"at most {LONGEST} characters")
    try:
        _without_nul(text if isinstance(text, bytes) else text.encode())
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise _bad(fault) from fault


def read_body(text: bytes, kind: type[Body]) -> Body:
    """The body of a request. Raises BadMessage."""
    try:
        _without_nul(text)
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise _bad(fault) from fault


def encode(message: object) -> str:
    """The text of a message."""
    return _ENCODER.encode(message).decode()


def encoded(message: object) -> bytes:
    """The text of a message as it goes over the line."""
    return _ENCODER.encode(message)


def read_server(text: str | bytes) -> ServerMessage:
    """The message of a server's text, for clients written in Python. Raises BadMessage."""
    try:
        return _SERVER_DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise BadMessage("", str(fault)) from fault


def _without_nul(text: bytes) -> None:
    """Raises BadMessage for a text with the sign U+0000, which not every database keeps."""
    if b"\\u0000" in text and _NUL.search(text):
        raise BadMessage("", "text without the sign U+0000")


def _bad(fault: Exception) -> BadMessage:
    found = _WHERE.fullmatch(str(fault))
    return BadMessage(found[2], found[1]) if found else BadMessage("", str(fault))
