"""Conformance vectors of Up & Down: a kind each, answered by the rules themselves.

Cards are written `QS`, suits S H D C, sides of the card UP and DOWN, sides of the table 0 to 3 clockwise.
Options have their names here, or those names with `ud.` before.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rebelote.cards import CLUBS, PACK_44, SUITS, Card, CardSet, Seat, gather, show_card
from rebelote.engine.game import CHANCE, Event
from rebelote.engine.options import changed, preset_named
from rebelote.engine.table import Pack
from rebelote.engine.vectors import Answer, AnyOrder, Given, Vector, face
from rebelote.engine.zones import BACK, Item
from rebelote.games.updown import GAME, kernel
from rebelote.games.updown.events import NobodyWon, RoundScored, TrickWon
from rebelote.games.updown.moves import Change, Choose, Dice, Flip, Roll, Rotate
from rebelote.games.updown.options import Options, presets
from rebelote.games.updown.scoring import score, tally, winners
from rebelote.games.updown.state import HAND_SIZES, Match, Phase, Round, Rules, State, Trick, rules, the_round
from rebelote.games.updown.tricks import four

_Answer = Mapping[str, Any]
_PREFIX = "ud."
_MOST_TRICKS = max(HAND_SIZES.values())
_SIDES = {"UP": True, "DOWN": False}


def _options(vector: Vector) -> Options:
    """The options of a vector: those of its preset, or the first, with its changes."""
    preset = preset_named(presets(), vector.preset)
    changes = {
        name.removeprefix(_PREFIX): value.lower() if isinstance(value, str) else value
        for name, value in vector.options.items()
    }
    return changed(preset.options, changes)


def _players(given: Given) -> int:
    """A number of players."""
    players = given.number("players")
    if players not in HAND_SIZES:
        raise given.fault("players", players, "2, 3 or 4")
    return players


def _rules(given: Given, options: Options) -> Rules:
    """The rules of a table whose seats are at some sides, with a cycle of suits where one is given."""
    sides = given.items("sides", tuple(range(4)))
    options = replace(options, two_player_sides="adjacent" if tuple(sides) == (0, 1) else "opposite")
    cycle = given.text("cycle", options.suit_cycle).lower()
    if sorted(cycle) != sorted(SUITS):
        raise given.fault("cycle", cycle, "S, H, D and C in some order")
    found = rules(replace(options, suit_cycle=cycle), len(sides)) if len(sides) in HAND_SIZES else None
    if found is None or found.places != tuple(sides):
        raise given.fault("sides", list(sides), "[0, 1, 2, 3], [0, 1, 2], [0, 2] or [0, 1]")
    return found


def _up(given: Given) -> bool:
    """A side of the card."""
    side = given.text("side")
    if side not in _SIDES:
        raise given.fault("side", side, "UP or DOWN")
    return _SIDES[side]


def _trump(given: Given) -> int:
    """A trump rank."""
    trump = given.number("trump")
    if trump not in range(2, 13):
        raise given.fault("trump", trump, "a number from 2 to 12")
    return trump


def _offset(given: Given) -> int:
    """An offset of the card."""
    offset = given.number("offset")
    if offset not in range(4):
        raise given.fault("offset", offset, "0, 1, 2 or 3")
    return offset


def _suit(given: Given, name: str = "suit") -> int:
    """A suit: S H D C."""
    suit = given.text(name).lower()
    if len(suit) != 1 or suit not in SUITS:
        raise given.fault(name, suit, "S, H, D or C")
    return SUITS.index(suit)


def _letters(suits: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SUITS[each].upper() for each in suits)


def set_up(vector: Vector) -> _Answer:
    """Hands, cards put aside, and tricks for a number of players (U1, U3)."""
    players = _players(Given(vector.input))
    state = GAME.step(GAME.begin(_options(vector), players), CHANCE, Pack(PACK_44)).state
    sizes = {each.bit_count() for each in the_round(state).hands}
    zones = dict(GAME.view(state, None).zones)
    return {
        "hand_size": sizes.pop() if len(sizes) == 1 else None,
        "aside": len(zones.get("aside", ())),
        "tricks": state.rules.hand_size,
    }


def started(vector: Vector) -> _Answer:
    """Suits by seat and the first leader after the toss (U5, U6)."""
    given = Given(vector.input)
    found, offset = _rules(given, _options(vector)), _offset(given)
    suits = found.suits(offset)
    return {"suits": _letters(suits), "chief": suits.index(CLUBS) if CLUBS in suits else None}


def offsets(vector: Vector) -> _Answer:
    """How the card may be turned at the start (U6)."""
    return {"allowed": _rules(Given(vector.input), _options(vector)).clubs_on_players()}


def _placed(given: Given, options: Options, hands: tuple[tuple[Card, ...], ...] = ()) -> State:
    """A round that waits for a leader's change."""
    found = _rules(given, options)
    chief = given.number("chief")
    if chief not in range(found.seats):
        raise given.fault("chief", chief, f"a seat below {found.seats}")
    rows = hands or tuple(PACK_44[seat :: found.seats][: found.hand_size] for seat in range(found.seats))
    nothing = (0,) * found.seats
    playing = Round(
        pack=sum(rows, ()),
        hands=tuple(map(gather, rows)),
        chosen=(None,) * found.seats,
        won=nothing,
        trump=_trump(given),
        up=_up(given),
        offset=_offset(given),
        first=chief,
    )
    return State(found, Match(nothing), Phase.CHANGE, playing)


def _change(given: Given, state: State) -> Change:
    """The change that an action of a vector is."""
    kind = given.text("type")
    playing = the_round(state)
    match kind:
        case "flip":
            return Flip()
        case "roll":
            return Roll()
        case "rotate":
            turns = (state.rules.offset_for(playing.leader, _suit(given)) - playing.offset) % 4
            return Rotate(turns)
    raise given.fault("type", kind, "flip, rotate or roll")


def _after(given: Given, state: State) -> State | None:
    """The state after a change and its rolls; None when the dice must be rolled again (U8 to U11)."""
    state = GAME.step(state, Seat(the_round(state).leader), _change(given, state)).state
    for pair in given.items("rolls", ()):
        if state.phase is not Phase.REROLL:
            raise given.fault("rolls", list(given.items("rolls")), "no roll after trumps have changed")
        if not isinstance(pair, list) or len(pair) != 2 or any(each not in range(1, 7) for each in pair):
            raise given.fault("rolls", pair, "two numbers from 1 to 6")
        state = GAME.step(state, CHANCE, Dice(*pair)).state
    return None if state.phase is Phase.REROLL else state


def changes(vector: Vector) -> _Answer:
    """Side, trumps and suits after a leader's change (U8 to U11)."""
    given = Given(vector.input)
    state = _after(given.within("action"), _placed(given.within("state"), _options(vector)))
    if state is None:
        return {"error": "needs_reroll"}
    playing = the_round(state)
    return {
        "side": "UP" if playing.up else "DOWN",
        "trump": playing.trump,
        "suits": _letters(state.rules.suits(playing.offset)),
    }


def allowed(vector: Vector) -> _Answer:
    """What the leader may do (U8)."""
    state = _placed(Given(vector.input).within("state"), _options(vector))
    leader = Seat(the_round(state).leader)
    return {"legal": AnyOrder(_named(state, move) for move in GAME.moves(state, leader))}


def _named(state: State, move: object) -> str:
    """A change as vectors write it: a rotation by the suit that comes to the leader."""
    if not isinstance(move, Rotate):
        return GAME.show(move)
    playing = the_round(state)
    suits = state.rules.suits((playing.offset + move.turns) % 4)
    return f"rotate:{SUITS[suits[playing.leader]].upper()}"


def won(vector: Vector) -> _Answer:
    """Who wins a trick, which cards cancel, and the pot (U13 to U18)."""
    given = Given(vector.input)
    plays = given.each("plays")
    if len(plays) not in HAND_SIZES:
        raise given.fault("plays", len(plays), "two, three or four")
    cards = _in_pack(given, [card for play in plays for card in play.cards("card")])
    if len(cards) != len(plays):
        raise given.fault("plays", len(cards), "one card in each")
    own = tuple(map(_suit, plays))
    if len(set(own)) < len(own):
        raise given.fault("plays", list(_letters(own)), "another suit for each player")
    if not 0 <= given.number("pot", 0) < _MOST_TRICKS:
        raise given.fault("pot", given.number("pot"), f"0 to {_MOST_TRICKS - 1}")
    laid, suits = four(tuple(cards)), four(own)
    winner = kernel.winner(laid, suits, _trump(given), _up(given))
    out = kernel.cancelled(laid)
    stake = given.number("pot", 0) + 1
    return {
        "winner": winner if winner >= 0 else None,
        "cancelled": tuple(seat for seat in range(len(plays)) if out >> seat & 1),
        "won": stake if winner >= 0 else 0,
        "pot": 0 if winner >= 0 else stake,
    }


def _in_pack(given: Given, cards: list[Card]) -> list[Card]:
    stranger = next((each for each in cards if each not in PACK_44), None)
    if stranger is not None or len(set(cards)) < len(cards):
        shown = "twice the same card" if stranger is None else face(stranger)
        raise given.fault("cards", shown, "different cards from two to queen")
    return cards


def counted(vector: Vector) -> _Answer:
    """Tricks by seat, and what the pot lost (U17 to U21)."""
    given = Given(vector.input)
    players, row = _players(given), given.items("winners")
    known = all(each is None or (type(each) is int and each in range(players)) for each in row)
    if not known or len(row) != HAND_SIZES[players]:
        wanted = f"{HAND_SIZES[players]} seats below {players}, or null"
        raise given.fault("winners", list(row), wanted)
    counts, pot = tally(tuple(-1 if each is None else each for each in row), players)
    return {"tally": counts, "lost_pot": pot}


def chiefs(vector: Vector) -> _Answer:
    """The leaders of the tricks in turn (U20)."""
    given = Given(vector.input)
    players, first = _players(given), given.number("first")
    if first not in range(players):
        raise given.fault("first", first, f"a seat below {players}")
    if given.number("tricks") not in range(_MOST_TRICKS + 1):
        raise given.fault("tricks", given.number("tricks"), f"0 to {_MOST_TRICKS}")
    nothing = Trick(0, True, 2, (), (), -1)
    hands = (CardSet(0),) * players
    rounds = (
        Round((), hands, (), (), first=first, tricks=(nothing,) * done)
        for done in range(given.number("tricks"))
    )
    return {"chiefs": tuple(each.leader for each in rounds)}


def matched(vector: Vector) -> _Answer:
    """Totals and winners after some rounds (U22, U23)."""
    given, options = Given(vector.input), _options(vector)
    totals: tuple[int, ...] = ()
    rows = given.items("rounds")
    for row in rows:
        counts = isinstance(row, list) and all(type(each) is int and each >= 0 for each in row)
        if not counts or len(row) not in HAND_SIZES or len(row) != len(totals or row):
            raise given.fault("rounds", row, "tricks of every player")
        if sum(row) > HAND_SIZES[len(row)]:
            raise given.fault("rounds", row, f"at most {HAND_SIZES[len(row)]} tricks")
        totals = score(tuple(row), 0, totals or (0,) * len(row)).totals
    if not rows:
        raise given.fault("rounds", [], "at least one")
    found = winners(totals, len(rows), rules(options, len(totals)).rounds, options.tie)
    return {"totals": totals, "winners": found or (), "extra_round": found is None}


def whole(vector: Vector) -> _Answer:
    """A whole round, trick by trick (U7 to U21)."""
    given = Given(vector.input)
    rows = tuple(
        Given({"hand": row}, f"input.hands[{at}]").cards("hand")
        for at, row in enumerate(given.items("hands"))
    )
    _in_pack(given, [card for row in rows for card in row])
    state = _placed(given.within("start"), _options(vector), rows)
    leaders: list[int] = []
    events: list[Event] = []
    for trick in given.each("tricks"):
        leaders.append(the_round(state).leader)
        ready, cards = _after(trick.within("change"), state), trick.cards("cards")
        if ready is None:
            raise trick.fault("change", trick.values["change"], "a roll that changes trumps")
        state = ready
        for seat, card in enumerate(cards):
            state, told = GAME.step(state, Seat(seat), Choose(card))
            events += told
    return {"leaders": tuple(leaders)} | _told(events)


def _told(events: list[Event]) -> dict[str, Any]:
    """What the events of a round say: winners, the pot after each trick, and the count."""
    found: dict[str, Any] = {}
    ends = [each for each in events if isinstance(each, TrickWon | NobodyWon)]
    found["winners"] = tuple(each.seat if isinstance(each, TrickWon) else None for each in ends)
    found["pot_after"] = tuple(each.pot if isinstance(each, NobodyWon) else 0 for each in ends)
    for each in events:
        if isinstance(each, RoundScored):
            found |= {"tally": each.result.tally, "lost_pot": each.result.lost}
    return found


def seen(vector: Vector) -> _Answer:
    """What a seat sees while others have chosen and it has not (U12, U24)."""
    given = Given(vector.input)
    if given.text("phase") != _CHOOSING or given.number("seat") != 1:
        raise given.fault("phase", given.text("phase"), f"{_CHOOSING}, seat 1")
    start = Given({"side": "UP", "trump": 7, "offset": 0, "sides": [0, 1, 2], "chief": 0})
    state = GAME.step(_placed(start, _options(vector)), Seat(0), Flip()).state
    before = the_round(state)
    for seat in (0, 2):
        state = GAME.step(state, Seat(seat), GAME.moves(state, Seat(seat))[0]).state
    mine, playing = GAME.view(state, Seat(1)), the_round(state)
    own = {show_card(card) for card in PACK_44 if before.hands[1] >> card & 1}
    shown = {item.face for zone in mine.zones for item in zone.items if len(item.face) == 2}
    laid = {show_card(card) for card in playing.chosen if card is not None}
    facts = {
        "own hand": own <= shown,
        "side": mine.side == "down",
        "trump": mine.trump == playing.trump,
        "every seat's suit": mine.suits == state.rules.suits(playing.offset),
        "that seats 0 and 2 have chosen": mine.ready == (True, False, True),
        "tricks won": mine.won == playing.won,
        "pot size": mine.pot == playing.pot,
    }
    secrets = {
        "cards chosen by 0 and 2": not shown & laid and mine.chosen is None,
        "cards put aside": dict(mine.zones)["aside"] == (Item(BACK),) * 2,
        "other hands": shown <= own,
    }
    return {
        "sees": AnyOrder(name for name, holds in facts.items() if holds),
        "hidden": AnyOrder(name for name, holds in secrets.items() if holds),
    }


_CHOOSING = "cards chosen by seats 0 and 2, seat 1 still choosing"
"""The position that the vector about views describes."""

KINDS: Mapping[str, Answer] = {
    "ud_setup": set_up,
    "ud_start": started,
    "ud_start_offsets": offsets,
    "ud_change": changes,
    "ud_legal": allowed,
    "ud_trick": won,
    "ud_round": counted,
    "ud_chiefs": chiefs,
    "ud_match": matched,
    "ud_full": whole,
    "view": seen,
}
"""What answers each kind."""
