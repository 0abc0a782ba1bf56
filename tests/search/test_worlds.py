"""Worlds: counted, listed and drawn exactly; and what a seat may conclude from its view."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from rebelote.cards import Seat, cards_of, gather
from rebelote.engine import CHANCE, find
from rebelote.games.belote import GAME
from rebelote.games.belote.options import presets
from rebelote.games.belote.order import ORDERS, strengths_of
from rebelote.games.belote.play.playing import hand
from rebelote.games.belote.state import Phase, State
from rebelote.kernels.tricks import begin_tricks, choices, lay
from rebelote.search.hidden import Guess, guess
from rebelote.search.worlds import Hidden, Worlds

FOUR = [name for name, preset in presets().items() if preset.options.players == 4]
STRICT = "belote/contree;partner_ruff={};announcements=no"


def listed(hidden: Hidden) -> set[tuple[int, ...]]:
    """Every world, by giving each card to each of its holders in turn."""
    places = [[at for at in range(len(hidden.room)) if mask >> at & 1] for mask in hidden.holders]
    found = set()
    for owners in product(*places):
        if all(owners.count(at) == room for at, room in enumerate(hidden.room)):
            world = [0] * len(hidden.room)
            for card, owner in zip(hidden.cards, owners, strict=True):
                world[owner] |= 1 << card
            found.add(tuple(world))
    return found


def random_hidden(rng: random.Random) -> Hidden:
    """Up to nine cards with two or three holders, some holders of a card being ruled out."""
    room = tuple(rng.randrange(4) for _ in range(rng.choice((2, 3, 3))))
    cards = tuple(rng.sample(range(64), sum(room)))
    return Hidden(cards, tuple(rng.randrange(1, 1 << len(room)) for _ in cards), room)


@pytest.mark.parametrize("seed", range(60))
def test_worlds_are_counted_and_listed_like_by_hand(seed: int) -> None:
    hidden = random_hidden(random.Random(seed))
    worlds = Worlds(hidden)
    every = list(worlds.all())

    assert len(listed(hidden)) == worlds.count == len(every)
    assert listed(hidden) == set(every)


def test_worlds_are_drawn_alike_often() -> None:
    """Six cards under six different limits; chi-squared at one in a thousand."""
    hidden = Hidden((8, 9, 10, 11, 12, 13), (7, 3, 6, 5, 7, 4), (2, 2, 2))
    worlds, source, n = Worlds(hidden), random.Random(1), 20_000
    seen = Counter(worlds.draw(source) for _ in range(n))
    even = n / worlds.count

    assert set(seen) == listed(hidden)
    assert sum((count - even) ** 2 / even for count in seen.values()) < 31.3  # 11 degrees of freedom


def test_a_whole_deal_has_as_many_worlds_as_its_multinomial() -> None:
    """24 cards to three hands: 24! / 8!^3."""
    assert 9_465_511_770 == Worlds(Hidden(tuple(range(24)), (7,) * 24, (8, 8, 8))).count


def test_facts_that_contradict_leave_no_world() -> None:
    worlds = Worlds(Hidden((1, 2), (1, 1), (1, 1)))

    assert (0, []) == (worlds.count, list(worlds.all()))
    with pytest.raises(ValueError, match="no world"):
        worlds.draw(random.Random(1))


def test_cards_and_room_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="room for 3"):
        Worlds(Hidden((1, 2), (1, 1), (1, 2)))


def deal(address: str, rng: random.Random) -> Iterator[State]:
    """The states of a deal that is played at random, from its first card to its last."""
    setup = find(address)
    state: Any = GAME.begin(setup.options, 4)
    while True:
        (seat,) = GAME.due(state)
        move = GAME.chance(state, rng) if seat == CHANCE else rng.choice(GAME.moves(state, seat))
        before, state = state, GAME.step(state, seat, move).state
        if before.phase is Phase.PLAY and state.phase is not Phase.PLAY:
            return
        if state.phase is Phase.PLAY:
            yield state


def seen(state: State, seat: int) -> Guess:
    """What a seat makes of a state."""
    turned = state.talk.turned if state.talk else None
    return guess(GAME.view(state, Seat(seat)), state.rules.options, turned)


@pytest.mark.parametrize("preset", FOUR)
def test_the_true_hands_are_among_the_worlds_of_every_seat(preset: str) -> None:
    """Nothing is concluded that is not so: whatever was said, at every card of random deals."""
    rng = random.Random(preset)
    wrong = []
    for _ in range(3):
        for state in deal(f"belote/{preset}", rng):
            seat = rng.randrange(4)
            found = seen(state, seat)
            hands = tuple(int(hand(state, Seat(each))) for each in range(4))
            held = dict(zip(found.worlds._hidden.cards, found.worlds._hidden.holders, strict=True))
            where = {
                card: found.others.index(each)
                for each in found.others
                for card in cards_of(hand(state, Seat(each)))
            }
            fine = found.agrees(hands) and all(held[card] >> at & 1 for card, at in where.items())
            wrong += [(state.log, seat)] * (not fine)

    assert [] == wrong


def lawful(state: State, hands: list[int]) -> bool:
    """Whether every card that was played was a legal one for hands as they would have been."""
    assert state.contract is not None
    order = ORDERS[state.contract.denomination]
    plays = GAME.view(state, None).plays
    start = [
        strengths_of(gather([*cards_of(h), *(c for s, c in plays if s == at)]), order)
        for at, h in enumerate(hands)
    ]  # type: ignore[arg-type]
    tricks = begin_tricks((start[0], start[1], start[2], start[3]), plays[0][0], 4)
    demanded = state.rules.duties[state.contract.denomination]
    for _, card in plays:
        if not choices(tricks, demanded) >> order.strengths[card] & 1:
            return False
        tricks = lay(tricks, order.strengths[card], demanded)
    return True


@pytest.mark.parametrize("ruff", ["free", "if_cannot_over", "all_trumps_only", "pisse_if_cannot_over"])
def test_worlds_are_all_hands_with_which_every_card_was_legal(ruff: str) -> None:
    """With up to seven hidden cards: voids and trump ceilings rule out no world too many, and none too few."""
    rng, different, compared = random.Random(ruff), [], 0
    for _ in range(12):
        for state in deal(STRICT.format(ruff), rng):
            view = GAME.view(state, Seat(0))
            others = [sum(1 << c for c in cards_of(hand(state, Seat(at)))) for at in (1, 2, 3)]
            unseen = tuple(cards_of(others[0] | others[1] | others[2]))  # type: ignore[arg-type]
            if not 0 < len(unseen) <= 7 or view.words:
                continue
            room = (view.counts[1], view.counts[2], view.counts[3])
            every = listed(Hidden(tuple(unseen), (7,) * len(unseen), room))
            own = int(gather(view.hand))
            expected = {(own, *world) for world in every if lawful(state, [own, *world])}
            found, compared = seen(state, 0), compared + 1
            different += [state.log] * (expected != set(found.all()) or len(expected) != found.count())

    assert [] == different
    assert compared > 25


def test_the_taker_holds_the_card_that_was_turned() -> None:
    """The turned card goes to the taker, and every seat saw it (B20)."""
    state = next(deal("belote/ludiclub-classic", random.Random(4)))
    assert state.contract is not None and state.talk is not None and state.talk.turned is not None
    taker, other = state.contract.taker, (state.contract.taker + 1) % 4
    found = seen(state, other)
    card, source = state.talk.turned, random.Random(1)
    drawn = [found.draw(source)[taker] >> card & 1 for _ in range(20)]

    assert [1] * 20 == drawn or any(played == card for _, played in found.view.plays)


def test_few_worlds_are_listed_and_many_are_drawn() -> None:
    states = list(deal(STRICT.format("free"), random.Random(2)))
    late, early = seen(states[-6], 0), seen(states[0], 0)

    assert sorted(late.all()) == sorted(late.some(random.Random(1), 10_000))
    assert 7 == len(early.some(random.Random(1), 7))
