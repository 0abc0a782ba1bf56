"""What people type at a table of belote, as the text of a move."""

from functools import lru_cache

from rebelote.games.belote.order import DENOMINATIONS
from rebelote.locale import Catalogue
from rebelote.tui.cards import card_typed
from rebelote.tui.typed import plain

_WORDS = ("p", "x", "xx", "mix", "keep", "seven", "show", "stop", "r")


@lru_cache(maxsize=8)
def _vocabulary(words: Catalogue) -> tuple[dict[str, str], dict[str, str]]:
    """Fixed moves and denominations, each by what is typed."""
    fixed = {plain(each): move for move in _WORDS for each in words.say(f"typed-{move}").split(",")}
    suits = {}
    for name in DENOMINATIONS:
        for typed in (name, words.say(f"denomination-{name}"), words.say(f"denomination-{name}-short")):
            suits[plain(typed)] = name
    return fixed, suits


def notation(text: str, words: Catalogue) -> str:
    """The move that was meant, or the text itself.

    Read are notation in any case, the letters, signs and names of the language, and calls in words.
    """
    typed = plain(text)
    fixed, suits = _vocabulary(words)
    if typed in fixed:
        return fixed[typed]
    bare, plus, said = typed.partition("+")
    if card := card_typed(bare, words):
        return card + plus + said
    return _call(typed, suits, words) or typed or text


def _call(typed: str, suits: dict[str, str], words: Catalogue) -> str | None:
    """A take or a bid: a denomination, with what stands before it."""
    takes = {plain(each) for each in words.say("typed-take").split(",")} | {""}
    for ending in sorted(suits, key=len, reverse=True):
        head = typed.removesuffix(ending)
        if head == typed:
            continue
        if head in takes:
            return suits[ending]
        if head.isascii() and head.isdigit():
            return head + suits[ending]
        for start in ("cap", "gen"):
            if head in (start, {"cap": "capot", "gen": "generale"}[start]):
                return start + suits[ending]
    return None
