"""Cards revealed together: the counts agree with what the rules say of worlds, plain and compiled alike."""

import random

import pytest

from rebelote.cards import PACK_44, gather
from rebelote.search import reveal
from rebelote.search.reveal import Facedown, wins

WORLDS = 60


def trick(seed: int, seats: int, size: int) -> Facedown:
    """A trick of some seats with hands of one size, drawn from the whole pack."""
    source = random.Random(seed)
    cards = source.sample(PACK_44, len(PACK_44))
    suits = tuple(source.sample(range(4), seats))
    hand, rest = gather(cards[:size]), gather(cards[size:])
    return Facedown(seed % seats, suits, source.random() < 0.5, source.randrange(2, 13), hand, rest)


def card(text: str) -> int:
    """The number of a card such as 7h."""
    return 16 * "shdc".index(text[1]) + "23456789TJQ".index(text[0]) + 2


def alone(mine: str, others: str, *, up: bool, trump: int) -> tuple[int, int]:
    """How often a last card of spades wins, and how often one of the others does: hearts, diamonds, clubs."""
    unseen = gather(card(each) for each in others.split())  # type: ignore[misc]
    return wins(Facedown(0, (0, 1, 2, 3), up, trump, 1 << card(mine), unseen), WORLDS, 1)[card(mine)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_card_wins_or_loses_at_most_once_in_a_world(seats: int) -> None:
    for seed in range(5):
        given = trick(seed, seats, 11)
        found = wins(given, WORLDS, seed)

        assert given.hand == gather(found)  # type: ignore[arg-type]
        assert all(0 <= mine + others <= WORLDS for mine, others in found.values())


def test_highest_card_wins_on_up_and_loses_on_down_to_one_that_counts() -> None:
    assert (WORLDS, 0) == alone("Qs", "3s 4s 5s", up=True, trump=2)
    assert (0, WORLDS) == alone("Qs", "3h 4h 5h", up=False, trump=2)


def test_card_of_equal_rank_cancels() -> None:
    assert (0, 0) == alone("Qs", "Qh 4s 5s", up=True, trump=2)


def test_trump_wins_in_any_suit() -> None:
    assert (WORLDS, 0) == alone("2h", "3h 4d 5c", up=True, trump=2)


def test_seat_with_many_cards_lays_one_that_counts() -> None:
    clubs = gather(each for each in PACK_44 if each >> 4 == 3 and each & 15 != 12)
    unseen = gather(each for each in PACK_44 if each >> 4 != 3)
    found = wins(Facedown(0, (0, 1), True, 12, clubs, unseen), WORLDS, 3)

    assert all(mine == 0 and others > WORLDS * 3 / 4 for mine, others in found.values())


def test_same_chance_gives_the_same_counts() -> None:
    given = trick(3, 4, 11)

    assert wins(given, WORLDS, 5) == wins(given, WORLDS, 5)
    assert wins(given, WORLDS, 5) != wins(given, WORLDS, 6)


def test_plain_text_counts_as_the_compiled_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [trick(seed, seats, size) for seed, seats, size in ((1, 4, 11), (2, 3, 5), (3, 2, 15))]
    compiled = [dict(wins(each, 12, 7)) for each in given]
    plain, cells = getattr(reveal.weigh, "py_func", reveal.weigh), [0] * len(reveal._array())
    monkeypatch.setattr(reveal, "weigh", plain)
    monkeypatch.setattr(reveal, "_array", lambda: cells)

    assert compiled == [dict(wins(each, 12, 7)) for each in given]
