"""The twenty of belote in a match: what must be said, and what is forgiven (B75 to B78)."""

import pytest

from rebelote.engine import IllegalMove
from rebelote.games.belote.events import BeloteSaid, RebeloteNoticed

from .builders import A_SUIT_EACH, Table, dealt, pack_for

SETUP = "belote/ffb-coinche;announcements=no;target=3000"
QUEEN, KING = "7h 7d 7c", "8h 8d 8c"


def spades(moves: str = "", *changes: str) -> Table:
    """Seat 0 plays eighty in spades with all of them, as told."""
    return dealt(";".join((SETUP, *changes)), A_SUIT_EACH, "80s p p p").after(moves)


def queen_king(first: str, second: str, *changes: str) -> Table:
    """The deal at its end, or before the count: Queen, then King, with the words of these letters."""
    return spades(f"Qs{first} {QUEEN} Ks{second} {KING}", *changes).played_out_cards()


def credit(table: Table) -> tuple[str, int]:
    """Why the belote of seat 0 counts or not in the last deal, and its points."""
    line = next(each for each in table.last.lines if each.code == "belote-said" and each.side == 0)
    return str(dict(line.facts)["reason"]), line.points


def words(table: Table, seat: int = 1) -> tuple[str, ...]:
    """The words that a seat heard of seat 0."""
    return dict(table.view(seat).words).get(0, ())


def test_engine_says_both_words() -> None:
    seen = spades(f"Qs {QUEEN} Ks", "belote_declare=auto")

    assert (BeloteSaid(0, "belote"), BeloteSaid(0, "rebelote")) == seen.told(BeloteSaid)


def test_no_word_is_offered_where_the_engine_speaks() -> None:
    seen = spades("", "belote_declare=auto")

    assert ("7s 8s Qs Ks Ts As 9s Js", "belote-by-itself B76") == (seen.offered(), seen.refused("Qs+b"))


def test_engine_says_rebelote_of_nobody_else() -> None:
    assert "no-belote B76" == spades("", "belote_declare=optional").refused("Js+b")


@pytest.mark.parametrize("declare", ["optional", "two_words", "two_words_strict"])
def test_word_and_silence_are_offered_with_king_and_queen(declare: str) -> None:
    assert "7s 8s Qs+b Qs Ks+b Ks Ts As 9s Js" == spades("", f"belote_declare={declare}").offered()


def test_first_word_is_belote() -> None:
    assert "no-belote B76" == spades().refused("Ks+r")


@pytest.mark.parametrize(
    ("declare", "first", "second", "expected"),
    [
        ("auto", "", "", ("counted", 20)),
        ("optional", "+b", "+r", ("counted", 20)),
        ("optional", "+b", "", ("counted", 20)),
        ("optional", "", "", ("silent", 0)),
        ("two_words", "+b", "+r", ("counted", 20)),
        ("two_words", "", "", ("silent", 0)),
        ("two_words_strict", "+b", "+r", ("counted", 20)),
        ("two_words_strict", "+b", "", ("one-word", 0)),
        ("two_words_strict", "", "", ("silent", 0)),
    ],
)
def test_words_said_decide_the_twenty(
    declare: str, first: str, second: str, expected: tuple[str, int]
) -> None:
    assert expected == credit(queen_king(first, second, f"belote_declare={declare}"))


@pytest.mark.parametrize("declare", ["optional", "two_words", "two_words_strict"])
def test_rebelote_is_not_open_to_who_kept_silent(declare: str) -> None:
    seen = spades(f"Qs {QUEEN}", f"belote_declare={declare}")

    assert ("no-belote B76", "no-belote B76") == (seen.refused("Ks+r"), seen.refused("Ks+b"))


def test_silence_is_heard_by_nobody() -> None:
    seen = spades(f"Qs {QUEEN} Ks {KING}", "belote_declare=optional")

    assert ((), ()) == (words(seen), seen.told(BeloteSaid))


def test_words_are_heard_by_everyone() -> None:
    seen = spades(f"Qs+b {QUEEN} Ks+r", "belote_declare=optional")

    assert ("belote", "rebelote") == words(seen, 3)


def test_forgotten_rebelote_may_be_noticed_before_the_count() -> None:
    waits = queen_king("+b", "")

    assert ("count", (0,), "r p") == (waits.phase, waits.due, waits.offered())


def test_noticed_rebelote_counts() -> None:
    noticed = queen_king("+b", "").after("r")

    assert ("forgiven", 20) == credit(noticed)
    assert (RebeloteNoticed(0, True),) == noticed.told(RebeloteNoticed)


def test_rebelote_let_go_counts_for_nothing() -> None:
    waived = queen_king("+b", "").after("p")

    assert (("one-word", 0), (RebeloteNoticed(0, False),)) == (credit(waived), waived.told(RebeloteNoticed))


@pytest.mark.parametrize("move", ["1:r", "2:r", "3:p"])
def test_nobody_notices_for_another(move: str) -> None:
    with pytest.raises(IllegalMove, match="not-your-turn B76"):
        queen_king("+b", "").after(move)


def test_nothing_else_is_done_before_the_count() -> None:
    assert "not-now" == queen_king("+b", "").refused("7s")


def test_nothing_is_noticed_where_both_words_were_said() -> None:
    assert "mix" == queen_king("+b", "+r").phase


def test_side_is_forgiven_once_in_a_match() -> None:
    once = queen_king("+b", "").after("r")
    pack = pack_for(once.state.rules.options, A_SUIT_EACH, dealer=0)
    again = once.after(f"{pack} 3-2-3 p p p 80s p p p 7h 7d 7c Qs+b Ks {KING}").played_out_cards()

    assert (frozenset({0}), "mix") == (again.state.match.forgiven, again.phase)
    assert ("one-word", 0) == credit(again)


def test_rebelote_let_go_uses_nothing_up() -> None:
    assert frozenset() == queen_king("+b", "").after("p").state.match.forgiven


TOUT_ATOUT = "80ta p p p Qs+b Qh+b Qd+b Qc+b Ks Kh Kd Kc"


def everybody_forgets() -> Table:
    """Tout Atout with a pair in every hand: all said belote, and nobody rebelote."""
    setup = f"{SETUP};sa_ta=yes"
    return dealt(setup, A_SUIT_EACH).after(TOUT_ATOUT).played_out_cards()


def test_each_side_is_forgiven_one_of_two_pairs() -> None:
    table = everybody_forgets()

    assert (0,) == table.due
    assert (1,) == table.after("r").due
    assert "mix" == table.after("r r").phase


def test_second_pair_may_be_noticed_where_the_first_was_let_go() -> None:
    table = everybody_forgets().after("p p")

    assert (2,) == table.due


def test_tout_atout_has_a_belote_in_each_suit() -> None:
    setup = f"{SETUP};sa_ta=yes;belote_declare=auto"
    played = dealt(setup, A_SUIT_EACH, "80ta p p p").played_out()

    assert [20, 20, 20, 20] == [each.points for each in played.last.lines if each.code == "belote-said"]


def test_sans_atout_has_no_belote() -> None:
    seen = dealt(f"{SETUP};sa_ta=yes", A_SUIT_EACH, "80sa p p p")

    assert "+" not in seen.offered()


KING_FIRST = "belote_order=king_first"


@pytest.mark.parametrize("declare", ["auto", "optional", "two_words", "two_words_strict"])
def test_queen_before_the_king_forfeits_the_twenty(declare: str) -> None:
    played = queen_king("", "", KING_FIRST, f"belote_declare={declare}")

    assert (("queen-first", 0), ()) == (credit(played), played.told(BeloteSaid))


def test_nothing_can_be_said_with_a_queen_before_the_king() -> None:
    assert ["no-belote B76", ""] == [spades("", KING_FIRST).refused(each) for each in ("Qs+b", "Ks+b")]


def test_king_before_the_queen_has_the_twenty() -> None:
    played = spades(f"Ks {QUEEN} Qs {KING}", KING_FIRST, "belote_declare=auto").played_out()

    assert ("counted", 20) == credit(played)


def test_either_card_may_come_first_elsewhere() -> None:
    played = spades(f"Ks+b {QUEEN} Qs+r {KING}").played_out()

    assert ("counted", 20) == credit(played)


def test_turned_card_may_complete_the_pair() -> None:
    hands = ("A987.A987..", "KQJT.KQJT..", "..A987.A987", "..KQJT.KQJT")
    table = dealt("belote/ludiclub-classic;announcements=no", hands, "p s", taker=1, turned="Ks")

    assert "Ks+b" in table.after("7s").offered()


def test_pair_of_a_plain_suit_is_no_belote() -> None:
    hands = ("A987.A987..", "KQJT.KQJT..", "..A987.A987", "..KQJT.KQJT")
    table = dealt("belote/ludiclub-classic;announcements=no", hands, "p s", taker=1, turned="Ks")

    assert "no-belote B76" == table.after("Ah").refused("Kh+b")


@pytest.mark.parametrize(("change", "expected"), [("kept", (20, 240)), ("taken", (0, 260))])
def test_belote_of_takers_who_failed(change: str, expected: tuple[int, int]) -> None:
    # seat 0 has king and queen, but seat 1 wins every trick
    hands = ("KQ.T987.87.", "AJT987.A.A.", "..KQJT9.KQJ", ".KQJ..AT987")
    setup = f"{SETUP};belote_declare=auto;belote_on_failure={change}"

    assert expected == dealt(setup, hands, "80s p p p").played_out().totals
