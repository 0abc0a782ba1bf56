"""Announcements in a match: said with the first card, compared, shown, or void the deal (B60 to B71)."""

import pytest

from rebelote.cards import RANKS
from rebelote.games.belote.events import (
    Announced,
    AnnouncementsCompared,
    AnnouncementShown,
    DealVoid,
    HeightSaid,
    ShowAsked,
)
from rebelote.games.belote.play.announcements import Announcement
from rebelote.games.belote.scoring.marks import marked

from .builders import A_SUIT_EACH, Table, dealt

SPADES_TO_ACE = Announcement("tierce", 14, 0)
SPADES_TO_JACK = Announcement("tierce", 11, 0)
DIAMONDS_TO_ACE = Announcement("tierce", 14, 2)

# a tierce each: spades to the ace, spades to the jack, diamonds to the ace, clubs to the ten
TIERCES = ("AKQ.J7.T8.7", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.AT98")
# the same with seats 1 and 2 changed: an ace on both sides
EQUAL = (TIERCES[0], TIERCES[2], TIERCES[1], TIERCES[3])
# seat 3 has a cinquante in clubs instead
CINQUANTE = ("AKQ.J7.T8.A", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.T987")
SEVENS = ("A7.A7.A7.A7", "KQJT98.KQ..", ".JT98.KQJT.", "..98.KQJT98")

ALL_SAID = "As+t Js+t 8s+t Qh+t"
EQUAL_SAID = "As+t 8s+t 9s+t Qh+t"


def table(
    moves: str = "", *changes: str, hands: tuple[str, ...] = TIERCES, contract: str = "80h p p p"
) -> Table:
    """Seat 0 leads in hearts, and everything was played as told."""
    setup = ";".join(("belote/ffb-coinche;belote_declare=auto", *changes))
    return dealt(setup, hands, contract).after(moves)


def shown(seen: Table, seat: int | None = None) -> list[tuple[int, Announcement]]:
    return list(seen.view(seat).shown)


def heights(seen: Table) -> list[str]:
    """What was said aloud: `0 height A`."""
    said = (each.spoken for each in seen.told(HeightSaid))
    return [
        f"{each.seat} {each.statement} {RANKS[each.rank - 2] if each.rank else ''}".strip() for each in said
    ]


def announced_points(seen: Table) -> tuple[int, int]:
    """Announcements marked by each side in the last deal."""
    codes = ("mark-announcements", "mark-announcements-taken")
    return marked(seen.last.lines, 0, codes), marked(seen.last.lines, 1, codes)


def test_player_chooses_whether_to_announce() -> None:
    assert "As As+t" == " ".join(sorted(each for each in table().offered().split() if each[:2] == "As"))


def test_engine_announces_everything_where_the_option_says_so() -> None:
    seen = table("As Js 8s Qh", "announce_declare=auto")

    assert [Announced(seat, ("t",)) for seat in range(4)] == list(seen.told(Announced))


def test_nothing_is_announced_by_hand_where_the_engine_does() -> None:
    assert "announced-by-itself B67" == table("", "announce_declare=auto").refused("As+t")


def test_announcements_are_refused_where_they_are_not_played() -> None:
    assert "announcements-off B60" == table("", "announcements=no").refused("As+t")


def test_what_one_does_not_hold_is_not_announced() -> None:
    assert ["not-held B60"] * 3 == [table().refused(each) for each in ("As+q", "As+t+t", "As+k")]


def test_kinds_are_heard_by_everyone() -> None:
    assert ((("t",), (), (), ()), (Announced(0, ("t",)),)) == (
        table("As+t").view(3).announced,
        table("As+t").told(Announced, 3),
    )


def test_announcement_goes_with_the_first_card_only() -> None:
    late = table("As Js 8s Qh Ac 7c").after("Kc")

    assert "announced-too-late B67" == table("As Js 8s Qh Ac").refused("7c+t")
    assert () == late.told(Announced)


def test_what_was_not_announced_is_lost() -> None:
    played = table("As Js 8s Qh").played_out()

    assert ((0, 0), None) == (announced_points(played), played.view(None).counting)


def test_announcements_are_compared_with_the_first_card_of_the_second_trick() -> None:
    before, after = table(ALL_SAID), table(f"{ALL_SAID} Ac")

    assert [None, 0] == [before.view(1).counting, after.view(1).counting]
    assert [(), (AnnouncementsCompared(0, 40, False),)] == [
        before.told(AnnouncementsCompared),
        after.told(AnnouncementsCompared),
    ]


def test_winners_show_theirs_with_the_first_card_of_the_second_trick() -> None:
    assert [[], [(0, SPADES_TO_ACE), (2, DIAMONDS_TO_ACE)]] == [
        shown(table(ALL_SAID)),
        shown(table(f"{ALL_SAID} Ac")),
    ]


def test_losers_never_show_theirs() -> None:
    played = table(ALL_SAID).played_out()

    assert [0, 2] == [each.seat for each in played.told(AnnouncementShown)]
    facts = [dict(each.facts) for each in played.last.lines if each.code == "announcement"]
    assert [True, False, True, False] == ["top" in each for each in facts]


def test_side_with_the_best_marks_all_its_announcements() -> None:
    played = table(ALL_SAID).played_out()

    assert 40 == sum(announced_points(played))


def test_longer_announcement_needs_no_word() -> None:
    seen = table("As+t Js+t 8s+t Qh+q Tc", hands=CINQUANTE)

    assert ([], 1) == (heights(seen), seen.view(None).counting)


def test_partners_lesser_announcement_counts_with_the_best() -> None:
    seen = table("As+t Js+t 8s+t Qh+q Tc", hands=CINQUANTE)

    assert (AnnouncementsCompared(1, 70, False),) == seen.told(AnnouncementsCompared)


def test_first_announcer_says_his_height_and_the_lower_ones_good() -> None:
    assert ["0 height A", "1 good", "3 good"] == heights(table(f"{ALL_SAID} Ac"))


def test_nobody_speaks_when_one_side_announced_alone() -> None:
    assert [] == heights(table("As+t Js 8s+t Qh Ac"))


def test_height_is_said_by_the_first_who_announced() -> None:
    assert ["1 height J", "2 height A", "3 good"] == heights(table("As Js+t 8s+t Qh+t Ac"))


def test_higher_height_answers_a_height() -> None:
    said = heights(table("As Js 8s+t Qh+t Ac"))

    assert ["2 height A", "3 good"] == said


def test_equal_heights_are_both_said() -> None:
    said = heights(table(f"{EQUAL_SAID} Ac", hands=EQUAL))

    assert ["0 height A", "1 height A"] == said


def test_perfect_equality_brings_nothing_to_anybody() -> None:
    seen = table(f"{EQUAL_SAID} Ac", hands=EQUAL)

    assert (AnnouncementsCompared(-1, 0, True),) == seen.told(AnnouncementsCompared)
    assert ([], -1) == (shown(seen), seen.view(None).counting)


def test_perfect_equality_goes_to_the_first_in_rotation() -> None:
    seen = table(f"{EQUAL_SAID} Ac", "announce_tie=first_in_rotation", hands=EQUAL)

    assert (AnnouncementsCompared(0, 40, False),) == seen.told(AnnouncementsCompared)


def test_first_in_rotation_is_counted_from_the_dealer() -> None:
    setup = "belote/ffb-coinche;belote_declare=auto;announce_tie=first_in_rotation"
    seen = dealt(setup, EQUAL, "80h p p p", dealer=0).after("8s+t 9s+t Qh+t As+t Ac")

    assert 1 == seen.view(None).counting


def test_sequence_in_trumps_wins_between_equals() -> None:
    # in diamonds seat 1 has the higher one
    seen = table("As+t 8s+t 9s+t 9d+t Ac", hands=EQUAL, contract="80d p p p")

    assert ["0 height A", "1 height A", "1 trump"] == heights(seen)
    assert 1 == seen.view(None).counting


ON_REQUEST = "announce_show=on_request"


def test_announcements_to_ask_for_are_compared_after_the_first_trick() -> None:
    seen = table(ALL_SAID, ON_REQUEST)

    assert (0, []) == (seen.view(None).counting, shown(seen))


def test_opponents_may_ask_during_the_second_trick() -> None:
    seen = table(ALL_SAID, ON_REQUEST)

    assert [True, True] == ["show" in seen.offered(seat).split() for seat in (1, 3)]


def test_winners_do_not_ask_for_their_own() -> None:
    seen = table(ALL_SAID, ON_REQUEST)

    assert ["nothing-to-show B68"] * 2 == [seen.refused(f"{seat}:show") for seat in (0, 2)]


def test_asking_is_not_waited_for() -> None:
    assert (3,) == table(ALL_SAID, ON_REQUEST).due


def test_asked_winners_show_theirs_to_everyone() -> None:
    seen = table(ALL_SAID, ON_REQUEST).after("1:show")

    assert ((ShowAsked(1),), 2) == (seen.told(ShowAsked), len(seen.told(AnnouncementShown)))
    assert [(0, SPADES_TO_ACE), (2, DIAMONDS_TO_ACE)] == shown(seen)


def test_one_asks_once() -> None:
    assert "nothing-to-show B68" == table(f"{ALL_SAID} 1:show", ON_REQUEST).refused("3:show")


def test_last_player_of_the_second_trick_may_still_ask() -> None:
    assert "" == table(f"{ALL_SAID} Ac 7c Kc", ON_REQUEST).refused("3:show")


def test_nobody_asks_during_the_first_trick() -> None:
    assert "nothing-to-show B68" == table("As+t Js+t 8s+t", ON_REQUEST).refused("3:show")


def test_nobody_asks_once_the_second_trick_is_over() -> None:
    assert "nothing-to-show B68" == table(f"{ALL_SAID} Ac 7c Kc Jc", ON_REQUEST).refused("1:show")


def test_what_nobody_asked_for_stays_hidden_to_the_end() -> None:
    played = table(ALL_SAID, ON_REQUEST).played_out()

    assert ((), 40) == (played.told(AnnouncementShown), sum(announced_points(played)))
    assert not any("top" in dict(each.facts) for each in played.last.lines)


def test_asking_is_off_where_winners_show_by_themselves() -> None:
    assert "nothing-to-show B68" == table(f"{ALL_SAID} Ac").refused("1:show")


IMMEDIATE = "announce_show=immediate"


def test_announcements_are_shown_as_they_are_made() -> None:
    seen = table("As+t Js+t", IMMEDIATE)

    assert [(0, SPADES_TO_ACE), (1, SPADES_TO_JACK)] == shown(seen)


def test_no_height_is_said_of_what_lies_open() -> None:
    assert [] == heights(table(f"{ALL_SAID} Ac", IMMEDIATE))


def test_open_announcements_are_compared_after_the_first_trick() -> None:
    assert 0 == table(ALL_SAID, IMMEDIATE).view(None).counting


ANNULS = "carre7_annuls=yes"


def test_four_sevens_announced_void_the_deal() -> None:
    void = table("7s+k7 8s Th 8d", ANNULS, hands=SEVENS, contract="p 80s p p p")

    assert ((DealVoid("B71"),), "mix", (0, 0)) == (void.told(DealVoid), void.phase, void.totals)


def test_four_sevens_keep_the_dealer() -> None:
    void = table("7s+k7 8s Th 8d", ANNULS, hands=SEVENS, contract="p 80s p p p")

    assert (3, 0) == (void.view(None).dealer, void.state.match.scored)


def test_four_sevens_may_be_kept_quiet() -> None:
    seen = table("7s 8s Th 8d", ANNULS, hands=SEVENS, contract="p 80s p p p")

    assert ((), "play") == (seen.told(DealVoid), seen.phase)


def test_engine_announces_four_sevens_where_it_announces() -> None:
    void = table("7s 8s Th 8d", ANNULS, "announce_declare=auto", hands=SEVENS, contract="p 80s p p p")

    assert (DealVoid("B71"),) == void.told(DealVoid)


def test_four_sevens_are_nothing_where_they_do_not_annul() -> None:
    assert "not-held B60" == table("", hands=SEVENS).refused("7s+k7")


@pytest.mark.parametrize(("change", "kinds"), [("no", ("+c",)), ("yes", ("+c+t", "+c", "+t"))])
def test_eight_in_a_row_are_a_cent_and_a_tierce_where_they_may_be_split(
    change: str, kinds: tuple[str, ...]
) -> None:
    offered = table("", f"split_long_runs={change}", hands=A_SUIT_EACH).offered().split()

    assert kinds == tuple(each[2:] for each in offered if each[:2] == "As" and "+" in each)
