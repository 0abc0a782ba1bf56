"""`rebelote solve`: the exact value of a position with open cards, for a person."""

from typing import Any

from rebelote.cards import show_card
from rebelote.engine import SetupError
from rebelote.engine.notation import notation_of
from rebelote.games.belote.order import ORDERS
from rebelote.record import read_line, state_of
from rebelote.search.exact import End, Solver
from rebelote.search.stakes import Stakes, stakes

_FOUR = 4


def solve(line: str) -> int:
    """Tell what every card leads to when all cards are open and everybody plays best.

    For each card of the seat in turn: the card points of both sides at the end of the deal with the last
    trick and the bonus of a capot; for a whole deal also the marks, and whether the contract is made.

    Parameters
    ----------
    line
        A deal of belote for four whose bidding is over, as a line or as a link with _ for the spaces.
    """
    read = read_line(line)
    state, letters = (
        state_of(read),
        notation_of(read.setup.game).letters(read.setup.options, read.setup.players),
    )
    if read.setup.game.name != "belote":
        raise SetupError("option-value", option="game", value=read.setup.game.name, expected="belote")
    if read.setup.options.players != _FOUR:
        raise SetupError(
            "option-value", option="players", value=read.setup.options.players, expected=str(_FOUR)
        )
    if state.play is None or not any(state.play.tricks.hands):
        raise SetupError("option-value", option="line", value=line, expected="a deal that is being played")
    _tell(state, letters)
    return 0


def _tell(state: Any, letters: str) -> None:
    """Print the value of every card, the best for the side in turn first."""
    position, order = state.play, ORDERS[state.contract.denomination]
    sides, turn = (letters[0] + letters[2], letters[1] + letters[3]), position.tricks.turn
    # an ending has no score: nothing is known of the deal before it
    at_stake = None if state.deal.position else stakes(state)
    ends, sign = Solver().values(position), 1 - 2 * (turn % 2)

    def rank(card: int) -> tuple[int, int]:
        margin = at_stake.margin(ends[card]) if at_stake else 0
        return (-sign * margin, -sign * ends[card].lead)

    more = f", marks, contract of {sides[at_stake.takers]}" if at_stake else ""
    print(f"{letters[turn]} plays; card points {sides[0]}-{sides[1]}{more}")
    for card in sorted(ends, key=rank):
        print(f"{show_card(order.cards[card])}  {_end(ends[card], at_stake, sides)}")


def _end(end: End, at_stake: Stakes | None, sides: tuple[str, str]) -> str:
    a, b = end.with_bonus()
    told = f"{a:4}-{b:<4}"
    if at_stake:
        made = {True: "made", False: "failed", None: "equal"}[at_stake.makes(end)]
        ours, theirs = at_stake.of(end)
        told += f" {ours:4}-{theirs:<4} {made}"
    return f"{told}  capot of {sides[end.capot]}" if end.capot >= 0 else told.rstrip()
