"""`rebelote perft`: count the legal sequences of moves from a line."""

from typing import Annotated

from cyclopts import Parameter

from rebelote.engine import SetupError
from rebelote.engine.notation import notation_of
from rebelote.record import Line, Said, divide, read_line, state_of
from rebelote.record import perft as count

_DEEPEST = 99


def perft(
    line: str, depth: int, *, by_move: Annotated[bool, Parameter(name="--divide", negative="")] = False
) -> int:
    """Count the legal sequences of so many moves from a position.

    Chance does not move, and the end of the deal ends every sequence.

    Parameters
    ----------
    line
        The position as a line, or as a link with _ for the spaces.
    depth
        How many moves.
    by_move
        Tell the count for each first move as well.
    """
    read = read_line(line)
    if not 0 <= depth <= _DEEPEST:
        raise SetupError("option-value", option="depth", value=depth, expected=f"0-{_DEEPEST}")
    game, state = read.setup.game, state_of(read)
    if by_move and depth:
        parts = divide(game, state, depth)
        for said, part in parts.items():
            print(f"{_said(read, said)} {part}")
        total = sum(parts.values())
    else:
        total = count(game, state, depth)
    print(total)
    return 0


def _said(line: Line, said: Said) -> str:
    letters = notation_of(line.setup.game).letters(line.setup.options, line.setup.players)
    return said.move if said.seat is None else f"{letters[said.seat]}:{said.move}"
