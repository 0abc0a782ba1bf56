"""The deal: packets of three, the trump suit between them, and what follows the last trick (K3 to K5, K20)."""

from dataclasses import replace

from rebelote.cards import PACK_24, SUITS, Seat
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import CHANCE, Event, Step
from rebelote.engine.table import CardsDealt, DealerDrawn, DrawDealer, HandDealt, Pack, PackGathered, is_pack
from rebelote.games.konter import kernel
from rebelote.games.konter.events import DealScored, MatchOver, PackMixed, TrumpMade
from rebelote.games.konter.moves import STAKES, KonterMove, MakeTrump
from rebelote.games.konter.options import Options
from rebelote.games.konter.order import duties, strengths_of
from rebelote.games.konter.scoring import Tally, score
from rebelote.games.konter.state import PACKET, SEATS, Match, Phase, Rules, State, hand, packet


def begin(rules: Rules) -> State:
    """Before anything happened: chance draws the dealer (K3)."""
    strokes = rules.options.start_strokes
    return State(rules, Match((strokes, strokes)), Phase.DRAW)


def actor(state: State) -> int:
    """Who moves before the announcements."""
    return state.forehand if state.phase is Phase.TRUMP else CHANCE


def moves(state: State, seat: int) -> tuple[KonterMove, ...]:
    """Any of the four suits for forehand (K5)."""
    if state.phase is Phase.TRUMP and seat == state.forehand:
        return tuple(map(MakeTrump, range(4)))
    return ()


def why(state: State, seat: int, move: KonterMove) -> Refusal | None:
    """Why something may not be done before the announcements (K3 to K5)."""
    if seat != actor(state):
        if isinstance(move, MakeTrump):
            return refuse("not-the-maker", "K5")
        return refuse("not-now", "", waits=state.phase.value)
    match move:
        case DrawDealer() if state.phase is Phase.DRAW:
            return None
        case Pack(cards) if state.phase is Phase.MIX:
            return None if is_pack(cards, PACK_24) else refuse("not-the-pack", "K1", cards=len(PACK_24))
        case MakeTrump() if state.phase is Phase.TRUMP:
            return None
    return refuse("not-now", "", waits=state.phase.value)


def step(state: State, move: KonterMove) -> Step[State]:
    """What a legal move before the announcements does."""
    match move:
        case DrawDealer(drawn):
            return Step(
                replace(state, match=replace(state.match, dealer=drawn), phase=Phase.MIX),
                (DealerDrawn(drawn),),
            )
        case Pack(cards):
            mixed = replace(state, pack=cards, phase=Phase.TRUMP)
            return Step(mixed, (PackMixed(state.match.dealer), *_dealt(mixed, 0)))
        case MakeTrump(suit):
            return _made(state, suit)
    raise TypeError(f"not a move of the deal: {move!r}")


def _dealt(state: State, number: int) -> tuple[Event, ...]:
    """Everyone sees a packet go to each seat, each seat its own."""
    looked = (HandDealt(packet(state, seat, number), Seat(seat)) for seat in range(SEATS))
    return (CardsDealt((PACKET,) * SEATS), *looked)


def _made(state: State, suit: int) -> Step[State]:
    """The trump suit is named, and the second packet dealt (K5)."""
    events: tuple[Event, ...] = (TrumpMade(state.forehand, SUITS[suit]),)
    made = replace(state, trump=suit)
    order = state.rules.orders[suit]
    a, b, c, d = (strengths_of(hand(made, seat), order) for seat in range(SEATS))
    play = kernel.begin_play((a, b, c, d), state.forehand, duties(suit))
    phase = Phase.ANNOUNCING if state.rules.early else Phase.PLAY
    return Step(replace(made, play=play, phase=phase), (*events, *_dealt(made, 1)))


def finish(state: State, events: tuple[Event, ...]) -> Step[State]:
    """All tricks are played: the strokes, and the next deal or the end of the match (K17 to K22)."""
    if state.position:
        return Step(replace(state, phase=Phase.OVER), events)
    result = score(tally(state), state.rules.options)
    before = state.match
    match_ = replace(
        before,
        strokes=result.strokes,
        carried=result.carried,
        dealer=next_dealer(state.rules.options, before.dealer, result.winner),
        results=(*before.results, result),
    )
    events = (*events, DealScored(result, result.winner, result.strokes))
    if 0 in result.strokes:
        ended = replace(match_, winners=(result.winner,), dealer=before.dealer)
        over = replace(state, match=ended, phase=Phase.OVER)
        return Step(over, (*events, MatchOver(result.winner, result.strokes)))
    return Step(State(state.rules, match_, Phase.MIX), (*events, PackGathered(len(PACK_24))))


def tally(state: State) -> Tally:
    """The facts of a deal that was played to the end."""
    assert state.play is not None
    announced = sum(STAKES[word] for _, word in state.said if word)
    match_ = state.match
    return Tally(
        state.forehand & 1, state.play.points, state.play.won, announced, match_.strokes, match_.carried
    )


def next_dealer(options: Options, dealer: int, winner: int) -> int:
    """The next player, unless a stand-off (winner -1) lets the same side make trump again (K3, K20)."""
    if winner >= 0 or options.staenner == "penalty_only":
        return (dealer + 1) % SEATS
    return dealer if options.staenner_dealer == "same" else dealer ^ 2
