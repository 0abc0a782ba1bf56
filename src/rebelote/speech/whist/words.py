"""Whist in words: the auction, the game that is played, the grid of points."""

from functools import lru_cache

from rebelote.cards import SUITS, read_card, suit
from rebelote.engine import Setup
from rebelote.games.whist.contract import DENOMINATIONS, NO_TRUMP
from rebelote.games.whist.scoring.grid import Result, grid
from rebelote.games.whist.view import View
from rebelote.kernels.tricks import takes
from rebelote.locale import Catalogue
from rebelote.speech import lines
from rebelote.speech.arranging import held
from rebelote.speech.names import Names, say
from rebelote.speech.own import Own, Teller
from rebelote.speech.whist.offer import game_name, offer
from rebelote.speech.words import Account
from rebelote.wire.words import Offer, Price, SeatWords, Tag

_NOBODY = -1
_SEATS = 4
_NO_TRUMP = "sa"


def one_offer(teller: Teller, text: str, view: View | None) -> Offer:
    """A call or a card."""
    naming = view is not None and view.phase == "trump"
    return offer(teller.names.words, text, aloud=teller.aloud, naming=naming)


def closed(teller: Teller, view: View) -> tuple[Offer, ...]:
    """What may not be called now."""
    if view.phase != "bidding":
        return ()
    return tuple(one_offer(teller, each.move, view) for each in view.greyed)


def heading(teller: Teller, view: View) -> str:
    """The game that stands or is played, and who holds it."""
    if view.contract is None:
        return ""
    return _played(teller.names, view.contract.show(), view.holders)


def _played(names: Names, contract: str, holders: tuple[int, ...]) -> str:
    said = names.say("contract-word", contract=contract)
    return (
        names.say("heading-game", game=said, holders=names.listed(map(names.of, holders)))
        if holders
        else said
    )


def trump(view: View) -> str:
    """The suit of trumps, or that there is none."""
    return "" if view.trump < 0 else _NO_TRUMP if view.trump == NO_TRUMP else SUITS[view.trump]


def prompt(teller: Teller, view: View) -> str:
    """What the reader has to do now."""
    if view.phase != "play":
        return teller.names.say(f"prompt-{view.phase}")
    if len(view.plays) == len(view.takers) * _SEATS:
        return teller.names.say("prompt-lead")
    if not view.greyed:
        return teller.names.say("prompt-any")
    return teller.names.say("prompt-follow", **dict(view.greyed[0][1].facts))


def arranged(cards: tuple[str, ...], view: View, setup: Setup) -> tuple[str, ...]:
    """Trumps first, the other suits by turns of colour, each from the highest card."""
    first = view.trump if 0 <= view.trump < NO_TRUMP else _NOBODY
    return held(cards, lambda each: suit(read_card(each)), lambda each: read_card(each) & 15, first)


def seat(teller: Teller, view: View, number: int) -> SeatWords:
    """The dealer, who plays the game, whose hand lies open, tricks taken, the last call of the auction."""
    say, tags = teller.names.say, []
    if number == view.dealer:
        tags.append(Tag("dealer", say("word-dealer")))
    if number in view.holders and view.phase != "bidding":
        tags.append(Tag("took", say("word-declarer")))
    if view.phase == "play" and number in (seat for seat, _ in view.shown):
        tags.append(Tag("open", say("word-open")))
    if view.phase == "play" and view.won[number]:
        tags.append(Tag("tricks", say("tricks", number=view.won[number])))
    if view.phase != "bidding":
        return SeatWords(tuple(tags), "")
    says = [
        one_offer(teller, teller.setup.game.show(call), view).words
        for who, call in view.calls
        if who == number
    ]
    trou = say("said-trou") if number == view.trou and not says else ""
    return SeatWords(tuple(tags), says[-1] if says else trou)


def best(view: View, setup: Setup) -> int:
    """The seat whose card leads the trick."""
    laid = view.plays[len(view.takers) * _SEATS :]
    if not laid:
        return _NOBODY
    leader, top = laid[0]
    for other, card in laid[1:]:
        if takes(card, top, view.trump):
            leader, top = other, card
    return leader


def account(teller: Teller, result: Result) -> Account:
    """A deal on the sheet: the game, who played it, and whether it was made."""
    names, rows = teller.names, lines.rows(teller.names, result.lines, teller.known)
    if result.contract is None:
        return Account(names.say("line-void"), "", "", result.marks, False, rows)
    title = _played(names, result.contract.show(), result.declarers)
    denomination = DENOMINATIONS[result.contract.suit] if 0 <= result.contract.suit < NO_TRUMP else ""
    ends = dict.fromkeys(names.say("word-made" if made else "word-failed") for made in result.made)
    return Account(title, denomination, names.listed(ends), result.marks, True, rows)


def prices(words: Catalogue, setup: Setup, view: View | None) -> tuple[Price, ...]:
    """The grid of points, with the game that stands or is played."""
    return _prices(words, setup, view.contract.kind.name if view and view.contract else "")


@lru_cache(maxsize=512)
def _prices(words: Catalogue, setup: Setup, now: str) -> tuple[Price, ...]:
    def said(key: str, **facts: str | int) -> str:
        return say(words, key, **facts)

    return tuple(
        Price(
            game_name(said, each.kind),
            each.made,
            each.failed,
            each.opponents,
            each.rule,
            each.kind.name == now,
        )
        for each in grid(setup.options)
    )


OWN = Own(
    heading=heading,
    trump=trump,
    prompt=prompt,
    arranged=arranged,
    offer=one_offer,
    closed=closed,
    seat=seat,
    best=best,
    account=account,
    prices=prices,
)
"""What whist says in its own way."""
