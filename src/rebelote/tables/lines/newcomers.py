"""Those who come to a running match, to the seat of a bot."""

from rebelote.tables import seating
from rebelote.tables.bots.thinking import holds_cards
from rebelote.tables.course import Course
from rebelote.tables.inputs import Heard
from rebelote.tables.ports import Saved
from rebelote.tables.seating import Chairs
from rebelote.tables.visitor import Visitor
from rebelote.wire.messages import Join


class Newcomers:
    """Who waits until the bot of a seat has made the move that it is asked for, and who sat where in the match.

    The plan says whether the table has them at all. A bot that only mixes or cuts is not waited for.
    """

    def __init__(self, course: Course, saved: Saved) -> None:
        self._course, self._open_to = course, saved.plan.newcomers
        self._row: list[tuple[Heard, int]] = []
        left = saved.match.left if saved.match is not None else {}
        self._sat = {(course.number, player): seat for player, seat in left.items()}
        self.been: set[str] = set()
        """The players who have given a seat up since the table was read, before a match or in any."""

    @property
    def welcome(self) -> bool:
        """Whether the seats of bots may be taken by now."""
        return self._open_to and self._course.number > 0

    @property
    def gone(self) -> frozenset[str]:
        """The players who have given a seat of the match up."""
        return frozenset(player for match, player in self._sat if match == self._course.number)

    def place(self, row: Chairs, table: str, join: Join, player: str) -> tuple[int | None, str]:
        """The seat that somebody comes to (None: to watch), or else the problem.

        Who has given a seat up may take no other one in the same match: they have seen cards. Nor may whom the house does
        not know take any, for they could have.
        """
        only = self._sat.get((self._course.number, player)) if self._course.running else None
        seat, problem = seating.place(row, table, join, player, bots_too=self.welcome, only=only)
        if self._course.running and not player and seat is not None and row[seat].person is None:
            return None, "unknown"
        return seat, problem

    def wait(self, heard: Heard, row: Chairs, seat: int) -> bool:
        """Whether somebody has to wait for a seat; then they stand in the row from now on."""
        if waits := row[seat].person is None and self._busy(seat):
            self._row.append((heard, seat))
        return waits

    def freed(self, *, asleep: bool) -> list[Heard]:
        """Those who need not wait any more, in the order in which they came. The bots of a table asleep rest."""
        ready = [each for each in self._row if asleep or not self._busy(each[1])]
        self._row = [each for each in self._row if each not in ready]
        return [heard for heard, _ in ready]

    def go(self, visitor: Visitor) -> None:
        """Somebody did not want to wait."""
        self._row = [each for each in self._row if each[0].visitor is not visitor]

    def close(self) -> None:
        """Nobody waits any more: their lines are cut, and they may come again."""
        for heard, _ in self._row:
            heard.visitor.close()
        self._row = []

    def left(self, row: Chairs, seat: int) -> None:
        """The person of a seat has given it up."""
        person = row[seat].person
        if person is None or not person.player:
            return
        self.been.add(person.player)
        if self._course.running:
            self._sat[self._course.number, person.player] = seat

    def _busy(self, seat: int) -> bool:
        """Whether something is pending for a seat that holds cards."""
        match = self._course.match
        return match is not None and seat in match.due_seats() and holds_cards(match.seen(seat), seat)
