"""L'arrêt: stopping the match when the target is reached beyond doubt (B116)."""

from rebelote.games.belote.options import Options
from rebelote.games.belote.order import TA
from rebelote.games.belote.play.announcements import value
from rebelote.games.belote.scoring.ending import reaches
from rebelote.games.belote.scoring.tally import converted
from rebelote.games.belote.view import View

_BELOTE = 20
_HALF = 162 // 2


def wants_to_stop(view: View, options: Options) -> bool:
    """Whether what everybody saw brings this seat to the target.

    The takers' side must also make its contract: it stops once no card can take that from it.
    """
    assert view.seat is not None and view.contract is not None
    side = view.seat % 2 if options.players == 4 else view.seat
    own = _counted(view, options, side)
    if not reaches(options, view.totals[side] + own):
        return False
    taker = view.contract.taker
    took = (taker % 2 if options.players == 4 else taker) == side
    others = sum(_said(view, options, other) for other in range(len(view.totals)) if other != side)
    return not took or own > _HALF + others + _BELOTE


def _counted(view: View, options: Options, side: int) -> int:
    """Trick points, shown announcements and called belotes of a side."""
    assert view.contract is not None
    scaled = view.contract.denomination == TA and options.ta_points == "scaled"
    points = converted(view.points[side]) if scaled else view.points[side]
    return points + _said(view, options, side)


def _said(view: View, options: Options, side: int) -> int:
    """Shown announcements and called belotes of a side."""
    assert view.contract is not None
    seats = range(len(view.counts))
    own = {seat for seat in seats if (seat % 2 if options.players == 4 else seat) == side}
    shown = sum(value(each, view.contract.denomination) for seat, each in view.shown if seat in own)
    called = sum(_BELOTE for seat, words in view.words if seat in own and "belote" in words)
    return called + (shown if view.counting == side else 0)
