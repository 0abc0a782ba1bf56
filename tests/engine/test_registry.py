"""Finding a game by its address, and what is said when there is none."""

import pytest

from rebelote.engine import SetupError, addresses, find, games

ADDRESSES = [each for each in addresses() if each.startswith("belote/")]


def test_belote_is_installed_with_its_presets() -> None:
    assert 20 == len(ADDRESSES)


@pytest.mark.parametrize("address", ADDRESSES)
def test_address_finds_the_options_of_its_preset(address: str) -> None:
    setup = find(address)

    assert games()["belote"].presets()[address.partition("/")[2]].options == setup.options


@pytest.mark.parametrize("address", ADDRESSES)
def test_setup_shows_as_its_address(address: str) -> None:
    assert address == find(address).show()


@pytest.mark.parametrize("address", ADDRESSES)
def test_options_of_every_preset_make_sense_together(address: str) -> None:
    options = find(address).options

    assert options == games()["belote"].checked(options)


def test_changes_are_shown_in_the_order_of_the_options() -> None:
    text = "belote/contree;cut_min=1;sa_ta=yes;target=1500"

    assert text == find("belote/contree;target=1500;sa_ta=true", ["cut-min=1"]).show()


def test_change_to_the_value_of_the_preset_is_not_shown() -> None:
    assert "belote/contree" == find("belote/contree;target=2000").show()


def test_empty_parts_of_an_address_say_nothing() -> None:
    assert find("belote/contree") == find("belote/contree;;")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tarot/fft", "game-unknown: value tarot, expected .*belote"),
        ("", "game-unknown"),
        ("belote", "preset-unknown: value belote"),
        ("belote/", "preset-unknown"),
        ("belote/contre", "preset-unknown: value belote/contre, expected belote/contree"),
        ("BELOTE/contree", "game-unknown"),
        ("belote/contree;points=5", "option-unknown: value points"),
        ("belote/contree;target=much", "option-value: option target, value much"),
        ("belote/contree;target", "option-shape: value target"),
    ],
)
def test_wrong_address_is_named_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        find(text)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("belote/contree;players=3", "players"),
        ("belote/ludiclub-vache;players=2", "players"),
        ("belote/three-32;bid_mode=vache", "three_form"),
        ("belote/two-open;announcements=yes", "announcements"),
        ("belote/two-open;sa_ta=yes", "sa_ta"),
        ("belote/two-open;arret=yes", "arret"),
        ("belote/contree;two_form=open", "two_form"),
        ("belote/contree;three_form=32", "three_form"),
        ("belote/three-24;seven_exchange=yes", "seven_exchange"),
        ("belote/cardavia;sa_ta_round1=yes", "sa_ta_round1"),
        ("belote/cardavia;carre7_annuls=yes", "carre7_annuls"),
        ("belote/cardavia;split_long_runs=yes", "split_long_runs"),
        ("belote/contree;end_mode=deals;deals=none", "deals"),
        ("belote/cardavia;arret=yes", "arret"),
        ("belote/cardavia;belote_only_finish=capot", "belote_only_finish"),
        ("belote/contree;capot_flat=500;capot_bid=no", "capot_flat"),
    ],
)
def test_options_that_make_no_sense_together_are_refused(text: str, option: str) -> None:
    with pytest.raises(SetupError) as error:
        find(text)

    assert ("option-pair", option) == (error.value.fault.code, dict(error.value.fault.facts)["option"])


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5])
def test_match_begins_with_the_seats_of_its_options_only(seats: int) -> None:
    setup = find("belote/contree")

    with pytest.raises(SetupError, match=f"seats: value {seats}, expected 4"):
        setup.game.begin(setup.options, seats)
