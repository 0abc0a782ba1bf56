"""Carrés and sequences: found by trying every choice, and compared between the sides (B60 to B66, B71).

An announcement is a mapping, `{"kind": "seq", "len": 3, "top": "Q", "suit": "H", "value": 20}` or
`{"kind": "carre", "rank": "J", "value": 200}`.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from .belote_options import RANKS, SUITS, Options, rotation, side_of, sides

Announcement = dict[str, Any]

SUIT_CARRES = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
NO_TRUMP_CARRES = {"A": 200, "T": 150, "K": 100, "Q": 100, "J": 100, "9": 100}
SEQUENCES = {3: 20, 4: 50, 5: 100}


def detect(hand: Sequence[str], *, trump: str, options: Options) -> list[Announcement]:
    """The best disjoint announcements of a hand, found among all choices (B60 to B63).

    Best is most points, then the highest single announcement, then the next. A carré of sevens, where
    it annuls the deal, is listed besides and takes no card from a sequence (B71).
    """
    if not options["announcements"]:
        return []
    possible = _carres(hand, trump) + _sequences(hand)
    choices = [
        list(choice)
        for size in range(len(possible) + 1)
        for choice in combinations(possible, size)
        if _fits(choice, options)
    ]
    return max(choices, key=lambda choice: _merit(choice, trump)) + _sevens(hand, options)


def detect_by_rule(hand: Sequence[str], *, trump: str, options: Options) -> list[Announcement]:
    """The same by the words of B61: every counting carré first, then the maximal runs of what remains."""
    if not options["announcements"]:
        return []
    found = _carres(hand, trump)
    left = [card for card in hand if card[0] not in [carre["rank"] for carre in found]]
    for suit in SUITS:
        for run in _runs(left, suit):
            if len(run) >= 3:
                found.append(_sequence(run[-5:], suit))
            if len(run) == 8 and options["split_long_runs"]:
                found.append(_sequence(run[:3], suit))
    return found + _sevens(hand, options)


def resolve(
    declared: Mapping[int, Sequence[Announcement]], *, dealer: int, trump: str, options: Options
) -> dict[str, Any]:
    """Whose announcements count, and what each side has validated (B64 to B66).

    `declared` holds the announcements by seat. The winner is a side, `tie`, or None when nobody announced.
    """
    points = dict.fromkeys(sides(options), 0)
    told = [(seat, each) for seat in rotation(dealer + 1, options) for each in declared.get(seat, ())]
    told = [(seat, each) for seat, each in told if each["value"] > 0]
    if not told:
        return {"winner": None, "points": points}
    best = max(rank(each, trump) for _seat, each in told)
    holders = [side_of(seat, options) for seat, each in told if rank(each, trump) == best]
    if len(set(holders)) > 1 and options["announce_tie"] == "none":
        return {"winner": "tie", "points": points}
    points[holders[0]] = sum(each["value"] for seat, each in told if side_of(seat, options) == holders[0])
    return {"winner": holders[0], "points": points}


def annuls(declared: Mapping[int, Sequence[Announcement]], options: Options) -> bool:
    """Whether a carré of sevens was announced and voids the deal (B71)."""
    told = [each for announcements in declared.values() for each in announcements]
    sevens = [each for each in told if each["kind"] == "carre" and each["rank"] == "7"]
    return bool(options["carre7_annuls"]) and bool(sevens)


def rank(announcement: Announcement, trump: str) -> tuple[int, int, int, int]:
    """The height of an announcement, higher is better; equal for equal announcements (B63 to B65)."""
    if announcement["kind"] == "carre":
        order = ["9", "J", "Q", "K", "T", "A"] if trump == "SA" else ["Q", "K", "T", "A", "9", "J"]
        return (1, order.index(announcement["rank"]), 0, 0)
    in_trumps = 1 if announcement["suit"] == trump else 0
    return (0, announcement["len"], RANKS.index(announcement["top"]), in_trumps)


def used_cards(announcement: Announcement) -> list[str]:
    """The cards that make an announcement."""
    if announcement["kind"] == "carre":
        return [announcement["rank"] + suit for suit in SUITS]
    end = RANKS.index(announcement["top"]) + 1
    return [each + announcement["suit"] for each in RANKS[end - announcement["len"] : end]]


def _carres(hand: Sequence[str], trump: str) -> list[Announcement]:
    values = NO_TRUMP_CARRES if trump == "SA" else SUIT_CARRES
    return [
        {"kind": "carre", "rank": each, "value": value}
        for each, value in values.items()
        if all(each + suit in hand for suit in SUITS)
    ]


def _sequences(hand: Sequence[str]) -> list[Announcement]:
    """Every run of three, four or five that lies in the hand, overlapping ones too."""
    possible = [
        _sequence(RANKS[start : start + length], suit)
        for suit in SUITS
        for length in SEQUENCES
        for start in range(len(RANKS) - length + 1)
    ]
    return [each for each in possible if all(card in hand for card in used_cards(each))]


def _sequence(ranks: Sequence[str], suit: str) -> Announcement:
    return {"kind": "seq", "len": len(ranks), "top": ranks[-1], "suit": suit, "value": SEQUENCES[len(ranks)]}


def _sevens(hand: Sequence[str], options: Options) -> list[Announcement]:
    four = options["carre7_annuls"] and all("7" + suit in hand for suit in SUITS)
    return [{"kind": "carre", "rank": "7", "value": 0}] if four else []


def _fits(choice: Sequence[Announcement], options: Options) -> bool:
    """One card, one announcement (B61); one run is not cut in two unless that is allowed (B62)."""
    used = [card for each in choice for card in used_cards(each)]
    if len(used) != len(set(used)):
        return False
    runs = [each for each in choice if each["kind"] == "seq"]
    cut = any(_follows(low, high) for low in runs for high in runs)
    return not cut or bool(options["split_long_runs"])


def _follows(low: Announcement, high: Announcement) -> bool:
    """Whether two sequences of a suit touch, so that they are parts of one run."""
    bottom = RANKS.index(high["top"]) - high["len"] + 1
    return bool(low["suit"] == high["suit"] and RANKS.index(low["top"]) + 1 == bottom)


def _merit(choice: Sequence[Announcement], trump: str) -> tuple[int, list[tuple[int, int, int, int]]]:
    return (
        sum(each["value"] for each in choice),
        sorted((rank(each, trump) for each in choice), reverse=True),
    )


def _runs(hand: Sequence[str], suit: str) -> list[list[str]]:
    """The maximal runs of a suit, lowest rank first."""
    runs: list[list[str]] = [[]]
    for each in RANKS:
        if each + suit in hand:
            runs[-1].append(each)
        elif runs[-1]:
            runs.append([])
    return runs
