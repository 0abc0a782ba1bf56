"""Vectors about what a seat sees, tried on real views (W35)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rebelote.cards import PACK_52, Card, Seat, card, gather, show_card
from rebelote.engine.vectors import AnyOrder, Given, Vector
from rebelote.games.whist import GAME
from rebelote.games.whist.contract import Contract, Kind
from rebelote.games.whist.events import TrouSaid, aside_of
from rebelote.games.whist.moves import Aside, Pass, Undertake
from rebelote.games.whist.options import Options
from rebelote.games.whist.state import State
from rebelote.games.whist.vectors.asked import options, seat
from rebelote.games.whist.vectors.playing import begun

_Facts = tuple[dict[str, bool], dict[str, bool]]
_ACES = tuple(card(suit, 14) for suit in range(4))


def seen(vector: Vector) -> Mapping[str, Any]:
    """What a seat sees and does not see in a named situation."""
    given = Given(vector.input)
    phase = given.text("phase")
    if phase not in _SITUATIONS:
        raise given.fault("phase", phase, f"one of {', '.join(_SITUATIONS)}")
    sees, hidden = _SITUATIONS[phase](options(vector), seat(given, "seat"))
    return {
        "sees": AnyOrder(name for name, holds in sees.items() if holds),
        "hidden": AnyOrder(name for name, holds in hidden.items() if holds),
    }


def _trou(chosen: Options, who: int) -> _Facts:
    """Seat 2 said trou; the fourth ace is with seat 1 or with seat 3."""
    worlds = [_with_trou(chosen, holder) for holder in (1, 3)]
    views = [GAME.view(world, Seat(who)) for world in worlds]
    known = all(view.trou == 2 for view in views) and TrouSaid(2, trou=True).to is None
    others = [replace(view, hand=(), zones=()) for view in views]
    return (
        {"seat 2 holds exactly three aces": known},
        {"who holds the fourth ace (unless seat 0 does)": others[0] == others[1] and not views[0].holders},
    )


def _with_trou(chosen: Options, holder: int) -> State:
    """A deal in which seat 2 holds three aces, and another seat the fourth."""
    rest = [each for each in PACK_52 if each not in _ACES]
    hands: dict[int, list[Card]] = {2: list(_ACES[1:]), holder: [_ACES[0]]}
    hands = {each: hands.get(each, []) for each in range(4)}
    for each in range(4):
        while len(hands[each]) < 13:
            hands[each].append(rest.pop())
    piles = [list(hands[each]) for each in range(4)]
    pack = tuple(pile.pop() for size in (4, 5, 4) for pile in piles for _ in range(size))
    return begun(chosen, pack)


def _aside(chosen: Options, who: int) -> _Facts:
    """A small misère before the first lead: all four have laid a card aside."""
    state = begun(chosen, PACK_52, Undertake(Contract(Kind.PM)), Pass(), Pass(), Pass())
    while any(isinstance(move, Aside) for each in range(4) for move in GAME.moves(state, Seat(each))):
        state = GAME.step(state, (mover := min(GAME.actors(state))), GAME.moves(state, mover)[0]).state
    view = GAME.view(state, Seat(who))
    others = {show_card(laid) for each, laid in enumerate(state.aside) if each != who and laid is not None}
    shown = {item.face for zone in view.zones for item in zone.items}
    backs = [zone for zone in view.zones if zone.name in map(aside_of, range(4))]
    covered = (
        len(backs) == 4
        and not others & shown
        and not gather(view.hand)
        & gather(laid for each, laid in enumerate(state.aside) if each != who and laid is not None)
    )
    return (
        {"own discard": view.aside is not None and view.aside == state.aside[who]},
        {"the three other discards, until the end of the deal": covered},
    )


_SITUATIONS: Mapping[str, Callable[[Options, int], _Facts]] = {
    "trou announced by seat 2, auction running": _trou,
    "small misere, discards made": _aside,
}
