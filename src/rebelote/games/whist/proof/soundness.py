"""Invariants of every state of a match; a broken one is a bug, never a move."""

from rebelote.cards import PACK_52, gather
from rebelote.games.whist.bidding.talk import Stand, Talk
from rebelote.games.whist.contract import Kind
from rebelote.games.whist.scoring.grid import MARK_CODES
from rebelote.games.whist.state import SEATS, Phase, State, hand


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, in words for developers; empty when it is sound."""
    found = _match_faults(state)
    if state.deal is not None:
        found += _card_faults(state)
    if state.talk is not None and state.phase is Phase.BIDDING:
        found += _talk_faults(state.talk)
    return tuple(found)


def _match_faults(state: State) -> list[str]:
    match_ = state.match
    found = []
    marks = tuple(sum(each.marks[seat] for each in match_.results) for seat in range(SEATS))
    if marks != match_.totals:
        found.append(f"totals {match_.totals} for marks {marks}")
    if match_.scored != sum(each.contract is not None for each in match_.results):
        found.append(f"{match_.scored} scored deals among {len(match_.results)}")
    if (match_.winners is None) == (state.phase is Phase.OVER):
        found.append("a match is over without outcome, or the reverse")
    for result in match_.results[-1:]:
        lines = [each for each in result.lines if each.code in MARK_CODES]
        told = tuple(sum(each.points for each in lines if each.side == seat) for seat in range(SEATS))
        if told != result.marks:
            found.append(f"marks {result.marks} for lines {told}")
    return found


def _card_faults(state: State) -> list[str]:
    """Hands, tricks and cards laid aside together are the pack, each card once."""
    parts = [hand(state, seat) for seat in range(SEATS)]
    parts += [1 << card for card in state.aside if card is not None]
    parts += [1 << card for _, card in state.plays]
    together = 0
    for part in parts:
        if together & part:
            return ["a card is in two places"]
        together |= part
    if together != gather(PACK_52):
        return ["a card is missing, or comes from elsewhere"]
    return ["tricks without takers"] if len(state.plays) // SEATS != len(state.takers) else []


def _talk_faults(talk: Talk) -> list[str]:
    """Pairs point at each other, suits are offered once, and somebody has the floor (W8 to W18)."""
    found = []
    offered = [each.suit for each in talk.speakers if each.stand in (Stand.OPEN, Stand.KEPT, Stand.JOINED)]
    if len(set(offered)) < len(offered):
        found.append(f"a suit is offered twice: {offered}")
    for seat, each in enumerate(talk.speakers):
        other = talk.speakers[each.partner] if each.partner >= 0 else None
        if (each.stand in (Stand.JOINED, Stand.JOINER)) != (other is not None):
            found.append(f"seat {seat} is {each.stand.value} with partner {each.partner}")
        elif other is not None and (other.partner != seat or other.suit != each.suit):
            found.append(f"seats {seat} and {each.partner} are no pair")
    if talk.turn < 0 or not talk.may_speak(talk.turn):
        found.append(f"seat {talk.turn} has the floor and may not speak")
    standing = talk.standing
    if standing is not None and not standing.holders and standing.contract.kind is not Kind.TROU:
        found.append("a game stands that nobody would play")
    return found
