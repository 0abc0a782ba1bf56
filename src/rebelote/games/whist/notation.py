"""How deals of whist are written: the door of the game for lines and records (`engine.notation`).

Besides dealer and totals a match carries, where they are not the usual ones: `deal` the number of the deal,
scored deals counted from 1; `below` the seats whose totals are below zero, the totals themselves being
written without a sign. There are no endings: a position is a whole deal.
"""

import re
from dataclasses import replace

from rebelote.cards import Card, Seat, compass
from rebelote.engine.errors import SetupError
from rebelote.engine.game import Move
from rebelote.engine.notation import Pairs, Placed, Standing
from rebelote.games.whist.contract import Kind
from rebelote.games.whist.moves import Aside, Name, Play
from rebelote.games.whist.options import Options
from rebelote.games.whist.state import SEATS, Match, Phase, State, rules

__all__ = [
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

_NUMBER = re.compile(r"[1-9][0-9]{0,4}")


def letters(options: Options, seats: int = SEATS) -> str:
    """A letter for each seat, in order of rotation: clockwise (W1)."""
    return compass(SEATS, clockwise=True)


def sides(options: Options, seats: int = SEATS) -> tuple[str, ...]:
    """The seats: everyone is a side of his own (W1)."""
    return tuple(letters(options))


def pack(state: State) -> tuple[Card, ...]:
    """The pack in dealing order, mixed and cut."""
    return state.deal.pack if state.deal is not None else ()


def log(state: State) -> tuple[tuple[Seat, Move], ...]:
    """The moves since the pack was in order; cards laid aside stand in the order of the seats."""
    moves: list[tuple[Seat, Move]] = []
    if state.talk is not None:
        moves += [(Seat(seat), call) for seat, call in state.talk.calls]
    standing = state.standing
    if standing is not None and standing.contract.kind is Kind.TROU and state.trump >= 0:
        moves.append((Seat(standing.holders[-1]), Name(state.trump)))
    moves += [(Seat(seat), Aside(card)) for seat, card in enumerate(state.aside) if card is not None]
    moves += [(Seat(seat), Play(card)) for seat, card in state.plays]
    return tuple(moves)


def playing(state: State) -> bool:
    """Whether trumps are named and cards laid aside, so that somebody leads."""
    return state.tricks is not None


def tricks(state: State) -> int:
    """Complete tricks of the deal."""
    return len(state.takers)


def together(state: State) -> bool:
    """Cards are laid aside at the same time (W25)."""
    return state.phase is Phase.ASIDE


def told(state: State, deal: int) -> Pairs:
    """`Made` (yes or no for each declarer, or void) and the marks of each seat as `Score`."""
    result = state.match.results[deal]
    made = " ".join("yes" if each else "no" for each in result.made)
    names = sides(state.rules.options)
    marks = " ".join(f"{name} {mark}" for name, mark in zip(names, result.marks, strict=True))
    return (("Made", made or "void"), ("Score", marks))


def quick(state: State, depth: int) -> int | None:
    """There is no faster way of counting."""
    return None


def standing(state: State) -> Standing:
    """Where the match stood before the deal, read back from its end where it is over."""
    match_ = state.match
    if match_.winners is not None:
        match_ = _before(match_)
    names = letters(state.rules.options)
    below = "".join(names[seat] for seat, total in enumerate(match_.totals) if total < 0)
    deal = str(match_.scored + 1) if match_.scored else ""
    carried = tuple(pair for pair in (("deal", deal), ("below", below)) if pair[1])
    return Standing(Seat(match_.dealer), tuple(map(abs, match_.totals)), carried)


def _before(match_: Match) -> Match:
    """The match before its last deal."""
    marks = match_.results[-1].marks
    totals = tuple(total - mark for total, mark in zip(match_.totals, marks, strict=True))
    dealer = (match_.dealer - 1) % SEATS
    return replace(match_, totals=totals, dealer=dealer, scored=match_.scored - 1, winners=None)


def waiting(options: Options, standing: Standing) -> State:
    """The wait for a mixed pack. Raises SetupError naming what is wrong with the standing."""
    names, totals, scored = letters(options), standing.totals, 0
    if len(totals) != SEATS or not 0 <= standing.dealer < SEATS:
        raise SetupError(
            "totals", value=",".join(map(str, totals)), expected=f"{SEATS} totals with commas between"
        )
    for name, text in standing.carried:
        match name:
            case "deal" if _NUMBER.fullmatch(text):
                scored = int(text) - 1
            case "below" if set(text) <= set(names) and len(set(text)) == len(text):
                totals = tuple(-n if names[seat] in text else n for seat, n in enumerate(totals))
            case _:
                raise SetupError("totals", value=f"{name}={text}", expected=f"deal=3, below={names[:2]}")
    return State(rules(options), Match(totals, int(standing.dealer), scored), Phase.MIX)


def placed(state: State) -> Placed | None:
    """Nothing: every deal is a deal of a match."""
    return None


def position(options: Options, standing: Standing, placed: Placed) -> State:
    """There are no endings of whist. Raises SetupError."""
    raise SetupError("no-endings", value="whist")
