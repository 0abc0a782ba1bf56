"""What lies before the seats of a table of belote: dealer and taker, calls, what was announced."""

from collections.abc import Callable
from itertools import zip_longest

from rebelote.cards import RANKS, show_card
from rebelote.engine import Setup
from rebelote.games.belote import moves
from rebelote.games.belote.contract import NOBODY
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.play.signals import Heard, meanings, signals
from rebelote.games.belote.view import View
from rebelote.locale import Catalogue
from rebelote.speech.belote.offer import kind, offer, sign
from rebelote.speech.names import Names
from rebelote.wire.words import Call, SeatWords, Tag

_BIDDING = "bidding"
_HEARD_FOR = 2
"""So many tricks an announcement stays on the cloth: it is shown with the second card, and then remembered."""


def calls(view: View, words: Catalogue) -> tuple[Call, ...]:
    """The bidding so far, suits as signs."""
    said = ((seat, moves.show(call)) for seat, call in view.calls)
    return tuple(Call(seat, sign(words, text), offer(words, text, aloud=True).kind) for seat, text in said)


def seats(names: Names, setup: Setup, view: View, card: Callable[[str], str]) -> tuple[SeatWords, ...]:
    """Tags of each seat, and what it said last: a call while there is bidding, announcements later.

    `card` says what a card is called.
    """
    if view.phase == _BIDDING:
        says = _called(view, names.words)
    else:
        said = (_announced(names, view), _words(names, view), _signalled(names, setup, view, card))
        says = {
            seat: names.listed(each for part in said for each in part.get(seat, ()))
            for seat in range(len(names.called))
        }
    return tuple(SeatWords(_tags(names, view, seat), says.get(seat, "")) for seat in range(len(names.called)))


def _tags(names: Names, view: View, seat: int) -> tuple[Tag, ...]:
    found = []
    if seat == view.dealer:
        found.append(Tag("dealer", names.say("word-dealer")))
    if view.contract is not None and view.contract.taker == seat:
        found.append(Tag("took", names.say("word-taker")))
    return tuple(found)


def _called(view: View, words: Catalogue) -> dict[int, str]:
    return {each.seat: each.words for each in calls(view, words)}


def _announced(names: Names, view: View) -> dict[int, list[str]]:
    """What each seat named, as long as it is news: with its height once that is known, and whether it counts."""
    said: dict[int, list[str]] = {}
    if sum(view.won) >= _HEARD_FOR:
        return said
    tops = {seat: [RANKS[each.top - 2] for who, each in view.shown if who == seat] for seat, _ in view.shown}
    for seat, letters in enumerate(view.announced):
        if not letters:
            continue
        spoken = [each for each in view.heights if each.seat == seat]
        heights = tops.get(seat) or [RANKS[each.rank - 2] for each in spoken if each.rank]
        named = zip_longest(letters, heights, fillvalue="")
        said[seat] = [kind(names.words, letter, top) for letter, top in named]
        said[seat] += (names.say(f"cloth-{each.statement}") for each in spoken if not each.rank)
        conceded = any(each.statement == "good" for each in spoken)
        if view.counting is not None and not conceded and seat not in _counted(names, view.counting):
            said[seat].append(names.say("cloth-beaten"))
    return said


def _counted(names: Names, side: int) -> tuple[int, ...]:
    """The seats whose announcements count."""
    return names.members(side) if side >= 0 else ()


def _words(names: Names, view: View) -> dict[int, list[str]]:
    """The belotes that each seat said."""
    said: dict[int, list[str]] = {}
    for seat, heard in view.words:
        said.setdefault(seat, []).extend(names.say(f"say-{each}") for each in heard)
    return said


def _signalled(names: Names, setup: Setup, view: View, card: Callable[[str], str]) -> dict[int, list[str]]:
    """What the cards of the trick say where the table plays with signals; of the last one until the next (B53, B79)."""
    if view.contract is None or not signals(setup.options):
        return {}
    seats = len(names.called)
    first = len(view.takers) * seats
    first -= seats if first == len(view.plays) else 0
    open_ = view.plays[first:]
    said: dict[int, list[str]] = {}
    for each in meanings(setup.options, view.contract, view.plays, heard(view)):
        if (each.seat, each.card) in open_:
            more = "-more" if each.more else ""
            suit = names.say(f"denomination-{DENOMINATIONS[each.suit]}")
            sentence = names.say(f"signal-{each.system}{more}", card=card(show_card(each.card)), suit=suit)
            said.setdefault(each.seat, []).append(sentence.rstrip("."))
    return said


def heard(view: View) -> Heard:
    """Who said belote, and who has shown an announcement in trumps, as everybody knows (B68, B76)."""
    trumps = view.contract.denomination if view.contract else NOBODY
    barred = frozenset(who for who, each in view.shown if each.suit == trumps)
    return Heard(frozenset(who for who, _ in view.words), barred)
