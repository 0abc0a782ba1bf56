"""What a seat may know, and nothing else: hands, words, announcements, tricks (B51, B67 to B69, B76)."""

import random
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import Seat, cards_of, show_card
from rebelote.engine import CHANCE, addresses, find
from rebelote.engine.playout import Moment, playout
from rebelote.games.belote import GAME
from rebelote.games.belote.dealing.hands import Row
from rebelote.games.belote.events import HandDealt
from rebelote.games.belote.play.announcements import Announcement
from rebelote.games.belote.play.playing import hand
from rebelote.games.belote.state import Phase, State

from .builders import A_SUIT_EACH, Table, dealt, match
from .packs import IN_ORDER, PASSED

PRESETS = [each for each in addresses() if each.startswith("belote/")]
TIERCES = ("AKQ.J7.T8.7", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.AT98")
SHORT = "target=150;deals=2"
SEEN_BY_ALL = "As+t Js+t 8s+t Qh+t"


def table(moves: str = "", *changes: str) -> Table:
    """Seat 0 leads in hearts; everyone holds a tierce."""
    setup = ";".join(("belote/ffb-coinche;belote_declare=auto", *changes))
    return dealt(setup, TIERCES, "80h p p p").after(moves)


def spades(moves: str, *changes: str) -> Table:
    """Seat 0 plays eighty in spades and has all of them."""
    setup = ";".join(("belote/ffb-coinche;announcements=no;belote_declare=optional", *changes))
    return dealt(setup, A_SUIT_EACH, "80s p p p").after(moves)


def zone(seen: Table, name: str, seat: int | None) -> list[str]:
    """The faces in a zone, as a seat sees them; empty for a back."""
    zones = {each.name: each.items for each in seen.view(seat).zones}
    return [item.face for item in zones.get(name, ())]


@pytest.mark.parametrize("seat", range(4))
def test_own_hand_is_seen_and_others_are_counted(seat: int) -> None:
    seen = table()
    own = sorted(map(show_card, cards_of(hand(seen.state, seat))))

    assert own == sorted(zone(seen, f"hand:{seat}", seat)) == sorted(map(show_card, seen.view(seat).hand))
    assert [[""] * 8] * 3 == [zone(seen, f"hand:{each}", seat) for each in range(4) if each != seat]


def test_spectators_see_no_hand() -> None:
    assert [[""] * 8] * 4 == [zone(table(), f"hand:{seat}", None) for seat in range(4)]


def test_spectators_have_no_choice_and_no_cards() -> None:
    seen = table().view(None)

    assert ((), (), ()) == (seen.choices, seen.greyed, seen.hand)


def test_everyone_sees_how_many_cards_are_held() -> None:
    assert (7, 8, 8, 8) == table("As").view(2).counts


def test_stock_is_never_seen() -> None:
    seen = match("belote/pagat-classic")
    dealt_ = seen.after(GAME.show(GAME.chance(seen.state, random.Random(1))))

    assert [[""] * 11] * 5 == [zone(dealt_, "stock", seat) for seat in (0, 1, 2, 3, None)]


def test_choices_of_others_are_not_seen() -> None:
    assert [True, False, False, False] == [bool(table().view(seat).choices) for seat in range(4)]


def test_choices_out_of_turn_are_seen_by_their_seat_alone() -> None:
    asking = table(SEEN_BY_ALL, "announce_show=on_request")

    assert [False, True, False] == ["show" in asking.view(seat).choices for seat in (0, 1, 2)]


def test_greyed_cards_are_those_of_the_seat_in_turn() -> None:
    seen = table("As")

    assert {"Ah", "8h", "7d", "Kc", "Qc"} == {each.move for each in seen.view(1).greyed}
    assert [(), (), ()] == [seen.view(seat).greyed for seat in (0, 2, 3)]


def test_every_card_of_the_seat_in_turn_is_open_or_greyed() -> None:
    seen = table("As").view(1)

    open_ = {each[:2] for each in seen.choices}
    assert set(map(show_card, seen.hand)) == open_ | {each.move for each in seen.greyed}


def test_greyed_cards_say_which_rule_forbids_them() -> None:
    assert {"B41"} == {each.refusal.rule for each in table("As").view(1).greyed}


def test_kinds_announced_are_seen_and_heights_are_not() -> None:
    seen = table(SEEN_BY_ALL).view(3)

    assert (((("t",),) * 4), (), ()) == (seen.announced, seen.shown, seen.heights)


def test_only_heights_that_were_said_are_seen() -> None:
    seen = table(f"{SEEN_BY_ALL} Ac").view(1)

    assert [14, 0, 0] == [each.rank for each in seen.heights]
    assert {0, 2} == {seat for seat, _ in seen.shown}


def test_points_of_announcements_are_not_seen_before_they_are_compared() -> None:
    assert [None, 0] == [table(SEEN_BY_ALL).view(1).counting, table(f"{SEEN_BY_ALL} Ac").view(1).counting]


def test_losers_announcements_are_seen_by_nobody_in_the_result() -> None:
    lines = table(SEEN_BY_ALL).played_out().view(0).results[-1].lines
    facts = [dict(each.facts) for each in lines if each.code == "announcement"]

    assert [True, False, True, False] == ["top" in each for each in facts]


def test_refused_belote_is_in_no_word() -> None:
    seen = spades("Qs 7h 7d 7c Ks 8h 8d 8c")

    assert [()] * 4 == [seen.view(seat).words for seat in (1, 2, 3, None)]


def test_refused_belote_is_in_no_event() -> None:
    silent, other = spades("").after("Qs"), spades("").after("As")

    assert [type(each) for each in other.events] == [type(each) for each in silent.events]


def test_refused_belote_is_in_no_choice_of_others() -> None:
    after_queen = spades("Qs")

    assert "7h" == after_queen.view(1).choices[0]
    assert all("+" not in each for each in after_queen.view(1).choices)


def test_refused_belote_is_in_no_result_before_the_end_of_the_deal() -> None:
    seen = spades("Qs 7h 7d 7c Ks 8h 8d 8c")

    assert [()] * 2 == [seen.view(seat).results for seat in (0, 1)]


def test_refused_belote_is_explained_when_the_deal_is_over() -> None:
    lines = spades("Qs 7h 7d 7c Ks 8h 8d 8c").played_out().view(1).results[-1].lines
    facts = [dict(each.facts) for each in lines if each.code == "belote-said"]

    assert ["silent"] == [each["reason"] for each in facts if each["seat"] == 0]


def test_word_said_is_seen_by_everyone() -> None:
    seen = spades("Qs+b")

    assert [((0, ("belote",)),)] * 5 == [seen.view(seat).words for seat in (0, 1, 2, 3, None)]


def test_own_choice_of_the_word_is_seen_by_its_seat_only() -> None:
    seen = spades("")

    assert [True, False] == ["Qs+b" in seen.view(seat).choices for seat in (0, 2)]


def test_last_trick_lies_open_until_the_next_is_gathered() -> None:
    first, second = "Js 7h 7d 7c", "9s 8h 8d 8c"

    assert ["Js", "7h", "7d", "7c"] == zone(spades(first), "last_trick", 2)
    assert ["Js", "7h", "7d", "7c"] == zone(spades(f"{first} 9s 8h 8d"), "last_trick", 2)
    assert ["9s", "8h", "8d", "8c"] == zone(spades(f"{first} {second}"), "last_trick", 2)


def test_older_tricks_lie_face_down() -> None:
    seen = spades("Js 7h 7d 7c 9s 8h 8d 8c")

    assert ([""] * 4, []) == (zone(seen, "pile:0", 0), zone(seen, "pile:1", 0))


def test_trick_tells_who_laid_each_card() -> None:
    zones = {each.name: each.items for each in spades("Js 7h").view(3).zones}

    assert [("Js", 0), ("7h", 1)] == [tuple(each) for each in zones["trick"]]


def test_no_trick_is_looked_at_where_the_match_may_be_stopped() -> None:
    seen = spades("Js 7h 7d 7c", "arret=yes")

    assert ([], [""] * 4) == (zone(seen, "last_trick", 0), zone(seen, "pile:0", 0))


def test_turned_card_is_seen_by_everyone_and_goes_into_the_takers_hand() -> None:
    seen = dealt("belote/pagat-classic", A_SUIT_EACH, turned="As")
    taken = seen.after("s")

    assert [["As"]] * 5 == [zone(seen, "turned", seat) for seat in (0, 1, 2, 3, None)]
    assert ([], True, False) == (
        zone(taken, "turned", 1),
        "As" in zone(taken, "hand:0", 0),
        "As" in zone(taken, "hand:0", 1),
    )


def test_nothing_lies_on_the_table_before_the_deal() -> None:
    seen = match("belote/contree").view(0)

    assert ["stock"] == [each.name for each in seen.zones]


def test_pack_is_seen_by_nobody_while_it_waits_for_the_cut() -> None:
    waiting = match("belote/pagat-classic").deal(IN_ORDER, PASSED)

    assert [[""] * 32] * 5 == [zone(waiting, "stock", seat) for seat in (0, 1, 2, 3, None)]


def test_each_hand_is_told_to_its_seat_alone() -> None:
    mixed = match("belote/contree")
    told = mixed.after(f"{GAME.show(GAME.chance(mixed.state, random.Random(3)))} 3-2-3").told

    assert [[0], [1], [2], [3], []] == [
        [each.to for each in told(HandDealt, seat)] for seat in (0, 1, 2, 3, None)
    ]


def moments(setup: str, seed: int) -> list[Moment]:
    """The steps of a random match."""
    found = find(setup)
    seen: list[Moment] = []
    start = found.game.begin(found.options, found.options.players)
    playout(found.game, start, random.Random(seed), seen.append)
    return seen


@st.composite
def situations(draw: st.DrawFn) -> tuple[State, Seat | None, random.Random]:
    """A moment of a random match in a random preset, and somebody who looks at it."""
    setup = draw(st.sampled_from(PRESETS))
    seen = moments(f"{setup};{SHORT}", draw(st.integers(0, 10**6)))
    state = seen[draw(st.integers(0, len(seen) - 1))].before
    seats = state.rules.form.seats
    seat = draw(st.sampled_from([None, *map(Seat, range(seats))]))
    return state, seat, random.Random(draw(st.integers(0, 10**6)))


@given(situations())
def test_view_is_the_same_whatever_lies_hidden(
    situation: tuple[State, Seat | None, random.Random],
) -> None:
    state, seat, source = situation

    assert GAME.view(state, seat) == GAME.view(GAME.twin(state, seat, source), seat)


@given(situations())
def test_view_names_no_card_that_the_seat_does_not_know(
    situation: tuple[State, Seat | None, random.Random],
) -> None:
    """Cards in other hands are in no zone, unless they lie shown before everybody."""
    state, seat, _ = situation
    if state.deal is None or state.deal.dealt is None or state.phase is Phase.OVER:
        return
    if state.rules.form.opened:
        hidden = {show_card(card) for row in _covered(state) for card in row}
    else:
        others = (each for each in range(state.rules.form.seats) if each != seat)
        held = {show_card(card) for each in others for card in cards_of(hand(state, each))}
        hidden = held - {show_card(card) for _, each in _laid_open(state) for card in cards_of(each.cards)}
    faces = {item.face for each in GAME.view(state, seat).zones for item in each.items}

    assert set() == faces & hidden


def _laid_open(state: State) -> list[tuple[int, Announcement]]:
    """The announcements of which everybody was told that they were shown."""
    said, show = state.speech, state.rules.options.announce_show
    if said is None:
        return []
    declared = [(seat, each) for seat, row in enumerate(said.declared) for each in row]
    if show == "immediate":
        return declared
    winner = said.compared.winner if said.compared and said.shown else None
    return [(seat, each) for seat, each in declared if state.rules.form.side(Seat(seat)) == winner]


def _covered(state: State) -> list[Row]:
    assert state.deal is not None and state.deal.piles is not None
    piles = state.deal.piles
    held = hand(state, Seat(0)) | hand(state, Seat(1))
    played = {move.card for _, move in state.log if hasattr(move, "card")}
    rows = zip(piles.lower, piles.upper, strict=True)
    return [tuple(low for low in lows if not held >> low & 1 and low not in played) for lows, _ in rows]


def test_twins_do_move_hidden_cards() -> None:
    """A twin that were the state itself would show nothing."""
    source = random.Random(6)
    playing = [each.before for each in moments(f"belote/ludiclub-classic;{SHORT}", 6)]
    different = [GAME.twin(state, Seat(0), source) != state for state in playing if state.play is not None]

    assert len(different) // 2 < sum(different)


@pytest.mark.parametrize("setup", PRESETS)
def test_events_to_one_seat_are_its_own_cards(setup: str) -> None:
    """Nothing else is told in secret, so nothing else can be told to the wrong seat."""
    seen = moments(f"{setup};{SHORT}", 8)
    secret = [each for moment in seen for each in moment.events if each.to is not None]

    assert secret or setup == "belote/two-open"
    assert {HandDealt} >= {type(each) for each in secret}


def test_every_fact_of_a_view_is_named_here() -> None:
    """A new fact of the view must be thought of in these tests."""
    named = {
        *("seat", "phase", "due", "choices", "greyed", "zones", "dealer", "totals", "scored", "results"),
        *("pots", "pending", "winners", "calls", "contract", "hand", "counts", "turned", "plays", "takers"),
        *("points", "won", "announced", "shown", "heights", "counting", "words", "stopped"),
        "covering",
    }

    assert named == {each.name for each in fields(GAME.view(table().state, None))}


def test_chance_is_no_observer() -> None:
    waiting = match("belote/contree")

    assert (frozenset({CHANCE}), ()) == (GAME.actors(waiting.state), GAME.moves(waiting.state, CHANCE))


def test_view_does_not_depend_on_the_pack_under_the_hands() -> None:
    seen = table("As")
    assert seen.state.deal is not None
    other = replace(seen.state, deal=replace(seen.state.deal, pack=seen.state.deal.pack[::-1]))

    assert GAME.view(seen.state, Seat(1)) == GAME.view(other, Seat(1))
