"""The requests about the matches of a table, as long as the table is kept: they can always be seen again."""

import asyncio
from dataclasses import replace as changed

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rebelote.cards import Seat
from rebelote.engine import IllegalMove, NotationError, Setup, SetupError, find
from rebelote.engine.notation import notation_of
from rebelote.engine.registry import seated
from rebelote.locale.options import title_of, words_of
from rebelote.record import record_match, write
from rebelote.server.answers import Refused, Route, answer, kept, language
from rebelote.server.gate.tables import asked_for
from rebelote.server.house import House
from rebelote.server.replay import match_line, replay
from rebelote.tables.ports import Played, Saved
from rebelote.wire.replays import Matches, Replay

_OPEN = "all"
_COMPASS = {"N": "North", "E": "East", "S": "South", "W": "West"}


async def _all(house: House, request: Request) -> Response:
    spoken = language(request)
    saved, matches = await _found(house, request)
    setup = find(saved.plan.setup)
    title = title_of(words_of(spoken, setup.game.name), setup.address)
    lines = await asyncio.to_thread(lambda: [match_line(saved, each) for each in matches])
    return answer(Matches(saved.code, saved.plan.setup, title, lines))


async def _replay(house: House, request: Request) -> Response:
    spoken = language(request)
    saved, played = await match_asked(house, request)
    seat, deal = _seat(request, len(saved.plan.chairs)), request.query_params.get("deal", "1")
    number = int(deal) if _short(deal) else 0
    found = await asyncio.to_thread(replay, saved, played, number, seat, spoken)
    house.analyst.warm()
    return kept(request, msgspec.json.encode(found), spoken)


async def _record(house: House, request: Request) -> Response:
    saved, played = await match_asked(house, request)
    if not played.over:
        raise Refused(409, "match-running", {"value": played.number})
    text = await asyncio.to_thread(_written, saved, played)
    name = f"{saved.code}-{played.number}.atn"
    return Response(
        text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def _written(saved: Saved, played: Played) -> str:
    """The record of a match. Raises Refused where the game has none, or its rules have changed."""
    setup = seated(find(saved.plan.setup), len(saved.plan.chairs))
    game = setup.game
    try:
        moves = [(Seat(each.seat), game.read(each.move)) for each in played.entries]
        record = record_match(setup, moves, _tags(setup, saved, played))
        return write([changed(record, version=played.rules)])
    except SetupError as fault:
        raise Refused(404, fault.fault.code, dict(fault.fault.facts)) from fault
    except (IllegalMove, NotationError) as fault:
        raise Refused(409, "old-rules", {"value": played.rules}) from fault


def _tags(setup: Setup, saved: Saved, played: Played) -> tuple[tuple[str, str], ...]:
    """Which table and match it was, and who sat where."""
    letters = notation_of(setup.game).letters(setup.options, setup.players)
    seats = ((_COMPASS.get(letter, f"Seat{letter}"), name) for letter, name in zip(letters, played.names))
    named = ((tag, name) for tag, name in seats if name)
    return (("Table", saved.code), ("Round", str(played.number)), *named)


async def match_asked(house: House, request: Request) -> tuple[Saved, Played]:
    """The table and the match of a path."""
    saved, matches = await _found(house, request)
    text = str(request.path_params["match"])
    number = int(text) if _short(text) else 0
    played = next((each for each in matches if each.number == number), None)
    if played is None:
        raise Refused(404, "no-match", {"value": text[:40]})
    return saved, played


async def _found(house: House, request: Request) -> tuple[Saved, tuple[Played, ...]]:
    return await asked_for(house, request, house.lobby.played)


def _seat(request: Request, seats: int) -> int | None:
    """The seat from which a match is seen; None: all hands are open."""
    text = request.query_params.get("seat", _OPEN)
    if text == _OPEN:
        return None
    if not _short(text) or int(text) >= seats:
        expected = ", ".join((*map(str, range(seats)), _OPEN))
        raise Refused(404, "place", {"value": text[:40], "expected": expected, "seats": seats})
    return int(text)


def _short(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


MATCHES = (
    Route("GET", "/api/tables/{code}/matches", "The matches of a table", _all, Matches, asks=("language",)),
    Route(
        "GET",
        "/api/tables/{code}/matches/{match}.atn",
        "A match that is over, as text",
        _record,
        "text/plain",
    ),
    Route(
        "GET",
        "/api/tables/{code}/matches/{match}",
        "A deal of a match that is over, move by move",
        _replay,
        Replay,
        asks=("deal", "seat", "language"),
    ),
)
"""The requests about matches."""
