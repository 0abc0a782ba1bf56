"""How rounds of Up & Down are written: the door of the game for lines and records (`engine.notation`).

Nobody deals. Besides totals a match carries, once a round is over: `round` the number of the round, and `first`
the seat that was the first leader of the round before. Dice and toss stand where other games have the bidding.
There are no endings: a position is a whole round.
"""

import re
from dataclasses import replace

from rebelote.cards import Card, Seat, compass
from rebelote.engine.errors import SetupError
from rebelote.engine.game import Move
from rebelote.engine.notation import NO_DEALER, Pairs, Placed, Standing
from rebelote.games.updown import setting
from rebelote.games.updown.moves import Choose
from rebelote.games.updown.options import Options
from rebelote.games.updown.state import HAND_SIZES, Match, Phase, State, rules

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

_NUMBER = re.compile(r"[2-9]|[1-9][0-9]{1,3}")


def letters(options: Options, seats: int) -> str:
    """A letter for each seat, in order of rotation: clockwise (U2)."""
    return compass(seats, clockwise=True)


def sides(options: Options, seats: int) -> tuple[str, ...]:
    """The seats: everyone is for himself (U2)."""
    return tuple(letters(options, seats))


def pack(state: State) -> tuple[Card, ...]:
    """The pack in dealing order."""
    return state.round.pack if state.round is not None else ()


def log(state: State) -> tuple[tuple[Seat, Move], ...]:
    """The moves since the pack was mixed; cards of a trick stand in the order of the seats."""
    if state.round is None:
        return ()
    done: list[tuple[Seat, Move]] = [(Seat(seat), move) for seat, move in state.round.log]
    chosen = enumerate(state.round.chosen)
    return (*done, *((Seat(seat), Choose(card)) for seat, card in chosen if card is not None))


def playing(state: State) -> bool:
    """Whether dice and card lie in the middle, so that the leader may change them."""
    return state.round is not None and state.round.first >= 0


def tricks(state: State) -> int:
    """Complete tricks of the round."""
    return len(state.round.tricks) if state.round is not None else 0


def together(state: State) -> bool:
    """Cards are chosen at the same time (U12)."""
    return state.phase is Phase.CHOICE


def told(state: State, deal: int) -> Pairs:
    """The tricks of each seat as `Score`."""
    tally = state.match.results[deal].tally
    names = sides(state.rules.options, state.rules.seats)
    return (("Score", " ".join(f"{name} {count}" for name, count in zip(names, tally, strict=True))),)


def quick(state: State, depth: int) -> int | None:
    """There is no faster way of counting."""
    return None


def standing(state: State) -> Standing:
    """Where the match stood before the round, read back from its end where it is over."""
    match_ = state.match
    if match_.winners is not None:
        match_ = _before(match_)
    if not match_.played:
        return Standing(NO_DEALER, match_.totals)
    first = letters(state.rules.options, state.rules.seats)[match_.first]
    return Standing(NO_DEALER, match_.totals, (("round", str(match_.played + 1)), ("first", first)))


def _before(match_: Match) -> Match:
    """The match before its last round."""
    last = match_.results[-1].tally
    totals = tuple(total - count for total, count in zip(match_.totals, last, strict=True))
    return replace(match_, totals=totals, played=match_.played - 1, winners=None)


def waiting(options: Options, standing: Standing) -> State:
    """The wait for a mixed pack. Raises SetupError naming what is wrong with the standing."""
    seats, played, first = len(standing.totals), 0, -1
    if seats not in HAND_SIZES or standing.dealer != NO_DEALER:
        raise SetupError("totals", value=",".join(map(str, standing.totals)), expected="-:")
    names = letters(options, seats)
    for name, text in standing.carried:
        match name:
            case "round" if _NUMBER.fullmatch(text):
                played = int(text) - 1
            case "first" if len(text) == 1 and text in names:
                first = names.index(text)
            case _:
                raise SetupError("totals", value=f"{name}={text}", expected=f"round=2, first={names[0]}")
    if (played > 0) != (first >= 0) or sum(standing.totals) > played * HAND_SIZES[seats]:
        raise SetupError(
            "totals", value=",".join(map(str, standing.totals)), expected=f"round=2;first={names[0]}"
        )
    begun = setting.begin(rules(options, seats))
    return replace(begun, match=Match(standing.totals, (), played, first))


def placed(state: State) -> Placed | None:
    """Nothing: every round is a round of a match."""
    return None


def position(options: Options, standing: Standing, placed: Placed) -> State:
    """There are no endings of Up & Down. Raises SetupError."""
    raise SetupError("no-endings", value="updown")
