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


_TOGETHER = frozenset(
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
)
"""Scripts that are written side by side."""

_SCRIPTS = _TOGETHER | {
    *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA"),
    *("ETHIOPIC", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU"),
    *("KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER"),
}
"""Scripts in which people write today. Letters of others are drawn like Latin ones, and nobody could tell."""

_LATIN = 0x180
"""From here on letters of Latin are either made for phonetics, or ones from before with an accent."""

_SHARP_S = "\u1e9e"
"""The capital of one that stands before."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that show nothing."""

_MARKS_UNSEEN = (
    *(range(0x034F, 0x0350), range(0x17B4, 0x17B6), range(0x180B, 0x1810)),
    *(range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)),
)
"""Marks that show nothing: they join signs, or choose how one looks."""

_IN_COLOUR = "\ufe0f"
"""The one that people write, behind a heart that is to be red."""


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
        if accents <= _MOST_ACCENTS and not _unseen(each, shown):
            shown += each if each.isprintable() and each not in _BLANK else " "
    return " ".join(shown.split())


def tidy_lines(text: str) -> str:
    """A text of some lines, each made tidy as a name is; empty ones are left out."""
    return "\n".join(filter(None, map(tidy, text.splitlines())))


def _unseen(mark: str, before: str) -> bool:
    """Whether a mark shows nothing behind what stands before it."""
    if mark == _IN_COLOUR and before:
        return not unicodedata.category(before[-1]).startswith("S")
    return any(ord(mark) in each for each in _MARKS_UNSEEN)


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
    """The name of a guest; empty for none. Raises BadName, for signs too that show nothing."""
    shown = tidy(name)
    if not shown and name.strip():
        raise BadName("name-length")
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
    scripts = {_script(each) for each in alike if each.isalpha()}
    if len(scripts) > 1 and not scripts <= _TOGETHER:
        raise BadName("name-scripts")
    if not all(map(_ordinary, filter(str.isalpha, shown))):
        raise BadName("name-scripts")


def _script(letter: str) -> str:
    """The script of a letter, as Unicode names it."""
    return unicodedata.name(letter, " ").partition(" ")[0]


def _ordinary(letter: str) -> bool:
    """Whether a letter is one with which people write: of Latin those of Europe, with whatever accents."""
    script = _script(letter)
    if script != "LATIN":
        return script in _SCRIPTS
    return ord(unicodedata.normalize("NFD", letter)[0]) < _LATIN or letter == _SHARP_S
