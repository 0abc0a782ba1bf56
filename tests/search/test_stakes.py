"""Stakes: card points turned into marks by the game's own scoring."""

from itertools import pairwise

import pytest

from rebelote.engine import SetupError
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import presets
from rebelote.games.belote.scoring.tally import Tally
from rebelote.record import read_line, state_of
from rebelote.search.exact import End, Solver
from rebelote.search.stakes import Stakes, stakes, stakes_of

FOUR = [name for name, preset in presets().items() if preset.options.players == 4]
PACK = "KhTcKsTh9d9hJs8hJdAc8sJcQsQhQcKcJhAh7dKdAd7c7hAs7s8d8c9s9cTsQdTd"
EXTRAS = (((0, 0), (0, 0)), ((50, 0), (0, 20)), ((0, 100), (20, 0)))


def at_stake(preset: str, contract: Contract, announced: tuple[int, int], belote: tuple[int, int]) -> Stakes:
    """The stakes of a contract at a table."""
    tally = Tally(contract, contract.taker % 2, (0, 0), (0, 0), 0, announced, belote)
    return stakes_of(tally, presets()[preset].options)


def contracts(preset: str) -> list[Contract]:
    """Contracts of either side, at simple and double stakes where there are any."""
    bid = presets()[preset].options.bid_mode == "auction"
    kinds = [(90, False, 1), (120, False, 2), (250, True, 1)] if bid else [(0, False, 1)]
    return [Contract(taker, 0, value, capot, False, mult) for taker in (0, 1) for value, capot, mult in kinds]


@pytest.mark.parametrize("preset", FOUR)
def test_more_card_points_are_never_worth_less(preset: str) -> None:
    """At every table of four: so the most card points are the best score, and a capot tops them all."""
    falls = []
    for contract in contracts(preset):
        for announced, belote in EXTRAS:
            table = at_stake(preset, contract, announced, belote)
            margins = [
                table.margin(End((0, 162), 1)),
                *(table.margin(End((points, 162 - points))) for points in range(163)),
                table.margin(End((162, 0), 0)),
            ]
            falls += [(contract, before, after) for before, after in pairwise(margins) if after < before]

    assert [] == falls


def test_what_the_takers_need_is_where_the_contract_turns() -> None:
    """Ninety with a belote of 20 needs seventy more, and more than the defence (B90, B100)."""
    ours = at_stake("ffb-coinche", Contract(0, 0, 110), (0, 0), (20, 0))
    theirs = at_stake("ffb-coinche", Contract(1, 0, 110), (0, 0), (0, 20))

    assert (90, 90) == (ours.needed, theirs.needed)
    assert [False, True] == [ours.makes(End((points, 162 - points))) for points in (89, 90)]
    assert [False, True] == [theirs.makes(End((162 - points, points))) for points in (89, 90)]


def test_a_capot_that_was_bid_is_made_by_a_capot_only() -> None:
    table = at_stake("ffb-coinche", Contract(0, 0, 250, True), (0, 0), (0, 0))

    assert None is table.needed
    assert [True, False] == [table.makes(End((162, 0), 0)), table.makes(End((162, 0)))]


def test_stakes_of_a_deal_know_its_belotes() -> None:
    """The taker holds King and Queen of clubs: twenty more for his side in every score (B75)."""
    state = state_of(read_line(f"belote/ffb-coinche E:{{{PACK}}} 2-3-3,80c,p,p,p -"))
    table = stakes(state)
    without = at_stake("ffb-coinche", state.contract, (0, 0), (0, 0))

    assert 20 == table.margin(End((100, 62))) - without.margin(End((100, 62)))


def test_threshold_and_exact_values_agree_about_the_contract() -> None:
    state = state_of(read_line(f"belote/ffb-coinche E:{{{PACK}}} 2-3-3,80c,p,p,p -"))
    table, solver = stakes(state), Solver()
    assert table.needed is not None
    makes = {card: table.makes(end) for card, end in solver.values(state.play).items()}

    assert makes == solver.reaches(state.play, table.takers, table.needed)
    assert {True, False} == set(makes.values())


def test_nothing_is_at_stake_before_there_is_a_contract() -> None:
    state = state_of(read_line(f"belote/ffb-coinche E:{{{PACK}}} 2-3-3,80c -"))

    with pytest.raises(ValueError, match="no contract"):
        stakes(state)


def test_solving_is_told_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    from rebelote.cli.solve import solve

    status = solve(f"belote/ffb-coinche E:{{{PACK}}} 2-3-3,80c,p,p,p -")
    told = capsys.readouterr().out.splitlines()

    assert 0 == status
    assert "N plays; card points NS-WE, marks, contract of NS" == told[0]
    assert "Ad   100-62    200-60   made" == told[1]
    assert 9 == len(told)


def test_an_ending_is_told_without_marks(capsys: pytest.CaptureFixture[str]) -> None:
    from rebelote.cli.solve import solve

    solve("belote/ffb-coinche S:E=.A9.J.9,K.Q.8.K,9.J7.K.,7..A7.7 80d -")

    assert capsys.readouterr().out.splitlines()[:2] == ["E plays; card points NS-WE", "9c    29-40"]


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("belote/three-32 2:3=9.T7.Q.,8.8..T8,7.AQ.A. h -", "players"),
        (f"belote/ffb-coinche E:{{{PACK}}} 2-3-3,80c -", "line"),
    ],
)
def test_what_cannot_be_solved_is_refused_with_what_was_expected(line: str, option: str) -> None:
    from rebelote.cli.solve import solve

    with pytest.raises(SetupError) as refused:
        solve(line)

    assert option == dict(refused.value.fault.facts)["option"]
