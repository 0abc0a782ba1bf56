"""The score of a deal of any game: the lines of its result as rows, figures under their sides."""

from collections.abc import Callable, Iterable

from rebelote.engine.errors import Fact, Facts
from rebelote.engine.lines import Line
from rebelote.locale import NoWords
from rebelote.speech.names import Names
from rebelote.wire.words import Row

_KINDS = ("mark", "total")
Known = Callable[[Facts], dict[str, Fact]]


def rows(names: Names, lines: Iterable[Line], known: Known) -> tuple[Row, ...]:
    """Lines with the same label stand in one row; those of no side are a sentence across."""
    found: dict[tuple[str, str, str], list[Line]] = {}
    for line in lines:
        found.setdefault((_kind(line), _label(names, line, known), line.rule), []).append(line)
    return tuple(
        Row(kind, label, _figures(names, group, known), rule) for (kind, label, rule), group in found.items()
    )


def _figures(names: Names, lines: list[Line], known: Known) -> tuple[str, ...]:
    """What stands under each side: its points, or what the message `figure-CODE` has instead, where there is one."""
    if all(line.side < 0 for line in lines):
        return ()
    sums = [""] * names.sides
    for side in range(names.sides):
        own = [line for line in lines if line.side == side]
        if not own:
            continue
        instead = f"figure-{own[0].code}"
        sums[side] = (
            names.say(instead, **known(own[0].facts))
            if names.words.has(instead)
            else str(sum(line.points for line in own))
        )
    return tuple(sums)


def _kind(line: Line) -> str:
    head = line.code.partition("-")[0]
    return head if head in _KINDS else "mark" if head == "stroke" else "count"


def _label(names: Names, line: Line, known: Known) -> str:
    """The sentence of a line, its code where there is none."""
    facts = {"points": line.points} | known(line.facts)
    try:
        return names.say(f"line-{line.code}", **facts)
    except NoWords:
        return line.code
