"""Announcements and tricks: what may be said and played, and what a card does (K8 to K16)."""

from dataclasses import replace

from rebelote.cards import SUITS, Card, CardSet, cards_of, gather, show_card, show_cards
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.engine.table import CardPlayed, TrickTaken
from rebelote.games.konter import kernel
from rebelote.games.konter.dealing import finish
from rebelote.games.konter.events import Announced, NothingAnnounced
from rebelote.games.konter.moves import KONTER, KONTER_A_MATT, MATT, WORDS, Announce, KonterMove, Play
from rebelote.games.konter.order import QUEEN_OF_SPADES, RED_QUEENS
from rebelote.games.konter.state import SEATS, Phase, State, hand
from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import TRUMP

NEEDED = {
    KONTER: gather(RED_QUEENS),
    MATT: gather((QUEEN_OF_SPADES,)),
    KONTER_A_MATT: gather((*RED_QUEENS, QUEEN_OF_SPADES)),
}
"""The queens that a word needs (K9)."""


def turn(state: State) -> int:
    """The seat that announces or plays now."""
    if state.phase is Phase.ANNOUNCING:
        return (state.forehand + len(state.said)) % SEATS
    assert state.play is not None
    return state.play.tricks.turn


def words(state: State, seat: int) -> tuple[str, ...]:
    """What the cards of a seat let it announce (K9)."""
    held = hand(state, seat)
    return tuple(word for word in WORDS if NEEDED[word] & ~held == 0)


def moves(state: State, seat: int) -> tuple[KonterMove, ...]:
    """Words after silence; cards from the weakest, spades first, each plain and then with words."""
    if seat != turn(state):
        return ()
    if state.phase is Phase.ANNOUNCING:
        return (Announce(""), *map(Announce, words(state, seat)))
    assert state.play is not None
    order = state.rules.orders[state.trump]
    said = ("", *words(state, seat)) if speaks(state) else ("",)
    legal = kernel.choices(state.play)
    cards = (order.cards[each] for each in range(64) if legal >> each & 1)
    return tuple(Play(card, word) for card in cards for word in said)


def speaks(state: State) -> bool:
    """Whether the seat in turn may announce with its card: its first one, where the table says so (K8)."""
    first = len(state.plays) < SEATS and not state.takers
    return first and not state.rules.early and not state.position


def why(state: State, seat: int, move: KonterMove) -> Refusal | None:
    """Why something may not be said or played now (K8 to K16)."""
    if not isinstance(move, Announce | Play):
        return refuse("not-now", "", waits=state.phase.value)
    if isinstance(move, Announce) != (state.phase is Phase.ANNOUNCING):
        if isinstance(move, Announce):
            return refuse("announce-late", "K8") if state.rules.early else refuse("announce-on-card", "K8")
        return refuse("announce-first", "K8")
    if seat != turn(state):
        return refuse("not-your-turn", "K8") if isinstance(move, Announce) else refuse("not-your-turn", "K11")
    if isinstance(move, Play) and (refusal := _why_card(state, move.card)) is not None:
        return refusal
    return _why_word(state, seat, move)


def _why_word(state: State, seat: int, move: Announce | Play) -> Refusal | None:
    """Why a word may not be announced (K8, K9)."""
    if not move.word:
        return None
    if isinstance(move, Play) and not speaks(state):
        return refuse("announce-late", "K8")
    missing = CardSet(NEEDED[move.word] & ~hand(state, seat))
    return refuse("announce-cards", "K9", cards=show_cards(cards_of(missing))) if missing else None


def _why_card(state: State, card: Card) -> Refusal | None:
    """Why the seat in turn may not play a card (K12 to K14)."""
    assert state.play is not None
    strength = state.rules.orders[state.trump].strengths[card]
    tricks, trump = state.play.tricks, state.play.duties & TRUMP
    held = tricks.hands[tricks.turn]
    if strength < 0 or not held >> strength & 1:
        return refuse("not-in-hand", "K11", card=show_card(card))
    if kernel.choices(state.play) >> strength & 1:
        return None
    assert held & CLASSES[tricks.led]
    if tricks.led == trump:
        return refuse("trump-led", "K14", suit=SUITS[trump])
    return refuse("follow", "K12", suit=SUITS[tricks.led])


def step(state: State, seat: int, move: KonterMove) -> Step[State]:
    """What a legal word or card does."""
    match move:
        case Announce(word):
            said = (*state.said, (seat, word))
            phase = Phase.PLAY if len(said) == SEATS else state.phase
            return Step(replace(state, said=said, phase=phase), (_told(seat, word),))
        case Play(card, word):
            events: tuple[Event, ...] = ()
            if word:
                state = replace(state, said=(*state.said, (seat, word)))
                events = (_told(seat, word),)
            return _card(state, seat, card, events)
    raise TypeError(f"not a move of the play: {move!r}")


def _told(seat: int, word: str) -> Event:
    return Announced(seat, word) if word else NothingAnnounced(seat)


def _card(state: State, seat: int, card: Card, events: tuple[Event, ...]) -> Step[State]:
    """A card is played; the trick and the deal may end with it (K16, K17)."""
    assert state.play is not None
    play = kernel.play(state.play, state.rules.orders[state.trump].strengths[card])
    events = (*events, CardPlayed(seat, card))
    state = replace(state, play=play, plays=(*state.plays, (seat, card)))
    if play.tricks.led >= 0:
        return Step(state, events)
    winner = play.tricks.turn
    before = state.takers[-1] & 1 if state.takers else -1
    taken = TrickTaken(winner, winner & 1, before, state.rules.options.last_trick_view)
    state = replace(state, takers=(*state.takers, winner))
    if any(play.tricks.hands):
        return Step(state, (*events, taken))
    return finish(state, (*events, taken))
