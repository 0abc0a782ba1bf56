"""The slow bidding, counted by walking it, has as many biddings as its closed forms say."""

import pytest

from .belote_options import options_of
from .closed_forms import coinche_auctions, take_biddings, walked, walked_without_memory


def test_a_turned_card_and_two_rounds_give_seventeen_biddings() -> None:
    options = options_of("ludiclub-classic")

    assert 17 == take_biddings(4, [1, 3], forced=False)
    assert 17 == walked(dealer=3, options=options, turned="9D")


@pytest.mark.parametrize(
    ("preset", "changes", "choices", "forced"),
    [
        ("ludiclub-classic", {"round2_suits": "any4"}, [1, 4], False),
        ("ludiclub-classic", {"sa_ta": True}, [1, 5], False),
        ("ludiclub-classic", {"sa_ta": True, "sa_ta_round1": True}, [3, 5], False),
        ("ludiclub-classic", {"last_forced": True}, [1, 3], True),
        ("ludiclub-classic", {"players": 3}, [1, 3], False),
        ("ludiclub-classic", {"players": 2}, [1, 3], False),
        ("general-1000", {}, [4], True),
        ("ludiclub-vache", {}, [4], True),
        ("ludiclub-vache-sata", {}, [6], True),
    ],
)
def test_take_modes_have_as_many_biddings_as_takes(
    preset: str, changes: dict[str, object], choices: list[int], forced: bool
) -> None:
    options = options_of(preset, **changes)
    expected = take_biddings(options["players"], choices, forced=forced)

    assert expected == walked(dealer=1, options=options, turned="9D")


@pytest.mark.parametrize("levels", range(1, 5))
@pytest.mark.parametrize("denominations", range(1, 7))
def test_a_freezing_coinche_has_the_closed_form(levels: int, denominations: int) -> None:
    options = options_of("ffb-coinche-sata", bid_max=70 + 10 * levels, capot_bid=False)
    named = ["S", "H", "D", "C", "SA", "TA"][:denominations]

    assert coinche_auctions(levels, denominations) == walked(dealer=0, options=options, denominations=named)


def test_capot_is_one_level_more() -> None:
    options = options_of("contree")

    assert 1_286_679_257_249 == coinche_auctions(10, 4)
    assert 1_286_679_257_249 == walked(dealer=2, options=options)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"self_overbid": "other_suit"},
        {"coinche_freezes": False},
        {"capot_bid": True, "bid_max": 70, "generale_bid": 500},
    ],
)
def test_remembering_does_not_change_the_count(changes: dict[str, object]) -> None:
    options = options_of("ffb-coinche", **{"bid_max": 90, "capot_bid": False} | changes)

    slow = walked_without_memory((), dealer=0, options=options, denominations="SH")
    assert slow == walked(dealer=0, options=options, denominations="SH")


def test_no_seat_is_favoured_by_the_deal() -> None:
    options = options_of("ffb-coinche", bid_max=100)

    counts = {walked(dealer=dealer, options=options, denominations="SH") for dealer in range(4)}
    assert 1 == len(counts)
