"""What may be a name, how long it is, and which names look the same."""

from unicodedata import combining

import pytest

from rebelote.people.likeness import likeness
from rebelote.people.names import LONGEST, BadName, account_name, guest_name, short, signs, tidy

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


@pytest.mark.parametrize("name", ["", "A", "♠", "陈", "さくら桜", "Guest", "Βαγγέλης", "Jempi ♥"])
def test_guest_may_be_called_nearly_anything(name: str) -> None:
    assert name == guest_name(name)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("name-taken", "Rebel0te"),
        ("name-taken", "admin 1"),
        ("name-taken", "M\u00f6derator"),
        ("name-scripts", "\u0410nne"),
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
