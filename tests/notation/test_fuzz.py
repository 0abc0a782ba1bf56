"""Whatever is read, only the three refusals of the house come out."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.notation.tables import GAME, PRESETS, match, states

from rebelote.engine import IllegalMove, NotationError, SetupError, find
from rebelote.engine.notation import notation_of
from rebelote.record import (
    Discrepancy,
    line_of,
    published,
    read,
    read_line,
    read_perft,
    record_match,
    replay,
    show_line,
    state_of,
    write,
)

REFUSALS = (NotationError, SetupError, IllegalMove)
ALPHABET = '{}[]()"\\;:,./=+-_%! \n\tNESW1234567890AKQJTshdcxptabv\u00e9\u0664\u2028\x00\ufeff'
WORDS = st.lists(
    st.sampled_from(
        [
            *(
                "belote/",
                "ffb-coinche",
                "two-open",
                ";",
                "target=",
                "501",
                " ",
                "_",
                "N:",
                "W=",
                "{",
                "}",
                "7s8s",
            ),
            *("A8.KQT.J.97", ",", "+8", "-", "p", "80h", "x", "cap", "sa", "/", "(", ")", "+t", "+b", "stop"),
            *(
                "% atn 1\n",
                "[",
                "]",
                '"',
                "Game",
                "Rules",
                "Deal",
                "Score",
                "\n",
                "1.",
                "{!",
                "{dealer=1}",
                "cut16",
            ),
            *("deal=", "pots=B95-NS-80-0", "999999999999999999999", "id a\n", "line "),
        ]
    ),
    max_size=40,
).map("".join)
TEXTS = st.one_of(st.text(max_size=80), st.text(ALPHABET, max_size=120), WORDS)


def safely(reader: Callable[[str], Any], text: str) -> Any:
    """What a reader makes of a text, or None when it is refused."""
    try:
        return reader(text)
    except REFUSALS as refused:
        assert str(refused)
        return None


@given(TEXTS)
@example("belote/ffb-coinche N:{" + "7s" * 3000 + "} - -")
@example("belote/ffb-coinche N:" + "(" * 1900)
@example("belote/ffb-coinche N:{} - " + "7s+" * 1000)
@example("belote/ffb-coinche N:N=,,, - -")
@example(":" * 4000)
@settings(max_examples=300)
def test_any_text_is_a_line_or_is_refused(text: str) -> None:
    line = safely(read_line, text)

    if line is not None:
        assert line == read_line(show_line(line))
        safely(lambda _: state_of(line), text)


@given(TEXTS)
@example("\\" * 5000)
@example('[Game "' + "\\" * 5001)
@example("[A " * 2000)
@example("N:" + " " * 20_000)
@example("{" * 5000)
@settings(max_examples=300)
def test_any_text_behind_a_header_is_a_record_or_is_refused(text: str) -> None:
    for head in (
        "",
        "% atn 1\n",
        '% atn 1\n[Game "belote/contree"]\n',
        '% atn 1\n[Game "belote/contree"]\n[Deal "1"]\n',
    ):
        records = safely(read, head + text)
        for record in records or ():
            try:
                replay(record)
            except Discrepancy as differs:
                assert str(differs)


@given(TEXTS)
@example("²h")
@example("٣٤h")
@example("cut٣")
@example("{dealer=²}")
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    move = safely(GAME.read, text)

    if move is not None:
        assert text == GAME.show(move)


@given(TEXTS, TEXTS)
@example("belote/contree;target=²", "deals=٣")
@example("belote/contree;", "target=999999999999999999")
def test_any_text_is_a_setup_or_is_refused(text: str, change: str) -> None:
    for address in (text, "belote/contree;" + text):
        safely(lambda each: find(each, [change]), address)


@given(TEXTS)
def test_any_text_is_a_perft_file_or_is_refused(text: str) -> None:
    for head in ("", "id a\nline belote/ffb-coinche N:W=A...,K...,Q...,J... 80s -\n"):
        safely(read_perft, head + text)


# valid texts with a few characters changed


@cache
def lines() -> tuple[str, ...]:
    """Lines of matches and of perft files."""
    source = random.Random(4)
    found = [show_line(case.line) for cases in published(GAME).values() for case in cases]
    for preset in PRESETS:
        for setup, state in states(preset, 21):
            if source.random() < 0.02 and notation_of(setup.game).pack(state):
                found.append(show_line(line_of(setup, state)))
    return tuple(found)


@cache
def record_text(preset: str) -> str:
    """The text of a match."""
    setup, moves, _ = match(preset, 22)
    return write([record_match(setup, moves, (("Site", 'a "b"'),))])


def mutated(text: str, source: random.Random) -> str:
    """A text with up to four changes: characters or pieces taken out, doubled, moved, or put in."""
    for _ in range(source.randrange(1, 5)):
        at, end = sorted((source.randrange(len(text) + 1), source.randrange(len(text) + 1)))
        end = min(end, at + source.choice((1, 2, 4, 60)))
        piece = source.choice(("", text[at:end] * 2, source.choice(ALPHABET), text[at:end][::-1]))
        text = text[:at] + piece + text[end:]
    return text


@given(st.randoms(use_true_random=False))
@settings(max_examples=400)
def test_changed_line_is_a_line_or_is_refused(source: random.Random) -> None:
    text = mutated(source.choice(lines()), source)
    line = safely(read_line, text)

    if line is not None:
        assert line == read_line(show_line(line))
        state = safely(lambda _: state_of(line), text)
        if state is not None:
            assert notation_of(line.setup.game).log(state) is not None


@given(st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_changed_record_is_a_record_or_is_refused(source: random.Random) -> None:
    text = mutated(record_text(source.choice(PRESETS)), source)
    for record in safely(read, text) or ():
        try:
            replay(record)
        except Discrepancy:
            continue
        # what replays is written, and reads back as what it says
        once = write([record])
        assert once == write(read(once))


@pytest.mark.slow
@given(st.integers(0, 2**32))
@settings(max_examples=3000)
def test_many_changed_lines_are_lines_or_are_refused(seed: int) -> None:
    source = random.Random(seed)
    line = safely(read_line, mutated(source.choice(lines()), source))

    if line is not None:
        safely(lambda _: state_of(line), "")
