"""Habits of writing that a reader of each language would miss."""

import re

from tests.words.messages import GAMES, files

from rebelote.locale import LANGUAGES

KEEPS_N = "aeiouyäëéöüâêhdtzn"
STEADY = {"Enn", "Ronn", "Persoun", "Talon"}
"""Words that keep their n before every letter; so do those in -ioun."""
_EMPTY = re.compile(r'\{" ?"\}')
"""What Fluent writes for no text, or for a space where a line begins."""
PAIR = re.compile(r"([^\W\d_]*n) [„«(]?([^\W\d_])")


def texts(language: str) -> list[str]:
    """The lines of all catalogues of a language, without comments and keys."""
    paths = [path for room in (None, *GAMES) for path in files(language, room)]
    lines = (line for path in paths for line in path.read_text(encoding="utf-8").splitlines())
    said = (line.partition(" = ")[2] or line for line in lines if not line.startswith("#"))
    return [_EMPTY.sub("", line) for line in said]


def wrong_n(text: str) -> list[str]:
    """Final n kept where Luxembourgish drops it: before consonants other than h, d, t, z and n."""
    return [
        found[0]
        for found in PAIR.finditer(text)
        if found[2].lower() not in KEEPS_N and found[1] not in STEADY and not found[1].endswith("ioun")
    ]


def test_luxembourgish_drops_final_n_before_most_consonants() -> None:
    assert [] == [fault for text in texts("lb") for fault in wrong_n(text)]


def test_wrong_n_is_found() -> None:
    assert ["wann s"] == wrong_n("wann se kënnt")
    assert [] == wrong_n("wann hie kënnt an d’Ronn geet")


def test_french_parts_high_punctuation_by_a_space_that_does_not_break() -> None:
    assert [] == [text for text in texts("fr") if re.search(r"[^\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]", text)]


def test_quotation_marks_are_those_of_the_language() -> None:
    foreign = {"fr": '"“”„', "en": '"«»„', "de": '"«»”', "lb": '"«»”'}

    assert [] == [text for each in LANGUAGES for text in texts(each) if set(text) & set(foreign[each])]


def test_apostrophes_are_curved() -> None:
    assert [] == [text for each in LANGUAGES for text in texts(each) if "'" in text]


def test_readers_are_addressed_as_strangers_are() -> None:
    close = {
        "de": r"\b(du|dich|dir|dein\w*|euch|euer\w*)\b",
        "lb": r"\b(du|dech|däin\w*|däi|deng\w*)\b",
    }

    assert [] == [text for each in close for text in texts(each) if re.search(close[each], text.lower())]
