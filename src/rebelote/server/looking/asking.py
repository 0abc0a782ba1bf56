"""The requests about single moves of a match that is over: why a bot made it, what it cost, which cost most."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rebelote.analysis.known import Reasoned, quick
from rebelote.engine import find
from rebelote.locale import Catalogue, catalogue
from rebelote.server.answers import Refused, Route, answer, language
from rebelote.server.gate.limits import ANALYSES, address, slowly
from rebelote.server.house import House
from rebelote.server.looking.analyst import Busy
from rebelote.server.matches import match_asked
from rebelote.server.replay import Deal, bot_of, deal_of
from rebelote.tables.fair.draws import seed_of
from rebelote.tables.ports import Entry, Played, Saved
from rebelote.wire.replays import CardPrice, DearCard, Dearest, Prices, Why

_BUDGET_MS = 1500
"""So long a bot may think of what it did: somebody waits for it."""


async def _why(house: House, request: Request) -> Response:
    spoken = language(request)
    saved, played, deal, number = await _deal(house, request)
    step = _step(request, deal)
    entry = deal.entries[step - 1]
    if not (level := bot_of(saved, entry)):
        raise Refused(404, "not-a-bot", {})
    key = ("why", saved.code, played.number, number, step, spoken)
    asked = Reasoned(step, level, _seed(saved, played, entry), _BUDGET_MS)
    words = await _asked(house, key, "reasoned", saved.plan.setup, deal.state, moves_of(deal), asked, spoken)
    return answer(Why(number, step, level, list(words)))


async def _prices(house: House, request: Request) -> Response:
    spoken = language(request)
    saved, played, deal, number = await _deal(house, request)
    step = _step(request, deal)
    entry = deal.entries[step - 1]
    key = ("prices", saved.code, played.number, number, step)
    found = await _asked(house, key, "priced", saved.plan.setup, deal.state, moves_of(deal), step)
    words = catalogue(spoken)
    if found is None:
        return answer(Prices(number, step, [words.say("price-far")], "", []))
    price = found.of(entry.move)
    told = [*_told(words, found.unit, price.cost, price.turns), words.say("price-open")] if price else []
    cards = [CardPrice(each.card, each.cost, each.turns) for each in found.cards]
    return answer(Prices(number, step, told, found.unit, cards))


async def _dearest(house: House, request: Request) -> Response:
    saved, played, deal, number = await _deal(house, request)
    seats, setup = len(saved.plan.chairs), find(saved.plan.setup)
    if not quick(setup, seats):
        return answer(Dearest(number, []))
    key = ("dearest", saved.code, played.number, number)
    found = await _asked(house, key, "dearest", saved.plan.setup, deal.state, moves_of(deal), seats)
    return answer(
        Dearest(number, [DearCard(each.step, each.seat, each.card, each.cost, each.turns) for each in found])
    )


async def _asked(house: House, *question: Any) -> Any:
    """An answer of the analyst. Raises Refused where there is none now."""
    try:
        return await house.analyst.ask(*question)
    except Busy as busy:
        raise Refused(503, "analysis-busy", {}) from busy


def _told(words: Catalogue, unit: str, cost: int, turns: bool) -> list[str]:
    """What a card cost, in sentences."""
    if cost <= 0:
        return [words.say("price-none")]
    return [words.say(f"price-{unit}", number=cost), *([words.say("price-turns")] if turns else [])]


def moves_of(deal: Deal) -> tuple[tuple[int, str], ...]:
    """The moves of a deal as the room of analysis takes them."""
    return tuple((each.seat, each.move) for each in deal.entries)


async def _deal(house: House, request: Request) -> tuple[Saved, Played, Deal, int]:
    """The deal that is asked about. Raises Refused; an address may ask so much in a minute."""
    saved, played = await match_asked(house, request)
    slowly(house, f"analysis at {address(request)}", ANALYSES)
    number = _number(request, "deal", "1")
    return saved, played, await asyncio.to_thread(deal_of, saved, played, number), number


def _seed(saved: Saved, played: Played, entry: Entry) -> int:
    """The chance of the bot that made a move."""
    drawn = [each for each in saved.draws if each.match == played.number and each.ply < entry.ply]
    return seed_of(max(drawn, key=lambda each: each.ply), entry.ply, entry.seat) + entry.ply if drawn else 0


def _step(request: Request, deal: Deal) -> int:
    """The step that is asked about. Raises Refused."""
    step, moves = _number(request, "step", "0"), len(deal.entries)
    if not 1 <= step <= moves or deal.entries[step - 1].seat < 0:
        raise Refused(404, "step-unknown", {"value": str(step), "expected": str(moves)})
    return step


def _number(request: Request, name: str, otherwise: str) -> int:
    text = request.query_params.get(name, otherwise)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


_PATH = "/api/tables/{code}/matches/{match}"
LOOKING = (
    Route("GET", f"{_PATH}/why", "Why a bot made a move", _why, Why, asks=("deal", "step", "language")),
    Route(
        "GET",
        f"{_PATH}/prices",
        "What the cards cost that might have been laid",
        _prices,
        Prices,
        asks=("deal", "step", "language"),
    ),
    Route("GET", f"{_PATH}/dearest", "The cards of a deal that cost most", _dearest, Dearest, asks=("deal",)),
)
"""The requests about moves."""
