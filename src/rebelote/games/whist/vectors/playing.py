"""Vectors about dealing and the tricks (W2, W21 to W26)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rebelote.cards import PACK_52, Card, CardSet, Seat, cards_of, gather
from rebelote.engine.game import CHANCE
from rebelote.engine.table import HandShown, Pack
from rebelote.engine.vectors import AnyOrder, Given, Vector, VectorFault, faces
from rebelote.games.whist import GAME
from rebelote.games.whist import dealing as deals
from rebelote.games.whist.contract import MISERES, NO_TRUMP, Contract, Kind, Standing
from rebelote.games.whist.events import DealScored, TrickTaken
from rebelote.games.whist.moves import Aside, Pass, Play, Undertake
from rebelote.games.whist.options import Options
from rebelote.games.whist.play import playing
from rebelote.games.whist.scoring.grid import ALL_TRICKS
from rebelote.games.whist.state import HAND, Deal, Match, Phase, State, rules
from rebelote.games.whist.vectors.asked import declarers, named, options, seat, seats, suit
from rebelote.kernels.tricks import begin_tricks, lay, legal

_MOMENTS = {
    "before_first_lead": "before the first lead",
    "after_first_trick": "trick 1",
    "after_second_lead": "card led to trick 2",
    "after_second_trick": "trick 2",
}


def dealing(vector: Vector) -> Mapping[str, Any]:
    """How the cards are dealt, and how many tricks there are (W2)."""
    options(vector)
    sizes = tuple(each.bit_count() for each in deals.dealt(PACK_52, 0))
    return {"packets": deals.PACKETS, "hand_size": max(sizes), "tricks": ALL_TRICKS}


def legal_cards(vector: Vector) -> Mapping[str, Any]:
    """The cards that may follow (W22)."""
    given = Given(vector.input)
    hand, led = gather(given.cards("hand")), given.cards("led", "")
    if not 0 < hand.bit_count() <= HAND or len(led) > 1 or hand & gather(led):
        raise given.fault("hand", faces(given.cards("hand")), "1 to 13 cards, and another one led")
    best = led[0] if led else 0
    found = legal(hand, best >> 4 if led else -1, best, False, _trump(given))
    return {"legal": AnyOrder(faces(cards_of(CardSet(found))))}


def winner(vector: Vector) -> Mapping[str, Any]:
    """The place in the trick of the card that wins it (W23)."""
    given = Given(vector.input)
    cards = given.cards("cards")
    if len(cards) != 4:
        raise given.fault("cards", faces(cards), "four cards")
    a, b, c, d = (1 << card for card in cards)
    tricks = begin_tricks((a, b, c, d), 0, 4)
    for card in cards:
        tricks = lay(tricks, card, _trump(given))
    return {"winner": tricks.turn}


def first_lead(vector: Vector) -> Mapping[str, Any]:
    """Who leads to the first trick (W21)."""
    given = Given(vector.input)
    contract = named(given)
    standing = Standing(contract, declarers(given, contract.kind))
    return {"leader": playing.leader(_set_up(options(vector), seat(given, "dealer"), (0, 0, 0, 0), standing))}


def small_misere(vector: Vector) -> Mapping[str, Any]:
    """What is laid aside and played in a small misère, in a deal that is played through (W25)."""
    state = begun(options(vector), PACK_52, Undertake(Contract(Kind.PM)), Pass(), Pass(), Pass())
    aside = 0
    while state.phase is Phase.ASIDE:
        state = GAME.step(state, (who := min(GAME.actors(state))), GAME.moves(state, who)[0]).state
        aside += 1
    played = 0
    while state.phase is Phase.PLAY:
        state = GAME.step(state, (who := min(GAME.actors(state))), GAME.moves(state, who)[0]).state
        played += 1
    return {"discards": aside, "cards_played": played, "tricks": played // 4}


def exposure(vector: Vector) -> Mapping[str, Any]:
    """When open misères lie open, and how many cards are then shown (W26)."""
    given, chosen = Given(vector.input), options(vector)
    holders, leader = seats(given, "misere_seats"), seat(given, "leader_trick2")
    # one suit for each seat: every lead is free, and nobody can take the lead from the leader
    hands = tuple(int(gather(PACK_52[HAND * each : HAND * (each + 1)])) for each in range(4))
    a, b, c, d = hands
    standing = Standing(Contract(Kind.GME), holders)
    state, events = playing.begin_play(_set_up(chosen, (leader + 3) % 4, (a, b, c, d), standing))
    while not state.open:
        who = min(GAME.actors(state))
        state, more = playing.step(state, who, playing.moves(state, who)[0])
        events = (*events, *more)
    shown = {str(each.seat): len(each.cards) for each in events if isinstance(each, HandShown)}
    return {"after": _MOMENTS[chosen.open_misere_exposure], "cards_shown": shown}


def whole_deal(vector: Vector) -> Mapping[str, Any]:
    """A deal played to the end: who led and won each trick, and what is marked (W21 to W33)."""
    given = Given(vector.input)
    contract = named(given)
    standing = Standing(contract, declarers(given, contract.kind))
    state = _set_up(options(vector), seat(given, "dealer"), _hands(given), standing)
    aside = given.cards("discards", "")
    if contract.kind is Kind.PM:
        if len(aside) != 4:
            raise given.fault("discards", faces(aside), "four cards")
        state = replace(state, phase=Phase.ASIDE, aside=(None,) * 4)
        for each, card in enumerate(aside):
            state = GAME.step(state, Seat(each), Aside(card)).state
    else:
        state = playing.begin_play(state)[0]
    return _played(given, state)


def _played(given: Given, state: State) -> Mapping[str, Any]:
    """The tricks of the input, card by card."""
    leaders, winners, scores = [], [], None
    for number, row in enumerate(given.items("tricks")):
        inner = given.inside("tricks", {str(number): row})
        for at, card in enumerate(inner.cards(str(number))):
            if not GAME.actors(state) or state.phase is not Phase.PLAY:
                raise inner.fault(str(number), row, "no card after the last trick")
            who = min(GAME.actors(state))
            leaders += [int(who)] * (at == 0)
            refusal = GAME.why(state, who, Play(card))
            if refusal is not None:
                raise VectorFault(f"{inner.place}.{number}: {refusal.code} {refusal.rule}")
            state, events = GAME.step(state, who, Play(card))
            winners += [each.seat for each in events if isinstance(each, TrickTaken)]
            scores = next((each.result.marks for each in events if isinstance(each, DealScored)), scores)
    tricks = tuple(winners.count(each) for each in range(4))
    return {"leaders": tuple(leaders), "winners": tuple(winners), "tricks": tricks, "scores": scores}


def begun(options: Options, pack: tuple[Card, ...], *calls: Any) -> State:
    """A match whose first seat is 0, with a pack dealt and some calls made."""
    state = State(rules(options), Match(dealer=3), Phase.MIX)
    state = GAME.step(state, CHANCE, Pack(pack)).state
    for call in calls:
        state = GAME.step(state, min(GAME.actors(state)), call).state
    return state


def _set_up(options: Options, dealer: int, hands: tuple[int, int, int, int], standing: Standing) -> State:
    """The wait for the first lead of a contract."""
    kind, named_suit = standing.contract.kind, standing.contract.suit
    trump = NO_TRUMP if kind in MISERES or named_suit < 0 else named_suit
    return State(
        rules(options), Match(dealer=dealer), Phase.PLAY, Deal(hands), standing=standing, trump=trump
    )


def _hands(given: Given) -> tuple[int, int, int, int]:
    rows = given.items("hands")
    if len(rows) != 4:
        raise given.fault("hands", rows, "four hands")
    inner = given.inside("hands", dict(zip("0123", rows, strict=True)))
    cards = [inner.cards(each) for each in "0123"]
    whole = [card for row in cards for card in row]
    if sorted(whole) != sorted(PACK_52) or any(len(row) != HAND for row in cards):
        raise given.fault("hands", rows, "the whole pack, thirteen cards each")
    a, b, c, d = (int(gather(row)) for row in cards)
    return a, b, c, d


def _trump(given: Given) -> int:
    return suit(given, "trump") if given.has("trump") else NO_TRUMP
