"""The solver of belote for two and three with open cards, as far as a horizon (B52, B120 to B123)."""

from rebelote.search.small.answers import Side, SmallSolver

__all__ = ["Side", "SmallSolver"]
