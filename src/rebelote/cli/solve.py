"""`rebelote solve`: the exact value of a position with open cards, for a person."""

from typing import Any

from rebelote.cards import Card, show_card
from rebelote.engine import SetupError
from rebelote.engine.notation import notation_of
from rebelote.games.belote.order import ORDERS
from rebelote.games.konter import kernel as konter
from rebelote.games.whist.contract import MISERES
from rebelote.record import read_line, state_of
from rebelote.search.exact import End, Solver
from rebelote.search.plain import PlainSolver, Task
from rebelote.search.stakes import Stakes, stakes

_FOUR = 4
_EVERYBODY = (1 << _FOUR) - 1


def solve(line: str) -> int:
    """Tell what every card leads to when all cards are open and everybody plays best.

    For each card of the seat in turn: the card points of both sides at the end of the deal with the last
    trick and the bonus of a capot; for a whole deal also the marks, and whether the contract is made. At
    Konter a Matt the card points of both sides, at whist the tricks of who plays the game.

    Parameters
    ----------
    line
        A deal of belote for four, Konter a Matt or whist whose bidding is over, as a line or as a link with _
        for the spaces.
    """
    read = read_line(line)
    setup = read.setup
    state, letters = state_of(read), notation_of(setup.game).letters(setup.options, setup.players)
    told = {"belote": _tell, "konter": _tell_konter, "whist": _tell_whist}.get(setup.game.name)
    if told is None:
        # everybody chooses at once, or draws what lies face down: there is no best card with open hands
        raise SetupError("no-solver", value=setup.address)
    if setup.players != _FOUR:
        raise SetupError("option-value", option="players", value=setup.players, expected=str(_FOUR))
    if not _played(state):
        raise SetupError("option-value", option="line", value=line, expected="a deal that is being played")
    told(state, letters)
    return 0


def _played(state: Any) -> bool:
    """Whether somebody has to lay a card."""
    tricks = state.play.tricks if getattr(state, "play", None) is not None else getattr(state, "tricks", None)
    return state.phase.value == "play" and tricks is not None and any(tricks.hands)


def _tell_konter(state: Any, letters: str) -> None:
    """Print the card points that every card leads to, the best for the side in turn first (K17)."""
    position, order, seat = state.play, state.rules.orders[state.trump], state.play.tricks.turn
    side, sides = seat & 1, (letters[0] + letters[2], letters[1] + letters[3])
    own = 0b0101 << side
    task = Task(position.duties, own, own, tuple(konter.worth(1 << each) for each in range(64)), price=0)
    laid = position.tricks.laid if position.tricks.led >= 0 else 0
    total = sum(position.points) + konter.worth(sum(position.tricks.hands) | laid)
    print(f"{letters[seat]} plays; card points {sides[0]}-{sides[1]}")
    for strength, gain in _best_first(PlainSolver().values(task, position.tricks)):
        mine = position.points[side] + gain
        both = (mine, total - mine) if side == 0 else (total - mine, mine)
        print(f"{show_card(order.cards[strength])}  {both[0]:4}-{both[1]}")


def _tell_whist(state: Any, letters: str) -> None:
    """Print the tricks of who plays the game after every card, the best for the seat in turn first (W27)."""
    contract, holders = state.standing.contract, state.standing.holders
    avoids = contract.kind in MISERES
    if avoids and len(holders) > 1:
        # each of them is judged alone
        raise SetupError("no-solver", value=contract.show())
    takers = sum(1 << seat for seat in holders)
    task = Task(state.trump, takers, (_EVERYBODY - takers) if avoids else takers)
    seat, before = state.tricks.turn, sum(taker in holders for taker in state.takers)
    wishes = bool(task.wishers >> seat & 1)
    names = "".join(letters[each] for each in sorted(holders))
    print(f"{letters[seat]} plays; {contract.show()}, tricks of {names}")
    for card, gain in _best_first(PlainSolver().values(task, state.tricks), most=wishes):
        print(f"{show_card(Card(card))}  {before + gain:4}")


def _best_first(values: dict[int, int], *, most: bool = True) -> list[tuple[int, int]]:
    """Cards with what they bring, in the order in which a seat would choose them."""
    return sorted(values.items(), key=lambda each: (-each[1] if most else each[1], each[0]))


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
