"""Invariants of every state of a match; a broken one is a bug, never a move."""

from rebelote.cards import CardSet, gather
from rebelote.games.belote import kernel
from rebelote.games.belote.order import ORDERS, cards_of_strengths, strengths_of
from rebelote.games.belote.play.playing import played
from rebelote.games.belote.state import Phase, State


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, in words for developers; empty when it is sound."""
    found: list[str] = []
    found += _match_faults(state)
    if state.deal is not None and not state.deal.position:
        found += _card_faults(state)
        if state.play is not None:
            found += _play_faults(state)
    return tuple(found)


def _match_faults(state: State) -> list[str]:
    match_, sides = state.match, state.rules.form.sides
    found = []
    if len(match_.totals) != sides or any(total < 0 for total in match_.totals):
        found.append(f"totals {match_.totals} for {sides} sides")
    if any(pot_amount < 0 for pot in match_.pots for pot_amount in pot.amounts):
        found.append(f"a pot below zero: {match_.pots}")
    for result in match_.results[-1:]:
        if any(mark < 0 for mark in result.marks):
            found.append(f"a mark below zero: {result.marks}")
    if (match_.winners is None) == (state.phase is Phase.OVER) and not _position(state):
        found.append("a match is over without outcome, or the reverse")
    return found


def _position(state: State) -> bool:
    return state.deal is not None and state.deal.position


def _card_faults(state: State) -> list[str]:
    """Hands, tricks, stock and table together are the pack, each card once (requirement 9)."""
    deal, form = state.deal, state.rules.form
    assert deal is not None
    whole = gather(form.pack)
    if gather(deal.pack) != whole or len(deal.pack) != len(form.pack):
        return ["the pack is not the pack"]
    if deal.dealt is None:
        return []
    parts: list[int] = [gather(deal.dealt.stock)]
    if deal.dealt.turned is not None:
        parts.append(1 << deal.dealt.turned)
    if state.play is not None and state.contract is not None:
        order = ORDERS[state.contract.denomination]
        parts += [cards_of_strengths(each, order) for each in state.play.tricks.hands]
        parts += [1 << card for card in played(state)]
        parts.append(_covered(state))
    else:
        parts += map(gather, deal.dealt.hands)
    together = 0
    for part in parts:
        if together & part:
            return ["a card is in two places"]
        together |= part
    return [] if together == whole else ["a card is missing, or comes from elsewhere"]


def _covered(state: State) -> CardSet:
    """Lower cards of the open form that are not yet turned up (B121)."""
    assert state.deal is not None
    piles = state.deal.piles
    if piles is None:
        return CardSet(0)
    size = state.rules.form.seats
    done = set(played(state)[: len(state.takers) * size])
    pairs = (
        (up, low)
        for ups, lows in zip(piles.upper, piles.lower, strict=True)
        for up, low in zip(ups, lows, strict=True)
    )
    return gather(low for up, low in pairs if up not in done)


def _play_faults(state: State) -> list[str]:
    """Points and tricks follow from the cards (B80)."""
    play, contract, form = state.play, state.contract, state.rules.form
    assert play is not None and contract is not None
    size = form.seats
    done = played(state)[: len(state.takers) * size]
    worth = kernel.worth(strengths_of(gather(done), ORDERS[contract.denomination]), play.duties)
    last = kernel.LAST_TRICK if len(state.takers) == form.tricks() else 0
    found = []
    if sum(play.points) != worth + last:
        found.append(f"points {play.points} for cards worth {worth}, last trick {last}")
    if sum(play.won) != len(state.takers):
        found.append(f"tricks {play.won} for {len(state.takers)} taken")
    if not any(play.tricks.hands) and len(state.takers) != form.tricks():
        found.append("no cards left before the last trick")
    return found
