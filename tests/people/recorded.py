"""What a seat did in matches of belote, counted from the text of their records alone: who took tricks is worked out
here from the cards, by an order of strength of its own.
"""

import re
from collections import Counter

ROUND = "NWSE"
"""The seats as they follow each other."""

_PLAIN, _TRUMP = "789JQKTA", "78QKTA9J"
_BID = re.compile(r"(?:\d+|cap|gen)?(s|h|d|c|sa|ta)")
_SPOKEN = re.compile(r"p|xx?|(?:\d+|cap|gen)?(?:s|h|d|c|sa|ta)")
_ANNOUNCED = re.compile(r"\+([tqck])")


def recorded(text: str, letter: str, *, silent: bool) -> Counter[str]:
    """What the seat of a letter did in the match of a record; belote is said, or `silent` and seen by its cards (B76)."""
    did: Counter[str] = Counter(matches=1)
    side = {letter, ROUND[(ROUND.index(letter) + 2) % 4]}
    for deal in text.split("[Deal ")[1:]:
        tricks = re.findall(r"^\d+\. (.+)$", deal, re.MULTILINE)
        if tricks:
            did += _dealt(deal, tricks, letter, side, silent)
    winner = re.findall(r'\[Winner "(\w+)"\]', text)
    did["won"] = int(winner == ["NS" if letter in "NS" else "EW"])
    return +did


def _dealt(deal: str, tricks: list[str], letter: str, side: set[str], silent: bool) -> Counter[str]:
    """What a seat did in a deal that was played."""
    did: Counter[str] = Counter(deals=1)
    dealer = re.findall(r'\[Dealer "(\w)"\]', deal)[0]
    first = (ROUND.index(dealer) + 1) % 4
    taker, suit = _taken(deal, first)
    if ROUND[taker] == letter:
        made = '[Made "yes"]' in deal
        did += Counter({"takes": 1, "made" if made else "fallen": 1})
    leader, took, honours = first, Counter[str](), 0
    for line in tricks:
        cards = [each for each in line.split() if re.match(r"[789TJQKA][shdc]", each)]
        for at, card in enumerate(cards):
            if ROUND[(leader + at) % 4] == letter:
                did["announcements"] += len(_ANNOUNCED.findall(card))
                did["belotes"] += card.endswith("+b")
                honours += card[:2] in ("K" + suit, "Q" + suit)
        leader = (leader + _best(cards, suit)) % 4
        took[ROUND[leader]] += 1
    did["belotes"] += silent and honours == 2
    did["tricks"] = took[letter]
    did["capots"] = int(sum(took[each] for each in side) == len(tricks))
    return did


def _taken(deal: str, first: int) -> tuple[int, str]:
    """Who took, by the place in the round, and what is trump."""
    spoken = [each for each in _words_of_the_auction(deal) if _SPOKEN.fullmatch(each)]
    bids = [(at, found[1]) for at, each in enumerate(spoken) if (found := _BID.fullmatch(each))]
    at, suit = bids[-1]
    return (first + at) % 4, suit


def _words_of_the_auction(deal: str) -> list[str]:
    """What was said between the pack and the first trick."""
    before = deal.partition("\n1. ")[0]
    return [word for line in before.splitlines()[1:] if not line.startswith("{") for word in line.split()]


def _best(cards: list[str], suit: str) -> int:
    """Which of the cards of a trick takes it."""

    def strength(at: int) -> tuple[int, int]:
        rank, colour = cards[at][0], cards[at][1]
        trump = suit == "ta" or colour == suit
        if colour == cards[0][1] or colour == suit:
            return 1 + (colour == suit), (_TRUMP if trump else _PLAIN).index(rank)
        return 0, 0

    return max(range(len(cards)), key=strength)
