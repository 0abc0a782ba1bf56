"""The score table of a deal of belote: every figure with its rule, side by side."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rebelote.engine.errors import Fact
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.scoring.marks import COUNT_CODES, MARK_CODES, VERDICT_CODES, Line
from rebelote.games.belote.scoring.score import Result
from rebelote.speech.belote.contract import denomination, undertaken
from rebelote.speech.names import Names
from rebelote.wire.words import Row

_BY_SIDE = ("cards", "converted", "compared")
"""Lines whose facts differ from side to side: they stand in one row all the same."""
_RAW = ("cards", "last-trick")
"""What a Tout Atout that is converted shows in parentheses (B82)."""
_SENTENCES = ("contract", *VERDICT_CODES)
_SAID = ("announcement", "belote-said")
_COUNTED = ("best-side", "counted", "forgiven", "annuls")


@dataclass(frozen=True, slots=True)
class Sayings:
    """What the table needs in words: names, and an announcement by letter and height."""

    names: Names
    kind: Callable[[str, str], str]


def rows(result: Result, sayings: Sayings, held: int) -> tuple[Row, ...]:
    """A deal row by row; `held` are the points that wait in pots after it."""
    scaled = any(line.code == "converted" for line in result.lines)
    found: list[Row] = []
    # what was undertaken stands above everything that came of it
    for lines in sorted(_grouped(result.lines), key=lambda lines: lines[0].code != "contract"):
        found.append(_row(lines, sayings, raw=scaled and lines[0].code in _RAW))
        if lines[0].code == "cards":
            found.append(_tricks(lines, sayings))
    if held:
        found.append(Row("total", sayings.names.say("line-waiting", points=held), (), "B97"))
    return tuple(found)


def _grouped(lines: Iterable[Line]) -> list[list[Line]]:
    """Lines that stand in one row: the same code, rule and facts, for different sides."""
    groups: dict[object, list[Line]] = {}
    for number, line in enumerate(lines):
        key: object = (line.code, line.rule, () if line.code in _BY_SIDE else line.facts)
        groups.setdefault(number if line.code in _SAID else key, []).append(line)
    return list(groups.values())


def _row(lines: list[Line], sayings: Sayings, *, raw: bool) -> Row:
    first = lines[0]
    label = sayings.names.begun(sayings.names.say(f"line-{first.code}", **_facts(first, sayings)))
    if first.code in _SENTENCES:
        return Row(_kind(first.code), label, (), first.rule)
    figures = [""] * sayings.names.sides
    for side in range(len(figures)):
        own = [line.points for line in lines if line.side == side]
        if own:
            figures[side] = f"({sum(own)})" if raw else str(sum(own))
    return Row(_kind(first.code), label, tuple(figures), first.rule, _struck(first))


def _struck(line: Line) -> bool:
    """Whether something was said and does not count (B64, B76)."""
    return line.code in _SAID and dict(line.facts).get("reason") not in _COUNTED


def _kind(code: str) -> str:
    if code in MARK_CODES:
        return "mark"
    if code in ("total", "held"):
        return "total"
    return "count" if code in COUNT_CODES or code in _SAID else "verdict"


def _tricks(lines: list[Line], sayings: Sayings) -> Row:
    """How many tricks each side won."""
    won = {line.side: dict(line.facts)["tricks"] for line in lines}
    figures = tuple(str(won.get(side, "")) for side in range(sayings.names.sides))
    return Row("count", sayings.names.say("line-tricks"), figures, "B40")


def _facts(line: Line, sayings: Sayings) -> dict[str, Fact]:
    """The facts of a line in words."""
    names, known = sayings.names, dict(line.facts)
    facts: dict[str, Fact] = {"points": line.points, "side": names.side(line.side) if line.side >= 0 else ""}
    for name, value in known.items():
        match name:
            case "taker" | "seat":
                facts |= {name: names.of(int(value)), "who": names.who(int(value))} if int(value) >= 0 else {}
            case "denomination" | "suit":
                facts[name] = denomination(names.words, int(value))
            case "of":
                facts[name] = names.side(int(value))
            case "kind":
                facts[name] = sayings.kind(str(value), str(known.get("top", "")))
            case _:
                facts[name] = value
    if line.code == "contract":
        facts["label"] = undertaken(contract_of(line), names)
    return facts


def contract_of(line: Line) -> Contract:
    """The contract of its line."""
    known = {name: int(value) for name, value in line.facts}
    return Contract(
        known["taker"],
        known["denomination"],
        line.points,
        capot=bool(known["capot"]),
        generale=bool(known["generale"]),
        mult=known["mult"],
    )
