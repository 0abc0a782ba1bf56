"""How deals of Rommé are written: the door of the game for lines and records (`engine.notation`).

There is no bidding; a turn takes the place of a trick. Besides dealer and totals a match carries `deal`, the
number of the deal, where deals were scored before: they are counted from 1. There are no endings: a position
is a whole deal.
"""

import re
from dataclasses import replace

from rebelote.cards import Card, Seat, compass
from rebelote.engine.errors import SetupError
from rebelote.engine.game import Move
from rebelote.engine.notation import Pairs, Placed, Standing
from rebelote.games.rammi import dealing
from rebelote.games.rammi.moves import Discard
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.state import Match, Phase, State

__all__ = [
    "TURN",
    "letters",
    "log",
    "pack",
    "placed",
    "playing",
    "position",
    "quick",
    "sides",
    "standing",
    "together",
    "told",
    "tricks",
    "waiting",
]

_CARD = "[2-9TJQKA][shdc]"
TURN = re.compile(rf"[SD]|M(?:{_CARD})+|A[1-9][0-9]?(?:{_CARD})+|X{_CARD}")
"""What a seat does in its turn, which stands in a line as it is."""
_NUMBER = re.compile(r"[1-9][0-9]{0,4}")


def letters(options: Options, seats: int) -> str:
    """A letter for each seat, in order of rotation: clockwise (R5)."""
    return compass(seats, clockwise=True)


def sides(options: Options, seats: int) -> tuple[str, ...]:
    """The seats: everyone is for himself (R2)."""
    return tuple(letters(options, seats))


def pack(state: State) -> tuple[Card, ...]:
    """The pack in dealing order."""
    return state.table.pack if state.table is not None else ()


def log(state: State) -> tuple[tuple[Seat, Move], ...]:
    """The moves since the pack was in order, and how chance mixed the discards."""
    return tuple((Seat(seat), move) for seat, move in state.table.log) if state.table is not None else ()


def playing(state: State) -> bool:
    """Whether a deal is under way."""
    return state.table is not None


def tricks(state: State) -> int:
    """Complete turns of the deal: each of them ends with a discard (R14)."""
    if state.table is None:
        return 0
    return sum(isinstance(move, Discard) for _, move in state.table.log)


def together(state: State) -> bool:
    """Nobody decides together with others."""
    return False


def told(state: State, deal: int) -> Pairs:
    """`Made` (yes, or void where the deal was blocked) and the marks of each seat as `Score`."""
    result = state.match.results[deal]
    names = sides(state.options, state.seats)
    marks = " ".join(f"{name} {mark}" for name, mark in zip(names, result.marks, strict=True))
    return (("Made", "void" if result.winner < 0 else "yes"), ("Score", marks))


def quick(state: State, depth: int) -> int | None:
    """There is no faster way of counting."""
    return None


def standing(state: State) -> Standing:
    """Where the match stood before the deal, read back from its end where it is over."""
    match_ = state.match
    if match_.winners is not None:
        match_ = _before(match_)
    carried = (("deal", str(match_.scored + 1)),) if match_.scored else ()
    return Standing(Seat(match_.dealer), match_.totals, carried)


def _before(match_: Match) -> Match:
    """The match before its last deal, which somebody won."""
    marks = match_.results[-1].marks
    totals = tuple(total - mark for total, mark in zip(match_.totals, marks, strict=True))
    dealer = (match_.dealer - 1) % len(totals)
    return replace(match_, totals=totals, dealer=dealer, scored=match_.scored - 1, winners=None)


def waiting(options: Options, standing: Standing) -> State:
    """The wait for a mixed pack. Raises SetupError naming what is wrong with the standing."""
    seats, scored = len(standing.totals), 0
    if seats not in dealing.HANDS or not 0 <= standing.dealer < seats:
        raise SetupError(
            "totals", value=",".join(map(str, standing.totals)), expected=", ".join(map(str, dealing.HANDS))
        )
    for name, text in standing.carried:
        if name != "deal" or not _NUMBER.fullmatch(text):
            raise SetupError("totals", value=f"{name}={text}", expected="deal=3")
        scored = int(text) - 1
    return State(options, Match(standing.totals, int(standing.dealer), scored), Phase.MIX)


def placed(state: State) -> Placed | None:
    """Nothing: every deal is a deal of a match."""
    return None


def position(options: Options, standing: Standing, placed: Placed) -> State:
    """There are no endings of Rommé. Raises SetupError."""
    raise SetupError("no-endings", value="rammi")
