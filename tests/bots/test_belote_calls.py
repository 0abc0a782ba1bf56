"""Sense at every table of belote: what is called, cut, announced and said, and when the match is stopped."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from tests.bots.tables import Turn, deals

from rebelote.bots.belote.levels import levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import addresses, find
from rebelote.games.belote.moves import Bid, Coinche, Play, Surcoinche, read
from rebelote.games.belote.scoring.score import Result

BELOTE = [each for each in addresses() if each.startswith("belote/")]
TAKEN = [each for each in BELOTE if find(each).options.two_form != "open"]
AUCTIONS = [each for each in BELOTE if find(each).options.bid_mode == "auction"]
CUT = [each for each in BELOTE if find(each).options.shuffle == "first_deal_only"]
TALKING = ["belote/ludiclub-classic", "belote/three-24", "belote/two-classic", "belote/ffb-coinche-sata"]


@cache
def played(
    address: str, count: int, bidding: str = "counting"
) -> tuple[tuple[Turn, ...], tuple[Result, ...]]:
    """Every turn of some deals, cards by rules of thumb, and the results."""
    setup = find(f"{address};end_mode=target;target=30000;belote_only_finish=off;last_deal_exact=no")
    level = replace(levels()["amateur"], bidding=bidding, doubt=0)
    players = [BelotePlayer(setup.options, level) for _ in range(setup.options.players)]
    turns: list[Turn] = []
    end = deals(setup, list(players), 31, count, turns.append)
    return tuple(turns), end.match.results


def chosen(address: str, count: int, bidding: str = "counting") -> list[Turn]:
    """The turns in which something was done."""
    return [turn for turn in played(address, count, bidding)[0] if turn.decided is not None]


@pytest.mark.parametrize("bidding", ["counting", "learned"])
@pytest.mark.parametrize("address", TAKEN)
def test_takers_make_more_contracts_than_they_fail(address: str, bidding: str) -> None:
    made = Counter(result.made for result in played(address, 40, bidding)[1])

    assert made[True] > made[False]
    assert 10 <= made[True]


@pytest.mark.parametrize("address", TAKEN)
def test_somebody_takes_more_often_than_not(address: str) -> None:
    assert 20 < len([result for result in played(address, 40)[1] if result.made is not None])


def test_coinched_contracts_fail_more_often_than_the_others() -> None:
    by_mult: dict[bool, list[bool]] = {True: [], False: []}
    for address in AUCTIONS:
        setup = find(address)
        for turn in chosen(address, 40, "learned"):
            after = setup.game.step(turn.state, turn.seat, setup.game.read(str(turn.decided))).state
            if after.match.scored > turn.state.match.scored and turn.state.contract is not None:
                made = after.match.results[-1].made
                by_mult[turn.state.contract.mult > 1].append(made is True)

    share = {coinched: sum(made) / len(made) for coinched, made in by_mult.items()}
    assert share[True] < share[False]


def test_coinche_is_rarer_than_bids_and_surcoinche_rarer_still() -> None:
    calls = Counter(
        type(read(str(turn.decided)))
        for address in AUCTIONS
        for turn in chosen(address, 40, "learned")
        if turn.view.phase == "bidding"
    )

    assert calls[Bid] > calls[Coinche] > calls[Surcoinche] > 0


@pytest.mark.parametrize("address", BELOTE)
def test_everything_held_is_announced_and_belote_is_said(address: str) -> None:
    silent = []
    for turn in chosen(address, 40):
        move = read(str(turn.decided))
        if isinstance(move, Play):
            same = [each for each in map(read, turn.view.choices) if isinstance(each, Play)]
            fuller = [each for each in same if each.card == move.card]
            silent += [turn.view.choices] if move != fuller[0] else []

    assert [] == silent


@pytest.mark.parametrize("address", CUT)
def test_packs_are_cut_here_and_there(address: str) -> None:
    cuts = Counter(turn.decided for turn in chosen(address, 40) if turn.view.phase == "cut")

    assert 5 <= len(cuts)
    assert max(cuts.values()) < sum(cuts.values()) / 2


@pytest.mark.parametrize("address", TALKING)
def test_match_is_stopped_only_by_who_has_reached_the_target(address: str) -> None:
    setup = find(f"{address};arret=yes;end_mode=target;target=300;belote_only_finish=off")
    players = [BelotePlayer(setup.options, levels()["amateur"])] * setup.options.players
    right: list[bool] = []

    def look(turn: Turn) -> None:
        if turn.decided == "stop":
            after = setup.game.step(turn.state, turn.seat, setup.game.read("stop")).state
            while after.match.winners is None and setup.game.due(after):
                seat = min(setup.game.due(after))
                move = players[seat].decide(setup.game.view(after, seat), random.Random(1))
                after = setup.game.step(after, seat, setup.game.read(str(move))).state
            side = setup.game.view(after, turn.seat).seat % len(after.match.totals)
            right.append(side in after.match.winners)

    for seed in range(12):
        deals(setup, list(players), seed, 40, look)

    assert 3 <= len(right)
    assert all(right)
