"""What a seat may know of a match, written field by field; other hands are counts (W35).

Nothing is stripped from a state: what is not named here is not in the view.
"""

from dataclasses import dataclass

from rebelote.cards import PACK_52, Card, Seat, cards_of, show_card
from rebelote.cards.card import CardSet
from rebelote.engine.game import Greyed
from rebelote.engine.table import LAST_TRICK, STOCK, TRICK, Ruling, greyed, hand_of, pile_of
from rebelote.engine.zones import BACK, Item, Zone, arranged, heap
from rebelote.games.whist.bidding.auction import barred, open_suits
from rebelote.games.whist.contract import Contract
from rebelote.games.whist.events import aside_of
from rebelote.games.whist.moves import PLAYS, Call
from rebelote.games.whist.scoring.counting import won
from rebelote.games.whist.scoring.grid import Result
from rebelote.games.whist.state import SEATS, Phase, State, hand

ORDERED = frozenset((TRICK, LAST_TRICK))
"""The zones whose order says something."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows, or a spectator (seat None).

    `contract` and `holders` are the game that stands in the auction, then the one that is played;
    `trump` is its suit (4: none, -1: not named). `trou` is the seat that said trou (-1: nobody),
    `proposals` the seats and suits that can be joined. `counts` are the cards in each hand as everybody
    sees them, `shown` the hands that lie open, `aside` the own card laid aside. While cards are laid
    aside, `due` does not say who has chosen already, except to himself.
    """

    seat: Seat | None
    phase: str
    due: tuple[Seat, ...]
    choices: tuple[str, ...]
    greyed: tuple[Greyed, ...]
    zones: tuple[Zone, ...]
    dealer: int
    totals: tuple[int, ...]
    scored: int
    results: tuple[Result, ...]
    winners: tuple[int, ...] | None
    trou: int
    calls: tuple[tuple[int, Call], ...]
    proposals: tuple[tuple[int, int], ...]
    contract: Contract | None
    holders: tuple[int, ...]
    trump: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    shown: tuple[tuple[int, tuple[Card, ...]], ...]
    aside: Card | None
    plays: tuple[tuple[int, Card], ...]
    takers: tuple[int, ...]
    won: tuple[int, ...]


def view(game: Ruling, state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    match_, talk = state.match, state.talk
    standing = state.standing or (talk.standing if talk else None)
    moves = game.moves(state, seat) if seat is not None else ()
    return View(
        seat=seat,
        phase=state.phase.value,
        due=_due(game, state, seat),
        choices=tuple(map(game.show, moves)),
        greyed=_greyed(game, state, seat),
        zones=_zones(state, seat),
        dealer=match_.dealer,
        totals=match_.totals,
        scored=match_.scored,
        results=match_.results,
        winners=match_.winners,
        trou=state.deal.trou if state.deal else -1,
        calls=talk.calls if talk else (),
        proposals=tuple(open_suits(talk)) if talk and state.phase is Phase.BIDDING else (),
        contract=standing.contract if standing else None,
        holders=standing.holders if standing else (),
        trump=state.trump,
        hand=_cards(state, seat) if seat is not None else (),
        counts=tuple(_count(state, each) for each in range(SEATS)),
        shown=tuple((each, _cards(state, each)) for each in range(SEATS) if _lies_open(state, each)),
        aside=state.aside[seat] if seat is not None and state.aside else None,
        plays=state.plays,
        takers=state.takers,
        won=won(state),
    )


def _due(game: Ruling, state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """The seats that the game waits for; who has chosen in secret is not told (W25)."""
    if state.phase is not Phase.ASIDE:
        return tuple(sorted(game.due(state)))
    return tuple(Seat(each) for each in range(SEATS) if each != seat or state.aside[each] is None)


def _greyed(game: Ruling, state: State, seat: Seat | None) -> tuple[Greyed, ...]:
    """The cards of the seat in turn that it may not play, or games it may not name, with the reasons."""
    if seat is None or seat not in game.due(state):
        return ()
    if state.phase is Phase.BIDDING:
        assert state.talk is not None
        return greyed(game, state, seat, barred(state.talk, game.moves(state, seat)))
    if state.phase is not Phase.PLAY:
        return ()
    return greyed(game, state, seat, (PLAYS[card] for card in _cards(state, seat)))


def _cards(state: State, seat: int) -> tuple[Card, ...]:
    return tuple(cards_of(CardSet(hand(state, seat))))


def _count(state: State, seat: int) -> int:
    """Cards in a hand as everybody sees them: a card chosen in secret still lies in it (W25)."""
    chosen = state.phase is Phase.ASIDE and state.aside[seat] is not None
    return hand(state, seat).bit_count() + chosen


def _lies_open(state: State, seat: int) -> bool:
    """Whether everybody sees the hand of a seat (W26)."""
    return state.open and state.standing is not None and seat in state.standing.holders


def _zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """What lies on the table, as the seat sees it."""
    if state.deal is None:
        return (heap(STOCK, (BACK,) * len(PACK_52)),)
    hands = [_hand_zone(state, each, seat) for each in range(SEATS)]
    return arranged((*hands, *_aside_zones(state), *_trick_zones(state)))


def _hand_zone(state: State, owner: int, seat: Seat | None) -> Zone:
    """One hand: faces for its owner, and for everyone where it lies open."""
    cards = _cards(state, owner)
    if owner == seat or _lies_open(state, owner):
        hidden = _count(state, owner) - len(cards)
        return heap(hand_of(owner), (*map(show_card, cards), *(BACK,) * hidden))
    return heap(hand_of(owner), (BACK,) * _count(state, owner))


def _aside_zones(state: State) -> list[Zone]:
    """The cards laid aside: face down until the deal is scored (W25)."""
    if not state.aside or state.phase is Phase.ASIDE:
        return []
    over = state.phase is Phase.OVER
    return [
        heap(aside_of(each), (show_card(card) if over and card is not None else BACK,))
        for each, card in enumerate(state.aside)
    ]


def _trick_zones(state: State) -> list[Zone]:
    """The trick, the one before it, and the piles."""
    done = len(state.takers) * SEATS
    zones = [Zone(TRICK, _laid(state.plays[done:]))]
    if state.takers:
        zones.append(Zone(LAST_TRICK, _laid(state.plays[done - SEATS : done])))
    for each in range(SEATS):
        zones.append(heap(pile_of(each), (BACK,) * (state.takers[:-1].count(each) * SEATS)))
    return zones


def _laid(plays: tuple[tuple[int, Card], ...]) -> tuple[Item, ...]:
    return tuple(Item(show_card(card), seat) for seat, card in plays)
