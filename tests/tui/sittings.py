"""A terminal for tests: what is typed comes from a list, what is shown goes to a text."""

import io
import re
from collections.abc import Iterable, Iterator
from typing import Any

from rebelote.cards import Seat, compass
from rebelote.engine import find
from rebelote.tui import Sitting, Terminal, sit_down


def sitting(address: str, **wishes: Any) -> Sitting:
    """A sitting at a table, in French at South, with seed 7 if nothing else is wished."""
    setup = find(address)
    seats = setup.game.seat_numbers(setup.options)[0]
    wanted = {"seat": Seat(2 if seats == 4 else 0), "language": "fr", "seed": 7} | wishes
    return Sitting(setup, compass(seats), **wanted)


def shown(wanted: Sitting, typed: Iterable[str] = (), *, width: int = 80, colour: bool = False) -> str:
    """Everything that a sitting prints, prompts and typed text included; input ends after the last line."""
    out, lines = io.StringIO(), iter(typed)

    def ask(prompt: str) -> str:
        out.write(prompt)
        try:
            line = next(lines)
        except StopIteration:
            raise EOFError from None
        out.write(f"{line}\n")
        return line

    sit_down(wanted, Terminal(out, ask, width, colour))
    return out.getvalue()


def played(wanted: Sitting, answers: Iterable[str]) -> str:
    """Everything that a sitting prints when the first legal move is always made.

    `answers` are given to all other questions, the input ends after the last.
    """
    out, lines = io.StringIO(), iter(answers)
    first = FirstLegal(out)

    def ask(prompt: str) -> str:
        typed = first(prompt)
        if not typed:
            try:
                typed = next(lines)
            except StopIteration:
                raise EOFError from None
        out.write(f"{typed}\n")
        return typed

    sit_down(wanted, Terminal(out, ask))
    return out.getvalue()


class FirstLegal:
    """Types the number of the first move that is accepted, and nothing at other questions."""

    def __init__(self, out: io.StringIO) -> None:
        self._out, self._seen, self._number = out, 0, 0

    def __call__(self, prompt: str) -> str:
        news = self._out.getvalue()[self._seen :]
        self._out.write(prompt)
        self._seen = len(self._out.getvalue())
        if not prompt.startswith("Votre choix"):
            return ""
        self._number = 1 if "─" in news else self._number + 1
        return str(self._number)


def bare(text: str) -> str:
    """Text without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def numbers(text: str) -> Iterator[int]:
    """The whole numbers of a text."""
    return map(int, re.findall(r"\d+", text))
