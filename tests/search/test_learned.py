"""What is learned of bidding: one hand and many hands look alike, nets run alike with and without NumPy."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from rebelote.cards import PACK_32, CardSet, card, gather, rank, read_card, suit
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.moves import Bid, Call, CapotBid, Coinche, Pass, Surcoinche, Take
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.play.announcements import detect, value
from rebelote.games.belote.scoring.tally import Tally
from rebelote.search.exact import Solver
from rebelote.search.learned import net as nets
from rebelote.search.learned.auctions import Biddings
from rebelote.search.learned.caller import FAMILIES, Caller, family, members, net
from rebelote.search.learned.context import FAR, Standing
from rebelote.search.learned.deals import Pool, dealt, pool
from rebelote.search.learned.equity import Equity
from rebelote.search.learned.features import (
    CAPOT_STEP,
    COINCHE,
    INPUTS,
    NEVER,
    OUTPUTS,
    PASS,
    STATIC,
    SURCOINCHE,
    static,
    strength,
)
from rebelote.search.learned.labels import label, packs
from rebelote.search.learned.likely import call_weights
from rebelote.search.learned.many import looks, statics, told
from rebelote.search.learned.net import Net
from rebelote.search.learned.rewards import Rewards, Taken
from rebelote.search.learned.talk import Replay, open_calls
from rebelote.search.learned.training import Learner, Table, missed, train
from rebelote.search.stakes import stakes_of

TABLES = [
    "contree",
    "ffb-coinche-sata",
    "ludiclub-vache-sata",
    "ludiclub-classic-sata",
    "pagat-classic",
    "bistro-annonces",
    "general-1000",
]


def options_of(name: str) -> Options:
    """The options of a preset."""
    return presets()[name].options


@cache
def some_pool() -> Pool:
    """A few solved deals."""
    return pool([label(pack, Solver()) for pack in packs(4, 4)])


def begun(name: str, n: int, seed: int) -> Biddings:
    """Biddings that begin under a preset, in matches that stand anywhere."""
    rng = np.random.default_rng(seed)
    lacks = np.ceil(rng.random((n, 2)) * 200) * 10
    return Biddings(
        dealt(some_pool(), options_of(name), n, rng), options_of(name), lacks, 80.0 * np.arange(n)
    )


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
    options, rng = options_of(name), np.random.default_rng(3)
    auction = options.bid_mode == "auction"
    for number in range(40):
        biddings = begun(name, 1, number)
        (a, b), pot, turned = biddings.lacks[0], biddings.pots[0], int(biddings.dealt.turned[0])
        replay = Replay(
            0,
            auction=auction,
            turned=None if turned == NEVER else turned,
            match=Standing((float(a), float(b)), float(pot)),
        )
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


@pytest.mark.parametrize("denomination", range(6))
def test_many_hands_announce_what_each_of_them_does(denomination: int) -> None:
    hands = random_hands(2000)
    options = options_of("ffb-coinche-sata")

    one = [
        sum(value(own, denomination) for own in detect(CardSet(each), denomination, options))
        for each in hands
    ]

    assert one == told(np.array(hands), denomination).tolist()


@pytest.mark.parametrize("name", TABLES)
def test_talk_looks_alike_in_step_and_replayed(name: str) -> None:
    caller = Caller(Net(Learner(1).content()), options_of(name))
    for biddings, replay in walked(name):
        talked = replay.seen_by(int(biddings.turn[0]))
        many = biddings.inputs(np.array([0]))[0]
        for denomination, row in enumerate(many):
            assert np.allclose(caller.talk(talked, denomination), row[STATIC:], atol=1e-6)


@pytest.mark.parametrize("name", TABLES)
def test_same_calls_are_open_in_step_and_replayed(name: str) -> None:
    for biddings, replay in walked(name):
        rows = np.argwhere(biddings.open(np.array([0]))[0]).tolist()
        inside = {(NEVER if kind >= PASS else each, kind) for each, kind in rows}
        turned = int(biddings.dealt.turned[0])
        known = open_calls(
            replay.seen_by(int(biddings.turn[0])), options_of(name), None if turned < 0 else turned
        )
        # who must take may not pass, which is asked of nobody else's calls
        assert inside | {(NEVER, PASS)} == set(known)


@pytest.mark.parametrize("name", TABLES)
def test_passing_is_judged_alike_in_step_and_one_by_one(name: str) -> None:
    caller = Caller(Net(Learner(1).content()), options_of(name))
    for biddings, replay in walked(name):
        if biddings.step[0] != NEVER:
            continue
        turned = int(biddings.dealt.turned[0])
        talked = replay.seen_by(int(biddings.turn[0]))
        open_ = open_calls(talked, options_of(name), None if turned < 0 else turned)
        looks_ = biddings.dealt.looks[0, biddings.turn[0]]
        best = max(caller.able(open_), key=lambda each, looks_=looks_: looks_[each])

        assert looks_[best] == looks_[biddings.judged_by(np.array([0]))[0]]


def test_net_answers_alike_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    content = Learner(3).content()
    rows = np.random.default_rng(1).normal(size=(5, INPUTS)).tolist()
    quick = Net(content).values(rows)
    monkeypatch.setattr(nets, "arrays", lambda: None)

    assert np.allclose(quick, Net(content).values(rows), atol=1e-2)


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="3 bytes of weights, expected"):
        nets.read_weights(b"abc")


def test_training_is_the_same_for_the_same_seed() -> None:
    contents = []
    for _ in range(2):
        options, learner = options_of("contree"), Learner(1)
        tables = [Table(options, Rewards(options))]
        list(train(learner, some_pool(), tables, 2, 7))
        contents.append(learner.content())

    assert contents[0] == contents[1]
    assert Learner(1).content() != contents[0]


def test_training_learns_what_a_call_comes_to() -> None:
    options, learner = options_of("ludiclub-vache"), Learner(1)
    tables = [Table(options, Rewards(options))]
    before, _ = missed(learner, some_pool(), tables, 2, 5)
    list(train(learner, some_pool(), tables, 60, 7))
    after, nothing = missed(learner, some_pool(), tables, 2, 5)

    assert after < 0.8 * before
    assert after < 0.8 * nothing


def took(side: int, points: int, step: int = 2) -> Taken:
    """A deal in which a side took hearts, with points with open cards from its eyes."""
    one = np.array([1])
    none = np.zeros((1, 2), int)
    return Taken(side * one, 1 * one, step * one, one, points * one, none, none)


def worth(rewards: Rewards, taken: Taken, lacks: tuple[float, float] = (FAR, FAR), pot: float = 0.0) -> float:
    """What a deal is worth to side 0."""
    return float(rewards.worths(taken, np.array([lacks]), np.array([pot]))[0])


@pytest.mark.parametrize(("points", "ahead"), [(140, True), (60, False)])
def test_contract_of_a_hundred_is_won_with_enough_points(points: int, ahead: bool) -> None:
    rewards = Rewards(options_of("contree"))

    margin = worth(rewards, took(0, points))

    assert ahead == (margin > 0)
    assert -margin == worth(rewards, took(1, points))


@pytest.mark.parametrize(("preset", "mult"), [("contree", 1), ("ffb-coinche", 2), ("pagat-classic", 1)])
def test_marks_are_those_of_the_game(preset: str, mult: int) -> None:
    options = options_of(preset)
    one, none = np.array([1]), np.zeros((1, 2), int)
    taken = Taken(0 * one, 1 * one, 2 * one, mult * one, 90 * one, none, none)
    auction = options.bid_mode == "auction"
    contract = Contract(0, 1, 100, mult=mult) if auction else Contract(0, 1)
    known = stakes_of(Tally(contract, 0, (0, 0), (0, 0), 0, (0, 0), (0, 0)), options)

    marks = Rewards(options).marks(taken, np.zeros(1))[0]

    # even between the ends of what is marked alike, so rounding to tens is left out
    assert np.abs(marks[:-1] - np.array(known.marks)).max() < 10
    assert tuple(marks[-1]) == known.capots[0]


def test_pot_goes_to_who_wins_the_deal() -> None:
    rewards = Rewards(options_of("ludiclub-classic"))

    assert worth(rewards, took(0, 130), pot=80) > worth(rewards, took(0, 130)) + 60
    assert worth(rewards, took(0, 30), pot=80) < worth(rewards, took(0, 30)) - 60


@cache
def chances() -> Equity:
    """Chances to win where deals bring 160 to one side, or 100 and 60, as often."""
    return Equity([(160, 0), (100, 60)] * 100)


@pytest.mark.parametrize(
    ("lacks", "expected"), [((500, 500), 0.5), ((100, 900), 1.0), ((-20, 10), 1.0), ((-20, -60), 0.0)]
)
def test_chance_to_win_follows_what_both_lack(lacks: tuple[int, int], expected: float) -> None:
    chance = float(chances().chance(np.array(lacks[0]), np.array(lacks[1])))

    assert expected == pytest.approx(chance, abs=0.02)


def test_chance_to_win_is_that_of_playing_on() -> None:
    """A side that lacks 100 against 160: half of all deals go each way, and two of four ways end it."""
    after = [(-60, 160), (0, 100), (100, 0), (40, 60)]
    chance = chances().chance

    played = sum(float(chance(np.array(a), np.array(b))) for a, b in after) / 4

    assert played == pytest.approx(float(chance(np.array(100), np.array(160))))


def test_marks_beyond_the_target_bring_nothing() -> None:
    lacks = np.array([[60.0, 400.0]])
    marks = np.array([[[60, 100], [160, 0], [0, 160]]])

    enough, more, none = chances().gains(lacks, marks)[0]

    assert enough == pytest.approx(more)
    assert none < enough


def test_far_from_the_end_marks_are_all_that_counts() -> None:
    marks = np.array([[[60, 100], [160, 0]]])

    assert [[-40, 160]] == chances().gains(np.array([[FAR, FAR]]), marks).tolist()


def test_turned_card_is_seen_by_all_and_was_the_takers() -> None:
    found = dealt(some_pool(), options_of("pagat-classic"), 50, np.random.default_rng(1))

    held = found.hands[:, :, 0, :32].sum(-1)
    assert np.all(held == 6)
    assert set(found.taker.tolist()) == {0, 1, 2, 3}
    assert np.all((found.turned >= 0) & (found.turned < 4))


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_has_tables(name: str) -> None:
    assert members(name)


def test_strong_hand_is_taken_and_a_poor_one_passed() -> None:
    options = options_of("ludiclub-vache")
    known = net(family(options))
    assert known is not None
    talked = Replay(0, auction=False).seen_by(0)
    best = []
    for held in (["Jh", "9h", "Ah", "As", "Ts", "Kh"], ["7h", "8s", "9s", "7d", "8c", "9d"]):
        hand = gather(map(read_card, held))
        values = Caller(known, options).values(hand, talked, open_calls(talked, options, None))
        best.append(max(values, key=lambda each, values=values: values[each]))

    assert [(1, 0), (NEVER, PASS)] == best


@pytest.mark.parametrize("name", ["contree", "ffb-coinche-sata", "pagat-classic", "ludiclub-vache"])
def test_exchanging_suits_changes_no_call(name: str) -> None:
    options, source = options_of(name), random.Random(6)
    caller, auction = Caller(Net(Learner(2).content()), options), options.bid_mode == "auction"
    turned = 1 if options.bid_mode == "retourne" else None
    for _ in range(30):
        hand = source.sample(PACK_32, 8 if auction else 6)
        moved = [card((suit(each) + 1) % 4, rank(each)) for each in hand]
        seen = []
        for own, up in ((hand, turned), (moved, None if turned is None else turned + 1)):
            talked = Replay(0, auction=auction, turned=up).seen_by(0)
            seen.append(caller.values(gather(own), talked, open_calls(talked, options, up)))

        for (each, kind), worth_ in seen[0].items():
            other = (each + 1) % 4 if NEVER < each < 4 else each
            assert worth_ == pytest.approx(seen[1][other, kind], abs=0.1)


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
