"""Invariants of every state of a match; a broken one is a bug, never a move."""

from functools import lru_cache

from rebelote.cards import PACK_52, Card, gather
from rebelote.games.rammi.scoring.score import MARK_CODES
from rebelote.games.rammi.state import Phase, State, Table
from rebelote.kernels.melds import is_meld

_PACK = gather(PACK_52)


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, in words for developers; empty when it is sound."""
    found = _match_faults(state)
    if state.table is not None:
        found += _card_faults(state.table)
        found += _meld_faults(state.table, high_ace=state.options.ace == "low_or_high")
    return tuple(found)


def _match_faults(state: State) -> list[str]:
    match_, found = state.match, []
    marks = tuple(map(sum, zip(*[each.marks for each in match_.results], strict=True)))
    if (marks or (0,) * state.seats) != match_.totals or min(match_.totals) < 0:
        found.append(f"totals {match_.totals} for marks {marks}")
    if match_.scored != sum([each.winner >= 0 for each in match_.results]):
        found.append(f"{match_.scored} scored deals among {len(match_.results)}")
    if (match_.winners is None) == (state.phase is Phase.OVER):
        found.append("a match is over without outcome, or the reverse")
    for result in match_.results[-1:]:
        if sum([each.points for each in result.lines if each.code in MARK_CODES]) != sum(result.marks):
            found.append(f"marks {result.marks} without their lines")
    return found


def _card_faults(table: Table) -> list[str]:
    """Hands, stock, pile and melds together are the pack, each card once."""
    rows = (*table.stock, *table.pile)
    sets = (*table.hands, *[each.cards for each in table.melds])
    together, lying = int(gather(rows)), len(rows)
    for each in sets:
        together |= each
        lying += each.bit_count()
    if lying != together.bit_count():
        return ["a card is in two places"]
    if together != _PACK:
        return ["a card is missing, or comes from elsewhere"]
    if any(seen & ~hand for seen, hand in zip(table.seen, table.hands, strict=True)):
        return ["a card seen in a hand is not there"]
    return []


def _meld_faults(table: Table, *, high_ace: bool) -> list[str]:
    """What lies on the table is runs and groups, and every card of them was laid by somebody (R7, R12)."""
    return [
        f"meld {number} {fault}"
        for number, each in enumerate(table.melds)
        for fault in _laid_faults(each.cards, each.owners, high_ace)
    ]


# a meld lies unchanged through most steps of a deal
@lru_cache(1 << 8)
def _laid_faults(cards: int, owners: tuple[tuple[Card, int], ...], high_ace: bool) -> tuple[str, ...]:
    none = () if is_meld(cards, high_ace) else ("is none",)
    laid = gather([card for card, _ in owners])
    return none if laid == cards else (*none, "has cards that nobody laid")
