"""Vectors about a turn, played by the rules, and about what the others see (R6 to R17, R21)."""

from collections.abc import Iterable, Mapping
from typing import Any

from rebelote.cards import PACK_52, Card, CardSet, Seat, cards_of, gather, show_card
from rebelote.engine.game import CHANCE
from rebelote.engine.table import DrawDealer, Pack, hand_of
from rebelote.engine.vectors import AnyOrder, Given, Vector, faces
from rebelote.games.rammi import GAME
from rebelote.games.rammi.events import StockTurned
from rebelote.games.rammi.moves import Discard, DrawDiscard, DrawStock, LayOff, Meld, RammiMove
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.state import Laid, Match, Phase, State, Table, Turn
from rebelote.games.rammi.turn.turning import due_to_turn, turned
from rebelote.games.rammi.vectors.asked import options
from rebelote.kernels.melds import is_meld

_ME, _OTHER = Seat(0), Seat(1)


def turn(vector: Vector) -> Mapping[str, Any]:
    """A turn of a seat, action by action: what it leads to, or why it is refused (R6 to R17)."""
    given, chosen = Given(vector.input), options(vector)
    state, recycled = _set_up(given.within("state"), chosen)
    for number, action in enumerate(given.items("actions")):
        move = _read(given.inside("actions", {str(number): action}), str(number))
        refusal = GAME.why(state, _ME, move)
        if refusal is not None:
            return {"ok": False, "error": refusal.code.replace("-", "_"), "rule": refusal.rule}
        state, events = GAME.step(state, _ME, move)
        recycled = recycled or any(isinstance(each, StockTurned) for each in events)
    table = state.table
    out = state.match.scored > 0
    assert table is not None or state.match.results
    return {
        "ok": True,
        "hand": AnyOrder(() if out or table is None else faces(_cards(table.hands[_ME]))),
        "out": out,
        "stock": faces(table.stock) if table else (),
        "discard": faces(table.pile) if table else (),
        "recycled": recycled,
    }


def seen(vector: Vector) -> Mapping[str, Any]:
    """What an opponent sees when another seat has drawn from the stock (R21)."""
    given, chosen = Given(vector.input), options(vector)
    phase = given.text("phase")
    if phase != "another seat drew from the stock":
        raise given.fault("phase", phase, "another seat drew from the stock")
    state = GAME.step(GAME.begin(chosen, 2), CHANCE, DrawDealer(_OTHER)).state
    before = GAME.step(state, CHANCE, Pack(PACK_52)).state
    after, events = GAME.step(before, _ME, DrawStock())
    view, table = GAME.view(after, _OTHER), after.table
    assert table is not None and before.table is not None
    drawn = show_card(before.table.stock[0])
    faces_shown = {item.face for zone in view.zones for item in zone.items}
    told = [each for each in events if each.to in (None, _OTHER)]
    sees = {
        "that a stock card was drawn": "stock-drawn" in [each.told()[0] for each in told] and view.drawn,
        "hand sizes": view.counts == (11, 10) and len(dict(view.zones)[hand_of(_ME)]) == 11,
        "melds": view.melds == (),
        "top of the discard pile": view.top == table.pile[-1] and show_card(table.pile[-1]) in faces_shown,
    }
    hidden = {"the card drawn": drawn not in faces_shown and not _tells(told, drawn)}
    return {
        "sees": AnyOrder(name for name, holds in sees.items() if holds),
        "hidden": AnyOrder(name for name, holds in hidden.items() if holds),
    }


def _tells(events: Iterable[Any], card: str) -> bool:
    """Whether events name a card."""
    return any(card in str(fact) for each in events for _, fact in each.told()[1])


def _set_up(given: Given, chosen: Options) -> tuple[State, bool]:
    """Seat 0 on turn with what the vector gives, against an empty hand; and whether the pile was turned."""
    hand, stock, pile = given.cards("hand"), given.cards("stock"), given.cards("discard")
    rows = given.items("table")
    inner = given.inside("table", {str(number): row for number, row in enumerate(rows)})
    laid = [inner.cards(str(number)) for number in range(len(rows))]
    for number, cards in enumerate(laid):
        if not is_meld(gather(cards), chosen.ace == "low_or_high"):
            raise inner.fault(str(number), rows[number], "a sequence or a group")
    known = [card for row in (hand, stock, pile, *laid) for card in row]
    if len(set(known)) < len(known):
        raise given.fault("table", rows, "every card once")
    table = Table(
        (int(gather(hand)), 0),
        stock,
        pile,
        Turn(_ME),
        (0, 0),
        tuple(Laid(int(gather(cards)), tuple((card, int(_OTHER)) for card in cards)) for cards in laid),
        frozenset((int(_ME),)) if given.flag("has_melded", False) else frozenset(),
    )
    recycled = due_to_turn(table, chosen)
    if recycled:
        table = turned(table, chosen)
    return State(chosen, Match((0, 0), dealer=int(_OTHER)), Phase.TURN, table), recycled


def _read(given: Given, name: str) -> RammiMove:
    """The move of an action such as `["layoff", ["7C"], 0]`."""
    word, *rest = given.items(name) or (None,)
    inner = Given(dict(zip("ab", rest, strict=False)), f"{given.place}.{name}")
    match word, len(rest):
        case "draw_stock", 0:
            return DrawStock()
        case "draw_discard", 0:
            return DrawDiscard()
        case "meld", 1:
            return Meld(int(gather(inner.cards("a"))))
        case "layoff", 2:
            number = inner.number("b")
            if number < 0:
                raise inner.fault("b", number, "the number of a meld, from 0 on")
            return LayOff(int(gather(inner.cards("a"))), number)
        case "discard", 1:
            cards = inner.cards("a")
            if len(cards) == 1:
                return Discard(cards[0])
    raise given.fault(name, given.values[name], "draw_stock, draw_discard, meld, layoff or discard")


def _cards(cards: int) -> tuple[Card, ...]:
    return tuple(cards_of(CardSet(cards)))
