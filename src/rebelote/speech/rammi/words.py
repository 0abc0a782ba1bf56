"""Rommé in words: draws, melds by what they are, where cards may be added, what is left in hands."""

from rebelote.cards import RANKS, read_card, show_card, suit
from rebelote.engine import Setup
from rebelote.engine.errors import Fact, Facts
from rebelote.games.rammi import moves
from rebelote.games.rammi.events import DISCARD, meld_of
from rebelote.games.rammi.moves import Discard, LayOff, Meld, row
from rebelote.games.rammi.scoring.score import Result
from rebelote.games.rammi.view import View
from rebelote.kernels.melds import ACE, is_group, worth
from rebelote.locale import index
from rebelote.speech import lines
from rebelote.speech.arranging import held
from rebelote.speech.choices import faces
from rebelote.speech.own import Own, Teller
from rebelote.speech.words import Account
from rebelote.wire.words import Offer, Rank, RankGroup, SeatWords, Tag

_ACE_HIGH = "low_or_high"


def offer(teller: Teller, text: str, view: View) -> Offer:
    """A draw, a meld, cards for a meld on the table, or the discard."""
    move = moves.read(text)
    match move:
        case Meld(cards):
            key = "offer-group" if is_group(cards) else "offer-sequence"
            said = teller.names.say(key, cards=_said(teller, cards))
            return Offer(text, said, "meld", cards=_shown(cards))
        case LayOff(cards, meld):
            said = teller.names.say("move-lay-off", cards=_said(teller, cards), number=meld + 1)
            return Offer(text, said, "lay-off", cards=_shown(cards), zone=meld_of(meld + 1))
        case Discard(card):
            shown = show_card(card)
            said = teller.names.say("move-discard", card=teller.card(shown))
            return Offer(text, said, "discard", shown, cards=(shown,), zone=DISCARD)
    return teller.plain(text)


def closed(teller: Teller, view: View) -> tuple[Offer, ...]:
    """What the cards of the hand would make if a rule did not forbid it now."""
    return tuple(offer(teller, each.move, view) for each in view.greyed)


def _shown(cards: int) -> tuple[str, ...]:
    return tuple(map(show_card, row(cards)))


def _said(teller: Teller, cards: int) -> str:
    return (", " if teller.aloud else " ").join(map(teller.card, _shown(cards)))


def heading(teller: Teller, view: View) -> str:
    """Whose turn it is."""
    return teller.names.say("heading-turn", seat=teller.names.of(view.turn)) if view.turn >= 0 else ""


def prompt(teller: Teller, view: View) -> str:
    """Draw; or lay out and discard."""
    if not view.drawn:
        return teller.names.say("prompt-draw")
    lays = any(text[0] in "MA" for text in view.choices)
    return teller.names.say("prompt-lay" if lays else "prompt-discard")


def arranged(cards: tuple[str, ...], view: View, setup: Setup) -> tuple[str, ...]:
    """Suits by turns of colour, each from the lowest card."""
    return held(cards, lambda each: suit(read_card(each)), lambda each: -_height(each, setup))


def _height(text: str, setup: Setup) -> int:
    """The ace is the lowest card, unless it may be high (R8)."""
    rank = read_card(text) & 15
    return 1 if rank == ACE and setup.options.ace != _ACE_HIGH else rank


def seat(teller: Teller, view: View, number: int) -> SeatWords:
    """The dealer, and how many cards a seat holds."""
    say, tags = teller.names.say, []
    if number == view.dealer:
        tags.append(Tag("dealer", say("word-dealer")))
    if view.turn >= 0:
        tags.append(Tag("cards", say("cards", number=view.counts[number])))
    return SeatWords(tuple(tags), "")


def order(teller: Teller, view: View) -> tuple[RankGroup, ...]:
    """What each card counts when it is left in a hand, ace first (R8, R19)."""
    ranks = [RANKS[-1], *RANKS[:-1]]
    values = tuple(Rank(each, worth(1 << read_card(f"{each}s"))) for each in ranks)
    return (RankGroup(teller.names.say("order-values"), "", values),)


def account(teller: Teller, result: Result) -> Account:
    """A deal on the sheet: who was out."""
    names = teller.names
    out = result.winner >= 0
    title = names.of(result.winner) if out else names.say("line-void")
    verdict = names.say("word-out") if out else ""

    def known(facts: Facts) -> dict[str, Fact]:
        """The cards that are left as signs: a row of the sheet is short."""
        left = str(dict(facts).get("cards", ""))
        signs = {"cards": " ".join(index(names.words, each) for each in faces(left))} if left else {}
        return {**teller.known(facts), **signs}

    return Account(title, "", verdict, result.marks, out, lines.rows(names, result.lines, known))


OWN = Own(
    heading=heading,
    prompt=prompt,
    arranged=arranged,
    offer=offer,
    closed=closed,
    seat=seat,
    order=order,
    account=account,
)
"""What Rommé says in its own way."""
