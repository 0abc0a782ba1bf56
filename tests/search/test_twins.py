"""The kernels answer the same plain and compiled."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.search.positions import dealt, members, random_duties

from rebelote.cli.conform import answered
from rebelote.engine import games
from rebelote.engine.vectors import read_vector
from rebelote.games.belote import kernel
from rebelote.games.belote.kernel import Play
from rebelote.games.belote.vectors import cards
from rebelote.kernels import tricks
from rebelote.record import Hands, published, state_of
from rebelote.search import twins

FOLDER = Path(__file__).parents[1] / "games" / "vectors"
QUICK = 2_000
PLAYED = ("legal", "winner", "deck", "trace")
VECTORS = [
    each
    for name in ("belote", "belote-more")
    for each in json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["vectors"]
    if each["kind"] in PLAYED
]


def begun(seed: int, each: int = 8) -> Play:
    """A random deal under random rules."""
    rng = random.Random(seed)
    return dealt(rng, each, random_duties(rng))


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """Every twin is compiled before a test puts one in the place of its kernel."""
    p = begun(1)
    card = members(twins.choices(p))[0]
    t = twins.lay(p.tricks, card, p.duties)
    twins.play(p, card), twins.perft(p, 1), twins.worth(card, p.duties)
    twins.tricks_choices(t, p.duties), twins.takes(card, card, p.duties)
    twins.legal(t.hands[t.turn], t.led, t.best, False, p.duties)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_twins_pass_the_vectors_about_cards(monkeypatch: pytest.MonkeyPatch, vector: dict[str, Any]) -> None:
    asked: list[str] = []
    for module, name, twin in (
        (kernel, "choices", twins.choices),
        (kernel, "play", twins.play),
        (cards, "choices", twins.tricks_choices),
        (cards, "lay", twins.lay),
        (cards, "worth", twins.worth),
    ):
        monkeypatch.setattr(module, name, lambda *given, twin=twin: asked.append("") or twin(*given))

    assert () == answered(read_vector(vector, 1))
    assert asked


def test_twins_count_the_published_perft_of_endings() -> None:
    """Every ending of every preset that is only about cards: the counts of the files."""
    told, counted = [], []
    for cases in published(games()["belote"]).values():
        for case in cases:
            for row in case.rows:
                shut = case.line.setup.options.two_form != "open"
                if isinstance(case.line.deal, Hands) and shut and row.sequences <= QUICK:
                    p = state_of(case.under(row)).play
                    told.append(kernel.perft(p, row.depth))
                    counted.append(twins.perft(p, row.depth))

    assert told == counted
    assert len(told) > 10


@pytest.mark.parametrize("seed", range(20))
def test_perft_is_the_same_plain_and_compiled(seed: int) -> None:
    p = begun(seed, each=3)

    assert [kernel.perft(p, depth) for depth in range(9)] == [twins.perft(p, depth) for depth in range(9)]


def played_alike(positions: int, seed: int) -> int:
    """Play random deals under random rules both ways, for so many positions; how many answers differ."""
    rng = random.Random(seed)
    different = seen = 0
    while seen < positions:
        p = dealt(rng, 8, random_duties(rng))
        while able := kernel.choices(p):
            card = rng.choice(members(able))
            after = kernel.play(p, card)
            different += able != twins.choices(p) or after != twins.play(p, card)
            different += kernel.worth(after.tricks.laid, p.duties) != twins.worth(after.tricks.laid, p.duties)
            p, seen = after, seen + 1
    return different


def legal_alike(questions: int, seed: int) -> int:
    """Ask both for legal cards of random hands, classes, cards and duties; how many answers differ."""
    rng = random.Random(seed)
    different = 0
    for _ in range(questions):
        hand = rng.getrandbits(63) & rng.getrandbits(63) & 0x7FFF7FFF7FFF7FFF
        best = rng.choice([each for each in range(63) if each % 16 < 15])
        demanded = rng.randrange(5) | rng.getrandbits(11) << 3
        led, held = rng.choice((-1, best >> 4, rng.randrange(4))), rng.random() < 0.5
        plain = tricks.legal(hand, led, best, held, demanded)
        different += plain != twins.legal(hand, led, best, held, demanded)
        mine = rng.randrange(63)
        different += tricks.takes(mine, best, demanded) != twins.takes(mine, best, demanded)
    return different


def test_random_deals_are_played_alike_plain_and_compiled() -> None:
    assert 0 == played_alike(2_000, seed=1)


def test_legal_cards_are_alike_for_any_duties() -> None:
    assert 0 == legal_alike(2_000, seed=2)


@pytest.mark.slow
def test_two_hundred_thousand_positions_are_played_alike() -> None:
    assert 0 == played_alike(200_000, seed=3)
    assert 0 == legal_alike(200_000, seed=4)
