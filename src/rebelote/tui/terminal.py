"""The terminal itself: lines out, lines in, width and colour."""

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

_STYLES = {"bold": "1", "dim": "2", "s": "36", "h": "31", "d": "33", "c": "32"}
_NARROWEST, _WIDEST = 40, 100


class Left(Exception):
    """The person left the table: end of input, Ctrl-C, or the wish to quit."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where a table is shown. `ask` prints a prompt and gives a line; it raises EOFError at the end.

    `wraps` is whether long lines are broken: what reads them aloud breaks them as it likes.
    """

    out: TextIO
    ask_line: Callable[[str], str]
    width: int = 80
    colour: bool = False
    wraps: bool = True

    @property
    def columns(self) -> int:
        """The columns that are used: at least 40, at most 100."""
        return min(max(self.width, _NARROWEST), _WIDEST)

    def say(self, text: str = "", *, indent: int = 0) -> None:
        """Print text, long lines wrapped between words, every line in, from the second on further in."""
        for line in text.split("\n"):
            if not self.wraps:
                self.draw(line)
                continue
            start = " " * indent
            wrapped = textwrap.wrap(
                line,
                self.columns,
                initial_indent=start,
                subsequent_indent=start + "  ",
                break_on_hyphens=False,
            )
            self.draw(*(wrapped or [""]))

    def draw(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines:
            self.out.write(line.rstrip() + "\n")
        self.out.flush()

    def ask(self, prompt: str) -> str:
        """A line of the person, without spaces around it. Raises Left at the end of input and at Ctrl-C."""
        try:
            return self.ask_line(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.draw("")
            raise Left from None

    def paint(self, text: str, style: str) -> str:
        """Text in a style (bold, dim, or a suit by its letter), or plain where there is no colour."""
        if not self.colour or style not in _STYLES:
            return text
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m"
