"""`rebelote play`: a person against simple bots in the terminal."""

import random
import sys
from typing import Annotated

from cyclopts import Parameter

from rebelote.bots import bot_for
from rebelote.cards import Seat, compass, read_seat
from rebelote.cli.main import spoken_language
from rebelote.cli.speaking import faults_in, setup_of, terminal
from rebelote.engine import Setup, SetupError
from rebelote.engine.registry import seated
from rebelote.tui import Sitting, sit_down

Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], help="Change an option: name=value.", negative="")
]
Flag = Parameter(negative="")
_SEEDS = 2**32


def play(
    table: str = "belote/ludiclub-classic",
    *,
    seat: str | None = None,
    seed: int | None = None,
    option: Options = (),
    lang: str | None = None,
    bots: str = "simple",
    seats: int | None = None,
    plain: Annotated[bool, Flag] = False,
    auto: Annotated[bool, Flag] = False,
) -> int:
    """Play a match against bots.

    Parameters
    ----------
    table
        The game and preset, such as belote/ffb-coinche; `rebelote rules` lists them.
    seat
        Where you sit: N W S E at four, otherwise a number. South without it.
    seed
        The seed of the match: the same seed gives the same cards.
    option
        Options that differ from the preset.
    lang
        The language: fr, en, de or lb; that of the environment without it.
    bots
        Who plays the other seats: a level, such as beginner, amateur or strong; at belote steady, expert and
        analyst, too; simple or random.
    seats
        How many sit at the table, where the options leave it open.
    plain
        Sentences one by one, for a screen reader: no drawing and no colour.
    auto
        Bots play all seats, and you look on.
    """
    language = spoken_language(lang)
    with faults_in(language):
        setup = setup_of(table, option)
        bot_for(setup.game.name, setup.options, bots)
        letters = _letters(setup, seats)
        where = _seat(seat, letters)
    started = random.SystemRandom().randrange(_SEEDS) if seed is None else seed
    _edit_lines()
    sit_down(Sitting(setup, letters, where, language, started, bots, plain, auto), terminal())
    return 0


def _letters(setup: Setup, seats: int | None) -> str:
    """One letter a seat, in order of rotation. Raises SetupError for a number that may not sit there."""
    seats = setup.game.seat_numbers(setup.options)[0] if seats is None else seats
    seated(setup, seats)
    return compass(seats, getattr(setup.options, "direction", "") == "clockwise")


def _seat(text: str | None, letters: str) -> Seat:
    if text is None:
        return Seat(max(letters.find("S"), 0))
    try:
        return read_seat(text.upper(), letters)
    except ValueError:
        raise SetupError("place", value=text, expected=" ".join(letters)) from None


def _edit_lines() -> None:
    """Arrow keys and earlier lines at the prompt, where this Python has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            pass
