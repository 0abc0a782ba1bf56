"""What lies before the seats of a table of belote: dealer and taker, calls, what was announced."""

from rebelote.games.belote import moves
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


def seats(names: Names, view: View) -> tuple[SeatWords, ...]:
    """Tags of each seat, and what it said last: a call while there is bidding, announcements later."""
    words = names.words
    says = _called(view, words) if view.phase == _BIDDING else _announced(names, view)
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


def _announced(names: Names, view: View) -> dict[int, str]:
    """What each seat named or showed, as long as it is news, and the belote that it said."""
    said: dict[int, list[str]] = {}
    for seat, letters in enumerate(view.announced if sum(view.won) < _HEARD_FOR else ()):
        said.setdefault(seat, []).extend(kind(names.words, each) for each in letters)
    for seat, heard in view.words:
        said.setdefault(seat, []).extend(names.say(f"say-{each}") for each in heard)
    return {seat: names.listed(each) for seat, each in said.items()}
