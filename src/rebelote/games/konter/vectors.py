"""Conformance vectors of Konter a Matt: a kind each, answered by the rules themselves.

Cards are written `QS`, suits S H D C, sides 0 and 1, seats clockwise. Options have their names here, or
those names with `km.` before.
"""

from collections.abc import Mapping
from typing import Any

from rebelote.cards import PACK_24, SUITS, Card, Seat, cards_of, gather, show_card
from rebelote.engine.game import CHANCE
from rebelote.engine.options import changed, preset_named
from rebelote.engine.table import DrawDealer, Pack
from rebelote.engine.vectors import Answer, AnyOrder, Given, Vector, VectorFault, face, faces
from rebelote.games.konter import GAME, kernel
from rebelote.games.konter.dealing import next_dealer
from rebelote.games.konter.moves import KONTER, KONTER_A_MATT, MATT, STAKES
from rebelote.games.konter.options import Options, checked, presets
from rebelote.games.konter.order import Order, cards_of_strengths, duties, order, strengths_of
from rebelote.games.konter.playing import NEEDED
from rebelote.games.konter.scoring import Result, Tally, score
from rebelote.games.konter.state import SEATS, State, packet
from rebelote.kernels.tricks import legal, takes

_Answer = Mapping[str, Any]
_WORDS = {"konter": KONTER, "matt": MATT, "konter_a_matt": KONTER_A_MATT}
_PREFIX = "km."
_HAND = 6
"""Cards of a hand, and tricks of a deal."""


def _options(vector: Vector) -> Options:
    """The options of a vector: those of its preset, or the first, with its changes."""
    preset = preset_named(presets(), vector.preset)
    changes = {name.removeprefix(_PREFIX): value for name, value in vector.options.items()}
    return checked(changed(preset.options, changes))


def _trump(given: Given) -> int:
    """A trump suit: S H D C."""
    suit = given.text("trump").lower()
    if len(suit) != 1 or suit not in SUITS:
        raise given.fault("trump", suit, "S, H, D or C")
    return SUITS.index(suit)


def _asked(vector: Vector) -> tuple[Given, int, Order]:
    """The input, the trump suit and its order."""
    given = Given(vector.input)
    trump = _trump(given)
    return given, trump, order(trump, _options(vector).ace_over_queens)


def _cards(given: Given, name: str, missing: Any = ()) -> tuple[Card, ...]:
    """Cards of the pack of 24."""
    cards = given.cards(name, missing)
    stranger = next((each for each in cards if each not in PACK_24), None)
    if stranger is not None:
        raise given.fault(name, face(stranger), "cards from nine to ace")
    return cards


def _pair(given: Given, name: str) -> tuple[int, int]:
    """Numbers of the two sides."""
    numbers = given.items(name)
    if len(numbers) != 2 or any(type(each) is not int or each < 0 for each in numbers):
        raise given.fault(name, numbers, "two whole numbers from 0 on")
    return numbers[0], numbers[1]


def _stake(given: Given) -> int:
    """The strokes announced (K10)."""
    words = given.words("announcements", ())
    unknown = next((each for each in words if each not in _WORDS), None)
    if unknown is not None:
        raise given.fault("announcements", unknown, ", ".join(_WORDS))
    spoken = sorted(words)
    if spoken not in ([], ["konter"], ["matt"], ["konter", "matt"], ["konter_a_matt"]):
        raise given.fault("announcements", words, "each queen announced once")
    return sum(STAKES[_WORDS[each]] for each in words)


def ordered(vector: Vector) -> _Answer:
    """The trumps, highest first (K6)."""
    _, trump, cards = _asked(vector)
    row = (cards.cards[16 * trump + height] for height in range(15, -1, -1))
    return {"order": faces(each for each in row if each >= 0)}


def playable(vector: Vector) -> _Answer:
    """The cards of a hand that may be played on what was led (K12 to K15)."""
    given, trump, cards = _asked(vector)
    held = _cards(given, "hand")
    laid = _cards(given, "played") or _cards(given, "led")
    if not held or not laid or set(held) & set(laid) or len(laid) >= SEATS or len(held) > _HAND:
        raise VectorFault(f"input has hand {faces(held)} and led {faces(laid)}, expected cards of each")
    strengths = [cards.strengths[each] for each in laid]
    best = _winning(strengths, trump)
    found = legal(strengths_of(gather(held), cards), strengths[0] >> 4, strengths[best], False, duties(trump))
    return {"legal": AnyOrder(faces(cards_of(cards_of_strengths(found, cards))))}


def _winning(strengths: list[int], trump: int) -> int:
    """The place of the strength that holds a trick."""
    best = 0
    for place, strength in enumerate(strengths):
        if place and takes(strength, strengths[best], duties(trump)):
            best = place
    return best


def won(vector: Vector) -> _Answer:
    """Who wins a trick, by place, and its card points (K7, K16)."""
    given, trump, cards = _asked(vector)
    laid = _cards(given, "cards")
    if len(laid) != SEATS:
        raise given.fault("cards", list(faces(laid)), "four cards")
    strengths = [cards.strengths[each] for each in laid]
    return {
        "winner": _winning(strengths, trump),
        "points": kernel.worth(strengths_of(gather(laid), cards)),
    }


def announceable(vector: Vector) -> _Answer:
    """What a hand may announce (K9)."""
    given = Given(vector.input)
    held = gather(_cards(given, "hand"))
    if not 0 < held.bit_count() <= _HAND:
        raise given.fault("hand", list(faces(cards_of(held))), "one to six cards")
    return {"may": AnyOrder(name for name, word in _WORDS.items() if NEEDED[word] & ~held == 0)}


def scored(vector: Vector) -> _Answer:
    """The strokes of a deal, what is carried, and who won the match (K17 to K22)."""
    given = Given(vector.input)
    makers = given.number("trump_team")
    if makers not in (0, 1):
        raise given.fault("trump_team", makers, "0 or 1")
    points, tricks = _pair(given, "points"), _pair(given, "tricks")
    if sum(points) != 40 or sum(tricks) != _HAND or any(map(_without_tricks, points, tricks)):
        raise given.fault("points", points, "40 points and 6 tricks together, none without the other")
    strokes, carry, options = _pair(given, "strokes"), given.number("carry", 0), _options(vector)
    if min(strokes) < 1:
        raise given.fault("strokes", strokes, "a match that is not over")
    if carry < 0 or (carry and options.staenner == "penalty_only"):
        raise given.fault("carry", carry, "strokes that can be carried")
    tally = Tally(makers, points, tricks, _stake(given), strokes, carry)
    result = score(tally, options)
    same = next_dealer(options, makers, result.winner) & 1 == makers
    return _told(result) | {"same_team_sets_trump": same}


def _without_tricks(points: int, tricks: int) -> bool:
    """Whether a side has points and no tricks, or all tricks and not all points."""
    return (tricks == 0 and points > 0) or (tricks == _HAND and points < 40)


def _told(result: Result) -> dict[str, Any]:
    winner = result.winner if result.winner >= 0 else None
    return {
        "value": result.value,
        "strokes": result.strokes,
        "carry": result.carried,
        "winner_team": winner,
        "match_winner": winner if 0 in result.strokes else None,
    }


def pack(vector: Vector) -> _Answer:
    """The pack and all its points (K1, K7)."""
    strengths = strengths_of(gather(PACK_24), order(0, True))
    return {"points": kernel.worth(strengths), "cards": len(PACK_24)}


def dealt(vector: Vector) -> _Answer:
    """A whole deal, card by card (K11 to K19)."""
    given, trump, cards = _asked(vector)
    hands = _hands(given)
    leader = given.number("leader")
    if leader not in range(SEATS):
        raise given.fault("leader", leader, "0, 1, 2 or 3")
    a, b, c, d = (strengths_of(gather(each), cards) for each in hands)
    play = kernel.begin_play((a, b, c, d), leader, duties(trump))
    leaders, winners, points = [], [], []
    if len(given.items("tricks")) != _HAND or given.number("trump_team") not in (0, 1):
        raise given.fault("tricks", len(given.items("tricks")), "six tricks, and 0 or 1 as trump_team")
    for number, _ in enumerate(given.items("tricks")):
        leaders.append(play.tricks.turn)
        before = sum(play.points)
        play = _trick(given, number, play, cards)
        winners.append(play.tricks.turn)
        points.append(sum(play.points) - before)
    tally = Tally(
        given.number("trump_team"), play.points, play.won, _stake(given), _pair(given, "strokes"), 0
    )
    answer = {"leaders": tuple(leaders), "winners": tuple(winners), "trick_points": tuple(points)}
    sides = {"team_points": play.points, "team_tricks": play.won}
    return answer | sides | {"strokes": score(tally, _options(vector)).strokes}


def _hands(given: Given) -> tuple[tuple[Card, ...], ...]:
    """Four hands of six cards that are the pack together."""
    rows = given.items("hands")
    hands = tuple(_cards(Given({"hand": row}, f"input.hands[{at}]"), "hand") for at, row in enumerate(rows))
    if len(hands) != SEATS or gather(sum(hands, ())) != gather(PACK_24) or any(len(h) != 6 for h in hands):
        raise given.fault("hands", rows, "four hands of six, the pack together")
    return hands


def _trick(given: Given, number: int, play: kernel.Play, cards: Order) -> kernel.Play:
    """The play after a trick of the vector, its cards in order from the leader."""
    name = f"tricks[{number}]"
    laid = _cards(Given({name: given.items("tricks")[number]}), name)
    if len(laid) != SEATS:
        raise given.fault(name, list(faces(laid)), "four cards")
    for each in laid:
        strength = cards.strengths[each]
        if not kernel.choices(play) >> strength & 1:
            raise given.fault(name, face(each), f"a card that seat {play.tricks.turn} may play")
        play = kernel.play(play, strength)
    return play


def seated(vector: Vector) -> _Answer:
    """Who does what after whom, seats counted clockwise (K3, K5, K8, K11, K20)."""
    given, options = Given(vector.input), _options(vector)
    dealer = given.number("dealer")
    if dealer not in range(SEATS):
        raise given.fault("dealer", dealer, "0, 1, 2 or 3")
    direction = given.text("direction", options.direction)
    if direction not in ("clockwise", "anticlockwise"):
        raise given.fault("direction", direction, "clockwise or anticlockwise")
    way = 1 if direction == "clockwise" else -1
    if given.text("after", "") not in ("", "staenner"):
        raise given.fault("after", given.text("after"), "staenner, or nothing")
    winner = -1 if given.text("after", "") == "staenner" else 0
    around = tuple((dealer + way * turn) % SEATS for turn in range(1, SEATS + 1))
    return {
        "forehand": around[0],
        "announce_order": around,
        "first_leader": around[0],
        "trump_team": around[0] & 1,
        "next_dealer": (dealer + way * next_dealer(options, 0, winner)) % SEATS,
    }


def seen(vector: Vector) -> _Answer:
    """What forehand sees while it chooses trumps (K5, K23)."""
    given = Given(vector.input)
    if given.text("phase") != "choosing trump":
        raise given.fault("phase", given.text("phase"), "choosing trump")
    state = _choosing(_options(vector))
    mine = GAME.view(state, Seat(state.forehand))
    zones = dict(mine.zones)
    first, second = (set(packet(state, state.forehand, number)) for number in range(2))
    shown = {item.face for zone in mine.zones for item in zone.items if item.face}
    facts = {"own first packet of 3 cards": set(mine.hand) == first and shown == set(map(show_card, first))}
    secrets = {
        "own second packet": not shown & set(map(show_card, second)) and len(zones["stock"]) == 12,
        "all other cards": len(shown) == 3,
    }
    return {
        "sees": AnyOrder(name for name, holds in facts.items() if holds),
        "hidden": AnyOrder(name for name, holds in secrets.items() if holds),
    }


def _choosing(options: Options) -> State:
    """A match whose forehand has to name trumps."""
    drawn = GAME.step(GAME.begin(options, SEATS), CHANCE, DrawDealer(Seat(2))).state
    return GAME.step(drawn, CHANCE, Pack(PACK_24)).state


KINDS: Mapping[str, Answer] = {
    "km_order": ordered,
    "km_legal": playable,
    "km_trick": won,
    "km_announce": announceable,
    "km_score": scored,
    "km_pack_points": pack,
    "km_deal": dealt,
    "km_seats": seated,
    "view": seen,
}
"""What answers each kind."""
