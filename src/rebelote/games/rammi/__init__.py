"""Rommé (Rami, Rummy), as it is played in the bistros of Luxembourg; two to six with one pack.

The rules are numbered in docs/rulebook/rammi.md. Not implemented: jokers, and a second pack.
"""

from rebelote.games.rammi.rules import Rammi

GAME = Rammi()

__all__ = ["GAME", "Rammi"]
