"""Announcements that are shown lie on the table: which cards, when, for how long (B68)."""

import pytest

from rebelote.games.belote.events import AnnouncementShown

from .builders import Table, dealt

SEATS = (0, 1, 2, 3, None)
# a tierce each: spades to the ace, spades to the jack, diamonds to the ace, clubs to the ten
TIERCES = ("AKQ.J7.T8.7", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.AT98")
ALL_SAID = "As+t Js+t 8s+t Qh+t"


def table(moves: str = "", *changes: str) -> Table:
    """Seat 0 leads in hearts; everyone holds a tierce, and those of the aces count."""
    setup = ";".join(("belote/ffb-coinche;belote_declare=auto", *changes))
    return dealt(setup, TIERCES, "80h p p p").after(moves)


def lies(seen: Table, seat: int | None = None) -> dict[int, set[str]]:
    """The cards shown before each seat, as a seat sees them."""
    zones = [(each.name.partition(":"), each.items) for each in seen.view(seat).zones]
    return {int(who): {item.face for item in items} for (room, _, who), items in zones if room == "shown"}


def test_nothing_is_shown_in_the_first_trick() -> None:
    assert [{}] * 5 == [lies(table(ALL_SAID), seat) for seat in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_everybody_sees_the_winners_cards_with_the_first_card_of_the_second_trick(seat: int | None) -> None:
    """Cards already played are remembered, not shown again."""
    assert {0: {"Ks", "Qs"}, 2: {"Ad", "Kd", "Qd"}} == lies(table(f"{ALL_SAID} Ac"), seat)


def test_losers_show_nothing() -> None:
    assert {0, 2} == set(lies(table(f"{ALL_SAID} Ac")))


def test_shown_card_that_is_played_lies_in_the_trick_alone() -> None:
    seen = table(f"{ALL_SAID} Tc", "announce_show=immediate")

    assert ({"9c", "8c"}, {"Tc"}) == (
        lies(seen)[3],
        {item.face for each in seen.view(0).zones for item in each.items if each.name == "trick"},
    )


def test_shown_cards_are_taken_up_when_the_second_trick_is_over() -> None:
    assert {} == lies(table(f"{ALL_SAID} Jd Td 7d Ad"))


def test_shown_cards_are_still_held() -> None:
    assert (7, 7, 7, 7) == table(ALL_SAID).view(0).counts


def test_cards_are_shown_when_an_opponent_asks() -> None:
    waiting = table(ALL_SAID, "announce_show=on_request")

    assert [{}] * 5 == [lies(waiting, seat) for seat in SEATS]
    assert [{0: {"Ks", "Qs"}, 2: {"Ad", "Kd", "Qd"}}] * 5 == [
        lies(waiting.after("1:show"), seat) for seat in SEATS
    ]


def test_nobody_who_does_not_ask_is_shown_anything() -> None:
    assert {} == lies(table(f"{ALL_SAID} Jd", "announce_show=on_request"))


def test_everybody_shows_at_once_where_the_option_says_so() -> None:
    seen = table("As+t Js+t", "announce_show=immediate")

    assert {0: {"Ks", "Qs"}, 1: {"Ts", "9s"}} == lies(seen)


def test_who_announces_last_is_seen_as_well() -> None:
    assert {"Tc", "9c", "8c"} == lies(table(ALL_SAID, "announce_show=immediate"))[3]


def test_suit_is_told_with_what_is_shown() -> None:
    told = table(f"{ALL_SAID} Ac").told(AnnouncementShown)

    assert [("t A", "s"), ("t A", "d")] == [
        (facts["announcement"], facts["suit"]) for facts in (dict(each.told()[1]) for each in told)
    ]
