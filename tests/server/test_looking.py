"""What is asked about moves of a match that is over: reasons of bots, prices of cards, the dearest ones."""

import random
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.server.application import Browser, browser

from rebelote.engine import find
from rebelote.engine.playout import playout
from rebelote.locale import LANGUAGES
from rebelote.tables.ports import Entry, Plan, Played, Saved
from rebelote.wire.codec import read_body
from rebelote.wire.replays import Dearest, Prices, Replay, Why
from rebelote.wire.rules import Trouble

SETUP = "belote/contree;end_mode=deals;deals=1"
CODE, PERSON_SEAT = "ABCDE2", 1
SOON_S = 2.0


@cache
def over() -> Played:
    """A match that is over, in which a person sat at one seat."""
    made = find(SETUP)
    found = playout(made.game, made.game.begin(made.options, 4), random.Random(7))
    entries = (
        Entry(ply, seat, made.game.show(move), f"a{ply}" if seat == PERSON_SEAT else "")
        for ply, (seat, move) in enumerate(found.moves)
    )
    return Played(1, made.game.version, ("Anne", "Luc", "Zoé", "Théo"), tuple(entries), over=True)


@pytest.fixture(scope="module")
def home() -> Iterator[Browser]:
    """A server at which a match is over and another one runs; somebody has asked before."""
    plan = Plan(SETUP, ("strong", "person", "amateur", "strong"), "steady")
    running = Played(2, over().rules, over().names, over().entries[:20])
    with browser() as found:
        found.keep(Saved(CODE, plan, {}, None, ()), over(), running)
        asked(found, "dearest", Dearest)
        yield found


def asked(home: Browser, what: str, kind: type[Any], *, match: int = 1, **query: Any) -> Any:
    """What is answered to a question."""
    text = "&".join(f"{name}={value}" for name, value in {"deal": 1, **query}.items())
    _, body, _ = home.send("GET", f"/api/tables/{CODE}/matches/{match}/{what}?{text}")
    return read_body(body, kind)


@pytest.fixture(scope="module")
def shown(home: Browser) -> Replay:
    """The deal as it is replayed."""
    _, body, _ = home.send("GET", f"/api/tables/{CODE}/matches/1?deal=1")
    found = read_body(body, Replay)
    assert isinstance(found, Replay)
    return found


def test_moves_of_bots_and_cards_with_a_price_are_marked(shown: Replay) -> None:
    made = [(frame.seat, frame.bot) for frame in shown.frames]

    assert {(0, "strong"), (1, ""), (2, "amateur"), (3, "strong"), (-1, "")} == set(made)
    assert 32 == sum(frame.priced for frame in shown.frames)
    assert shown.solved


def test_reason_of_a_bot_comes_soon_and_in_the_language_asked_for(home: Browser, shown: Replay) -> None:
    step = next(at for at, frame in enumerate(shown.frames, 1) if frame.priced and frame.bot == "strong")
    began = time.monotonic()
    found = {each: asked(home, "why", Why, step=step, language=each) for each in LANGUAGES}

    assert len(LANGUAGES) == len({" ".join(each.words) for each in found.values()})
    assert {(step, "strong")} == {(each.step, each.level) for each in found.values()}
    assert time.monotonic() - began < SOON_S * len(LANGUAGES)


def test_price_of_the_card_that_was_laid_is_said(home: Browser, shown: Replay) -> None:
    dear = asked(home, "dearest", Dearest).cards[0]
    found = asked(home, "prices", Prices, step=dear.step, language="en")
    laid = next(each for each in found.cards if each.card == dear.card)

    assert f"Exact: this card costs {dear.cost} points." == found.words[0]
    assert (dear.cost, dear.turns) == (laid.cost, laid.turns)
    assert 0 == found.cards[0].cost


def test_dearest_cards_lead_to_the_steps_in_which_they_were_laid(home: Browser, shown: Replay) -> None:
    for each in asked(home, "dearest", Dearest).cards:
        frame = shown.frames[each.step - 1]

        assert (each.seat, True) == (frame.seat, frame.move.startswith(each.card))


def test_answer_is_kept(home: Browser, shown: Replay) -> None:
    step = max(at for at, frame in enumerate(shown.frames, 1) if frame.priced)
    first = asked(home, "prices", Prices, step=step)
    began = time.monotonic()

    assert first == asked(home, "prices", Prices, step=step)
    assert time.monotonic() - began < SOON_S / 4


def test_move_of_a_person_has_no_reason(home: Browser, shown: Replay) -> None:
    step = next(at for at, frame in enumerate(shown.frames, 1) if frame.seat == PERSON_SEAT)

    assert "not-a-bot" == asked(home, "why", Trouble, step=step).code


@pytest.mark.parametrize("step", ["0", "1", "999", "-1", "x"])
def test_step_in_which_no_seat_moved_is_refused(home: Browser, step: str) -> None:
    assert "step-unknown" == asked(home, "prices", Trouble, step=step).code


@pytest.mark.parametrize("what", ["why", "prices", "dearest"])
def test_nothing_is_told_of_a_running_match(home: Browser, what: str) -> None:
    assert "match-running" == asked(home, what, Trouble, match=2, step=15).code


def test_deal_that_is_not_there_is_refused(home: Browser) -> None:
    assert "deal-unknown" == asked(home, "dearest", Trouble, deal=2).code
