"""What one visitor is told in words: what changed since it was told last, in its language."""

from collections.abc import Iterable
from typing import Any

from rebelote.engine import Refusal, Setup
from rebelote.locale import catalogue
from rebelote.speech import Happened, Names, Speech, sheet, sides_of, speech_for, spoken, told
from rebelote.speech.names import NOBODY
from rebelote.tables.match import Match
from rebelote.wire.ballots import Ballot
from rebelote.wire.messages import Facts, Language, Reason
from rebelote.wire.words import Sheet, Words

_NOT_SAID = object()


class Speaker:
    """Says a match to one visitor; `called` are the names at the table now, seat by seat."""

    def __init__(self, language: Language = "en") -> None:
        self.language: Language = language
        self._said: dict[str, Any] = {}
        self._kept: tuple[tuple[Any, ...], Speech] | None = None

    def forget(self) -> None:
        """Everything has to be said again."""
        self._said.clear()

    def words(
        self, match: Match, seat: int | None, called: tuple[str, ...], happened: Iterable[Happened]
    ) -> Words:
        """A sentence for each event, and what stands differently than when it was said last."""
        speech = self._speech(match.setup, seat, called)
        fresh = {
            name: value
            for name, value in spoken(speech, match.seen(seat)).items()
            if self._said.get(name, _NOT_SAID) != value
        }
        self._said |= fresh
        return Words(told(speech, happened), **fresh)

    def sheet(self, match: Match, seat: int | None, called: tuple[str, ...]) -> Sheet:
        """The score sheet."""
        return sheet(self._speech(match.setup, seat, called), match.number, match.seen(seat))

    def refused(self, reason: Reason, match: Match | None, seat: int | None, called: tuple[str, ...]) -> str:
        """Why an act was not made."""
        if match is None:
            return self._house(f"refusal-{reason.code}", reason.facts)
        refusal = Refusal(reason.code, reason.rule, tuple(reason.facts.items()))
        return self._speech(match.setup, seat, called).refused(refusal)

    def problem(self, code: str, facts: Facts) -> str:
        """Why a message could not be carried out."""
        return self._house(f"problem-{code}", facts)

    def phrase(self, code: str) -> str:
        """A set phrase."""
        return self._house(f"phrase-{code}", {})

    def parted(self, how: str, name: str) -> str:
        """Who left, was away for too long, is back, or was put out."""
        return self._house(f"parted-{how}", {"name": name})

    def ballot(self, asked: Ballot, called: tuple[str, ...]) -> str:
        """Who wants whom put out, why, and how many do so."""
        if not asked.by:
            return ""
        facts: Facts = {
            "asks": called[asked.by[0]],
            "name": asked.name,
            "votes": len(asked.by),
            "needs": asked.needs,
        }
        return self._house(f"ballot-{asked.why}", facts)

    def _house(self, key: str, facts: Facts) -> str:
        return catalogue(self.language).say(key, **facts)

    def _speech(self, setup: Setup, seat: int | None, called: tuple[str, ...]) -> Speech:
        key = (setup, seat, called, self.language)
        if self._kept is None or self._kept[0] != key:
            words = catalogue(self.language, setup.game.name)
            names = Names(words, called, NOBODY if seat is None else seat, sides_of(setup, len(called)))
            self._kept = key, speech_for(setup, names)
        return self._kept[1]
