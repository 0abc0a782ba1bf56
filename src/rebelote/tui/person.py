"""A person in a seat: reads what is typed, answers questions, gives back a choice."""

from collections.abc import Callable
from typing import Any, Protocol

from rebelote.cards import Card
from rebelote.engine import Event, NotationError, Refusal
from rebelote.locale import Catalogue, catalogue
from rebelote.speech import Names, Speech
from rebelote.tui.helping import help_lines
from rebelote.tui.terminal import Left, Terminal
from rebelote.tui.typed import plain
from rebelote.tui.typing import Typing, numbered

_COMMANDS = ("help", "why", "rules", "score", "last", "hand", "table", "quit")
_SILENT = "-"
"""Behind a card: nothing is said with it."""
_LONGEST = 200
"""More than this of what was typed is never shown again."""


class Face(Protocol):
    """How a table is shown."""

    def told(self, event: Event, before: Any, view: Any) -> None:
        """Something happened."""

    def turn(self, view: Any) -> None:
        """The seat may choose."""

    def score(self, view: Any) -> None:
        """The last deal in detail, and the totals."""

    def last(self, view: Any) -> None:
        """The last trick."""

    def hand(self, view: Any) -> None:
        """The hand."""

    def table(self, view: Any) -> None:
        """How the deal stands, and what lies on the table."""

    def choices(self, view: Any) -> None:
        """Everything that may be chosen."""


class Person:
    """Someone at the terminal. Also what is told to him goes through here."""

    __slots__ = (
        "_asked",
        "_commands",
        "_face",
        "_names",
        "_pack",
        "_rules",
        "_speech",
        "_terminal",
        "_typing",
        "_why",
    )

    def __init__(
        self,
        terminal: Terminal,
        speech: Speech,
        face: Face,
        *,
        names: Names,
        typing: Typing,
        pack: tuple[Card, ...],
        rules: Callable[[], None],
        why: Callable[[str], Refusal | None],
    ) -> None:
        self._terminal, self._speech, self._face, self._names = terminal, speech, face, names
        self._typing, self._pack, self._rules, self._why = typing, pack, rules, why
        self._commands = commands(names.words)
        self._asked: tuple[str, ...] = ()

    def told(self, event: Event, before: Any, view: Any) -> None:
        """Something happened."""
        self._face.told(event, before, view)

    def choose(self, view: Any) -> str:
        """One of the choices, asked for until there is one. Raises Left."""
        self._asked = ()
        self._face.turn(view)
        while True:
            text = self._terminal.ask(f"{self._say('terminal-prompt')} > ")
            if not text and len(view.choices) == 1:
                return str(view.choices[0])
            found = self._answer(text or "?", view)
            if found is not None:
                return found

    def aside(self, view: Any) -> str | None:
        """A choice out of turn, asked for once when it becomes possible; an empty line lets it be."""
        if not view.choices or view.choices == self._asked:
            self._asked = view.choices
            return None
        return self._perhaps(view, "")

    def between(self, view: Any) -> str | None:
        """The rest between two deals, in which something may be done out of turn."""
        if view.seat in view.due:
            return None
        return self._perhaps(view, self._say("terminal-next-deal"))

    def _perhaps(self, view: Any, question: str) -> str | None:
        self._asked = view.choices
        offers = self._names.listed(offer.words for offer in self._typing.listed(view))
        if offers:
            question = " ".join(filter(None, (question, self._say("terminal-aside", choices=offers))))
        while True:
            text = self._terminal.ask(f"{question} > ")
            if not text:
                return None
            found = self._answer(text, view)
            if found is not None:
                return found

    def _answer(self, text: str, view: Any) -> str | None:
        """The choice that was typed; None when it was a command or was refused."""
        first, _, rest = text.partition(" ")
        command = self._commands.get(plain(text) or text) or self._commands.get(plain(first) or first)
        if command == "why":
            self._explain(rest.strip(), view)
        elif command is not None and (not rest or plain(text) in self._commands):
            self._obey(command, view)
        else:
            return self._move(text, view)
        return None

    def _obey(self, command: str, view: Any) -> None:
        match command:
            case "help":
                self._help(view)
            case "rules":
                self._rules()
            case "score":
                self._face.score(view)
            case "last":
                self._face.last(view)
            case "hand":
                self._face.hand(view)
            case "table":
                self._face.table(view)
            case "quit":
                if agreed(self._terminal, self._names.words, "terminal-leave"):
                    raise Left

    def _help(self, view: Any) -> None:
        """The commands, how cards are typed, and the moves that are open."""
        for line in help_lines(view, self._speech, self._pack):
            self._terminal.say(line)
        if view.choices:
            self._face.choices(view)

    def _explain(self, text: str, view: Any) -> None:
        """Why something may be done or not, with the rule in words."""
        if not text:
            self._terminal.say(self._say("terminal-why-what"))
            return
        move = self._numbered(text, view) or self._typing.notation(text, view)
        try:
            refusal = None if _variants(move, view.choices) else self._why(move)
        except NotationError:
            self._unknown(text)
            return
        if refusal is None:
            self._terminal.say(self._say("terminal-may", move=self._speech.move(move)))
            return
        self._terminal.say(self._speech.refused(refusal))
        if refusal.rule:
            self._terminal.say(self._speech.rule(refusal.rule))

    def _numbered(self, text: str, view: Any) -> str | None:
        """The move behind a number."""
        if not (text.isascii() and text.isdigit() and 0 < len(text) <= 3):
            return None
        found = numbered(view, self._speech, self._typing)
        return next((each.text for each in found if each.number == int(text)), None)

    def _move(self, text: str, view: Any) -> str | None:
        """The move that was typed, if it is one and may be made; otherwise the reason is told."""
        bare = text.removesuffix(_SILENT)
        move = self._typing.notation(bare, view)
        if move not in view.choices:
            move = self._numbered(bare, view) or move
        variants = _variants(move, view.choices)
        if bare != text and move in variants:
            return move
        if variants:
            return variants[0] if len(variants) == 1 else self._which(variants)
        try:
            refusal = self._why(move)
        except NotationError:
            self._unknown(text)
            return None
        if refusal is None:
            return move
        self._terminal.say(self._speech.refused(refusal))
        return None

    def _which(self, variants: tuple[str, ...]) -> str | None:
        """What is said with a card: the first way, which says most, on an empty line."""
        for number, each in enumerate(variants, 1):
            self._terminal.say(f"{number}  {self._speech.move(each)}", indent=2)
        answer = self._terminal.ask(f"{self._say('terminal-which')} > ")
        if not answer:
            return variants[0]
        if answer.isascii() and answer.isdigit() and len(answer) <= 2 and 0 < int(answer) <= len(variants):
            return variants[int(answer) - 1]
        self._unknown(answer)
        return None

    def _unknown(self, text: str) -> None:
        shown = "".join(each if each.isprintable() else "?" for each in text[:_LONGEST])
        self._terminal.say(self._say("terminal-not-a-choice", text=shown))

    def _say(self, key: str, **facts: str) -> str:
        return self._names.words.say(key, **facts)


def commands(words: Catalogue) -> dict[str, str]:
    """Commands by what is typed, in the language of the words and in English."""
    found = {}
    for spoken in (catalogue("en"), words):
        for command in _COMMANDS:
            for each in spoken.say(f"command-{command}").split(","):
                found[plain(each) or each.strip()] = command
    return found


def agreed(terminal: Terminal, words: Catalogue, key: str) -> bool:
    """The answer to a question: yes, by its word or first letter, or no."""
    answer = plain(terminal.ask(f"{words.say(key)} > "))
    yes = plain(words.say("yes"))
    return bool(answer) and (yes.startswith(answer) or answer in ("y", "yes"))


def _variants(move: str, choices: tuple[str, ...]) -> tuple[str, ...]:
    """The choices that were meant: one, or a card with everything that may be said on it."""
    if "+" in move:
        return (move,) if move in choices else ()
    return tuple(each for each in choices if each.partition("+")[0] == move)
