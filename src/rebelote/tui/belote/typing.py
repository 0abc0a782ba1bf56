"""Choices of belote as a terminal lists them, and what is typed at its table."""

from dataclasses import dataclass

from rebelote.games.belote import moves
from rebelote.games.belote.view import View
from rebelote.speech import Speech
from rebelote.tui.belote.typed import notation
from rebelote.tui.typing import Listed

_FEW = 12
"""Up to so many choices are listed one by one."""
_MANY = moves.Bid | moves.CapotBid | moves.GeneraleBid | moves.Cut


@dataclass(frozen=True, slots=True)
class BeloteTyping:
    """Belote: the many bids and cuts are put together, calls may be typed in words."""

    speech: Speech

    def listed(self, view: View) -> tuple[Listed, ...]:
        """Choices that are no cards; the many bids, or cuts, are put together."""
        calls = {text: moves.read(text) for text in view.choices}
        other = [text for text, move in calls.items() if not isinstance(move, moves.Play)]
        if len(other) <= _FEW:
            return tuple(Listed(text, self.speech.move(text)) for text in other)
        few = [text for text in other if not isinstance(calls[text], _MANY)]
        say, many = self.speech.names.say, []
        values = [move.value for move in calls.values() if isinstance(move, moves.Bid)]
        sizes = [move.size for move in calls.values() if isinstance(move, moves.Cut)]
        for key, each in (("offer-bids", values), ("offer-cuts", sizes)):
            if each:
                many.append(Listed("", say(key, least=min(each), most=max(each))))
        for key, kind in (("offer-capot", moves.CapotBid), ("offer-generale", moves.GeneraleBid)):
            if any(isinstance(move, kind) for move in calls.values()):
                many.append(Listed("", say(key)))
        return (*(Listed(text, self.speech.move(text)) for text in few), *many)

    def notation(self, text: str, view: View) -> str:
        """What a person typed as the text of a move; a bare number is the size of a cut."""
        return f"cut{text}" if f"cut{text}" in view.choices else notation(text, self.speech.names.words)
