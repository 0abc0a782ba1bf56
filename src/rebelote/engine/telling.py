"""How an event says what happened: a code from its name, facts from its fields."""

from dataclasses import fields
from typing import Any, ClassVar

from rebelote.cards import Seat, show_card, show_cards
from rebelote.engine.errors import Fact, Facts
from rebelote.engine.zones import Shift


class Told:
    """An event of a game; its fields are what it says.

    Fields named `card` and `cards` are told as cards, numbers and texts as they are, rows of them with
    spaces between; a field that is neither has its own words and is no fact. `discloses` marks events by
    which the rules make hidden cards known.
    """

    __slots__ = ()
    discloses: ClassVar[bool] = False
    to: Seat | None

    def told(self) -> tuple[str, Facts]:
        """The code of the event and its facts."""
        named = (each.name for each in fields(self) if each.name != "to")  # type: ignore[arg-type]
        pairs = ((name, _fact(name, getattr(self, name))) for name in named)
        return code_of(type(self)), tuple((name, fact) for name, fact in pairs if fact is not None)

    def shifts(self) -> tuple[Shift, ...]:
        """How things moved between zones: not at all."""
        return ()


def code_of(kind: type[Any]) -> str:
    """The code of a kind of event: `CardPlayed` is `card-played`."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in kind.__name__).strip(
        "-"
    )


def _fact(name: str, value: Any) -> Fact | None:
    """A field as a fact, or None where it has its own words."""
    match value:
        case int() if name == "card":
            return show_card(value)  # type: ignore[arg-type]
        case tuple() if name == "cards" and all(isinstance(each, int) for each in value):
            return show_cards(value)
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case tuple() if all(isinstance(each, int | str) for each in value):
            return " ".join(map(str, value))
    return None
