"""Whist: vectors, the auction, cards laid aside, open hands, and what each seat sees."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.cards import PACK_52, Seat, show_card, show_cards
from rebelote.engine import CHANCE, IllegalMove, SetupError
from rebelote.engine.conformance import Thoroughness, inspect
from rebelote.engine.errors import NotationError
from rebelote.engine.lines import summed
from rebelote.engine.options import changed
from rebelote.engine.vectors import compare, read_vector
from rebelote.games.whist import GAME
from rebelote.games.whist.contract import CHELEMS, DIRECT, MISERES, PAIRS, Contract, Kind
from rebelote.games.whist.options import Options, checked, presets
from rebelote.games.whist.scoring.ending import winners
from rebelote.games.whist.scoring.grid import MARK_CODES, score, settled
from rebelote.games.whist.state import Phase, State

VECTORS = json.loads((Path(__file__).parent / "vectors/bistro-whist.json").read_text())["vectors"]
SEATS = [Seat(each) for each in range(4)]
BISTRO = Options()
NO_TROU = Options(trou=False)

# dealt in packets of 4, 5 and 4 from seat 0 after dealer 4; a suit for each seat
SUIT_EACH = ("AsKsQsJsTs9s8s7s6s5s4s3s2s", "AhKhQhJhTh9h8h7h6h5h4h3h2h")
SUIT_EACH += ("AdKdQdJdTd9d8d7d6d5d4d3d2d", "AcKcQcJcTc9c8c7c6c5c4c3c2c")
# every seat holds cards of every suit; seat 1 has three aces, seat 3 the fourth
THREE_ACES = ("KsQsJsTsKhQhJhTh2d3d2c3c4c", "AsAhAd9s8s9h8h4d5d6d5c6c7c")
THREE_ACES += ("7s6s7h6h7d8d9dTd8c9cTcJcQc", "5s4s3s2s5h4h3h2hKdQdJdAcKc")
# nobody has three aces; seats 0 and 1 the high hearts
MIXED = ("AsKs2s3sAhKhQh2d3d4d2c3c4c", "QsJs4s5sJhTh9h5d6d7d5c6c7c")
MIXED += ("Ts9s6s7s8h7h6hAdKd8dAcKc8c", "8s5h4h3h2hQdJdTd9dQcJcTc9c")


def pack(hands: tuple[str, ...]) -> str:
    """The pack that deals these hands, seat 0 first."""
    rest = list(hands)
    dealt = ""
    for size in (4, 5, 4):
        for seat in range(4):
            dealt, rest[seat] = dealt + rest[seat][: 2 * size], rest[seat][2 * size :]
    return f"{{{dealt}}}"


def table(hands: tuple[str, ...], calls: str = "", options: Options = BISTRO) -> State:
    """A match dealt by seat 3, after some moves, each made by the lowest seat that is due."""
    state = GAME.begin(options, 4)
    if state.phase is Phase.DRAW:
        state = GAME.step(state, CHANCE, GAME.read("{dealer=4}")).state
    state = GAME.step(state, CHANCE, GAME.read(pack(hands))).state
    return after(state, calls)


def after(state: State, moves: str) -> State:
    """The match after some moves, each made by the lowest seat that is due."""
    for text in moves.split():
        state = GAME.step(state, min(GAME.due(state)), GAME.read(text)).state
    return state


def offered(state: State) -> str:
    """The moves of the lowest seat that is due."""
    return " ".join(map(GAME.show, GAME.moves(state, min(GAME.due(state)))))


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The code and the rule of a refusal: `first-call-only W12`."""
    asked = min(GAME.due(state)) if seat is None else Seat(seat)
    refusal = GAME.why(state, asked, GAME.read(text))
    return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


class Timid(random.Random):
    """Chance that likes the first of several: auctions end low, and pairs come about."""

    def randrange(self, start: int, *rest: Any) -> int:
        return int(start * self.random() ** 9) if not rest else super().randrange(start, *rest)


@pytest.mark.parametrize("raw", VECTORS, ids=lambda raw: raw["id"])
def test_vector_is_answered_as_it_expects(raw: dict[str, Any]) -> None:
    vector = read_vector(raw, 1)

    assert [] == list(compare(vector.expect, GAME.kinds()[vector.kind](vector)))


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("wh_score", {"tricks": [13, 1, 0, 0]}),
        ("wh_score", {"declarers": [0]}),
        ("wh_score", {"contract": "EMB7"}),
        ("wh_score", {"declarers": [0, 4]}),
        ("wh_auction", {"calls": ["propose:X"]}),
        ("wh_auction", {"calls": ["SOLO6:S"]}),
        ("wh_auction", {"trou": 4}),
        ("wh_lead", {"dealer": -1}),
        ("view", {"phase": "another"}),
    ],
)
def test_vector_that_makes_no_sense_is_named(kind: str, changes: dict[str, Any]) -> None:
    raw = next(each for each in VECTORS if each["kind"] == kind)
    vector = read_vector(raw | {"inputs": raw["inputs"] | changes}, 1)

    with pytest.raises(ValueError, match=r"\w"):
        GAME.kinds()[kind](vector)


@pytest.mark.parametrize("preset", presets())
def test_random_matches_keep_every_invariant(preset: str) -> None:
    report, _ = inspect(GAME, presets()[preset].options, 4, random.Random(preset), Thoroughness(twin_every=4))

    assert [] == report.findings


@pytest.mark.parametrize("preset", presets())
def test_timid_matches_keep_every_invariant(preset: str) -> None:
    report, _ = inspect(GAME, presets()[preset].options, 4, Timid(preset), Thoroughness(twin_every=8))

    assert [] == report.findings


@pytest.mark.slow
@pytest.mark.parametrize("preset", presets())
def test_many_timid_matches_keep_every_invariant(preset: str) -> None:
    how = Thoroughness(everyone=False, twin_every=5)
    found = [
        inspect(GAME, presets()[preset].options, 4, Timid(f"{preset}{n}"), how)[0].findings for n in range(30)
    ]

    assert [] == [each for findings in found for each in findings]


def test_first_seat_may_wait_propose_or_name_a_game_but_no_solo() -> None:
    calls = offered(table(MIXED)).split()

    assert ["p", "wait", "s", "c", "d", "h"] == calls[:6]
    assert {"pm", "pic", "gm", "gmo", "ab9h", "ch12n", "ch13h"} <= set(calls)
    assert "solo-joinable W15" == refused(table(MIXED), "solo6h")


def test_other_seats_cannot_wait() -> None:
    assert "premier-first-only W9" == refused(table(MIXED, "p"), "wait")


def test_who_waits_can_only_join_or_pass() -> None:
    state = table(MIXED, "wait h p p")

    assert "p joinh" == offered(state)
    assert "premier-joins-only W9" == refused(state, "pm")


def test_joiner_needs_a_card_of_the_suit() -> None:
    assert "join-needs-card W13" == refused(table(SUIT_EACH, "s", NO_TROU), "joins")


def test_join_stands_at_the_lowest_number_that_is_enough() -> None:
    state = table(MIXED, "h s joinh joins")

    assert state.talk is not None and state.talk.standing is not None
    assert "emb9s" == state.talk.standing.contract.show()
    assert (1, 3) == state.talk.standing.holders


def test_joining_at_eight_only_needs_eight_to_be_enough() -> None:
    options = changed(BISTRO, {"emballage_entry": "eight_only"})

    assert "not-above W13" == refused(table(MIXED, "h s joinh", options), "joins")


def test_joiner_goes_up_or_passes() -> None:
    state = table(MIXED, "h s joinh joins")

    assert "p emb9 emb10 emb11 emb12 emb13" == offered(state)
    assert "not-above W14" == refused(state, "emb8")
    assert "joiner-raises-only W14" == refused(state, "gm")


def test_minimal_raise_is_one_number() -> None:
    state = table(MIXED, "h s joinh joins", changed(BISTRO, {"raise_step": "minimal"}))

    assert "p emb9" == offered(state)
    assert "raise-minimal W14" == refused(state, "emb10")


def test_lower_proposal_is_refused_where_suits_only_rise() -> None:
    options = changed(BISTRO, {"proposal_order": "ascending"})

    assert "proposal-not-ascending W10" == refused(table(MIXED, "h", options), "s")
    assert "" == refused(table(MIXED, "h"), "s")


def test_waiting_lower_counts_as_one_who_can_join_unless_the_table_says_otherwise() -> None:
    calls = "s d c p"

    assert "h" in offered(table(MIXED, calls)).split()
    assert "nobody-can-join W11" == refused(
        table(MIXED, calls, changed(BISTRO, {"joinable_by": "to_come"})), "h"
    )


def test_misere_ends_the_proposals_unless_the_table_says_otherwise() -> None:
    assert "misere-bars-proposals W11" == refused(table(MIXED, "pm"), "h")
    assert "" == refused(table(MIXED, "pm", changed(BISTRO, {"misere_bars_proposals": False})), "h")


def test_small_misere_lets_everyone_name_a_solo() -> None:
    assert "" == refused(table(MIXED, "pm"), "solo8h")


def test_solo_may_come_first_where_the_table_says_always() -> None:
    assert "" == refused(table(MIXED, "", changed(BISTRO, {"direct_solo": "always"})), "solo6h")


def test_second_misere_of_the_same_kind_is_played_beside_the_first() -> None:
    state = table(MIXED, "gm gm p p")

    assert state.standing is not None
    assert (0, 1) == state.standing.holders


def test_second_misere_is_refused_where_one_plays_alone() -> None:
    options = changed(BISTRO, {"several_miseres": False})

    assert "not-above W7" == refused(table(MIXED, "gm", options), "gm")


def test_abondance_is_for_the_first_call() -> None:
    state = table(MIXED, "s p p p")

    assert "first-call-only W12" == refused(state, "ab9h")
    assert "" == refused(state, "gm")


def test_misere_is_for_the_first_call_too_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"specials_round": "all"})

    assert "first-call-only W12" == refused(table(MIXED, "s p p p", options), "gm")


def test_abondance_may_be_raised_in_another_suit() -> None:
    assert "" == refused(table(MIXED, "ab9s ab9h p p"), "ab10s")


def test_maintaining_leaves_the_proposal_open() -> None:
    state = table(MIXED, "h s p p stay")

    assert "joinh" in offered(state)
    assert "no-maintain W17" == refused(table(MIXED, "h s p p", changed(BISTRO, {"maintain": False})), "stay")


def test_maintained_proposal_that_nobody_joins_is_a_pass() -> None:
    state = table(MIXED, "h s p p stay p")

    assert (Phase.MIX, 3) == (state.phase, state.match.dealer)
    assert ("void",) == tuple(each.code for each in state.match.results[0].lines)


def test_next_player_deals_after_nothing_where_the_table_says_so() -> None:
    assert 0 == table(MIXED, "p p p p", changed(BISTRO, {"all_pass": "next_dealer"})).match.dealer


def test_chelem_without_trump_is_refused_where_it_is_not_played() -> None:
    assert "no-trump-chelem W7" == refused(table(MIXED, "", changed(BISTRO, {"chelem_nt": "off"})), "ch12n")


def test_trou_is_announced_and_only_higher_games_follow() -> None:
    state = table(THREE_ACES)

    assert 1 == GAME.view(state, Seat(0)).trou
    assert ["p", "gm", "ab10s"] == offered(state).split()[:3]
    assert "only-above-trou W6" == refused(state, "h")
    assert "not-above W7" == refused(state, "pic")


def test_trou_is_off_where_the_table_plays_without() -> None:
    assert -1 == GAME.view(table(THREE_ACES, "", NO_TROU), Seat(0)).trou


def test_announcer_of_a_trou_only_passes_where_the_table_says_so() -> None:
    options = changed(BISTRO, {"trou_announcer_may_overcall": False})
    state = table(THREE_ACES, "p", options)

    assert "p" == offered(state)
    assert "trou-announcer-passes W6" == refused(state, "gm")


def test_fourth_ace_is_shown_when_the_trou_is_played_and_not_before() -> None:
    bidding, played = table(THREE_ACES, "p p p"), table(THREE_ACES, "p p p p")

    assert () == GAME.view(bidding, Seat(0)).holders
    assert (1, 3) == GAME.view(played, Seat(0)).holders


def test_partner_of_a_trou_names_trumps_and_leads() -> None:
    state = table(THREE_ACES, "p p p p")

    assert (Phase.TRUMP, {3}, "s h d c") == (state.phase, GAME.due(state), offered(state))
    assert "name-trumps W6" == refused(state, "p")
    state = after(state, "c")
    assert {3} == GAME.due(state)
    assert 3 == GAME.view(state, None).trump


def test_declarer_of_an_abondance_leads() -> None:
    assert {2} == GAME.due(table(MIXED, "p p ab9s p"))


def test_first_seat_leads_in_other_games() -> None:
    assert {0} == GAME.due(table(MIXED, "p p gm p"))


def test_suit_must_be_followed() -> None:
    state = after(table(MIXED, "p p gm p"), "Ah")

    assert "9h Th Jh" == offered(state)
    assert "follow-suit W22" == refused(state, "Qs")


def test_chosen_card_is_told_to_its_seat_alone() -> None:
    state = table(MIXED, "pm p p p")
    before = [GAME.view(state, seat) for seat in SEATS]
    state, events = GAME.step(state, Seat(2), GAME.read("~Ad"))

    assert [Seat(2)] == [each.to for each in events]
    assert before[0] == GAME.view(state, Seat(0))
    assert before[3] == GAME.view(state, Seat(3))
    assert "Ad" == show_card(GAME.view(state, Seat(2)).aside or PACK_52[0])


def test_nobody_else_sees_who_has_chosen() -> None:
    state = table(MIXED, "pm p p p")
    state = GAME.step(state, Seat(1), GAME.read("~Qs")).state

    assert (0, 1, 2, 3) == GAME.view(state, Seat(0)).due == GAME.view(state, None).due
    assert (0, 2, 3) == GAME.view(state, Seat(1)).due
    assert (13, 13, 13, 13) == GAME.view(state, Seat(0)).counts


def test_card_is_laid_aside_once() -> None:
    state = GAME.step(table(MIXED, "pm p p p"), Seat(1), GAME.read("~Qs")).state

    assert "aside-chosen W25" == refused(state, "~Js", 1)
    assert "not-in-hand W25" == refused(state, "~Qs", 0)
    assert "lay-aside-first W25" == refused(state, "As", 0)


def test_cards_laid_aside_are_shown_when_the_deal_is_scored() -> None:
    state = table(MIXED, "pm p p p")
    shown: list[str] = []
    while state.match.scored == 0:
        seat = min(GAME.due(state))
        state, events = GAME.step(state, seat, GAME.moves(state, seat)[0])
        shown += [each.told()[0] for each in events]

    assert ["aside-shown", "deal-scored", "pack-gathered"] == shown[-3:]
    assert 1 == shown.count("aside-laid")
    assert 12 == shown.count("trick-taken")


@pytest.mark.parametrize(
    ("expected", "when"),
    [
        (0, "before_first_lead"),
        (4, "after_first_trick"),
        (5, "after_second_lead"),
        (8, "after_second_trick"),
    ],
)
def test_open_misere_lies_open_when_the_table_says(expected: int, when: str) -> None:
    state = table(MIXED, "p p p gmo", changed(BISTRO, {"open_misere_exposure": when}))
    while not GAME.view(state, Seat(0)).shown:
        seat = min(GAME.due(state))
        state = GAME.step(state, seat, GAME.moves(state, seat)[0]).state

    assert expected == len(state.plays)
    assert [3] == [seat for seat, _ in GAME.view(state, Seat(0)).shown]


def test_early_stop_ends_a_failed_misere_at_once() -> None:
    options = changed(NO_TROU, {"early_stop": True})
    state = after(table(SUIT_EACH, "gm p p p", options), "As Ah Ad Ac")

    assert (36 * -1, 24, 24, 24) == state.match.totals
    assert 1 == state.match.scored


@given(st.sampled_from((*DIRECT, *(Contract(kind, 1) for kind in PAIRS.values()))), st.data())
def test_grid_gives_opponents_nothing_unless_somebody_failed(contract: Contract, data: Any) -> None:
    size = 2 if contract.kind in PAIRS.values() else data.draw(st.integers(1, 4))
    if contract.kind not in MISERES and size != 2:
        size = 1
    declarers = tuple(data.draw(st.permutations(range(4)))[:size])
    cuts = sorted(data.draw(st.lists(st.integers(0, 13), min_size=3, max_size=3)))
    tricks = tuple(b - a for a, b in zip((0, *cuts), (*cuts, 13), strict=True))
    result = score(contract, declarers, tricks, BISTRO)

    defence = {mark for seat, mark in enumerate(result.marks) if seat not in declarers}
    assert len(defence) <= 1
    assert len(declarers) == 4 or all(result.made) == (defence == {0})
    assert all((result.marks[seat] > 0) == made for seat, made in zip(declarers, result.made, strict=True))
    assert result.marks == tuple(summed(result.lines, seat, MARK_CODES) for seat in range(4))


@given(st.sampled_from([*PAIRS.values(), *CHELEMS.values(), Kind.SOLO6, Kind.AB9, Kind.TROU]), st.data())
def test_settled_deal_has_one_score_whatever_comes(kind: Kind, data: Any) -> None:
    declarers = (0, 2) if kind in PAIRS.values() or kind is Kind.TROU else (0,)
    taken = data.draw(st.integers(0, 13))
    left = data.draw(st.integers(0, 13 - taken))
    tricks = (taken, 13 - taken - left, 0, 0)
    ends = {
        score(Contract(kind, 1), declarers, (taken + more, 13 - taken - more, 0, 0), BISTRO).marks
        for more in range(left + 1)
    }

    assert (len(ends) == 1) == settled(Contract(kind, 1), declarers, tricks, left, BISTRO)


def test_made_misere_is_settled_with_the_last_trick_only() -> None:
    assert not settled(Contract(Kind.GM), (0,), (0, 6, 6, 0), 1, BISTRO)
    assert settled(Contract(Kind.GM), (0,), (0, 6, 7, 0), 0, BISTRO)


def test_number_of_deals_ends_the_match_and_a_tie_is_shared_or_played_off() -> None:
    shared = Options(end_mode="deals", deals=8, end_tie="shared")
    extra = Options(end_mode="deals", deals=8)

    assert None is winners(shared, (50, 20, 0, 0), 7)
    assert (0, 3) == winners(shared, (50, 20, 0, 50), 8)
    assert None is winners(extra, (50, 20, 0, 50), 8)
    assert (1,) == winners(extra, (-50, -20, -30, -50), 9)


def test_dealer_sits_after_the_scorer_in_the_french_preset() -> None:
    state = GAME.begin(presets()["bistro-fr"].options, 4)

    assert (Phase.MIX, 1) == (state.phase, state.match.dealer)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_other_than_four_seats_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match=f"value {seats}"):
        GAME.begin(BISTRO, seats)


def test_options_that_contradict_each_other_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="misere_winner_defends"):
        checked(Options(several_miseres=False, misere_winner_defends=True))
    with pytest.raises(SetupError, match="trou_announcer_may_overcall"):
        checked(Options(trou=False, trou_announcer_may_overcall=False))


@pytest.mark.parametrize(
    "text", ["", "P", "z", "joinx", "emb14", "emb08", "solo9h", "ab9n", "ch12", "~", "~Zz", "Ah+", "{}"]
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(text)


@pytest.mark.parametrize("text", ["{dealer=0}", "{dealer=5}", "{AsAs}", "{As2}", "{as}", "{As", "{ As}"])
def test_text_that_is_no_chance_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(text)


def test_pack_that_is_not_whole_is_refused() -> None:
    state = GAME.step(GAME.begin(BISTRO, 4), CHANCE, GAME.read("{dealer=4}")).state

    with pytest.raises(IllegalMove, match="not-the-pack"):
        GAME.step(state, CHANCE, GAME.read(f"{{{show_cards(PACK_52[:51])}}}"))


def test_seat_cannot_make_the_moves_of_chance_nor_chance_those_of_a_seat() -> None:
    begun = GAME.begin(BISTRO, 4)

    assert "not-now" == refused(begun, "{dealer=1}", 0)
    assert "not-now" == refused(table(MIXED), "p", CHANCE)


def reasons(state: State, seat: int) -> dict[str, tuple[str, str]]:
    """Why a seat may not say things that it might think of: code and rule by call."""
    return {each.move: (each.refusal.code, each.refusal.rule) for each in GAME.view(state, Seat(seat)).greyed}


def test_joiner_is_told_which_raises_are_too_low() -> None:
    """A piccolo stands above twelve tricks of a pair, thirteen are above it (W7, W14)."""
    said = table(MIXED, "h joinh pic p")

    assert [Seat(1)] == sorted(GAME.due(said))
    assert {f"emb{n}": ("not-above", "W14") for n in range(8, 13)} == {
        call: why for call, why in reasons(said, 1).items() if call.startswith("emb")
    }
    assert "emb13" in GAME.view(said, Seat(1)).choices


def test_proposal_that_is_joined_may_not_be_joined_again_and_says_so() -> None:
    assert ("nothing-to-join", "W13") == reasons(table(MIXED, "h joinh"), 2)["joinh"]


def test_lower_suit_may_not_be_joined_and_says_so() -> None:
    """Seat 0 waits in hearts; clubs are lower (W4, W13)."""
    assert ("join-higher-only", "W13") == reasons(table(MIXED, "h c p p"), 0)["joinc"]


def test_suit_without_a_card_may_not_be_joined_and_says_so() -> None:
    assert ("join-needs-card", "W13") == reasons(table(SUIT_EACH, "s"), 1)["joins"]


def test_nothing_is_said_of_joins_while_nobody_has_proposed() -> None:
    assert [] == [call for call in reasons(table(MIXED, "p"), 1) if call.startswith(("join", "emb"))]


def test_suits_in_which_an_open_game_is_too_low_say_so() -> None:
    """Above an abondance of nine in diamonds there is only one in hearts (W7)."""
    said = table(MIXED, "ab9d")

    assert "ab9h" in GAME.view(said, Seat(1)).choices
    assert {f"ab9{suit}": ("not-above", "W7") for suit in "scd"} == {
        call: why for call, why in reasons(said, 1).items() if call.startswith("ab9")
    }


def test_first_dealer_sits_left_of_the_scorer() -> None:
    """The scorer is in the first seat: the second deals, the third speaks first (W3)."""
    state = GAME.begin(Options(first_dealer="after_scorer"), 4)

    assert (Phase.MIX, 1) == (state.phase, state.match.dealer)
    assert [Seat(2)] == sorted(GAME.due(GAME.step(state, CHANCE, GAME.read(pack(SUIT_EACH))).state))


def test_four_play_for_themselves() -> None:
    """W1."""
    assert (4,) == GAME.seat_numbers(BISTRO)
    with pytest.raises(SetupError, match="seats"):
        GAME.begin(BISTRO, 3)
