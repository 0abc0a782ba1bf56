"""The worked session of docs/protocol.md, read as patterns: what is left out there as `…` may be anything."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs/protocol.md"
REST = "…"
"""Stands for whatever else there is."""
SAID = frozenset(("t", "do", "kind", "phase", "status", "code"))
"""Fields that say the same word every time, where they are words at all."""
_STRING = re.compile(r'("(?:[^"\\]|\\.)*")')


def exchange() -> Iterator[tuple[str, Any]]:
    """The messages of the page in order: `>` those of the client, `<` those of the table."""
    text = PAGE.read_text().partition("\n## A session\n")[2].partition("\n## ")[0]
    lines = [line[4:] for line in text.splitlines() if line.startswith("    ")]
    for message in re.split(r"\n(?=[<>] )", "\n".join(lines)):
        yield message[0], json.loads(_whole(message[2:]))


def _whole(text: str) -> str:
    """JSON in which what was left out is a member of its object, or an item of its row."""
    out: list[str] = []
    within: list[str] = []
    for piece in _STRING.split(text):
        if piece.startswith('"'):
            out.append(piece)
            continue
        for letter in piece:
            if letter in "[{":
                within.append(letter)
            elif letter in "]}":
                within.pop()
            rest = f'"{REST}"' if within[-1:] == ["["] else f'"{REST}":0'
            out.append(rest if letter == REST else letter)
    return "".join(out)


def unlike(shown: Any, real: Any, place: str = "") -> list[str]:
    """Where a real message has another shape than the one that the page shows; empty where it fits."""
    if isinstance(shown, dict) and isinstance(real, dict):
        names = shown.keys() - {REST}
        strange = names - real.keys() if REST in shown else names ^ real.keys()
        inner = (unlike(shown[name], real[name], f"{place}.{name}") for name in names & real.keys())
        return [f"{place}: {sorted(strange)}"] * bool(strange) + [each for found in inner for each in found]
    if isinstance(shown, list) and isinstance(real, list):
        return _unlike_rows(shown, real, place)
    if type(shown) is not type(real):
        return [f"{place}: {type(real).__name__} for {type(shown).__name__}"]
    word = isinstance(shown, str) and re.fullmatch("[a-z-]+", shown) and place.rpartition(".")[2] in SAID
    return [f"{place}: {real!r} for {shown!r}"] * bool(word and shown != real)


def _unlike_rows(shown: list[Any], real: list[Any], place: str) -> list[str]:
    """Every thing that is shown has to be like one of the real ones; an empty row is empty."""
    if not shown:
        return [f"{place}: not empty"] * bool(real)
    told = [each for each in shown if each != REST]
    lost = (each for each in told if real and all(unlike(each, other, place) for other in real))
    missing = [f"{place}: empty"] * (not real and REST not in shown)
    return missing + [f"{place}: nothing like {json.dumps(each)[:80]}" for each in lost]
