"""The end of a match: a target or a number of deals (W34)."""

from rebelote.games.whist.options import Options


def winners(options: Options, totals: tuple[int, ...], scored: int) -> tuple[int, ...] | None:
    """The seats that won after so many scored deals; None while the match goes on (W34)."""
    top = max(totals)
    reached = scored >= options.deals if options.end_mode == "deals" else top >= options.target
    if not reached:
        return None
    first = tuple(seat for seat, total in enumerate(totals) if total == top)
    return first if len(first) == 1 or options.end_tie == "shared" else None
