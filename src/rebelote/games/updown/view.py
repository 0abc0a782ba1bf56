"""What a seat may know of a match, written field by field; other hands are counts (U24)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rebelote.cards import PACK_44, Card, Seat, cards_of, show_card
from rebelote.engine.game import Greyed
from rebelote.engine.table import LAST_TRICK, STOCK, TRICK, Ruling, hand_of, pile_of
from rebelote.engine.zones import BACK, Item, Zone, arranged, heap
from rebelote.games.updown.events import ASIDE, BOARD, DICE, DOWN, POT, UP, laid_of, letters, suit_of
from rebelote.games.updown.moves import Dice
from rebelote.games.updown.scoring import Result
from rebelote.games.updown.state import Round, State, Trick

ORDERED = frozenset((TRICK, LAST_TRICK))
"""The zones whose order says something."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows, or a spectator (seat None).

    `number` counts rounds from 1. `side` is `up` or `down`, empty before the toss; `suits` the suit of each
    seat; `trump` a rank, 0 before the dice were rolled; `leader` -1 before the toss. `chosen` is the card that
    this seat has laid face down, `ready` says who has chosen. `won` are tricks by seat in this round, `tricks`
    all that were revealed in it.
    """

    seat: Seat | None
    phase: str
    due: tuple[Seat, ...]
    choices: tuple[str, ...]
    greyed: tuple[Greyed, ...]
    zones: tuple[Zone, ...]
    number: int
    totals: tuple[int, ...]
    results: tuple[Result, ...]
    winners: tuple[int, ...] | None
    side: str
    suits: tuple[int, ...]
    trump: int
    dice: tuple[Dice, ...]
    leader: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    chosen: Card | None
    ready: tuple[bool, ...]
    won: tuple[int, ...]
    pot: int
    tricks: tuple[Trick, ...]


def view(game: Ruling, state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    rules, match_ = state.rules, state.match
    nothing = Round((), (), (None,) * rules.seats, (0,) * rules.seats)
    playing = state.round or nothing
    tossed = playing.first >= 0
    over = match_.winners is not None
    return View(
        seat=seat,
        phase=state.phase.value,
        due=tuple(sorted(game.due(state))),
        choices=tuple(map(game.show, game.moves(state, seat))) if seat is not None else (),
        greyed=(),
        zones=_zones(state, seat),
        number=match_.played + (not over),
        totals=match_.totals,
        results=match_.results,
        winners=match_.winners,
        side=_side(playing) if tossed else "",
        suits=rules.suits(playing.offset) if tossed else (),
        trump=playing.trump,
        dice=playing.dice,
        leader=playing.leader if tossed and not over else -1,
        hand=tuple(cards_of(playing.hands[seat])) if seat is not None and playing.hands else (),
        counts=tuple(each.bit_count() for each in playing.hands) or (0,) * rules.seats,
        chosen=playing.chosen[seat] if seat is not None else None,
        ready=tuple(each is not None for each in playing.chosen),
        won=playing.won,
        pot=playing.pot,
        tricks=playing.tricks,
    )


def _side(playing: Round) -> str:
    return UP if playing.up else DOWN


def _zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """What lies on the table, as the seat sees it."""
    playing, seats = state.round, range(state.rules.seats)
    if playing is None:
        shown = [
            heap(DICE, (BACK,) * 2),
            heap(BOARD, (BACK,)),
            *(heap(suit_of(each), (BACK,)) for each in seats),
        ]
        return arranged((heap(STOCK, (BACK,) * len(PACK_44)), *shown))
    aside = len(PACK_44) - state.rules.hand_size * state.rules.seats
    zones = [heap(ASIDE, (BACK,) * aside)]
    for owner, held in enumerate(playing.hands):
        faces = map(show_card, cards_of(held)) if owner == seat else (BACK,) * held.bit_count()
        zones.append(heap(hand_of(owner), faces))
        zones.append(heap(laid_of(owner), (BACK,) * (playing.chosen[owner] is not None)))
    return arranged((*zones, *_middle(state, playing), *_trick_zones(playing)))


def _middle(state: State, playing: Round) -> list[Zone]:
    """The dice, and the card with the suits around it."""
    dice = playing.dice[-1] if playing.dice else None
    zones = [heap(DICE, (str(dice.one), str(dice.other)) if dice else (BACK,) * 2)]
    tossed = playing.first >= 0
    zones.append(heap(BOARD, (_side(playing) if tossed else BACK,)))
    suits = letters(state.rules.suits(playing.offset)) if tossed else (BACK,) * state.rules.seats
    return [*zones, *(heap(suit_of(each), (suit,)) for each, suit in enumerate(suits))]


def _trick_zones(playing: Round) -> list[Zone]:
    """The last trick, the pot, and the piles: revealed cards stay open (U24)."""
    if not playing.tricks:
        return []
    last = playing.tricks[-1]
    piles, pot = _piles(playing.tricks)
    zones = [Zone(LAST_TRICK, tuple(Item(show_card(card), seat) for seat, card in enumerate(last.cards)))]
    zones += [_pile(pile_of(seat), tricks) for seat, tricks in piles.items()]
    return [*zones, _pile(POT, pot)]


def _piles(tricks: tuple[Trick, ...]) -> tuple[Mapping[int, list[Trick]], list[Trick]]:
    """The tricks before the last one: those of each winner, and those in the pot (U17, U18)."""
    piles: dict[int, list[Trick]] = {}
    pot: list[Trick] = []
    for trick in tricks:
        if trick.winner >= 0:
            piles.setdefault(trick.winner, []).extend(pot)
            pot = []
        if trick is tricks[-1]:
            break
        (piles[trick.winner] if trick.winner >= 0 else pot).append(trick)
    return piles, pot


def _pile(name: str, tricks: list[Trick]) -> Zone:
    """Cards of some tricks with who laid them, in a settled order."""
    items = (Item(show_card(card), seat) for trick in tricks for seat, card in enumerate(trick.cards))
    return Zone(name, tuple(sorted(items)))
