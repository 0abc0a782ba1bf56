"""Which calls the auction allows, and what a call does (W6 to W18)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rebelote.cards import SUITS
from rebelote.engine.errors import Refusal, refuse
from rebelote.games.whist.bidding.talk import Speaker, Stand, Talk, lower, pair_levels
from rebelote.games.whist.contract import DIRECT, LED, MISERES, NO_TRUMP, PAIRS, Contract, Kind, Standing
from rebelote.games.whist.moves import Call, Join, Name, Pass, Raise, Stay, Undertake, Wait
from rebelote.games.whist.options import Options

_BY_RANK = (0, 3, 2, 1)
"""Spades, clubs, diamonds, hearts: the suits as they rank (W4)."""
_CALLS: tuple[Call, ...] = (
    Pass(),
    Wait(),
    Stay(),
    *map(Name, _BY_RANK),
    *map(Join, _BY_RANK),
    *map(Raise, PAIRS),
    *map(Undertake, DIRECT),
)
_ALONE = {contract.kind: Undertake(contract) for contract in DIRECT}
"""Of every game that is played alone the one in the highest suit: none of it may be named when that may not."""
_TOLD: tuple[Call, ...] = (Wait(), Stay(), *map(Name, _BY_RANK))
"""Calls whose absence is told."""
_BOUND = (Stand.WAITS, Stand.JOINER)
"""They may join or raise, nothing else (W9, W14)."""


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction that some options describe; every field is a fact of the options."""

    announcer_may_overcall: bool
    no_trump: bool
    ascending: bool
    waiting_counts: bool
    misere_bars: bool
    several: bool
    specials_first: bool
    eight_only: bool
    minimal: bool
    free_solo: bool
    maintains: bool

    def calls(self, talk: Talk, hand: int) -> tuple[Call, ...]:
        """The calls of the seat with the floor, in a fixed order."""
        return tuple(call for call in _CALLS if self.why(talk, hand, call) is None)

    def why(self, talk: Talk, hand: int, call: Call) -> Refusal | None:
        """Why the seat with the floor may not make a call, or None; `hand` is its set of cards."""
        if isinstance(call, Pass):
            return None
        if talk.trou == talk.turn and not self.announcer_may_overcall:
            return refuse("trou-announcer-passes", "W6")
        match call:
            case Wait():
                return self._wait(talk)
            case Name(suit):
                return self._name(talk, suit)
            case Join(suit):
                return self._join(talk, hand, suit)
            case Raise(level):
                return self._raise(talk, level)
            case Stay():
                return self._stay(talk)
        return self._undertake(talk, call.contract)

    def after(self, talk: Talk, call: Call) -> Talk:
        """The talk after a legal call of the seat with the floor."""
        seat = talk.turn
        said = replace(talk, calls=(*talk.calls, (seat, call)))
        me = talk.speakers[seat]
        match call:
            case Pass():
                said = _out(said, seat)
            case Wait():
                said = said.with_speaker(seat, Speaker(Stand.WAITS))
            case Stay():
                said = said.with_speaker(seat, replace(me, stand=Stand.KEPT, maintained=True))
            case Name(suit):
                said = said.with_speaker(seat, Speaker(Stand.OPEN, suit))
            case Join(suit):
                said = _joined(said, seat, suit)
            case Raise(level):
                raised = Standing(Contract(PAIRS[level], me.suit), (me.partner, seat))
                said = replace(said, standing=raised)
            case Undertake(contract):
                said = _undertaken(said, seat, contract)
        return said.passed_on(seat)

    def joinable(self, talk: Talk, seat: int, suit: int) -> bool:
        """Whether somebody could still join a proposal of a seat in a suit (W11)."""
        return bool(pair_levels(suit, talk.top)) and any(
            self._may_yet_join(each, suit) for other, each in enumerate(talk.speakers) if other != seat
        )

    def _may_yet_join(self, speaker: Speaker, suit: int) -> bool:
        if speaker.stand is Stand.OPEN:
            return self.waiting_counts and lower(speaker.suit, suit)
        return speaker.stand in (Stand.FRESH, Stand.WAITS)

    def _wait(self, talk: Talk) -> Refusal | None:
        """Premier is for the first seat on its first call, and not after a trou (W9)."""
        if talk.trou >= 0:
            return refuse("only-above-trou", "W6")
        return refuse("premier-first-only", "W9") if talk.calls else None

    def _name(self, talk: Talk, suit: int) -> Refusal | None:
        """Whether a suit may be proposed (W10, W11)."""
        seat = talk.turn
        me = talk.speakers[seat]
        if talk.trou >= 0:
            return refuse("only-above-trou", "W6")
        if me.stand in _BOUND or me.stand is Stand.ALONE:
            return _bound(me)
        if me.stand is Stand.OPEN and not lower(me.suit, suit):
            return refuse("proposal-not-higher", "W11", suit=SUITS[suit])
        if talk.misere and self.misere_bars:
            return refuse("misere-bars-proposals", "W11")
        others = [each.suit for other, each in enumerate(talk.speakers) if other != seat and _offers(each)]
        if suit in others:
            return refuse("suit-taken", "W11", suit=SUITS[suit])
        if self.ascending and not _ascends(talk, suit, others):
            return refuse("proposal-not-ascending", "W10", suit=SUITS[suit])
        return None if self.joinable(talk, seat, suit) else refuse("nobody-can-join", "W11", suit=SUITS[suit])

    def _join(self, talk: Talk, hand: int, suit: int) -> Refusal | None:
        """Whether a proposal may be joined (W13)."""
        me = talk.speakers[talk.turn]
        if me.stand is Stand.JOINER:
            return _bound(me)
        if talk.proposer(suit, talk.turn) < 0:
            return refuse("nothing-to-join", "W13", suit=SUITS[suit])
        if me.stand is Stand.OPEN and not lower(me.suit, suit):
            return refuse("join-higher-only", "W13", suit=SUITS[suit])
        if not hand >> 16 * suit & 0xFFFF:
            return refuse("join-needs-card", "W13", suit=SUITS[suit])
        levels = pair_levels(suit, talk.top)
        if not levels or (self.eight_only and levels[0] != min(PAIRS)):
            return refuse("not-above", "W13", standing=_shown(talk))
        return None

    def _raise(self, talk: Talk, level: int) -> Refusal | None:
        """Whether the joiner may go up to a number of tricks (W14)."""
        me = talk.speakers[talk.turn]
        if me.stand is not Stand.JOINER:
            return refuse("joiner-only", "W14")
        levels = pair_levels(me.suit, talk.top)
        if level not in levels:
            return refuse("not-above", "W14", standing=_shown(talk))
        if self.minimal and level != levels[0]:
            return refuse("raise-minimal", "W14", least=levels[0])
        return None

    def _stay(self, talk: Talk) -> Refusal | None:
        """Whether a proposal may be maintained (W17)."""
        me = talk.speakers[talk.turn]
        if me.stand is not Stand.OPEN:
            return refuse("nothing-to-maintain", "W17")
        if not self.maintains:
            return refuse("no-maintain", "W17")
        if not self.joinable(talk, talk.turn, me.suit):
            return refuse("nobody-can-join", "W17", suit=SUITS[me.suit])
        return None

    def _undertake(self, talk: Talk, contract: Contract) -> Refusal | None:
        """Whether a game may be named to be played alone (W6, W12, W15)."""
        me = talk.speakers[talk.turn]
        if me.stand in _BOUND:
            return _bound(me)
        if contract.suit == NO_TRUMP and not self.no_trump:
            return refuse("no-trump-chelem", "W7")
        if not self._ranks(talk, contract):
            return refuse("not-above", "W7", standing=_shown(talk))
        if contract.kind in LED:
            fits = me.stand is Stand.FRESH or (me.own is not None and me.own.kind in LED)
            return None if fits else refuse("first-call-only", "W12")
        if contract.kind in MISERES:
            late = self.specials_first and me.stand is not Stand.FRESH and me.own is None
            return refuse("first-call-only", "W12") if late else None
        return self._solo(talk, contract.suit)

    def _ranks(self, talk: Talk, contract: Contract) -> bool:
        """Above the standing game, or a misère equal to it (W7, W12)."""
        equal = contract == talk.top and contract.kind in MISERES and self.several
        return equal or contract.above(talk.top)

    def _solo(self, talk: Talk, suit: int) -> Refusal | None:
        """Whether a solo may be named: late, or where nobody could join (W15)."""
        if talk.speakers[talk.turn].stand is not Stand.FRESH or talk.small_misere or self.free_solo:
            return None
        return refuse("solo-joinable", "W15") if self.joinable(talk, talk.turn, suit) else None


def auction(options: Options) -> Auction:
    """The auction of some options."""
    return Auction(
        announcer_may_overcall=options.trou_announcer_may_overcall,
        no_trump=options.chelem_nt == "above_hearts",
        ascending=options.proposal_order == "ascending",
        waiting_counts=options.joinable_by == "waiting",
        misere_bars=options.misere_bars_proposals,
        several=options.several_miseres,
        specials_first=options.specials_round == "all",
        eight_only=options.emballage_entry == "eight_only",
        minimal=options.raise_step == "minimal",
        free_solo=options.direct_solo == "always",
        maintains=options.maintain,
    )


def _out(talk: Talk, seat: int) -> Talk:
    """A seat passes; a pair that it spoke for is dissolved (W8, W16)."""
    me = talk.speakers[seat]
    talk = talk.with_speaker(seat, Speaker(Stand.OUT))
    if me.stand is not Stand.JOINER:
        return talk
    left = talk.speakers[me.partner]
    alone = Stand.KEPT if left.maintained else Stand.OPEN
    return talk.with_speaker(me.partner, replace(left, stand=alone, partner=-1))


def _joined(talk: Talk, seat: int, suit: int) -> Talk:
    """A seat joins the proposal in a suit at the lowest number of tricks that stands (W13)."""
    partner = talk.proposer(suit, seat)
    contract = Contract(PAIRS[pair_levels(suit, talk.top)[0]], suit)
    talk = talk.with_speaker(
        partner, replace(talk.speakers[partner], stand=Stand.JOINED, partner=seat)
    ).with_speaker(seat, Speaker(Stand.JOINER, suit, partner))
    return replace(talk, standing=Standing(contract, (partner, seat)))


def _undertaken(talk: Talk, seat: int, contract: Contract) -> Talk:
    """A seat names a game of its own; at an equal misère it is one more holder (W12)."""
    holders: tuple[int, ...] = (seat,)
    if talk.standing is not None and talk.standing.contract == contract:
        holders = (*talk.standing.holders, seat)
    return replace(
        talk.with_speaker(seat, Speaker(Stand.ALONE, own=contract)),
        standing=Standing(contract, holders),
        misere=talk.misere or contract.kind in MISERES,
        small_misere=talk.small_misere or contract.kind is Kind.PM,
    )


def _offers(speaker: Speaker) -> bool:
    """Whether a seat has its suit open or joined (W11)."""
    return speaker.stand in (Stand.OPEN, Stand.KEPT, Stand.JOINED)


def _ascends(talk: Talk, suit: int, others: list[int]) -> bool:
    """Whether a suit is above those on offer, and its EMB8 above what stands (W10)."""
    return all(lower(other, suit) for other in others) and Contract(Kind.EMB8, suit).above(talk.top)


def _bound(speaker: Speaker) -> Refusal:
    """Why a seat that waits, that joined, or that plays alone may not do something else."""
    match speaker.stand:
        case Stand.WAITS:
            return refuse("premier-joins-only", "W9")
        case Stand.JOINER:
            return refuse("joiner-raises-only", "W14")
    return refuse("proposal-late", "W11")


def _shown(talk: Talk) -> str:
    return "" if talk.top is None else talk.top.show()


def open_suits(talk: Talk) -> Iterator[tuple[int, int]]:
    """The proposals that can be joined: seat and suit (W10, W17)."""
    for seat, each in enumerate(talk.speakers):
        if each.stand in (Stand.OPEN, Stand.KEPT):
            yield seat, each.suit


def barred(talk: Talk, possible: Iterable[object]) -> tuple[Call, ...]:
    """What the seat with the floor might want to say beside the calls that are possible (W8).

    Every suit of a game that may be named in one, one call of each other game, joining what others have on
    offer, and for a joiner every number of tricks.
    """
    said = set(possible)
    named = {each.contract.kind for each in said if isinstance(each, Undertake)}
    suits = (call for call in map(Undertake, DIRECT) if call.contract.kind in named)
    alone = (call for kind, call in _ALONE.items() if kind not in named)
    return tuple(call for call in (*_TOLD, *_with_others(talk), *suits, *alone) if call not in said)


def _with_others(talk: Talk) -> Iterator[Call]:
    """The calls for two that the seat with the floor could think of (W13, W14)."""
    me = talk.speakers[talk.turn]
    others = [each for seat, each in enumerate(talk.speakers) if seat != talk.turn and _offers(each)]
    yield from (Join(suit) for suit in _BY_RANK if suit in [each.suit for each in others])
    if me.stand is Stand.JOINER:
        yield from map(Raise, PAIRS)
