"""The engine: what a game is, how chance enters it, how games are found and checked.

A game implements `Game`; `rebelote.engine.conformance.check` proves that it keeps the contract.
"""

from rebelote.engine.chance import chance, shuffled
from rebelote.engine.errors import Fault, IllegalMove, NotationError, Refusal, SetupError, refuse
from rebelote.engine.game import CHANCE, Event, Game, Greyed, Move, Outcome, Preset, Source, Step, View
from rebelote.engine.registry import Setup, addresses, find, games
from rebelote.engine.zones import BACK, Clear, Item, Put, Shift, Sweep, Turn, Zone, fold

__all__ = [
    "BACK",
    "CHANCE",
    "Clear",
    "Event",
    "Fault",
    "Game",
    "Greyed",
    "IllegalMove",
    "Item",
    "Move",
    "NotationError",
    "Outcome",
    "Preset",
    "Put",
    "Refusal",
    "Setup",
    "SetupError",
    "Shift",
    "Source",
    "Step",
    "Sweep",
    "Turn",
    "View",
    "Zone",
    "addresses",
    "chance",
    "find",
    "fold",
    "games",
    "refuse",
    "shuffled",
]
