"""Vectors about what is said on the cards: announcements and belote (sections 6 and 7)."""

from collections.abc import Mapping
from typing import Any

from rebelote.cards import RANKS, SUITS, Card, Seat, gather, rank
from rebelote.engine.vectors import AnyOrder, Given, Vector
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.play.announcements import (
    NO_SUIT,
    Announcement,
    Declaration,
    compare,
    detect,
    false_announcement_marks,
    spoken,
    value,
)
from rebelote.games.belote.play.claim import (
    Claim,
    after,
    automatic,
    belongs,
    credit,
    forgivable,
    pairs,
)
from rebelote.games.belote.vectors.asked import Asked, asked

_SEQUENCES = {3: "tierce", 4: "cinquante", 5: "cent"}
_WORDS = ("", "belote", "rebelote")
_LOWEST = 7
_NOTHING = (Announcement("carre", 8, NO_SUIT),)
"""What is no announcement even where a carré of sevens is one (B60, B71)."""


def detected(vector: Vector) -> Mapping[str, Any]:
    """The announcements of a hand (B60 to B63)."""
    question = asked(vector)
    denomination = question.denomination(question.given)
    found = detect(gather(question.given.cards("hand")), denomination, question.options)
    points = sum(value(each, denomination) for each in found)
    return {"announcements": AnyOrder(_described(each, denomination) for each in found), "points": points}


def resolved(vector: Vector) -> Mapping[str, Any]:
    """Whose announcements count: a side, `tie`, or null where there are none (B64 to B66)."""
    question = asked(vector)
    denomination = question.denomination(question.given)
    result = compare(_declared(question, denomination), question.dealer(), denomination, question.options)
    winner = "tie" if result.tie else None if result.winner is None else question.sides[result.winner]
    return {"winner": winner, "points": question.named(result.points)}


def heights(vector: Vector) -> Mapping[str, Any]:
    """What is said aloud while the best kinds are compared, in order (B69)."""
    question = asked(vector)
    denomination = question.denomination(question.given)
    told = spoken(_declared(question, denomination), question.dealer(), denomination)
    return {
        "said": tuple(
            {
                "seat": int(each.seat),
                "statement": each.statement,
                "rank": RANKS[each.rank - 2] if each.rank else None,
            }
            for each in told
        )
    }


def falsely(vector: Vector) -> Mapping[str, Any]:
    """What the other side marks when a seat cannot show what it announced (B70)."""
    question = asked(vector)
    denomination = question.denomination(question.given)
    faulty = question.seat(question.given, "seat")
    told = _declared(question, denomination)
    side = question.form.side(faulty)
    together = tuple(
        each for seat, row in enumerate(told) if question.form.side(seat) == side for each in row
    )
    marks = false_announcement_marks(told[faulty], together, denomination, question.options)
    return {"points": marks.points}


def belote(vector: Vector) -> Mapping[str, Any]:
    """Belote points of a hand after its plays and what was said on them (B75 to B77)."""
    question = asked(vector)
    given, options = question.given, question.options
    hand = given.cards("hand")
    claims = [Claim(Seat(0), suit) for suit in pairs(gather(hand), question.denomination(given, missing="H"))]
    for card, word in _plays(given, hand):
        for at, claim in enumerate(claims):
            if belongs(claim, card):
                said = automatic(options, claim, card) if options.belote_declare == "auto" else word
                claims[at] = after(claim, card, said)
    noticed, used = given.flag("noticed_before_count", False), given.flag("tolerance_used", False)
    points, reasons = 0, []
    for claim in claims:
        forgiven = noticed and forgivable(claim, options, used=used)
        # the tolerance is for one word of a side in a game
        used = used or forgiven
        credited = credit(claim, options, forgiven=forgiven)
        points += credited.points
        reasons.append(credited.reason)
    return {"points": points, "reasons": tuple(reasons)}


def _plays(given: Given, hand: tuple[Card, ...]) -> list[tuple[Card, str]]:
    """The plays of a hand with the words said; when nothing is said of them, all cards in silence."""
    if not given.has("plays"):
        return [(card, "") for card in sorted(hand, key=rank, reverse=True)]
    found: list[tuple[Card, str]] = []
    for at, play in enumerate(given.items("plays")):
        pair = [play] if isinstance(play, str) else play
        if not isinstance(pair, list) or len(pair) not in (1, 2):
            raise given.fault(f"plays[{at}]", play, "a card and a word")
        inner = Given({"card": pair[0], "word": pair[1] if len(pair) > 1 else ""}, f"input.plays[{at}]")
        cards, word = inner.cards("card"), inner.text("word", "")
        if len(cards) != 1 or cards[0] not in hand or cards[0] in [card for card, _ in found]:
            raise inner.fault("card", pair[0], "a card of the hand not yet played")
        if word not in _WORDS:
            raise inner.fault("word", word, "belote, rebelote or nothing")
        found.append((cards[0], word))
    return found


def _declared(question: Asked, denomination: int) -> tuple[Declaration, ...]:
    """What each seat announces: what is declared, or else all that its hand holds."""
    hands = question.hands("hands", {})
    told = question.given.within("declared", {})
    question.only_seats(told)
    found: list[Declaration] = []
    for seat, hand in enumerate(hands):
        if not told.has(str(seat)):
            found.append(detect(gather(hand), denomination, question.options))
        elif question.options.announcements:
            announced = map(_announcement, told.each(str(seat)))
            found.append(tuple(each for each in announced if each not in _NOTHING))
        else:
            found.append(())
    return tuple(found)


def _announcement(given: Given) -> Announcement:
    """An announcement such as {kind: seq, len: 3, top: K, suit: S} or {kind: carre, rank: J}."""
    kind = given.text("kind")
    if kind == "carre":
        return Announcement("carre", _rank(given, "rank", _LOWEST), NO_SUIT)
    length = given.number("len") if kind == "seq" else _length(given, kind)
    if length not in _SEQUENCES:
        raise given.fault("len", length, "3, 4 or 5")
    suit = given.text("suit").lower()
    if len(suit) != 1 or suit not in SUITS:
        raise given.fault("suit", given.values["suit"], "one of S, H, D, C")
    return Announcement(_SEQUENCES[length], _rank(given, "top", _LOWEST + length - 1), SUITS.index(suit))


def _length(given: Given, kind: str) -> int:
    for length, name in _SEQUENCES.items():
        if name == kind:
            return length
    raise given.fault("kind", kind, "seq, carre, tierce, cinquante or cent")


def _rank(given: Given, name: str, lowest: int) -> int:
    letter = given.text(name)
    found = RANKS.find(letter) + 2 if len(letter) == 1 else 0
    if found < lowest:
        raise given.fault(name, letter, f"a rank of {' '.join(RANKS[lowest - 2 :])}")
    return found


def _described(announcement: Announcement, denomination: int) -> Mapping[str, Any]:
    """An announcement as vectors write it."""
    points, letter = value(announcement, denomination), RANKS[announcement.top - 2]
    if announcement.kind == "carre":
        return {"kind": "carre", "rank": letter, "value": points}
    suit = DENOMINATIONS[announcement.suit].upper()
    return {"kind": "seq", "len": announcement.length, "top": letter, "suit": suit, "value": points}
