"""What a player may be called, and which names are too much alike."""

import unicodedata

from rebelote.people.likeness import likeness

LONGEST, SHORTEST = 24, 2
"""The signs of a name as people count them: a letter with its accents is one."""

_MOST_ACCENTS = 2
"""Signs that may stand above or below one letter: more of them run into the lines around."""

_MOST_CODES = 24
"""So many codes of a name are kept."""

_RULERS = tuple(map(likeness, ("admin", "moderator", "verwalter", "administrateur", "modérateur")))
_KEPT = frozenset(
    map(likeness, ("rebelote", "system", "système", "guest", "gast", "invité", "gaascht", "bot", "anonymous"))
)
_GUESTS = frozenset(map(likeness, ("guest", "gast", "invité", "gaascht")))
"""What somebody is called who gives no name."""


_TOGETHER = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written side by side."""


class BadName(ValueError):
    """A name that cannot be one; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def tidy(name: str) -> str:
    """A name without invisible signs, signs that turn the direction of writing, heaps of accents and double spaces."""
    shown, accents = "", 0
    for each in unicodedata.normalize("NFC", name):
        accents = accents + 1 if unicodedata.combining(each) else 0
        if accents <= _MOST_ACCENTS:
            shown += each if each.isprintable() else " "
    return " ".join(shown.split())


def signs(name: str) -> list[str]:
    """The signs of a name as people see them, each with what belongs to it."""
    found: list[str] = []
    for each in name:
        if found and unicodedata.category(each).startswith("M"):
            found[-1] += each
        else:
            found.append(each)
    return found


def short(name: str) -> str:
    """As much of a name, made tidy, as is kept; no sign is cut in two."""
    kept = ""
    for each in signs(tidy(name))[:LONGEST]:
        if len(kept) + len(each) > _MOST_CODES:
            break
        kept += each
    return kept.rstrip()


def compared(name: str) -> str:
    """A name as it is compared: case, accents and width make no difference.

    >>> compared("Zoé Müller") == compared("zoe  MULLER")
    True
    """
    parted = unicodedata.normalize("NFKD", tidy(name))
    return "".join(each for each in parted if not unicodedata.combining(each)).casefold()


def account_name(name: str) -> tuple[str, str]:
    """The name of an account, and as it is compared. Raises BadName."""
    shown, alike = tidy(name), compared(name)
    if len(signs(shown)) > LONGEST or max(len(shown), len(alike)) > _MOST_CODES:
        raise BadName("name-length")
    if sum(each.isalnum() for each in alike) < SHORTEST:
        raise BadName("name-length")
    if likeness(shown) in _KEPT:
        raise BadName("name-taken")
    _check(shown, alike)
    return shown, alike


def guest_name(name: str) -> str:
    """The name of a guest; empty for none. Raises BadName."""
    shown = tidy(name)
    if len(signs(shown)) > LONGEST or len(shown) > _MOST_CODES:
        raise BadName("name-length")
    if likeness(shown) in _KEPT - _GUESTS:
        raise BadName("name-taken")
    _check(shown, compared(shown))
    return shown


def _check(shown: str, alike: str) -> None:
    """Refuse names by which somebody passes for somebody else."""
    if likeness(shown).startswith(_RULERS):
        raise BadName("name-taken")
    # letters of two scripts in one name are how somebody passes for somebody else
    scripts = {unicodedata.name(each, " ").partition(" ")[0] for each in alike if each.isalpha()}
    if len(scripts) > 1 and not scripts <= _TOGETHER:
        raise BadName("name-scripts")
