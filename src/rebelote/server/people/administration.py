"""The requests of administrators: what is settled for the house, players, complaints, the audit log."""

import asyncio
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from rebelote.engine import SetupError
from rebelote.people.names import LONGEST, tidy, tidy_lines
from rebelote.people.players import Player
from rebelote.server.answers import Refused, Route, answer, asked, language
from rebelote.server.gate.tables import in_words
from rebelote.server.house import House
from rebelote.server.nodes.notes import everywhere
from rebelote.server.people.known import administrator, people_of
from rebelote.server.people.seen import ANNOUNCEMENT, DRAINING, FREE_CHAT, NO_COINS
from rebelote.wire import administration as bodies
from rebelote.wire.codec import read_body
from rebelote.wire.people import Done

_ON, _BACKUP = "yes", "rebelote.gz"
_HOUR_S = 3600
_KINDS, _PAGE = ("", "house", "tables"), 50


async def _house(house: House, request: Request) -> Response:
    await administrator(house, request)
    return await _told(house, request)


async def _settle(house: House, request: Request) -> Response:
    found = await administrator(house, request)
    wanted = await asked(request, bodies.HouseAsked)
    values: dict[str, str | None] = {
        ANNOUNCEMENT: None if wanted.announcement is None else tidy_lines(wanted.announcement),
        NO_COINS: _switch(None if wanted.coins is None else not wanted.coins),
        FREE_CHAT: _switch(wanted.free_chat),
        DRAINING: _switch(wanted.draining),
    }
    watching = people_of(house).watching
    for name, value in values.items():
        if value is not None and value != house.settled.get(name, ""):
            await watching.settle(name, value)
            off = "" if value or name == ANNOUNCEMENT else "-off"
            await watching.note(found.player.player, f"house-{name}{off}", "" if value == _ON else value)
    await everywhere(house, "settled")
    return await _told(house, request)


def _switch(on: bool | None) -> str | None:
    return None if on is None else _ON if on else ""


async def _told(house: House, request: Request) -> Response:
    """What is settled, with the tables of all nodes, in words."""
    settled, tables = house.settled, [each.now() for each in house.lobby.tables]
    for body in await house.nodes.listed({**request.scope, "method": "GET"}):
        tables += read_body(body, bodies.HouseView).tables
    return answer(
        bodies.HouseView(
            settled.get(ANNOUNCEMENT, ""),
            NO_COINS not in settled,
            FREE_CHAT in settled,
            DRAINING in settled,
            await people_of(house).watching.numbers(),
            [in_words(each, language(request)) for each in tables],
        )
    )


async def _players(house: House, request: Request) -> Response:
    await administrator(house, request)
    rows = await people_of(house).watching.players(tidy(request.query_params.get("name", ""))[:LONGEST])
    return answer(bodies.PlayerLines([_line(row) for row in rows]))


def _line(row: dict[str, Any]) -> bodies.PlayerLine:
    return bodies.PlayerLine(
        row["player"],
        row["name"],
        row["account"] is not None,
        row["admin"],
        row["made_at"],
        row["experience"],
        row["silent_until"],
        row["barred"],
    )


async def _change(house: House, request: Request) -> Response:
    """Silence a player, bar them, make them an administrator; or take that back."""
    found = await administrator(house, request)
    wanted = await asked(request, bodies.PlayerAsked)
    people = people_of(house)
    player = await people.players.one(str(request.path_params["player"])[:16])
    if player is None or (wanted.admin and player.account is None):
        raise Refused(404, "no-player", {})
    await _check_rule(house, player, wanted)
    values: dict[str, Any] = {}
    if wanted.silent_h is not None:
        values["silent_until"] = int(time.time()) + wanted.silent_h * _HOUR_S if wanted.silent_h else 0
    if wanted.barred is not None:
        values["barred"] = wanted.barred
        values["admin"] = player.rules and not wanted.barred
    if wanted.admin is not None:
        values["admin"] = wanted.admin
    if values:
        await people.players.change(player.player, **values)
    for act in _acts(wanted):
        await people.watching.note(found.player.player, act, player.player)
    if wanted.barred:
        await people.players.end(player.player)
        await everywhere(house, "barred", player.player)
    return answer(Done())


async def _check_rule(house: House, player: Player, wanted: bodies.PlayerAsked) -> None:
    """Refuse what would leave the house without an administrator who can come in, or name one who cannot."""
    if wanted.admin and (player.barred if wanted.barred is None else wanted.barred):
        raise Refused(409, "admin-barred", {})
    losing = wanted.barred or wanted.admin is False
    if losing and player.rules and await people_of(house).players.admins() == 1:
        raise Refused(409, "last-admin", {})


def _acts(wanted: bodies.PlayerAsked) -> list[str]:
    """What is done to a player, as it is written down."""
    acts = (
        (wanted.silent_h, "player-silent", "player-heard"),
        (wanted.barred, "player-barred", "player-unbarred"),
        (wanted.admin, "player-admin", "player-no-admin"),
    )
    return [done if value else undone for value, done, undone in acts if value is not None]


async def _complaints(house: House, request: Request) -> Response:
    await administrator(house, request)
    people, lines = people_of(house), []
    for row in await people.watching.complaints():
        host, other = await people.players.one(row["host"]), await people.players.one(row["other"])
        names = (host.name if host else "", other.name if other else "")
        lines.append(
            bodies.ComplaintLine(
                row["number"],
                row["host"],
                names[0],
                row["other"],
                names[1],
                row["code"],
                row["at"],
                row["text"],
                row["said"],
            )
        )
    return answer(bodies.Complaints(lines))


async def _close(house: House, request: Request) -> Response:
    found = await administrator(house, request)
    number, people = str(request.path_params["number"])[:16], people_of(house)
    complaint = next((each for each in await people.watching.complaints() if each["number"] == number), None)
    if complaint is not None:
        await people.watching.close_complaint(number)
        await people.watching.note(found.player.player, "complaint-closed", complaint["other"])
    return answer(Done())


async def _backup(house: House, request: Request) -> Response:
    """Everything that the house keeps, as `rebelote backup` writes it."""
    found = await administrator(house, request)
    watching = people_of(house).watching
    await watching.note(found.player.player, "backup", "")
    folder = Path(await asyncio.to_thread(tempfile.mkdtemp))
    try:
        await watching.copy(folder / _BACKUP)
    except SetupError:
        shutil.rmtree(folder)
        raise
    return FileResponse(
        folder / _BACKUP,
        filename=_BACKUP,
        headers={"cache-control": "no-store"},
        background=BackgroundTask(shutil.rmtree, folder),
    )


async def _notes(house: House, request: Request) -> Response:
    await administrator(house, request)
    watching = people_of(house).watching
    kind, before = (request.query_params.get(name, "") for name in ("kind", "before"))
    if kind not in _KINDS:
        raise Refused(404, "note-kind", {"value": kind[:40], "expected": ", ".join(filter(None, _KINDS))})
    rows = await watching.notes(kind, before[:16], _PAGE + 1)
    notes = [
        bodies.NoteLine(row["number"], row["at"], row["name"] or "", row["act"], row["about"])
        for row in rows[:_PAGE]
    ]
    faults = [
        bodies.FaultLine(row["number"], row["code"], row["made_at"], row["text"])
        for row in await watching.faults()
    ]
    return answer(bodies.Notes(notes, faults, len(rows) > _PAGE))


_LANGUAGE = ("language",)
ADMINISTRATION = (
    Route("GET", "/api/admin/house", "What is settled", _house, bodies.HouseView, asks=_LANGUAGE),
    Route("POST", "/api/admin/house", "Settle", _settle, bodies.HouseView, bodies.HouseAsked, _LANGUAGE),
    Route("GET", "/api/admin/backup", "All that is kept", _backup, "application/gzip", asks=_LANGUAGE),
    Route("GET", "/api/admin/players", "Players", _players, bodies.PlayerLines, asks=("name", "language")),
    Route("POST", "/api/admin/players/{player}", "Change one", _change, Done, bodies.PlayerAsked, _LANGUAGE),
    Route("GET", "/api/admin/complaints", "Open complaints", _complaints, bodies.Complaints, asks=_LANGUAGE),
    Route("DELETE", "/api/admin/complaints/{number}", "Close one", _close, Done, asks=_LANGUAGE),
    Route(
        "GET",
        "/api/admin/notes",
        "What was done, and faults",
        _notes,
        bodies.Notes,
        asks=("kind", "before", "language"),
    ),
)
"""The requests of administrators."""
