"""How likely worlds are, by the cards that were played: would these hands have played so?"""

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from rebelote.cards import Card, CardSet, side_of
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.kernel import worth
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA, duties, strengths_of
from rebelote.kernels.tricks import takes
from rebelote.search import habits
from rebelote.search.compiled import cells
from rebelote.search.habits import EVENT, SCALE

_SEATS = 4


@cache
def _weights() -> Any:
    return cells(json.loads(resources.files(__package__).joinpath("habits.json").read_text()))


def play_chances(
    contract: Contract,
    options: Options,
    plays: Sequence[tuple[int, Card]],
    own: int | None,
    worlds: Sequence[Sequence[int]],
) -> list[float]:
    """For each world the logarithm of the chance that the others play as they did, up to a constant.

    `worlds` are the cards that each seat was dealt; the cards of seat `own` are no question. Habits are
    known for suit contracts: elsewhere every world is as likely.
    """
    if contract.denomination >= SA or not plays:
        return [0.0] * len(worlds)
    order, demanded = ORDERS[contract.denomination], duties(contract.denomination, options)
    hands = [strengths_of(CardSet(each), order) for world in worlds for each in world]
    pack = hands[0] | hands[1] | hands[2] | hands[3]
    points = cells([worth(1 << each, demanded) if each % 16 < 8 else 0 for each in range(64)])
    found = cells([0] * len(worlds))
    events = cells(_events(plays, contract, demanded))
    told = cells([-1 if own is None else own, demanded, pack])
    habits.believed(_weights(), points, events, cells(hands), told, found)
    return [int(each) / SCALE for each in found]


def _events(plays: Sequence[tuple[int, Card]], contract: Contract, demanded: int) -> list[int]:
    """The plays as events of EVENT numbers each."""
    strengths = ORDERS[contract.denomination].strengths
    side = side_of(contract.taker, _SEATS)
    found: list[int] = []
    led = best = holder = -1
    gone = 0
    for number, (seat, card) in enumerate(plays):
        place, strength = number % _SEATS, strengths[card]
        if place == 0:
            led = best = holder = -1
        event = (seat, strength, led, best, holder, place, gone, int(side_of(seat, _SEATS) == side))
        assert len(event) == EVENT
        found += event
        if place == 0:
            led, best, holder = strength >> 4, strength, seat
        elif takes(strength, best, demanded):
            best, holder = strength, seat
        gone |= 1 << strength
    return found
