"""The state of a whole match of belote, and the rules that its options make."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from rebelote.cards import Card
from rebelote.games.belote.bidding.auction import auction_bidding
from rebelote.games.belote.bidding.take import take_bidding
from rebelote.games.belote.bidding.talk import Bidding, Talk
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.dealing.forms import Form, form
from rebelote.games.belote.dealing.hands import Dealt, Piles, Row
from rebelote.games.belote.kernel import Play
from rebelote.games.belote.moves import BeloteMove
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, duties
from rebelote.games.belote.play.announcements import Comparison, Declaration, Spoken
from rebelote.games.belote.play.claim import Claim
from rebelote.games.belote.play.signals import signals
from rebelote.games.belote.scoring.arret import Stop
from rebelote.games.belote.scoring.pots import Pot
from rebelote.games.belote.scoring.score import Result


class Phase(Enum):
    """What the match waits for."""

    DRAW = "draw"  # chance draws the first dealer
    MIX = "mix"  # chance mixes the pack
    CHOICE = "choice"  # the dealer mixes or keeps
    CUT = "cut"  # the player before the dealer cuts; anybody may propose to mix
    ANSWER = "answer"  # the other side answers a proposal to mix
    PACKETS = "packets"  # the dealer chooses the packets
    BIDDING = "bidding"
    PLAY = "play"
    COUNT = "count"  # a forgotten rebelote may be noticed
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the options of a match come to, made once: each option acts in one object."""

    options: Options
    form: Form
    bidding: Bidding
    duties: tuple[int, ...]  # by denomination
    declaring: bool  # something may be announced in the first trick
    compares_late: bool  # announcements are compared with the first card of the second trick (B68)
    talkative: bool  # seats may do something besides playing cards in turn
    signalling: bool  # cards say something to the partner (B53, B79)


@lru_cache(maxsize=256)
def rules(options: Options) -> Rules:
    """The rules of some options."""
    bidding = auction_bidding(options) if options.bid_mode == "auction" else take_bidding(options)
    by_denomination = tuple(duties(each, options) for each in range(len(DENOMINATIONS)))
    return Rules(
        options,
        form(options),
        bidding,
        by_denomination,
        declaring=options.announcements and options.announce_declare == "manual",
        compares_late=options.announce_show == "second_trick",
        talkative=options.arret or options.seven_exchange or options.announce_show == "on_request",
        signalling=signals(options),
    )


@dataclass(frozen=True, slots=True)
class Match:
    """What passes from deal to deal: totals by side, the dealer, and what was carried over.

    `scored` counts deals with a result, `passed` the deals in a row that nobody took since the pack
    was mixed; `pending` sides reached the target by belote alone (B113); `forgiven` sides have had
    their tolerance (B76); `winners` is None while the match runs and empty after a draw.
    """

    totals: tuple[int, ...]
    dealer: int = 0
    scored: int = 0
    passed: int = 0
    pots: tuple[Pot, ...] = ()
    pending: tuple[int, ...] = ()
    forgiven: frozenset[int] = frozenset()
    results: tuple[Result, ...] = ()
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal: the pack as it was dealt, top first, and who has which cards from the start."""

    pack: Row
    packets: tuple[int, ...] = ()
    dealt: Dealt | None = None
    piles: Piles | None = None
    proposed: frozenset[int] = frozenset()  # sides whose proposal to mix was refused
    proposer: int = -1
    shepherdess: Card | None = None
    exchanged: bool = False
    position: bool = False  # an ending set up for study: it has no score


@dataclass(frozen=True, slots=True)
class Stopped:
    """L'arrêt: who stopped and what his side counted (B116)."""

    seat: int
    claim: Stop


@dataclass(frozen=True, slots=True)
class Speech:
    """What is said besides the cards: announcements, belote, l'arrêt.

    `offers` are the declarations open to each seat in the first trick, best first; `declared` what
    each announced; `compared` is None until the announcements were compared; `heights` what was said
    aloud then; `shown` whether the winners showed theirs. `noticed` are the claims, by their place, whose
    forgotten rebelote was noticed in time, `waived` those that were let go (B76).
    """

    offers: tuple[tuple[Declaration, ...], ...]
    declared: tuple[Declaration, ...]
    claims: tuple[Claim, ...]
    compared: Comparison | None = None
    heights: tuple[Spoken, ...] = ()
    shown: bool = False
    noticed: frozenset[int] = frozenset()
    waived: frozenset[int] = frozenset()
    stopped: Stopped | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole match.

    `log` are the moves since the pack of this deal was in order, each with its seat: calls and cards
    follow from it. `takers` won the tricks so far.
    """

    rules: Rules
    match: Match
    phase: Phase
    deal: Deal | None = None
    talk: Talk | None = None
    contract: Contract | None = None
    play: Play | None = None
    log: tuple[tuple[int, BeloteMove], ...] = ()
    takers: tuple[int, ...] = ()
    speech: Speech | None = None
