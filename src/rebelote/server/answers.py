"""What every request has in common: its language, its body, its answer, and the sentence of a refusal."""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import SetupError, games
from rebelote.engine.options import Option, options_of, show_value
from rebelote.locale import Catalogue, NoWords, catalogue, language_of
from rebelote.locale.options import name_of, value_of, words_of
from rebelote.server.house import House
from rebelote.wire import BadMessage
from rebelote.wire.codec import read_body
from rebelote.wire.messages import Facts
from rebelote.wire.rules import Trouble

JSON = "application/json"
_MOST_BYTES = 10_000
_SLOWEST_S = 20.0
"""So long may a body take to come."""
_ENCODER = msgspec.json.Encoder()
_CONDITION = re.compile(r"(\w+)([=≠])(\w+)")

Body = TypeVar("Body")


class Refused(Exception):
    """A request that cannot be carried out: its status, a code, facts, and the game it is about, if any."""

    def __init__(self, status: int, code: str, facts: Facts, game: str = "") -> None:
        super().__init__(code)
        self.status, self.code, self.facts, self.game = status, code, facts, game


@dataclass(frozen=True, slots=True)
class Route:
    """A request: what it is sent, what it may be asked (`?name=`), what it answers with."""

    method: str
    path: str
    says: str
    does: Callable[[House, Request], Awaitable[Response]]
    answer: type[Any] | str
    body: type[Any] | None = None
    asks: tuple[str, ...] = ()


def answer(body: object, status: int = 200) -> Response:
    """A body as JSON."""
    return Response(_ENCODER.encode(body), status, media_type=JSON)


def kept(request: Request, body: bytes, language: str) -> Response:
    """JSON that a browser may keep and need not be sent again while it is the same."""
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "max-age=60", "etag": tag, "content-language": language}
    headers["vary"] = "accept-language"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=JSON, headers=headers)


def language(request: Request) -> str:
    """The language that is asked for, or else the first known one that the browser names.

    Raises SetupError for one that is none of ours.
    """
    accepted = (part.partition(";")[0] for part in request.headers.get("accept-language", "").split(","))
    return language_of(request.query_params.get("language"), ":".join(accepted))


async def asked(request: Request, kind: type[Body]) -> Body:
    """The body of a request, read no further than it may be long. Raises Refused."""
    try:
        async with asyncio.timeout(_SLOWEST_S):
            return read_body(await _read(request), kind)
    except TimeoutError as fault:
        raise Refused(408, "too-slow", {"expected": int(_SLOWEST_S)}) from fault
    except BadMessage as fault:
        raise Refused(400, "message", {"at": fault.where, "expected": fault.expected}) from fault


async def _read(request: Request) -> bytes:
    read = b""
    async for piece in request.stream():
        read += piece
        if len(read) > _MOST_BYTES:
            raise Refused(413, "too-long", {"expected": _MOST_BYTES})
    return read


def unfit(fault: SetupError, setup: str) -> Refused:
    """The refusal of a setup that makes no sense."""
    return Refused(400, fault.fault.code, dict(fault.fault.facts), setup.partition("/")[0])


def refusal(request: Request, refused: Refused) -> Response:
    """The answer to a request that is refused; with its sentence where a language was asked for."""
    text = request.query_params.get("language")
    if text is None:
        found = answer(Trouble(refused.code, refused.facts), refused.status)
    else:
        found = answer(trouble(_known_language(text), refused), refused.status)
    if "seconds" in refused.facts:
        found.headers["retry-after"] = str(refused.facts["seconds"])
    return found


def _known_language(text: str) -> str:
    try:
        return language_of(text)
    except SetupError:
        return language_of(None)


def trouble(language: str, refused: Refused) -> Trouble:
    """A refusal with its sentence in a language."""
    found = games().get(refused.game)
    words = catalogue(language) if found is None else words_of(language, refused.game)
    facts = refused.facts
    if found is not None:
        facts = _in_words(words, options_of(found.options), refused.code, facts)
    for start in ("problem", "fault"):
        if words.has(f"{start}-{refused.code}"):
            return Trouble(refused.code, refused.facts, words.say(f"{start}-{refused.code}", **facts))
    raise NoWords(language, f"problem-{refused.code}", "no such message")


def _in_words(words: Catalogue, options: dict[str, Option], code: str, facts: Facts) -> Facts:
    """Facts about options as people call them."""
    expected = str(facts.get("expected", ""))
    if code == "option-unknown":
        named = (name_of(words, options[each]) for each in expected.split(", "))
        return {**facts, "expected": ", ".join(named)}
    option = options.get(str(facts.get("option", "")))
    if option is None:
        return facts
    if code == "option-value":
        return {**facts, "option": name_of(words, option), "expected": ", ".join(_values(words, option))}
    value = _value(words, option, str(facts["value"]))
    needs, _, why = expected.partition(" (")
    told = f" {words.say('or')} ".join(_value(words, option, each) for each in needs.split(" or "))
    conditions = _CONDITION.sub(lambda found: _condition(words, options, found), why.removesuffix(")"))
    return {
        "option": name_of(words, option),
        "value": value,
        "expected": told + (f" ({conditions})" if conditions else ""),
    }


def _values(words: Catalogue, option: Option) -> Iterator[str]:
    for each in option.values:
        yield value_of(words, option, each)
    if option.lowest is not None:
        yield words.say("rules-any-number", least=str(option.lowest))


def _value(words: Catalogue, option: Option, text: str) -> str:
    """A value, given as its text, in words."""
    known = {show_value(value): value for value in option.values}
    return value_of(words, option, known[text]) if text in known else text


def _condition(words: Catalogue, options: dict[str, Option], found: re.Match[str]) -> str:
    """`name=value` in words."""
    option = options.get(found[1])
    if option is None:
        return found[0]
    return f"{name_of(words, option)} {found[2]} {_value(words, option, found[3])}"
