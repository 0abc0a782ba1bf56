"""What a seat may know of a match, written field by field; other hands are counts (K23)."""

from dataclasses import dataclass

from rebelote.cards import PACK_24, Card, Seat, cards_of, show_card
from rebelote.engine.game import Greyed
from rebelote.engine.table import LAST_TRICK, STOCK, TRICK, Ruling, greyed, hand_of, pile_of
from rebelote.engine.zones import BACK, Item, Zone, arranged, heap
from rebelote.games.konter.moves import PLAYS
from rebelote.games.konter.scoring import Result
from rebelote.games.konter.state import PACKET, SEATS, Phase, State, hand

ORDERED = frozenset((TRICK, LAST_TRICK))
"""The zones whose order says something."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows, or a spectator (seat None).

    `trump` is a suit, -1 before it is made; `maker` is the seat that makes it. `said` are the announcements
    in order: seat and word, an empty word for nothing. `points` are the card points of the running deal by
    side, None where the table does not show them. `totals` are the strokes by side.
    """

    seat: Seat | None
    phase: str
    due: tuple[Seat, ...]
    choices: tuple[str, ...]
    greyed: tuple[Greyed, ...]
    zones: tuple[Zone, ...]
    dealer: int
    totals: tuple[int, int]
    carried: int
    results: tuple[Result, ...]
    winners: tuple[int, ...] | None
    trump: int
    maker: int
    said: tuple[tuple[int, str], ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    plays: tuple[tuple[int, Card], ...]
    takers: tuple[int, ...]
    won: tuple[int, int]
    points: tuple[int, int] | None


def view(game: Ruling, state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    match_, play = state.match, state.play
    points = play.points if play else (0, 0)
    return View(
        seat=seat,
        phase=state.phase.value,
        due=tuple(sorted(game.due(state))),
        choices=tuple(map(game.show, game.moves(state, seat))) if seat is not None else (),
        greyed=_greyed(game, state, seat),
        zones=_zones(state, seat),
        dealer=match_.dealer,
        totals=match_.strokes,
        carried=match_.carried,
        results=match_.results,
        winners=match_.winners,
        trump=state.trump,
        maker=state.forehand,
        said=state.said,
        hand=tuple(cards_of(hand(state, seat))) if seat is not None else (),
        counts=tuple(hand(state, each).bit_count() for each in range(SEATS)),
        plays=state.plays,
        takers=state.takers,
        won=play.won if play else (0, 0),
        points=points if state.rules.options.show_points else None,
    )


def _greyed(game: Ruling, state: State, seat: Seat | None) -> tuple[Greyed, ...]:
    """The cards of the seat in turn that it may not play, with the reasons."""
    if seat is None or state.phase is not Phase.PLAY or seat not in game.due(state):
        return ()
    return greyed(game, state, seat, (PLAYS[card] for card in cards_of(hand(state, seat))))


def _zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """What lies on the table, as the seat sees it."""
    if not state.pack and not state.position:
        return (heap(STOCK, (BACK,) * len(PACK_24)),)
    zones = [_hand_zone(state, each, seat) for each in range(SEATS)]
    if state.trump < 0:
        zones.append(heap(STOCK, (BACK,) * (SEATS * PACKET)))
    return arranged((*zones, *_trick_zones(state)))


def _hand_zone(state: State, owner: int, seat: Seat | None) -> Zone:
    """One hand: faces for its owner, backs for others."""
    cards = hand(state, owner)
    if owner == seat:
        return heap(hand_of(owner), map(show_card, cards_of(cards)))
    return heap(hand_of(owner), (BACK,) * cards.bit_count())


def _trick_zones(state: State) -> list[Zone]:
    """The trick, the one before it where it may be looked at, and the piles (K23)."""
    done = len(state.takers) * SEATS
    zones = [Zone(TRICK, _laid(state.plays[done:]))]
    away = list(state.takers)
    if away and state.rules.options.last_trick_view:
        zones.append(Zone(LAST_TRICK, _laid(state.plays[done - SEATS : done])))
        away.pop()
    for side in range(2):
        count = sum(taker & 1 == side for taker in away)
        zones.append(heap(pile_of(side), (BACK,) * (count * SEATS)))
    return zones


def _laid(plays: tuple[tuple[int, Card], ...]) -> tuple[Item, ...]:
    return tuple(Item(show_card(card), seat) for seat, card in plays)
