"""A line: one deal or one ending as one line of text (docs/notation.md).

    belote/ffb-coinche;target=1000 W:{ThJs8h...} 3-2-3,p,80h,p,p,p As7sTsJs/Kd 540,320

`read_line` checks form and setup, `state_of` the moves against the rules.
"""

import re
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rebelote.cards import Card, CardSet, Seat, show_cards, show_hand
from rebelote.engine.errors import IllegalMove, NotationError, SetupError
from rebelote.engine.game import CHANCE, Game, Move
from rebelote.engine.notation import NO_DEALER, Notation, Pairs, Placed, Standing, notation_of, turns
from rebelote.engine.registry import Setup


class Said(NamedTuple):
    """A move as it is written: its text, and the seat where order does not tell it."""

    seat: Seat | None
    move: str


class Hand(NamedTuple):
    """Cards of a hand, and how many more it holds that nobody knows."""

    cards: CardSet
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class Pack:
    """The pack in dealing order, top first: mixed and cut."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands instead of a pack, in rotation from the seat that leads."""

    leader: Seat
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One deal, or an ending set up for study; `tricks` holds the moves after the bidding, by trick."""

    setup: Setup
    dealer: Seat
    deal: Pack | Hands
    bidding: tuple[Said, ...] = ()
    tricks: tuple[tuple[Said, ...], ...] = ()
    totals: tuple[int, ...] = ()
    carried: Pairs = ()


def show_line(line: Line, *, link: bool = False) -> str:
    """The text of a line; in a link `_` stands for the spaces."""
    letters = notation_of(line.setup.game).letters(line.setup.options, line.setup.players)
    bidding = ",".join(_said(each, letters) for each in line.bidding)
    bare = turns(notation_of(line.setup.game))
    play = "/".join("".join(_laid(each, letters, bare) for each in trick) for trick in line.tricks)
    parts = [
        line.setup.show(),
        f"{letters[line.dealer] if line.dealer != NO_DEALER else '-'}:{_deal(line.deal, letters)}",
        bidding or "-",
        play or "-",
    ]
    if line.totals or line.carried:
        totals = ",".join(map(str, line.totals))
        parts.append(";".join((totals, *(f"{name}={value}" for name, value in line.carried))))
    return ("_" if link else " ").join(parts)


def line_of(setup: Setup, state: Any) -> Line:
    """The line of a state; the setup says how many sit at the table.

    Raises SetupError for a state without a deal: while the pack is not in order.
    """
    notation = notation_of(setup.game)
    standing = notation.standing(state)
    nothing = not any(standing.totals) and not standing.carried
    line = Line(
        setup,
        standing.dealer,
        Pack(notation.pack(state)),
        totals=() if nothing else standing.totals,
        carried=standing.carried,
    )
    placed = notation.placed(state)
    if placed is not None:
        around = placed.hands[placed.leader :] + placed.hands[: placed.leader]
        calls = tuple(Said(seat, setup.game.show(call)) for seat, call in placed.calls)
        line = replace(line, deal=Hands(placed.leader, tuple(map(Hand, around))), bidding=calls)
    elif not notation.pack(state):
        raise SetupError("no-deal", value=setup.address)
    return _with_moves(line, notation, notation.log(state))


def _with_moves(line: Line, notation: Notation, log: tuple[tuple[Seat, Move], ...]) -> Line:
    """The line with the moves of a log."""
    game, state = line.setup.game, _start(line, notation)
    bidding = list(line.bidding)
    tricks: list[list[Said]] = []
    for seat, move in log:
        said = Said(named(game, notation, state, seat), game.show(move))
        if not notation.playing(state):
            bidding.append(said)
        elif notation.tricks(state) == len(tricks):
            tricks.append([said])
        else:
            tricks[-1].append(said)
        state = game.step(state, seat, move).state
    return replace(line, bidding=tuple(bidding), tricks=tuple(map(tuple, tricks)))


def state_of(line: Line) -> Any:
    """The state of a line.

    Raises SetupError for a deal or standing that cannot be, IllegalMove for a move against the rules
    (its facts name the move and its number), NotationError for moves in the wrong field or trick.
    """
    notation = notation_of(line.setup.game)
    state = _start(line, notation)
    ending = isinstance(line.deal, Hands)
    deals = line.setup.game.deals(state)
    number = 0
    for said in () if ending else line.bidding:
        number += 1
        _in_place(line, said, not notation.playing(state), deals == line.setup.game.deals(state))
        state = _stepped(line.setup.game, state, said, number)
    for place, trick in enumerate(line.tricks):
        for said in trick:
            number += 1
            right = notation.playing(state) and notation.tricks(state) == place
            _in_place(line, said, right, deals == line.setup.game.deals(state))
            state = _stepped(line.setup.game, state, said, number)
    return state


def _start(line: Line, notation: Notation) -> Any:
    """The state before the first move: the pack is in order, or the ending is set up."""
    setup, game = line.setup, line.setup.game
    totals = line.totals or (0,) * len(notation.sides(setup.options, setup.players))
    standing = Standing(line.dealer, totals, line.carried)
    if isinstance(line.deal, Pack):
        waiting = notation.waiting(setup.options, standing)
        pack = f"{{{show_cards(line.deal.cards)}}}"
        return _stepped(game, waiting, Said(CHANCE, pack), 0)
    hands, leader = line.deal.hands, line.deal.leader
    if any(hand.unknown for hand in hands):
        raise SetupError("unknown-cards", value=" ".join(map(_hand, hands)))
    from_first = hands[-leader:] + hands[:-leader] if leader else hands
    calls = tuple((said.seat, game.read(said.move)) for said in line.bidding)
    return notation.position(
        setup.options, standing, Placed(leader, tuple(hand.cards for hand in from_first), calls)
    )


def _in_place(line: Line, said: Said, right: bool, running: bool) -> None:
    """Raises NotationError for a move after the end of the deal, in the wrong field or in the wrong trick."""
    if not running:
        raise NotationError(said.move, 0, "the end of the line, since the deal is over")
    if not right:
        raise NotationError(said.move, 0, "calls before cards, and / after each trick and nowhere else")


def _stepped(game: Game[Any, Any], state: Any, said: Said, number: int) -> Any:
    """The state after a move as it is written. IllegalMove gets the move and its number as facts."""
    try:
        return game.step(state, mover(game, state, said), game.read(said.move)).state
    except IllegalMove as illegal:
        known = (*illegal.refusal.facts, ("move", said.move), ("number", number))
        raise IllegalMove(replace(illegal.refusal, facts=known)) from None


def named(game: Game[Any, Any], notation: Notation, state: Any, seat: Seat) -> Seat | None:
    """The seat to write before a move, None where order tells it.

    Order tells it of the only seat that is due, and of those that decide together from the first on.
    """
    due = game.due(state)
    told = due == {seat} or (notation.together(state) and seat == min(due))
    return None if told else seat


def mover(game: Game[Any, Any], state: Any, said: Said) -> Seat:
    """Who makes a move as it is written."""
    return said.seat if said.seat is not None else min(game.due(state), default=CHANCE)


def _deal(deal: Pack | Hands, letters: str) -> str:
    if isinstance(deal, Pack):
        return f"{{{show_cards(deal.cards)}}}"
    return f"{letters[deal.leader]}={','.join(map(_hand, deal.hands))}"


def _hand(hand: Hand) -> str:
    more = f"+{hand.unknown}" if hand.unknown else ""
    return more if more and not hand.cards else show_hand(hand.cards) + more


def _said(said: Said, letters: str) -> str:
    return said.move if said.seat is None else f"{letters[said.seat]}:{said.move}"


def _laid(said: Said, letters: str, bare: re.Pattern[str]) -> str:
    """A move of the play: cards stand as they are, anything else in parentheses."""
    text = _said(said, letters)
    return text if bare.fullmatch(text) else f"({text})"
