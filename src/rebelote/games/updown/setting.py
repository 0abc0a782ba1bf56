"""The start of a round: the pack, the dice, and the card in the middle (U3 to U6, U22)."""

from dataclasses import replace

from rebelote.cards import CLUBS, PACK_44, Card, Seat, gather
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import CHANCE, Event, Step
from rebelote.engine.table import HandDealt, Pack, is_pack
from rebelote.games.updown.events import DOWN, UP, CardsDealt, CardTossed, DiceRolled, PackMixed, letters
from rebelote.games.updown.moves import Dice, Toss, UpDownMove
from rebelote.games.updown.state import Match, Phase, Round, Rules, State, the_round


def begin(rules: Rules) -> State:
    """Before anything happened: chance mixes the pack."""
    return State(rules, Match((0,) * rules.seats), Phase.MIX)


def tosses(state: State) -> tuple[Toss, ...]:
    """How the card may come to lie, all equally likely (U6, U22)."""
    rules, options = state.rules, state.rules.options
    both = (True, False)
    if state.match.played and options.round_start == "rotate_leader":
        leader = (state.match.first + 1) % rules.seats
        offset = rules.offset_for(leader, CLUBS)
        named = leader if options.first_leader == "random" else -1
        return tuple(Toss(up, offset, named) for up in both)
    if options.first_leader == "random":
        seats = range(rules.seats)
        return tuple(Toss(up, offset, seat) for seat in seats for up in both for offset in range(4))
    return tuple(Toss(up, offset) for up in both for offset in rules.clubs_on_players())


def why(state: State, move: UpDownMove) -> Refusal | None:
    """Why chance may not do something now."""
    match move:
        case Pack(cards) if state.phase is Phase.MIX:
            return None if is_pack(cards, PACK_44) else refuse("not-the-pack", "U1", cards=len(PACK_44))
        case Dice() if state.phase in (Phase.DICE, Phase.REROLL):
            return None
        case Toss() if state.phase is Phase.TOSS:
            return None if move in tosses(state) else refuse("toss", "U6")
    return refuse("not-now", "", waits=state.phase.value)


def step(state: State, move: UpDownMove) -> Step[State]:
    """What a move of chance does."""
    match move:
        case Pack(cards):
            return _dealt(state, cards)
        case Dice():
            return _rolled(state, move)
        case Toss():
            return _tossed(state, move)
    raise TypeError(f"not a move of chance: {move!r}")


def _dealt(state: State, pack: tuple[Card, ...]) -> Step[State]:
    """Cards go round one by one, the rest is put aside (U3)."""
    rules = state.rules
    dealt = rules.hand_size * rules.seats
    rows = tuple(pack[seat : dealt : rules.seats] for seat in range(rules.seats))
    begun = Round(pack, tuple(map(gather, rows)), (None,) * rules.seats, (0,) * rules.seats)
    events: tuple[Event, ...] = (
        PackMixed(state.match.played + 1),
        CardsDealt((rules.hand_size,) * rules.seats, len(pack) - dealt),
        *(HandDealt(row, Seat(seat)) for seat, row in enumerate(rows)),
    )
    return Step(replace(state, phase=Phase.DICE, round=begun), events)


def _rolled(state: State, rolled: Dice) -> Step[State]:
    """The dice show the trump rank; a leader's roll goes on until it is another (U4, U11)."""
    playing = the_round(state)
    again = rolled.total == playing.trump
    log = (*playing.log, (int(CHANCE), rolled))
    after = replace(playing, dice=(*playing.dice, rolled), trump=rolled.total, log=log)
    phase = Phase.TOSS if state.phase is Phase.DICE else Phase.REROLL if again else Phase.CHOICE
    told = DiceRolled(rolled.one, rolled.other, rolled.total, again)
    return Step(replace(state, phase=phase, round=after), (told,))


def _tossed(state: State, toss: Toss) -> Step[State]:
    """The card lies in the middle; clubs name the first leader, or chance does (U6)."""
    suits = state.rules.suits(toss.offset)
    first = toss.leader if toss.leader >= 0 else suits.index(CLUBS)
    playing = the_round(state)
    log = (*playing.log, (int(CHANCE), toss))
    after = replace(playing, up=toss.up, offset=toss.offset, first=first, log=log)
    told = CardTossed(UP if toss.up else DOWN, letters(suits), first)
    return Step(replace(state, phase=Phase.CHANGE, round=after), (told,))
