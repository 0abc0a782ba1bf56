"""`rebelote rules`: games, tables and options in words."""

from typing import Annotated

from cyclopts import Parameter

from rebelote.cli.main import spoken_language
from rebelote.cli.speaking import faults_in, setup_of, terminal
from rebelote.engine import SetupError, games
from rebelote.tui import all_tables, every_option, rules_of


def rules(
    table: str | None = None,
    *,
    lang: str | None = None,
    options: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell the tables there are, or every rule of one.

    Parameters
    ----------
    table
        The game and preset, such as belote/cardavia or cardavia; changes may follow, ;target=500.
    lang
        The language: fr, en, de or lb; that of the environment without it.
    options
        All options of a game with the values that may be set.
    """
    language = spoken_language(lang)
    out = terminal()
    with faults_in(language):
        if options:
            for game in _games(table):
                every_option(out, games()[game], language)
        elif table is None:
            all_tables(out, language)
        else:
            rules_of(out, setup_of(table), language)
    return 0


def _games(table: str | None) -> tuple[str, ...]:
    """The games whose options are listed: all, or the one of an address."""
    if table is None:
        return tuple(games())
    name = table.partition("/")[0]
    if name in games():
        return (name,)
    if "/" in table:
        raise SetupError("game-unknown", value=name, expected=", ".join(games()))
    return (setup_of(table).game.name,)
