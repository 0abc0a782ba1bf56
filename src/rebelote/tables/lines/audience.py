"""Everybody who has a line to a table."""

from rebelote.tables.match import Match
from rebelote.tables.visitor import Visitor
from rebelote.wire.messages import ServerMessage


class Audience:
    """The visitors of a table."""

    def __init__(self) -> None:
        self.visitors: list[Visitor] = []

    def enter(self, visitor: Visitor) -> None:
        """Somebody has come."""
        self.visitors.append(visitor)

    def go(self, visitor: Visitor) -> bool:
        """Somebody has gone; False when they were not here."""
        if visitor not in self.visitors:
            return False
        self.visitors.remove(visitor)
        return True

    def at(self, seat: int) -> list[Visitor]:
        """The lines of a seat."""
        return [each for each in self.visitors if each.seat == seat]

    @property
    def seated(self) -> bool:
        """Whether a person who plays is here."""
        return any(each.seat is not None for each in self.visitors)

    def tell(self, message: ServerMessage, *, first: bool = False) -> None:
        """Tell everybody."""
        for each in self.visitors:
            each.tell(message, first=first)

    def update(self, match: Match) -> None:
        """The match has moved on."""
        for each in self.visitors:
            each.update(match)

    def close(self) -> None:
        """Cut all lines, after what is still to be told."""
        for each in self.visitors:
            each.close()
