"""Up & Down in words: what the leader may change, which card wins, who has chosen."""

from collections.abc import Mapping

from rebelote.cards import SUITS, read_card, suit
from rebelote.engine import Setup
from rebelote.engine.errors import Fact
from rebelote.games.updown import moves
from rebelote.games.updown.moves import Choose, Flip, Roll, Rotate
from rebelote.games.updown.options import Options
from rebelote.games.updown.scoring import Result
from rebelote.games.updown.state import rules
from rebelote.games.updown.view import View
from rebelote.speech import lines
from rebelote.speech.arranging import held
from rebelote.speech.own import Own, Teller
from rebelote.speech.words import Account
from rebelote.wire.words import Offer, SeatWords, Tag

_NO_SUIT = -1
_OTHER = {"up": "down", "down": "up"}


def offer(teller: Teller, text: str, view: View | None) -> Offer:
    """A card, or a change and what comes of it: the side, or the suit that will point at the leader."""
    say, move = teller.names.say, moves.read(text)
    match move:
        case Flip() if view is not None:
            return Offer(text, say("offer-flip", side=_OTHER[view.side]), "flip", axes=(_OTHER[view.side],))
        case Rotate(turns) if view is not None:
            letter = SUITS[_after(teller.setup.options, view, turns)]
            return Offer(text, say("offer-rotate", suit=letter), "rotate", axes=(letter,))
        case Roll():
            return Offer(text, say("move-roll"), "roll")
        case Choose():
            found = teller.plain(text)
            return Offer(text, found.words, "choose", found.card)
    return teller.plain(text)


def _after(options: Options, view: View, turns: int) -> int:
    """The suit that points at the leader after some quarter turns (U5, U10)."""
    known = rules(options, len(view.counts))
    now = known.offset_for(view.leader, view.suits[view.leader])
    return known.suits((now + turns) % 4)[view.leader]


def heading(teller: Teller, view: View) -> str:
    """The side of the card and the trump rank."""
    if not view.side or not view.trump:
        return ""
    return teller.names.say("heading-rules", side=view.side, total=view.trump)


def prompt(teller: Teller, view: View) -> str:
    """What the reader has to do: change something, or choose a card."""
    if view.phase == "change":
        return teller.names.say("prompt-change")
    own = SUITS[view.suits[view.seat]] if view.seat is not None else ""
    return teller.names.say(f"prompt-choice-{view.side}", suit=own, total=view.trump)


def trump(view: View) -> str:
    """No suit is trumps: the dice name a rank."""
    return ""


def arranged(cards: tuple[str, ...], view: View, setup: Setup) -> tuple[str, ...]:
    """The own suit first, then the others by turns of colour, each from the highest card."""
    own = view.suits[view.seat] if view.seat is not None and view.suits else _NO_SUIT
    return held(cards, lambda each: suit(read_card(each)), lambda each: read_card(each) & 15, own)


def seat(teller: Teller, view: View, number: int) -> SeatWords:
    """The leader, the own suit, the tricks won, and whether a card lies ready."""
    say, tags = teller.names.say, []
    if number == view.leader:
        tags.append(Tag("took", say("word-leader")))
    if view.suits:
        tags.append(Tag("own", say("suit-letter", suit=SUITS[view.suits[number]])))
    if view.won[number]:
        tags.append(Tag("tricks", say("tricks", number=view.won[number])))
    ready = view.phase == "choice" and view.ready[number]
    return SeatWords(tuple(tags), say("said-ready") if ready else "")


def account(teller: Teller, result: Result) -> Account:
    """A round on the sheet: who won most tricks."""
    names = teller.names
    most = [seat for seat, tricks in enumerate(result.tally) if tricks == max(result.tally)]
    title = names.listed(map(names.of, most))
    verdict = names.say("lost-in-pot", number=result.lost) if result.lost else ""
    return Account(title, "", verdict, result.tally, True, lines.rows(names, result.lines, teller.known))


def told(teller: Teller, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The suit of every seat, and who leads first, in words; all hands are of one size."""
    names, known = teller.names, dict[str, Fact]()
    if "suits" in facts:
        words = (names.say("suit-letter", suit=letter) for letter in str(facts["suits"]))
        known["suits"] = names.listed(names.pair(names.of(each), word) for each, word in enumerate(words))
    if "counts" in facts:
        known["counts"] = str(facts["counts"]).split()[0]
    if "leader" in facts:
        known["leader"] = names.of(int(facts["leader"]))
    return known


OWN = Own(
    heading=heading,
    facts=told,
    trump=trump,
    prompt=prompt,
    arranged=arranged,
    offer=offer,
    seat=seat,
    account=account,
)
"""What Up & Down says in its own way."""
