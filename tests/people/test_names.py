"""What may be a name, how long it is, and which names look the same."""

from unicodedata import combining

import pytest

from rebelote.people.likeness import likeness
from rebelote.people.names import LONGEST, BadName, account_name, guest_name, short, signs, tidy, tidy_lines

ACCENTED = "e\u0301"
HEAP = "Z\u0337\u0321\u0327\u0328\u0334algo"


@pytest.mark.parametrize(
    "other",
    [
        "ANNE MULLER",
        "anne_müller",
        " Anne  Müller ",
        "Ànne Mü11er",
        "Anne Mu||er",
        "\uff21nne Müller",
        "Аnne Мüller",
        "Anne Mü\u0661\u0967er",
    ],
)
def test_names_that_cannot_be_told_apart_at_a_glance_have_one_likeness(other: str) -> None:
    assert likeness("Anne Müller") == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anne", "Anna"), ("Luc", "Lucas"), ("Paul 2", "Paul 3"), ("", "♠")]
)
def test_names_that_differ_in_a_letter_have_two_likenesses(one: str, other: str) -> None:
    assert (likeness(one) == likeness(other)) == (not one)


@pytest.mark.parametrize(("expected", "name"), [("rom", "rorn"), ("wim", "vvirn"), ("loo", "1OO")])
def test_letters_that_are_drawn_as_one_are_one(expected: str, name: str) -> None:
    assert likeness(expected) == likeness(name)


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("An ne", " An\u202e\tne "),
        ("enn A", "\u2067enn\u2069A"),
        ("A nne", "A\u200bnne"),
        ("Anne", "Anne\x00\x1b\r\n"),
        ("\u00e9", "e\u0301"),
    ],
)
def test_name_has_no_signs_that_are_not_seen_or_turn_the_writing_round(expected: str, name: str) -> None:
    assert expected == tidy(name)


@pytest.mark.parametrize("sign", ["\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\U0001d159"])
def test_name_of_letters_that_show_nothing_is_none(sign: str) -> None:
    assert ("", "A nne") == (tidy(sign * 2), tidy(f"{sign}A{sign}nne"))
    for named in (guest_name, account_name):
        with pytest.raises(BadName, match="name-length"):
            named(sign * 2)


@pytest.mark.parametrize(
    ("expected", "name"),
    [("Anne", "A\u034fn\ufe0fne\U000e0100"), ("Jempi \u2665\ufe0f", "Jempi \u2665\ufe0f")],
)
def test_marks_that_show_nothing_stand_behind_signs_in_colour_alone(expected: str, name: str) -> None:
    assert expected == tidy(name)


def test_text_of_some_lines_keeps_them_without_signs_that_turn_the_writing_round() -> None:
    assert "She insults\nme daily." == tidy_lines(" She\u202e insults\n\u200f\r\n\tme\x07 daily. ")


def test_letter_carries_two_accents_at_most() -> None:
    kept = tidy(HEAP)

    assert (5, 2) == (len(signs(kept)), sum(map(bool, map(combining, kept))))


def test_name_is_as_long_as_people_count_it() -> None:
    name = ACCENTED * LONGEST

    assert LONGEST == len(guest_name(name))
    with pytest.raises(BadName, match="name-length"):
        guest_name(name + ACCENTED)


def test_name_that_is_cut_is_cut_between_signs() -> None:
    assert "x" * 23 == short("x" * 23 + "q\u0323\u0301")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "A",
        "♠",
        "陈",
        "さくら桜",
        "Guest",
        "Βαγγέλης",
        "Jempi ♥",
        "佐々木",
        "Łukasz Đorđević",
        "Nguyễn Thị Ơn",
        "WEIẞ",
        "Ștefan",
        "Ирина",
        "محمد",
    ],
)
def test_guest_may_be_called_nearly_anything(name: str) -> None:
    assert name == guest_name(name)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("name-taken", "Rebel0te"),
        ("name-taken", "admin 1"),
        ("name-taken", "M\u00f6derator"),
        ("name-scripts", "\u0410nne"),
        ("name-scripts", "\u1d00delheid"),
        ("name-scripts", "Adelhe\u026ad"),
        ("name-scripts", "\uff21delheid"),
        ("name-scripts", "\U0001d400delheid"),
        ("name-scripts", "Ade\u2113heid"),
        ("name-scripts", "\u13aa\u13a0\u13ac\u13de\u13bb\u13ac\u13c6\u13a0"),
        ("name-scripts", "\ua4ee\ua4d3\ua4f0\ua4e1\ua4e7\ua4f0\ua4f2\ua4d3"),
        ("name-length", "x" * 25),
    ],
)
def test_name_that_passes_for_somebody_else_is_for_nobody(code: str, name: str) -> None:
    for named in (guest_name, account_name):
        with pytest.raises(BadName, match=code):
            named(name)


@pytest.mark.parametrize("name", ["Guest", "GAST", "Invité", "Gaascht"])
def test_account_is_not_called_as_everybody_is_who_gives_no_name(name: str) -> None:
    with pytest.raises(BadName, match="name-taken"):
        account_name(name)
