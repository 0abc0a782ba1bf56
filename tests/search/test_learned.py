"""What is learned of bidding: one hand and many hands look alike, nets run alike with and without NumPy."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from rebelote.cards import PACK_32, gather
from rebelote.games.belote.moves import Bid, Call, CapotBid, Coinche, Pass, Surcoinche, Take
from rebelote.games.belote.options import Options, presets
from rebelote.search.exact import Solver
from rebelote.search.learned import net as nets
from rebelote.search.learned.auctions import Biddings, Way
from rebelote.search.learned.caller import Caller, family, net
from rebelote.search.learned.deals import Deals, deals_of
from rebelote.search.learned.features import (
    CAPOT_STEP,
    COINCHE,
    INPUTS,
    NEVER,
    OUTPUTS,
    PASS,
    SURCOINCHE,
    dynamic,
    static,
    strength,
)
from rebelote.search.learned.labels import label
from rebelote.search.learned.likely import call_weights
from rebelote.search.learned.many import looks, statics
from rebelote.search.learned.net import Net
from rebelote.search.learned.rewards import Played, Rewards
from rebelote.search.learned.talk import Replay, open_calls
from rebelote.search.learned.training import Learner, train

WAYS = {
    "contree": Way(True),
    "ffb-coinche-sata": Way(True),
    "ludiclub-vache-sata": Way(False, 1, forced=True),
    "ludiclub-classic-sata": Way(False, 2, turned=True, free_first=False),
    "pagat-classic": Way(False, 2, turned=True),
}


def options_of(name: str) -> Options:
    """The options of a preset."""
    return presets()[name].options


@cache
def some_deals(name: str) -> Deals:
    """A few solved deals."""
    options, solver, source = options_of(name), Solver(), random.Random(4)
    denominations = 6 if options.sa_ta else 4
    return deals_of([label(source, options, solver, denominations) for _ in range(4)], options, denominations)


def random_hands(n: int) -> list[int]:
    """Hands of five to nine cards."""
    source = random.Random(2)
    return [int(gather(source.sample(PACK_32, source.randrange(5, 10)))) for _ in range(n)]


def called(action: int) -> Call:
    """The call of an action."""
    denomination, kind = divmod(action, OUTPUTS)
    if kind == CAPOT_STEP:
        return CapotBid(denomination)
    return {PASS: Pass(), COINCHE: Coinche(), SURCOINCHE: Surcoinche()}.get(
        kind, Bid(80 + 10 * kind, denomination)
    )


def walked(name: str) -> Iterator[tuple[Biddings, Replay]]:
    """Random biddings, before every call, with the same replayed."""
    deals, options, rng = some_deals(name), options_of(name), np.random.default_rng(3)
    auction = options.bid_mode == "auction"
    for number in range(40):
        biddings = Biddings(deals, WAYS[name], np.array([number % deals.count]))
        replay = Replay(0, auction=auction)
        while not biddings.over[0]:
            yield biddings, replay
            able = np.flatnonzero(biddings.open(np.array([0])).reshape(-1))
            action = int(rng.choice(able[:6] if rng.random() < 0.5 else able))
            kind = action % OUTPUTS
            call = called(action) if auction or kind == PASS else Take(action // OUTPUTS)
            replay.call(int(biddings.turn[0]), call)
            biddings.act(np.array([0]), np.array([action]))


@pytest.mark.parametrize("denomination", range(6))
def test_many_hands_look_like_each_of_them(denomination: int) -> None:
    hands = random_hands(200)
    told = [20 * (each % 3) for each in range(200)]

    many = statics(np.array(hands), denomination, told)

    one = [static(hand, denomination, more) for hand, more in zip(hands, told, strict=True)]
    assert np.allclose(one, many)
    assert np.allclose([strength(each, denomination) for each in hands], looks(np.array(hands), denomination))


@pytest.mark.parametrize("name", WAYS)
def test_talk_looks_alike_in_step_and_replayed(name: str) -> None:
    for biddings, replay in walked(name):
        seat = int(biddings.turn[0])
        talked = replay.seen_by(seat)
        many = biddings.inputs(np.array([0]))[0]
        for denomination, row in enumerate(many):
            assert np.allclose(dynamic(talked, denomination), row[INPUTS - len(dynamic(talked, 0)) :])


@pytest.mark.parametrize("name", WAYS)
def test_same_calls_are_open_in_step_and_replayed(name: str) -> None:
    for biddings, replay in walked(name):
        rows = np.argwhere(biddings.open(np.array([0]))[0]).tolist()
        inside = {(NEVER if kind >= PASS else each, kind) for each, kind in rows}
        turned = int(biddings.deals.turned[biddings.which[0]])
        known = open_calls(
            replay.seen_by(int(biddings.turn[0])), options_of(name), None if turned < 0 else turned
        )
        # who must take may not pass, which is asked of nobody else's calls
        assert inside | {(NEVER, PASS)} == set(known)


def test_net_answers_alike_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    content = Learner(3).content()
    rows = np.random.default_rng(1).normal(size=(5, INPUTS)).tolist()
    quick = Net(content).values(rows)
    monkeypatch.setattr(nets, "numpy", None)

    assert np.allclose(quick, Net(content).values(rows), atol=1e-2)


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="3 bytes of weights, expected"):
        nets.read_weights(b"abc")


def test_training_is_the_same_for_the_same_seed() -> None:
    options = options_of("contree")
    contents = []
    for _ in range(2):
        learner = Learner(1)
        list(train(learner, some_deals("contree"), Way(True), Rewards(options, Played()), 2, 7))
        contents.append(learner.content())

    assert contents[0] == contents[1]
    assert Learner(1).content() != contents[0]


@pytest.mark.parametrize(("points", "ahead"), [(140, True), (60, False)])
def test_contract_of_a_hundred_is_won_with_enough_points(points: int, ahead: bool) -> None:
    rewards = Rewards(options_of("contree"), Played())

    margin = rewards.margin((0, 2, 2, 1), points, (0, 0), (0, 0))

    assert ahead == (margin > 0)
    assert -margin == rewards.margin((1, 2, 2, 1), 162 - points, (0, 0), (0, 0))


def test_deal_with_a_turned_card_gives_it_to_the_taker() -> None:
    found = label(random.Random(1), options_of("pagat-classic"), Solver(), 4)

    assert all(found.turned in dealt[taker] for taker, dealt in enumerate(found.dealt))
    assert all(8 == len(hand) for dealt in found.dealt for hand in dealt)
    assert [6] * 4 == [len(each) for each in found.first]


def test_who_bids_a_suit_is_likely_to_hold_its_jack() -> None:
    options = options_of("contree")
    known = net(family(options))
    assert known is not None
    source, pack = random.Random(8), list(PACK_32)
    worlds = []
    for _ in range(400):
        source.shuffle(pack)
        worlds.append([int(gather(pack[8 * seat : 8 * seat + 8])) for seat in range(4)])
    hands: Any = np.array(worlds)
    weights = call_weights(Caller(known, options), hands, [(0, Bid(110, 1))], 0, (2, None))
    jack = hands[:, 0] >> 27 & 1

    assert 0.6 < float((weights * jack).sum() / weights.sum())
    assert 0.4 > float(jack.mean())
