"""Up & Down: tricks whose rules the leader changes, cards chosen at the same time; two, three or four players.

The rules are numbered in docs/rulebook/updown.md. Nothing of them is left out.
"""

from rebelote.games.updown.rules import UpDown

GAME = UpDown()

__all__ = ["GAME", "UpDown"]
