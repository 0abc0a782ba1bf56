"""The exact solver of games that count tricks or card points and ask little: Konter a Matt and whist."""

from rebelote.search.plain.answers import PlainSolver, Task

__all__ = ["PlainSolver", "Task"]
