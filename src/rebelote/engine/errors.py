"""What goes wrong, as data: a rule number or a code, and facts; sentences are made elsewhere."""

from dataclasses import dataclass

Fact = str | int
Facts = tuple[tuple[str, Fact], ...]


def facts(**known: Fact) -> Facts:
    """Facts in the order given."""
    return tuple(known.items())


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move may not be made: the rule that forbids it (`B44`, or empty), a code, facts.

    The sentence is the message `refusal-CODE` of the catalogues, filled with the facts.
    """

    code: str
    rule: str = ""
    facts: Facts = ()


def refuse(code: str, rule: str = "", **known: Fact) -> Refusal:
    """A refusal with its facts by name."""
    return Refusal(code, rule, tuple(known.items()))


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a setup or a text: a code, and facts among which `value` and `expected`."""

    code: str
    facts: Facts = ()


class IllegalMove(ValueError):
    """A move that the rules refuse; the state is as before."""

    def __init__(self, refusal: Refusal) -> None:
        told = ", ".join(f"{name} {value}" for name, value in refusal.facts)
        super().__init__(" ".join(filter(None, (refusal.code, told and f"({told})", refusal.rule))))
        self.refusal = refusal


class SetupError(ValueError):
    """An unknown game, preset, option or value, or options that make no sense together."""

    def __init__(self, code: str, **known: Fact) -> None:
        told = ", ".join(f"{name} {value}" for name, value in known.items())
        super().__init__(f"{code}: {told}")
        self.fault = Fault(code, tuple(known.items()))


class NotationError(ValueError):
    """A text that is no move, line or record: where it stopped making sense and what was expected."""

    def __init__(self, text: str, at: int, expected: str) -> None:
        super().__init__(f"cannot read {text[at : at + 40]!r} at {at}, expected {expected}")
        self.text, self.at, self.expected = text, at, expected
        self.fault = Fault("notation", facts(value=text[at : at + 40], at=at, expected=expected))
