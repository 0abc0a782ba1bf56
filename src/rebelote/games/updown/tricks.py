"""The tricks of a round: the leader's change, everybody's choice, and what comes of it (U7 to U23)."""

from dataclasses import replace

from rebelote.cards import SUITS, Card, CardSet, Seat, cards_of, show_card
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.engine.table import MatchOver
from rebelote.games.updown import kernel
from rebelote.games.updown.events import (
    DOWN,
    NO_TRICK,
    UP,
    CardChosen,
    CardFlipped,
    CardRotated,
    NobodyWon,
    OwnCardChosen,
    PotLost,
    RollChosen,
    RoundGathered,
    RoundScored,
    TrickRevealed,
    TrickWon,
    letters,
)
from rebelote.games.updown.moves import CHANGES, Change, Choose, Flip, Roll, Rotate, UpDownMove
from rebelote.games.updown.scoring import score, tally, winners
from rebelote.games.updown.state import Match, Phase, Round, Rules, State, Trick, the_round

_Events = tuple[Event, ...]


def actors(state: State) -> frozenset[int]:
    """The leader, or everyone who has not chosen."""
    playing = the_round(state)
    if state.phase is Phase.CHANGE:
        return frozenset((playing.leader,))
    return frozenset(seat for seat, card in enumerate(playing.chosen) if card is None)


def moves(state: State, seat: int) -> tuple[UpDownMove, ...]:
    """Flip, three rotations and roll; or every card of the hand, spades first and low to high (U8, U12)."""
    if seat not in actors(state):
        return ()
    if state.phase is Phase.CHANGE:
        return CHANGES
    return tuple(map(Choose, cards_of(the_round(state).hands[seat])))


def why(state: State, seat: int, move: UpDownMove) -> Refusal | None:
    """Why something may not be done now (U8, U12)."""
    match move:
        case Flip() | Rotate() | Roll() if state.phase is Phase.CHANGE:
            if seat != the_round(state).leader:
                return refuse("not-the-leader", "U8")
            return None if move in CHANGES else refuse("rotation", "U10")
        case Choose(card) if state.phase is Phase.CHOICE:
            return _why_card(the_round(state), seat, card)
        case Flip() | Rotate() | Roll() if state.phase is Phase.CHOICE:
            return refuse("changed-already", "U8")
        case Choose() if state.phase is Phase.CHANGE:
            return refuse("change-first", "U7")
    return refuse("not-now", "", waits=state.phase.value)


def _why_card(playing: Round, seat: int, card: Card) -> Refusal | None:
    """Why a card may not be chosen: it is elsewhere, or the choice was made (U12)."""
    if seat < 0 or seat >= len(playing.hands):
        return refuse("not-your-turn", "U12")
    if playing.chosen[seat] is not None:
        return refuse("chosen-already", "U12")
    if not playing.hands[seat] >> card & 1:
        return refuse("not-in-hand", "U12", card=show_card(card))
    return None


def step(state: State, seat: int, move: UpDownMove) -> Step[State]:
    """What a change or a choice does."""
    if isinstance(move, Choose):
        return _chosen(state, seat, move.card)
    assert isinstance(move, Change)
    return _changed(state, seat, move)


def _changed(state: State, seat: int, change: Change) -> Step[State]:
    """The leader changed one thing (U9 to U11)."""
    playing = the_round(state)
    playing = replace(playing, log=(*playing.log, (seat, change)))
    match change:
        case Flip():
            told: Event = CardFlipped(seat, DOWN if playing.up else UP)
            after = replace(playing, up=not playing.up)
        case Rotate(turns):
            after = replace(playing, offset=(playing.offset + turns) % 4)
            suits = state.rules.suits(after.offset)
            told = CardRotated(seat, SUITS[suits[seat]], letters(suits))
        case Roll():
            return Step(replace(state, phase=Phase.REROLL, round=playing), (RollChosen(seat),))
    return Step(replace(state, phase=Phase.CHOICE, round=after), (told,))


def _chosen(state: State, seat: int, card: Card) -> Step[State]:
    """A card lies face down; with the last one all are revealed (U12, U13)."""
    playing = the_round(state)
    hands = tuple(
        CardSet(held & ~(1 << card)) if each == seat else held for each, held in enumerate(playing.hands)
    )
    chosen = tuple(card if each == seat else laid for each, laid in enumerate(playing.chosen))
    events: _Events = (OwnCardChosen(card, Seat(seat)), CardChosen(seat))
    after = replace(playing, hands=hands, chosen=chosen)
    cards = tuple(each for each in chosen if each is not None)
    if len(cards) < len(chosen):
        return Step(replace(state, round=after), events)
    return _revealed(state, after, cards, events)


def best(rules: Rules, playing: Round, cards: tuple[Card, ...]) -> int:
    """The seat with the best card, -1 where there is none (U14 to U17)."""
    suits = rules.suits(playing.offset)
    return kernel.winner(four(cards), four(suits), playing.trump, playing.up)


def four(numbers: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Numbers by seat, -1 for seats that are not there."""
    a, b, c, d = (*numbers, -1, -1)[:4]
    return a, b, c, d


def _revealed(state: State, playing: Round, cards: tuple[Card, ...], events: _Events) -> Step[State]:
    """The trick is won, or goes to the pot (U13 to U18)."""
    rules = state.rules
    winner = best(rules, playing, cards)
    before = playing.tricks[-1].winner if playing.tricks else NO_TRICK
    events = (*events, TrickRevealed(cards, before))
    trick = Trick(playing.leader, playing.up, playing.trump, rules.suits(playing.offset), cards, winner)
    done = (*playing.tricks, trick)
    won, pot = tally(tuple(each.winner for each in done), rules.seats)
    log = (*playing.log, *((each, Choose(card)) for each, card in enumerate(cards)))
    after = replace(playing, chosen=(None,) * rules.seats, tricks=done, won=won, pot=pot, log=log)
    told: Event = TrickWon(winner, playing.pot + 1) if winner >= 0 else NobodyWon(pot)
    events = (*events, told)
    if any(after.hands):
        return Step(replace(state, phase=Phase.CHANGE, round=after), events)
    return _finished(state, after, events)


def _finished(state: State, playing: Round, events: _Events) -> Step[State]:
    """The round is over: another one, or the end of the match (U19 to U23)."""
    rules, match_ = state.rules, state.match
    result = score(playing.won, playing.pot, match_.totals)
    if playing.pot:
        events = (*events, PotLost(playing.pot))
    events = (*events, RoundScored(result, result.tally, result.totals))
    played = match_.played + 1
    won = winners(result.totals, played, rules.rounds, rules.options.tie)
    results = (*match_.results, result)
    first = playing.first if won is None else match_.first
    match_ = Match(result.totals, results, played, first, won)
    if won is not None:
        over = State(rules, match_, Phase.OVER, playing)
        return Step(over, (*events, MatchOver(won, result.totals)))
    return Step(State(rules, match_, Phase.MIX), (*events, RoundGathered(rules.seats)))
