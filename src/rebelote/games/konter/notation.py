"""How deals of Konter a Matt are written: the door of the game for lines and records (`engine.notation`).

Totals are strokes. Besides them a match carries `carry`, the strokes that wait for the next winner (K20).
"""

import re
from dataclasses import replace

from rebelote.cards import PACK_24, Card, CardSet, Seat, compass, gather
from rebelote.engine.errors import IllegalMove, SetupError, refuse
from rebelote.engine.game import Move
from rebelote.engine.lines import summed
from rebelote.engine.notation import Pairs, Placed, Standing
from rebelote.games.konter import dealing, kernel
from rebelote.games.konter.moves import Announce, MakeTrump, Play
from rebelote.games.konter.options import Options
from rebelote.games.konter.order import duties, strengths_of
from rebelote.games.konter.playing import speaks
from rebelote.games.konter.scoring import MARK_CODES
from rebelote.games.konter.state import SEATS, Match, Phase, State, hand, rules

__all__ = [
    "letters",
    "log",
    "pack",
    "placed",
    "playing",
    "position",
    "quick",
    "sides",
    "standing",
    "together",
    "told",
    "tricks",
    "waiting",
]

_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_HAND_SIZE = 6


def letters(options: Options, seats: int = SEATS) -> str:
    """A letter for each seat, in order of rotation (K3)."""
    return compass(SEATS, clockwise=options.direction == "clockwise")


def sides(options: Options, seats: int = SEATS) -> tuple[str, ...]:
    """`NS` and `EW`, seat 0 being of the first."""
    return ("NS", "EW")


def pack(state: State) -> tuple[Card, ...]:
    """The pack in dealing order."""
    return state.pack


def log(state: State) -> tuple[tuple[Seat, Move], ...]:
    """The moves since the pack was mixed, or since an ending was set up."""
    spoken = dict(state.said)
    moves: list[tuple[Seat, Move]] = []
    if state.trump >= 0 and not state.position:
        moves.append((Seat(state.forehand), MakeTrump(state.trump)))
    if state.rules.early:
        moves += [(Seat(seat), Announce(word)) for seat, word in state.said]
        spoken = {}
    for place, (seat, card) in enumerate(state.plays):
        moves.append((Seat(seat), Play(card, spoken.get(seat, "") if place < SEATS else "")))
    return tuple(moves)


def playing(state: State) -> bool:
    """Whether trump is made and nobody has to announce any more."""
    return state.play is not None and state.phase is not Phase.ANNOUNCING


def tricks(state: State) -> int:
    """Complete tricks of the deal."""
    return len(state.takers)


def together(state: State) -> bool:
    """Nobody decides together with others."""
    return False


def told(state: State, deal: int) -> Pairs:
    """`Made` (yes, no, even: whether the trump side won) and the strokes after it as `Score`."""
    result = state.match.results[deal]
    made = next((str(dict(each.facts)["makers"]) for each in result.lines if each.code == "won"), "even")
    strokes = " ".join(
        f"{name} {mark}" for name, mark in zip(sides(state.rules.options), result.strokes, strict=True)
    )
    return (("Made", made), ("Score", strokes))


def quick(state: State, depth: int) -> int | None:
    """The kernel's count, while only cards can be played and nothing can be said."""
    if state.phase is not Phase.PLAY or state.play is None or speaks(state):
        return None
    left = sum(each.bit_count() for each in state.play.tricks.hands)
    return kernel.perft(state.play, depth) if depth <= left else None


def standing(state: State) -> Standing:
    """Where the match stood before the deal, read back from its end where it is over."""
    match_ = state.match
    if match_.winners is not None:
        match_ = _before(match_)
    carried = (("carry", str(match_.carried)),) if match_.carried else ()
    return Standing(Seat(match_.dealer), match_.strokes, carried)


def _before(match_: Match) -> Match:
    """The match before its last deal, which somebody won."""
    lines = match_.results[-1].lines
    a, b = (match_.strokes[side] - summed(lines, side, MARK_CODES) for side in range(2))
    carried = -sum(each.points for each in lines if each.code == "stroke-carried")
    return replace(match_, strokes=(a, b), carried=carried, winners=None)


def waiting(options: Options, standing: Standing) -> State:
    """The wait for a mixed pack; no strokes on either side stand for the start. Raises SetupError."""
    state = dealing.begin(rules(options))
    strokes = standing.totals if any(standing.totals) else state.match.strokes
    if len(strokes) != 2 or min(strokes) < 1 or not 0 <= standing.dealer < SEATS:
        raise SetupError(
            "totals", value=",".join(map(str, strokes)), expected="strokes of both sides, from 1 on"
        )
    carried = 0
    for name, text in standing.carried:
        if name != "carry" or not _NUMBER.fullmatch(text) or options.staenner == "penalty_only":
            raise SetupError("totals", value=f"{name}={text}", expected="carry=2 (staenner=carry)")
        carried = int(text)
    match_ = Match((strokes[0], strokes[1]), standing.dealer, carried)
    return replace(state, match=match_, phase=Phase.MIX)


def placed(state: State) -> Placed | None:
    """What an ending was set up from."""
    if not state.position or state.play is None:
        return None
    hands = tuple(
        CardSet(hand(state, seat) | gather(card for who, card in state.plays if who == seat))
        for seat in range(SEATS)
    )
    leader = Seat(state.plays[0][0] if state.plays else state.play.tricks.turn)
    return Placed(leader, hands, ((None, MakeTrump(state.trump)),))


def position(options: Options, standing: Standing, placed: Placed) -> State:
    """An ending for study: hands of the same size, and the trump suit as the only call.

    Raises SetupError, or IllegalMove for another call.
    """
    begun = waiting(options, standing)
    calls = [move for _, move in placed.calls]
    if not calls:
        raise SetupError("hands", value="-", expected="s, h, d, c")
    if len(calls) != 1 or not isinstance(calls[0], MakeTrump):
        raise IllegalMove(refuse("not-now", "K5", waits=Phase.TRUMP.value))
    _fit(placed.hands)
    trump = calls[0].suit
    order = begun.rules.orders[trump]
    a, b, c, d = (strengths_of(each, order) for each in placed.hands)
    play = kernel.begin_play((a, b, c, d), placed.leader, duties(trump))
    return replace(begun, phase=Phase.PLAY, trump=trump, play=play, position=True)


def _fit(hands: tuple[CardSet, ...]) -> None:
    """Raises SetupError for hands that no deal can leave."""
    sizes = {each.bit_count() for each in hands}
    together = 0
    for each in hands:
        together |= each
    fits = len(hands) == SEATS and len(sizes) == 1 and 0 < min(sizes) <= _HAND_SIZE
    if not fits or together & ~gather(PACK_24) or together.bit_count() != SEATS * min(sizes):
        raise SetupError(
            "hands",
            value=str(together.bit_count()),
            expected="four hands of 1 to 6 cards, each from nine to ace",
        )
