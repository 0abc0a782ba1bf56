"""Calls by a net that learned what they come to, or by counting where there is none."""

from typing import Protocol

from rebelote.bots.belote.bidding import Bidder
from rebelote.bots.belote.levels import Level
from rebelote.cards import CardSet, gather, suit
from rebelote.engine import Source
from rebelote.games.belote.moves import Call, read
from rebelote.games.belote.options import Options
from rebelote.games.belote.view import View
from rebelote.search.learned.caller import Caller, Values, family, net, net_in
from rebelote.search.learned.context import LEVEL, Standing, standing
from rebelote.search.learned.features import COINCHE, NEVER, PASS
from rebelote.search.learned.net import Net
from rebelote.search.learned.talk import Replay, output

LEARNED, POINTS = "learned", "points"
"""By a net for the chance to win the match, and by the same net as if marks were all that counts."""
FILE = ".net"
"""How a file of a net ends."""
_FOUR = 4
_MARKS_A_POINT = 8
"""Doubt of those who learned is in marks; where they have to count it is so much less in points of a hand."""


class Calls(Protocol):
    """Somebody who calls."""

    def call(self, view: View, source: Source) -> str | None:
        """One of the choices of a view in the bidding; None only where it waits for somebody else."""


class Learned:
    """Calls what a net holds to be worth most.

    `doubt` blurs the values, by so many marks at most; `blind` takes no notice of the score of the match.
    """

    __slots__ = ("_blind", "_caller", "_doubt")

    def __init__(self, caller: Caller, doubt: int, *, blind: bool = False) -> None:
        self._caller, self._doubt, self._blind = caller, doubt, blind

    def call(self, view: View, source: Source) -> str | None:
        """The choice of the highest value; out of turn only a coinche that is worth more than waiting."""
        assert view.seat is not None
        values = self.values(view)
        if self._doubt:
            values = {
                each: worth + source.randrange(2 * self._doubt + 1) - self._doubt
                for each, worth in values.items()
            }
        best = max(values, key=lambda each: values[each])
        if view.seat not in view.due and best != (NEVER, COINCHE):
            return None
        return next(text for text in view.choices if output(_call(text)) == best)

    def worth(self, view: View) -> dict[str, float]:
        """What each choice is held to come to, in marks."""
        values = self.values(view)
        return {text: values[output(_call(text))] for text in view.choices}

    def values(self, view: View) -> Values:
        """What each call would come to, in marks; near the end of a match in marks of equal worth."""
        assert view.seat is not None
        replay = Replay(
            (view.dealer + 1) % _FOUR,
            auction=self._caller.options.bid_mode == "auction",
            turned=None if view.turned is None else suit(view.turned),
            match=LEVEL if self._blind else match_of(view, self._caller.options),
        )
        for seat, call in view.calls:
            replay.call(seat, call)
        open_ = {output(_call(text)) for text in view.choices}
        if view.seat not in view.due:
            open_.add((NEVER, PASS))
        return self._caller.values(known_hand(view), replay.seen_by(view.seat), sorted(open_))


def match_of(view: View, options: Options) -> Standing:
    """Where the match of a view stands for side 0, with all that lies in pots."""
    return standing(options, view.totals, float(sum(sum(each.amounts) for each in view.pots)))


def known_hand(view: View) -> CardSet:
    """The cards of a seat with the turned one, which goes to whoever takes."""
    hand = gather(view.hand)
    return CardSet(hand | 1 << view.turned) if view.turned is not None else hand


def calls_of(options: Options, level: Level) -> Calls:
    """Who calls for a level at a table."""
    known = _net_of(options, level) if options.players == _FOUR else None
    if known is None:
        return Bidder(options, level.doubt if level.bidding != LEARNED else level.doubt // _MARKS_A_POINT)
    return Learned(Caller(known, options), level.doubt, blind=level.bidding == POINTS)


def _net_of(options: Options, level: Level) -> Net | None:
    """The net by which a level calls: that of the family, or one in a file that is yet to be measured."""
    if level.bidding.endswith(FILE):
        return net_in(level.bidding)
    return net(family(options)) if level.bidding in (LEARNED, POINTS) else None


def _call(text: str) -> Call:
    move = read(text)
    assert isinstance(move, Call)
    return move
