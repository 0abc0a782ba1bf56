"""Konter a Matt in words: calls, duties, who made trump, the strokes of a deal."""

from rebelote.cards import SUITS, read_card, suit
from rebelote.engine import Setup
from rebelote.engine.lines import summed
from rebelote.games.konter import moves
from rebelote.games.konter.moves import Announce, MakeTrump
from rebelote.games.konter.order import duties, order
from rebelote.games.konter.scoring import MARK_CODES, Result
from rebelote.games.konter.view import View
from rebelote.kernels.tricks import takes
from rebelote.speech import lines
from rebelote.speech.arranging import held
from rebelote.speech.own import Own, Teller
from rebelote.speech.words import Account
from rebelote.wire.words import Offer, SeatWords, Tag

_NOBODY = -1
_SEATS = 4


def offer(teller: Teller, text: str, view: View) -> Offer:
    """A suit, a word, or a card with a word on it."""
    move = moves.read(text)
    found = teller.plain(text)
    match move:
        case MakeTrump(made):
            return Offer(text, found.words, "trump", axes=(SUITS[made],))
        case Announce(word):
            return Offer(text, found.words, "announce" if word else "pass")
    return found


def heading(teller: Teller, view: View) -> str:
    """Who made which suit trump."""
    if view.trump < 0:
        return ""
    return teller.names.say("heading-trump", seat=teller.names.of(view.maker), suit=SUITS[view.trump])


def prompt(teller: Teller, view: View) -> str:
    """What the reader has to do now."""
    if view.phase != "play":
        return teller.names.say(f"prompt-{view.phase}")
    if not view.plays[len(view.takers) * _SEATS :]:
        return teller.names.say("prompt-lead")
    if not view.greyed:
        return teller.names.say("prompt-any")
    refusal = view.greyed[0][1]
    return teller.names.say(f"prompt-{refusal.code}", **dict(refusal.facts))


def arranged(cards: tuple[str, ...], view: View, setup: Setup) -> tuple[str, ...]:
    """Trumps first with the queens that joined them, each suit from the strongest card."""
    if view.trump < 0:
        return held(cards, lambda each: suit(read_card(each)), lambda each: read_card(each) & 15)
    strengths = order(view.trump, setup.options.ace_over_queens).strengths
    strength = {each: strengths[read_card(each)] for each in cards}
    return held(cards, lambda each: strength[each] >> 4, lambda each: strength[each], view.trump)


def seat(teller: Teller, view: View, number: int) -> SeatWords:
    """The dealer, who makes trump, and what was announced."""
    say, tags = teller.names.say, []
    if number == view.dealer:
        tags.append(Tag("dealer", say("word-dealer")))
    if number == view.maker and view.phase not in ("draw", "mix"):
        tags.append(Tag("took", say("word-maker")))
    says = ""
    for who, word in view.said:
        if who == number and word:
            says = say("announced-word", word=word)
        elif who == number and view.phase == "announcing":
            says = say("said-nothing")
    return SeatWords(tuple(tags), says)


def best(view: View, setup: Setup) -> int:
    """The seat whose card leads the trick."""
    laid = view.plays[len(view.takers) * _SEATS :]
    if not laid or view.trump < 0:
        return _NOBODY
    strengths = order(view.trump, setup.options.ace_over_queens).strengths
    leader, top = laid[0]
    for other, card in laid[1:]:
        if takes(strengths[card], strengths[top], duties(view.trump)):
            leader, top = other, card
    return leader


def account(teller: Teller, result: Result) -> Account:
    """A deal on the sheet: who won it, with whose trump, and how the strokes changed."""
    names = teller.names
    title = names.side(result.winner) if result.winner >= 0 else names.say("word-staenner")
    won = next((each for each in result.lines if each.code == "won"), None)
    verdict = names.say("line-won", points=won.points, **dict(won.facts)) if won else ""
    marks = tuple(summed(result.lines, side, MARK_CODES) for side in range(names.sides))
    return Account(title, "", verdict, marks, True, lines.rows(names, result.lines, teller.known))


OWN = Own(
    heading=heading, prompt=prompt, arranged=arranged, offer=offer, seat=seat, best=best, account=account
)
"""What Konter a Matt says in its own way."""
