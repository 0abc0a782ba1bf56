"""The tables of cards: who is stronger, and what each counts."""

import pytest

from rebelote.cards import Ranked, RankGroup
from rebelote.games.belote import ranks as belote
from rebelote.games.belote.options import presets
from rebelote.games.konter import GAME as KONTER
from rebelote.games.konter import order as konter


def shown(group: RankGroup) -> str:
    """A group in one line."""
    return f"{group.kind} {group.suits}: " + " ".join(f"{face}{points}" for face, points in group.cards)


def test_trumps_come_first_and_the_jack_is_the_highest() -> None:
    groups = belote.ranks(presets()["cardavia"].options, "h")

    assert ["trumps h: J20 914 A11 T10 K4 Q3 80 70", "plain sdc: A11 T10 K4 Q3 J2 90 80 70"] == [
        *map(shown, groups)
    ]


@pytest.mark.parametrize(
    ("expected", "preset", "denomination"),
    [
        ("plain shdc: A19 T10 K4 Q3 J2 90 80 70", "ludiclub-vache-sata", "sa"),
        ("trumps shdc: J20 914 A11 T10 K4 Q3 80 70", "ludiclub-vache-sata", "ta"),
        ("trumps shdc: J13 99 A6 T5 K3 Q2 80 70", "ffb-coinche-sata", "ta"),
    ],
)
def test_all_suits_are_one_group_without_trumps_or_with_all(
    expected: str, preset: str, denomination: str
) -> None:
    (group,) = belote.ranks(presets()[preset].options, denomination)

    assert expected == shown(group)


@pytest.mark.parametrize("name", presets())
def test_points_of_all_groups_are_those_of_the_pack(name: str) -> None:
    for ranking in belote.rankings(presets()[name].options):
        total = sum(len(each.suits) * sum(card.points for card in each.cards) for each in ranking.groups)

        assert total in ((248, 152) if ranking.denomination == "ta" else (152,))


def test_pack_of_24_has_no_seven_and_no_eight() -> None:
    faces = [each.face for each in belote.ranks(presets()["three-24"].options, "s")[1].cards]

    assert ["A", "T", "K", "Q", "J", "9"] == faces


def test_only_denominations_that_may_be_named_are_ranked() -> None:
    def named(preset: str) -> str:
        return " ".join(each.denomination for each in belote.rankings(presets()[preset].options))

    assert ("s h d c", "s h d c sa ta") == (named("ffb-coinche"), named("ffb-coinche-sata"))


def test_three_queens_stand_among_the_trumps_of_konter() -> None:
    options = KONTER.presets()["bistro-en"].options

    assert [
        "trumps c: A4 Qs2 Qh2 Qd2 K3 Q2 J1 T0 90",
        "plain shd: A4 K3 J1 T0 90",
    ] == [*map(shown, konter.ranks(options, "c"))]
    assert ["trumps h", "plain sd", "plain c"] == [
        f"{each.kind} {each.suits}" for each in konter.ranks(options, "h")
    ]
    assert Ranked("Qs", 2) in konter.ranks(options, "h")[0].cards


def test_points_of_konter_are_forty_under_every_suit() -> None:
    totals = {
        sum(len(each.suits) * sum(card.points for card in each.cards) for each in ranking.groups)
        for ranking in konter.rankings(KONTER.presets()["bistro-en"].options)
    }

    assert {40} == totals
