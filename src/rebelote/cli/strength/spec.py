"""Who plays in the arena: one word for a bot of the house or of another engine, with changes behind it.

expert                          a level
expert,bidding=counting         a level with something changed
expert,bidding=new.net          calls by a net that is yet to be measured
expert,worlds=40,weighted=no    so many worlds at every trick
simple                          rules of thumb: what tables call by that name, at belote the amateur
random                          any choice
colver:isdd,time_ms=100         another engine, with its own settings
belotecli:hard
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from rebelote.bots import LEVELS, Bot, RandomBot, bot_for
from rebelote.bots.belote.levels import Level, levels
from rebelote.bots.belote.player import BelotePlayer
from rebelote.engine import SetupError

ENGINES = ("colver", "belotecli")
"""Other people's engines, which must be installed."""

_SAME = {"simple": "amateur"}
"""Names of tables that are no levels of belote, with the level that they stand for."""
_YES_NO = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot as it was asked for: `engine` is empty for one of the house."""

    text: str
    engine: str
    name: str
    changes: tuple[tuple[str, str], ...]


def read_spec(text: str) -> Spec:
    """The bot of a text. Raises SetupError naming what is unknown."""
    first, *rest = text.split(",")
    engine, _, name = first.rpartition(":")
    pairs = tuple((key, value) for key, _, value in (each.partition("=") for each in rest))
    spec = Spec(text, engine, name, pairs)
    if engine and engine not in ENGINES:
        raise SetupError("bots", value=text, expected=", ".join(f"{each}:..." for each in ENGINES))
    if not engine and name not in LEVELS:
        raise SetupError("bots", value=text, expected=", ".join(LEVELS))
    if not engine and name != "random":
        _level(spec)
    return spec


def bot_of(spec: Spec, game: str, options: Any) -> Bot:
    """The bot of the house that a spec describes."""
    if spec.name == "random":
        return RandomBot()
    if game != "belote":
        return bot_for(game, options, spec.name)
    return BelotePlayer(options, _level(spec))


def _level(spec: Spec) -> Level:
    """The level with its changes."""
    found = levels()[_SAME.get(spec.name, spec.name)]
    kinds: Mapping[str, Any] = {each.name: getattr(found, each.name) for each in fields(found)}
    for key, value in spec.changes:
        if key not in kinds or key == "name":
            raise SetupError("bots", value=spec.text, expected=", ".join(kinds))
        found = replace(found, **{key: _value(kinds[key], value, spec)})
    return found


def _value(now: Any, text: str, spec: Spec) -> Any:
    """A value of the kind of another one; worlds are one number for all tricks, or eight with + between."""
    try:
        if isinstance(now, bool):
            return _YES_NO[text]
        if isinstance(now, tuple):
            numbers = tuple(map(int, text.split("+")))
            return numbers * 8 if len(numbers) == 1 else numbers
        return type(now)(text)
    except (ValueError, KeyError):
        raise SetupError("bots", value=spec.text, expected=str(now)) from None
