"""Options as data: which values may be set, how texts become values, what errors say."""

from dataclasses import dataclass

import pytest

from rebelote.engine.errors import SetupError
from rebelote.engine.options import (
    Value,
    changed,
    differences,
    option,
    options_of,
    read_changes,
    read_value,
    show_value,
)


@dataclass(frozen=True, slots=True)
class Tea:
    """Options of no game."""

    milk: bool = option("cup", "T1", (False, True), False)
    sugar: int = option("cup", "T2", (0, 1, 2), 0)
    steep: int = option("pot", "T3", (180, 240), 180, lowest=1)
    lemon: int | None = option("cup", "T4", (None, 1), None)
    kind: str = option("pot", "T5", ("green", "black"), "green")
    table: str = "not an option"


OPTIONS = options_of(Tea)


def test_options_come_in_their_order_with_their_rules() -> None:
    assert ["milk T1", "sugar T2", "steep T3", "lemon T4", "kind T5"] == [
        f"{name} {each.rule}" for name, each in OPTIONS.items()
    ]


@pytest.mark.parametrize("name", list(OPTIONS))
def test_every_value_reads_back_from_its_text(name: str) -> None:
    each = OPTIONS[name]

    assert list(each.values) == [read_value(each, show_value(value)) for value in each.values]


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("FALSE", False), (" yes ", True), ("No", False)]
)
def test_other_words_for_yes_and_no_are_read(text: str, value: bool) -> None:
    assert value is read_value(OPTIONS["milk"], text.lower())


def test_null_is_read_as_none() -> None:
    assert None is read_value(OPTIONS["lemon"], "null")


def test_free_range_takes_any_number_from_its_lowest() -> None:
    assert (1, 999) == tuple(read_value(OPTIONS["steep"], text) for text in ("1", "999"))


@pytest.mark.parametrize("text", ["0", "-5", "1.5", "180s", "1000000000", "٣", ""])
def test_free_range_refuses_what_is_no_number_of_it(text: str) -> None:
    with pytest.raises(SetupError, match="option-value: option steep, value .*, expected 180, 240, ≥ 1"):
        read_value(OPTIONS["steep"], text)


@pytest.mark.parametrize(
    ("name", "value"), [("milk", 1), ("sugar", True), ("lemon", 0), ("steep", True), ("kind", None)]
)
def test_value_of_another_type_is_refused(name: str, value: Value) -> None:
    with pytest.raises(SetupError, match=f"option-value: option {name}"):
        changed(Tea(), {name: value})


def test_unknown_option_names_the_nearest() -> None:
    with pytest.raises(SetupError) as error:
        changed(Tea(), {"suger": 1})

    assert (("value", "suger"), ("expected", "sugar")) == error.value.fault.facts


def test_option_far_from_any_other_names_three_all_the_same() -> None:
    with pytest.raises(SetupError) as error:
        read_changes(Tea, ["zzz=1"])

    assert 3 == len(set(str(dict(error.value.fault.facts)["expected"]).split(", ")) & set(options_of(Tea)))


def test_field_that_is_no_option_cannot_be_set() -> None:
    with pytest.raises(SetupError, match="option-unknown"):
        read_changes(Tea, ["table=round"])


@pytest.mark.parametrize("text", ["milk", "", "milk:yes"])
def test_change_without_an_equals_sign_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="option-shape: .*expected name=value"):
        read_changes(Tea, [text])


def test_later_change_of_the_same_option_wins() -> None:
    assert {"sugar": 2} == read_changes(Tea, ["sugar=1", "sugar=2"])


def test_hyphens_in_names_are_read() -> None:
    @dataclass(frozen=True, slots=True)
    class Two:
        two_words: int = option("cup", "T6", (1, 2), 1)

    assert {"two_words": 2} == read_changes(Two, ["two-words=2"])


def test_differences_are_what_was_changed() -> None:
    changes: dict[str, Value] = {"sugar": 1, "kind": "black"}

    assert changes == differences(changed(Tea(), changes), Tea())


def test_changing_leaves_the_old_options_alone() -> None:
    plain = Tea()
    changed(plain, {"milk": True})

    assert Tea() == plain
