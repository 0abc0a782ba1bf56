"""A strong player of whist: it plays calls out in worlds before it makes them, and solves endings exactly."""

from rebelote.bots.whist.bidding import Undertaking, call
from rebelote.bots.whist.hand import best_trump, suit_cards, top_tricks, tricks_with
from rebelote.bots.whist.simple import SimpleWhist
from rebelote.cards import SUITS, read_card, show_card
from rebelote.engine import Source
from rebelote.games.whist.contract import MISERES, NO_TRUMP, PAIRS, Contract
from rebelote.games.whist.moves import Join, Name, Raise, Undertake, read
from rebelote.games.whist.options import Options
from rebelote.games.whist.view import View

_MARGIN = 6.0
"""So many points may a call lose and still be made: who passes leaves the game to the others."""
_HOPE = 0.5
"""What a proposal is worth while nobody has joined it."""
_PROPOSES = 1.9
_ALONE = 3.0
"""What a suit must take in one's own hand before playing alone is thought of."""
_ALONE_WITHOUT = 10
"""So many tricks without trump must be one's own before a chelem is thought of."""
_PASS = "p"
_RISKS = {"pm": 3.0, "pic": 0.0, "gm": 24.0, "gmo": 30.0}
"""What a misère must bring in playouts to be called: they flatter a grand misère, and hardly a piccolo."""


class StrongWhist:
    """Calls what brings most in worlds that agree with its view, and plays cards by solving such worlds."""

    __slots__ = ("_options", "_simple")

    def __init__(self, options: Options) -> None:
        self._options = options
        self._simple = SimpleWhist(options)

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices; None lets it be where the game does not wait for this seat."""
        if not view.choices:
            return None
        if view.phase == "bidding":
            return self._call(view, source)
        if view.phase == "play" and len(view.choices) > 1:
            return self._card(view, source)
        return self._simple.decide(view, source)

    def _call(self, view: View, source: Source) -> str:
        """The call that brings most; the safest misères are called by looking at the hand."""
        from rebelote.bots.whist.thinking import call_worths, misere_calls

        usual = call(view)
        if usual in ("gmo", "gm"):
            return usual
        found = {_PASS: 0.0, **self._proposals(view, usual)}
        worths = call_worths(view, self._options, _contracts(view), source)
        found |= {text: worth + _MARGIN for text, worth in worths.items()}
        miseres = misere_calls(view, self._options, source).items()
        found |= {text: worth for text, worth in miseres if worth >= _RISKS[text]}
        return max(found, key=lambda text: found[text])

    def _proposals(self, view: View, usual: str) -> dict[str, float]:
        """Offers to a partner that cost nothing, and the small misère."""
        suit = best_trump(view.hand)
        name = SUITS[suit]
        offers = tricks_with(view.hand, suit) >= _PROPOSES and len(suit_cards(view.hand, suit)) > 3
        found = {text: _HOPE for text in (name, "stay") if offers and text in view.choices}
        return found | ({usual: _HOPE} if usual in ("wait", "pm") else {})

    def _card(self, view: View, source: Source) -> str:
        """The card that brings most; rules of thumb where no world agrees with the view."""
        from rebelote.bots.whist import thinking

        assert view.contract is not None
        misere = view.contract.kind in MISERES
        think = thinking.thought_of_misere if misere else thinking.thought
        sums = think(view, self._options, source)
        if not sums:
            return self._simple.decide(view, source) or view.choices[0]
        return show_card(max(map(read_card, view.choices), key=lambda card: sums[card]))


def _contracts(view: View) -> list[Undertaking]:
    """The calls that fix a contract and are worth a thought."""
    assert view.seat is not None
    joined = {said.suit for who, said in view.calls if isinstance(said, Join) and who == view.seat}
    found = []
    for text in view.choices:
        match read(text):
            case Undertake(contract) if contract.suit == NO_TRUMP:
                if top_tricks(view.hand) >= _ALONE_WITHOUT:
                    found.append(Undertaking(text, contract, -1))
            case Undertake(contract) if contract.suit in range(4):
                if tricks_with(view.hand, contract.suit) >= _ALONE:
                    found.append(Undertaking(text, contract, -1))
            case Join(suit):
                partner = next(seat for seat, offered in view.proposals if offered == suit)
                kind = next(each for each in PAIRS.values() if Contract(each, suit).above(view.contract))
                found.append(Undertaking(text, Contract(kind, suit), partner))
            case Raise(level) if joined:
                suit = max(joined)
                partner = _partner(view, suit)
                found.append(Undertaking(text, Contract(PAIRS[level], suit), partner))
    return found


def _partner(view: View, suit: int) -> int:
    """The seat whose proposal in a suit was joined."""
    return next(who for who, said in reversed(view.calls) if isinstance(said, Name) and said.suit == suit)
