"""`rebelote solve` at Konter a Matt and whist, held against trying everything; and where there is nothing to solve."""

import random
from typing import Any

import pytest

from rebelote.cli.solve import solve
from rebelote.engine import SetupError, find
from rebelote.engine.playout import playout
from rebelote.engine.registry import seated
from rebelote.record import line_of, read_line, show_line, state_of

ENDING = "konter/bistro-en N:E=J.A..,9.K..,.Q..T,T..A. c -"


def printed(capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """What is told of each card."""
    _, *rows = capsys.readouterr().out.splitlines()
    return {row.split()[0]: row.split()[1] for row in rows}


def points(state: Any, side: int) -> int:
    """The card points that a side ends with when everybody plays best."""
    game = find("konter/bistro-en").game
    if not game.actors(state):
        return int(state.play.points[side])
    (seat,) = game.actors(state)
    ends = [points(game.step(state, seat, move).state, side) for move in game.moves(state, seat)]
    return max(ends) if seat & 1 == side else min(ends)


def test_points_of_konter_are_those_of_trying_everything(capsys: pytest.CaptureFixture[str]) -> None:
    game, state = find("konter/bistro-en").game, state_of(read_line(ENDING))
    (seat,) = game.actors(state)
    tried = {
        game.show(move): points(game.step(state, seat, move).state, 0) for move in game.moves(state, seat)
    }

    assert 0 == solve(ENDING)
    assert tried == {card: int(both.partition("-")[0]) for card, both in printed(capsys).items()}


def test_points_of_an_ending_are_those_of_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """Two aces, two queens, two kings or jacks: what lies in other tricks is nobody's here (K7)."""
    solve(ENDING)
    sums = {sum(map(int, both.split("-"))) for both in printed(capsys).values()}

    assert {1 + 4 + 0 + 3 + 2 + 0 + 0 + 4} == sums


def late(seed: int) -> tuple[str, Any]:
    """A deal of whist for one or for two with twelve cards left."""
    setup, found = find("whist/simple"), []

    def watch(moment: Any) -> None:
        state = moment.after
        known = state.standing and state.standing.contract.show()[:2] in ("em", "so", "ab", "ch")
        if state.phase.value == "play" and known and len(state.plays) == 40:
            found.append(state)

    playout(setup.game, setup.game.begin(setup.options, 4), random.Random(seed), watch)
    return show_line(line_of(setup, found[0])), found[0]


def tricks(state: Any, holders: tuple[int, ...], deals: int) -> int:
    """The tricks that the holders end with when everybody plays best."""
    game = find("whist/simple").game
    (seat,) = game.actors(state)
    ends = []
    for move in game.moves(state, seat):
        after, events = game.step(state, seat, move)
        taken = sum(
            getattr(each, "seat", -1) in holders for each in events if each.told()[0] == "trick-taken"
        )
        over = game.deals(after) > deals or not game.actors(after)
        ends.append(taken + (0 if over else tricks(after, holders, deals)))
    return max(ends) if seat in holders else min(ends)


def test_tricks_of_whist_are_those_of_trying_everything(capsys: pytest.CaptureFixture[str]) -> None:
    line, state = late(3)
    game = find("whist/simple").game
    holders, before = state.standing.holders, sum(each in state.standing.holders for each in state.takers)
    best = before + tricks(state, holders, game.deals(state))
    (seat,) = game.actors(state)

    assert 0 == solve(line)
    told = list(map(int, printed(capsys).values()))
    assert best == told[0] == (max(told) if seat in holders else min(told))


@pytest.mark.parametrize("table", ["updown/bistro;seats=2", "rammi/bistro;seats=2"])
def test_game_without_a_best_card_is_refused(table: str) -> None:
    setup = find(table.partition(";")[0])
    begun = setup.game.begin(setup.options, 2)
    played: list[Any] = []
    playout(setup.game, begun, random.Random(1), lambda moment: played.append(moment.after))
    dealt = next(each for each in played if each.phase.value in ("turn", "change"))

    with pytest.raises(SetupError, match="no-solver"):
        solve(show_line(line_of(seated(setup, 2), dealt)))


def test_deal_that_is_not_played_yet_is_refused() -> None:
    pack = "9sTsJsQsKsAs9hThJhQhKhAh9dTdJdQdKdAd9cTcJcQcKcAc"

    with pytest.raises(SetupError, match="a deal that is being played"):
        solve(f"konter/bistro-en N:{{{pack}}} h,p,p -")
