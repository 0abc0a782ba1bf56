"""The exact solver of belote with open cards: what each side takes when everybody plays best."""

from rebelote.search.exact.answers import End, Solver

__all__ = ["End", "Solver"]
