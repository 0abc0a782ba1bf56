"""A strong player of Konter a Matt: it names trumps by a table, and thinks of worlds for words and cards."""

from rebelote.bots.konter.simple import SimpleKonter
from rebelote.cards import SUITS, Card, read_card
from rebelote.engine import Source
from rebelote.games.konter.moves import LETTERS, WORDS
from rebelote.games.konter.options import Options
from rebelote.games.konter.order import order
from rebelote.games.konter.view import View

_WORLDS = {6: 8, 5: 24}
"""How many worlds are thought of, by cards in the hand; with fewer cards more."""
_MORE = 40
_FOR_WORDS = 12
_MAKERS_DARE, _OTHERS_DARE = 0.72, 0.45
"""From which chance on a stake is raised: makers lose twice what they win, the others win twice (K19)."""
_TRUMP_WORTH = (3.3, 3.5, 3.4, 3.0, 3.8, 3.8, 3.9, 5.1, 5.4, 8.2)
_PLAIN_WORTH = (0.5, 0.7, 0.4, 0.6, 0.5, 1.7)
"""Card points that a card of each height brings, fitted to 8,132 deals that were solved with open cards."""


class StrongKonter:
    """Solves every card in worlds that agree with its view, and plays for strokes rather than points."""

    __slots__ = ("_options", "_simple")

    def __init__(self, options: Options) -> None:
        self._options = options
        self._simple = SimpleKonter(options)

    def decide(self, view: View, source: Source) -> str | None:
        """One of the choices, or None when it is not due."""
        if view.seat not in view.due:
            return None
        if view.trump < 0:
            return SUITS[self._trump(view.hand)]
        words = [word for word in reversed(WORDS) if _offered(view, word)]
        word = words[0] if words and self._dares(view, source) else ""
        if not any(text[:1] in "9TJQKA" for text in view.choices):
            return word or "p"
        card = self._card(view, source)
        return f"{card}+{LETTERS[word]}" if word else card

    def _trump(self, hand: tuple[Card, ...]) -> int:
        """The suit that promises most card points with the three cards that are seen."""
        return max(range(4), key=lambda each: self._promise(hand, each))

    def _promise(self, hand: tuple[Card, ...], trump: int) -> float:
        strengths = order(trump, self._options.ace_over_queens).strengths
        found = 0.0
        for card in hand:
            height = strengths[card] & 15
            found += _TRUMP_WORTH[height] if strengths[card] >> 4 == trump else _PLAIN_WORTH[height]
        return found

    def _dares(self, view: View, source: Source) -> bool:
        """Whether the deal is won often enough to raise the stake (K10)."""
        # numba is loaded by those who search, in processes of their own
        from rebelote.bots.konter.thinking import chance_to_win

        assert view.seat is not None
        table = order(view.trump, self._options.ace_over_queens)
        enough = _MAKERS_DARE if (view.maker ^ view.seat) & 1 == 0 else _OTHERS_DARE
        return chance_to_win(view, self._options, table, source, _FOR_WORDS) >= enough

    def _card(self, view: View, source: Source) -> str:
        """The card with the best margin in the mean, of several the cheapest."""
        from rebelote.bots.konter.thinking import thought

        plain = [text for text in view.choices if "+" not in text]
        if len(plain) == 1:
            return plain[0]
        table = order(view.trump, self._options.ace_over_queens)
        worlds = _WORLDS.get(len(view.hand), _MORE)
        sums = thought(view, self._options, table, source, worlds)
        if not sums:
            return self._simple.decide(view, source) or plain[0]
        return max(plain, key=lambda text: sums[table.strengths[read_card(text)]])


def _offered(view: View, word: str) -> bool:
    return any({word, LETTERS[word]} & {text.rpartition("+")[2]} for text in view.choices)
