"""Whist à la couleur, as it is played in the bistros of Luxembourg; four, each for himself.

The rules are numbered in docs/rulebook/whist.md. Not implemented: the grid of the club, of which only the
failed EMB13 is an option.
"""

from rebelote.games.whist.rules import Whist

GAME = Whist()

__all__ = ["GAME", "Whist"]
