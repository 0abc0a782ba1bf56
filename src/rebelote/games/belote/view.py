"""What a seat may know of a match, written field by field; other hands are counts (section 5 of the design).

Nothing is stripped from a state: what is not named here is not in the view.
"""

from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any

from rebelote.cards import Card, CardSet, Seat, cards_of, show_card
from rebelote.engine.game import Greyed
from rebelote.engine.table import LAST_TRICK, STOCK, TRICK, Ruling, greyed, hand_of, pile_of
from rebelote.engine.zones import Item, Zone, arranged, backs, heap
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.events import SHEPHERDESS, TURNED, shown_of, under_of
from rebelote.games.belote.moves import PLAYS, Call, Play
from rebelote.games.belote.play.announcements import Announcement, Spoken, kinds
from rebelote.games.belote.play.playing import hand
from rebelote.games.belote.play.showing import lying, seen
from rebelote.games.belote.scoring.pots import Pot
from rebelote.games.belote.scoring.score import Result
from rebelote.games.belote.state import Phase, State

ORDERED = frozenset((TRICK, LAST_TRICK, *map(shown_of, range(4))))
"""The zones whose order says something."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows, or a spectator (seat None).

    `points` and `won` are the card points and tricks of the running deal by side, as everybody saw
    them. `turned` is the card that was turned in this deal, wherever it lies now. `announced` are the
    kinds each seat named, `shown` the announcements laid open, `heights` what was said aloud, `counting`
    the side whose announcements count (-1: nobody's, None: not yet compared). `words` are the belotes
    said: seat and words. `covering` are by seat the open cards that still lie on others (B121).
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
    pots: tuple[Pot, ...]
    pending: tuple[int, ...]
    winners: tuple[int, ...] | None
    calls: tuple[tuple[int, Call], ...]
    contract: Contract | None
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    turned: Card | None
    plays: tuple[tuple[int, Card], ...]
    takers: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    announced: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[int, Announcement], ...]
    heights: tuple[Spoken, ...]
    counting: int | None
    words: tuple[tuple[int, tuple[str, ...]], ...]
    stopped: int | None
    covering: tuple[tuple[Card, ...], ...] = ()


_NAMES = [each.name for each in fields(View)]
_BEFORE_THE_HAND = attrgetter(*_NAMES[_NAMES.index("zones") + 1 : _NAMES.index("hand")])
_BEHIND_THE_HAND = attrgetter(*_NAMES[_NAMES.index("hand") + 1 :])


def view(game: Ruling, state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    seen = _LAST.seen(game, state)
    if seat is None:
        return seen
    name = hand_of(seat)
    cards, faces = _own(name, hand(state, seat))
    row: tuple[Any, ...] = (
        seat,
        seen.phase,
        seen.due,
        tuple(map(game.show, game.moves(state, seat))),
        _greyed(game, state, seat),
        tuple([faces if each.name == name else each for each in seen.zones]),
        *_BEFORE_THE_HAND(seen),
        cards,
        *_BEHIND_THE_HAND(seen),
    )
    return View(*row)


class _Last:
    """What everybody sees of the state that was looked at last: all seats of a table ask for it in a row."""

    def __init__(self) -> None:
        self._kept: tuple[State, View] | None = None

    def seen(self, game: Ruling, state: State) -> View:
        """The view of a spectator."""
        kept = self._kept
        if kept is None or kept[0] is not state:
            self._kept = kept = state, _seen_by_all(game, state)
        return kept[1]


_LAST = _Last()


def _seen_by_all(game: Ruling, state: State) -> View:
    """What everybody sees: the view of a spectator."""
    form, match_, play = state.rules.form, state.match, state.play
    talk, said = state.talk, state.speech
    plays = tuple((who, move.card) for who, move in state.log if isinstance(move, Play))
    announced = [kinds(each) for each in said.declared] if said else [()] * form.seats
    compared = said.compared if said else None
    counting = None if compared is None else -1 if compared.winner is None else int(compared.winner)
    return View(
        seat=None,
        phase=state.phase.value,
        due=tuple(sorted(game.due(state))),
        choices=(),
        greyed=(),
        zones=_zones(state, plays),
        dealer=match_.dealer,
        totals=match_.totals,
        scored=match_.scored,
        results=match_.results,
        pots=match_.pots,
        pending=match_.pending,
        winners=match_.winners,
        calls=talk.calls if talk else (),
        contract=state.contract,
        hand=(),
        counts=tuple(_count(state, each) for each in range(form.seats)),
        turned=_turned(state),
        plays=plays,
        takers=state.takers,
        points=play.points[: form.sides] if play else (0,) * form.sides,
        won=play.won[: form.sides] if play else (0,) * form.sides,
        announced=tuple(announced),
        shown=seen(said, state.rules.options.announce_show),
        heights=said.heights if said else (),
        counting=counting,
        words=_words(state),
        stopped=said.stopped.seat if said and said.stopped else None,
        covering=_covering(state, plays),
    )


def _greyed(game: Ruling, state: State, seat: Seat | None) -> tuple[Greyed, ...]:
    """The cards of the seat in turn that it may not play, with the reasons."""
    if seat is None or state.phase is not Phase.PLAY or seat not in game.due(state):
        return ()
    refused = greyed(game, state, seat, (PLAYS[card] for card in cards_of(hand(state, seat))))
    return tuple(each for each in refused if each.refusal.rule not in _SPEECH)


_SPEECH = ("B60", "B67", "B76")
"""Rules about what is said: they refuse words, not cards."""


def _words(state: State) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Belotes said aloud; a silent pair is not among them (B76)."""
    if state.speech is None:
        return ()
    said = ((each.seat, tuple(filter(None, each.said))) for each in state.speech.claims)
    return tuple((int(seat), words) for seat, words in said if words)


def _zones(state: State, plays: tuple[tuple[int, Card], ...]) -> tuple[Zone, ...]:
    """What lies on the table, as everybody sees it."""
    form, deal = state.rules.form, state.deal
    if deal is None or deal.dealt is None:
        return (backs(STOCK, len(form.pack)),)
    zones = [_hand_zone(state, Seat(each)) for each in range(form.seats)]
    hidden = len(deal.dealt.stock) - (deal.shepherdess is not None)
    zones.append(backs(STOCK, hidden))
    for name, card in ((TURNED, deal.dealt.turned), (SHEPHERDESS, deal.shepherdess)):
        if card is not None:
            zones.append(heap(name, (show_card(card),)))
    if deal.piles is not None:
        zones += _under_zones(state, plays)
    zones += (Zone(shown_of(who), _open(cards)) for who, cards in lying(state).items())
    return arranged((*zones, *_trick_zones(state, plays)))


def _hand_zone(state: State, owner: Seat) -> Zone:
    """One hand: backs, or faces where cards lie open (B121)."""
    if state.rules.form.opened:
        return heap(hand_of(owner), map(show_card, cards_of(hand(state, owner))))
    return backs(hand_of(owner), _count(state, owner))


@lru_cache(maxsize=8192)
def _own(name: str, cards: CardSet) -> tuple[tuple[Card, ...], Zone]:
    """The cards of a hand, and its zone as its owner sees it. A hand stays as it is for a whole round."""
    row = tuple(cards_of(cards))
    return row, heap(name, map(show_card, row))


def _turned(state: State) -> Card | None:
    """The card that lies turned, or that was turned and taken (B10, B11)."""
    if state.deal is None or state.deal.dealt is None:
        return None
    lying = state.deal.dealt.turned
    return state.talk.turned if lying is None and state.talk is not None else lying


def _count(state: State, seat: int) -> int:
    """How many cards a seat holds."""
    if state.play is not None:
        return state.play.tricks.hands[seat].bit_count()
    return hand(state, Seat(seat)).bit_count()


def _covering(state: State, plays: tuple[tuple[int, Card], ...]) -> tuple[tuple[Card, ...], ...]:
    """The open cards that still lie on others, those in the running trick among them (B121)."""
    if state.deal is None or state.deal.piles is None:
        return ()
    settled = {card for _, card in plays[: len(state.takers) * state.rules.form.seats]}
    return tuple(tuple(card for card in upper if card not in settled) for upper in state.deal.piles.upper)


def _under_zones(state: State, plays: tuple[tuple[int, Card], ...]) -> list[Zone]:
    """The lower cards that are still covered (B121)."""
    zones = []
    for seat, upper in enumerate(_covering(state, plays)):
        zones.append(backs(under_of(seat), len(upper)))
    return zones


def _trick_zones(state: State, plays: tuple[tuple[int, Card], ...]) -> list[Zone]:
    """The trick, the one before it where it may be looked at, and the piles (B51)."""
    form, takers = state.rules.form, state.takers
    done = len(takers) * form.seats
    zones = [Zone(TRICK, _laid(plays[done:]))]
    away = list(takers)
    if takers and not state.rules.options.arret:
        zones.append(Zone(LAST_TRICK, _laid(plays[done - form.seats : done])))
        away.pop()
    for side in range(form.sides):
        count = sum(form.side(taker) == side for taker in away)
        zones.append(backs(pile_of(side), count * form.seats))
    return zones


def _open(cards: tuple[Card, ...]) -> tuple[Item, ...]:
    return tuple(Item(show_card(card)) for card in cards)


@lru_cache(maxsize=4096)
def _laid(plays: tuple[tuple[int, Card], ...]) -> tuple[Item, ...]:
    return tuple(Item(show_card(card), seat) for seat, card in plays)
