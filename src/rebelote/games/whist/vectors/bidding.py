"""Vectors about the trou, the rank of games and the auction (W5 to W20)."""

from collections.abc import Mapping
from typing import Any

from rebelote.cards import gather
from rebelote.engine.vectors import AnyOrder, Given, Vector, VectorFault
from rebelote.games.whist.bidding import talk as talks
from rebelote.games.whist.bidding.auction import auction as auction_of
from rebelote.games.whist.bidding.talk import Talk
from rebelote.games.whist.contract import MISERES, NO_TRUMP, PAIRS, Kind
from rebelote.games.whist.dealing import ACES, announcer
from rebelote.games.whist.moves import Call, Join, Name, Pass, Raise, Stay, Undertake, Wait
from rebelote.games.whist.vectors.asked import contract, denomination, named, options, seat, suit, text

_EVERY_CARD = (1 << 63) - 1
_FIXED: Mapping[str, Call] = {"pass": Pass(), "premier": Wait(), "maintain": Stay()}
_FIXED_TEXT = {type(call): text for text, call in _FIXED.items()}


def trou(vector: Vector) -> Mapping[str, Any]:
    """What each seat says before the auction (W5)."""
    given = Given(vector.input)
    rows = given.items("aces")
    if len(rows) != 4:
        raise given.fault("aces", rows, "the aces of four seats")
    inner = given.inside("aces", dict(zip("0123", rows, strict=True)))
    cards = [inner.cards(each) for each in "0123"]
    if gather(sum(cards, ())) != ACES or sum(map(len, cards)) != ACES.bit_count():
        raise given.fault("aces", rows, "the four aces, each once")
    holder = announcer(tuple(map(gather, cards)))
    return {"calls": tuple("trou" if each == holder else "passe-trou" for each in range(4))}


def ranked(vector: Vector) -> Mapping[str, Any]:
    """Games in the order of their rank (W4, W7)."""
    given = Given(vector.input)
    games = [contract(given, each) for each in given.words("games")]
    return {"ascending": tuple(map(text, sorted(games, key=lambda each: each.key)))}


def trump(vector: Vector) -> Mapping[str, Any]:
    """The trump suit of a game, null without (W20)."""
    found = named(Given(vector.input))
    trumpless = found.kind in MISERES or found.suit in (-1, NO_TRUMP)
    return {"trump": None if trumpless else denomination(found.suit)}


def auction(vector: Vector) -> Mapping[str, Any]:
    """An auction after some calls: who speaks and what he may say, or the game that is played (W6 to W19)."""
    given, rules = Given(vector.input), auction_of(options(vector))
    hands = _hands(given)
    talk = talks.begin(0, seat(given, "trou") if given.has("trou") else -1)
    for said in given.words("calls", ()):
        if talk.turn < 0:
            raise given.fault("calls", said, "no call after the end of the auction")
        call = _read(given, said)
        refusal = rules.why(talk, hands[talk.turn], call)
        if refusal is not None:
            raise VectorFault(f"{given.place}.calls: {said} is refused: {refusal.code} {refusal.rule}")
        talk = rules.after(talk, call)
    high = () if talk.top is None else (talk.top.kind.name, denomination(talk.top.suit))
    if talk.turn < 0:
        return {"result": _result(talk), "high": high}
    legal = tuple(_show(call) for call in rules.calls(talk, hands[talk.turn]))
    return {"turn": talk.turn, "high": high, "exact": AnyOrder(legal), **_asked_about(vector, legal)}


def _asked_about(vector: Vector, legal: tuple[str, ...]) -> Mapping[str, Any]:
    """Of the calls that the vector names, those that are legal and those that are not."""
    expect = Given(vector.expect, "expect")
    included, excluded = expect.words("includes", ()), expect.words("excludes", ())
    return {
        "includes": AnyOrder(each for each in included if each in legal),
        "excludes": AnyOrder(each for each in excluded if each not in legal),
    }


def _result(talk: Talk) -> Mapping[str, Any]:
    if talk.standing is None:
        return {"redeal": True}
    found, holders = talk.standing.contract, talk.standing.holders
    return {
        "contract": found.kind.name,
        "suit": None if found.suit < 0 else denomination(found.suit),
        "declarers": "trou+4th_ace" if found.kind is Kind.TROU else AnyOrder(holders),
    }


def _hands(given: Given) -> tuple[int, ...]:
    """The hands of the four seats; where none are given, nobody lacks a suit."""
    if not given.has("hands"):
        return (_EVERY_CARD,) * 4
    rows = given.items("hands")
    if len(rows) != 4:
        raise given.fault("hands", rows, "four hands")
    inner = given.inside("hands", dict(zip("0123", rows, strict=True)))
    return tuple(int(gather(inner.cards(each))) for each in "0123")


def _read(given: Given, said: str) -> Call:
    """The call of a text such as `propose:H`, `raise:EMB9`, `SOLO6:S`."""
    if said in _FIXED:
        return _FIXED[said]
    word, _, rest = said.partition(":")
    inner = Given({word: rest}, f"{given.place} {said}")
    match word:
        case "propose":
            return Name(suit(inner, word))
        case "emballer":
            return Join(suit(inner, word))
        case "raise":
            level = next((level for level, kind in PAIRS.items() if kind.name == rest), None)
            if level is None:
                raise inner.fault(word, rest, "EMB8 to EMB13")
            return Raise(level)
    return Undertake(contract(inner, said))


def _show(call: Call) -> str:
    """The text of a call."""
    match call:
        case Name(named_suit):
            return f"propose:{denomination(named_suit)}"
        case Join(joined):
            return f"emballer:{denomination(joined)}"
        case Raise(level):
            return f"raise:{PAIRS[level].name}"
        case Undertake(undertaken):
            return text(undertaken)
    return _FIXED_TEXT[type(call)]
