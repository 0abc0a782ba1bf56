"""Which cards a message names, in codes and in sentences, and which cards each pair of eyes has seen."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from rebelote.cards import Seat
from rebelote.engine import NotationError, find
from rebelote.locale import catalogue
from rebelote.wire.messages import Language

LANGUAGES = get_args(Language)

# the name Théo begins like the ten of hearts, and goes on
CARDS = re.compile(r"(?<!\w)((?:[2-9TJQKA][shdc])+)(?!\w)")
# cards that are laid out, laid to others or aside for all to see begin with the letter of the move
LAID = re.compile(r"^(?:[MX]|A[1-9][0-9]?)(?=(?:[2-9TJQKA][shdc])+$)")
PACK = re.compile(r"(?:[2-9TJQKA][shdc]){20,}")


def _letters(words: Iterable[str]) -> str:
    """A pattern that finds any of some words, letter by letter, which is quicker than one word after the other."""
    rests: dict[str, list[str]] = {}
    for word in words:
        rests.setdefault(word[:1], []).append(word[1:])
    if set(rests) <= {""}:
        return ""
    ways = [re.escape(first) + _letters(rest) for first, rest in rests.items() if first]
    return f"(?:{'|'.join(ways)})" + "?" * ("" in rests)


NAMES = {
    catalogue(language).say(f"card-{rank}{suit}").lower(): rank + suit
    for language in LANGUAGES
    for rank in "23456789TJQKA"
    for suit in "shdc"
}
"""What each card is called in the sentences of each language."""
NAME = re.compile(rf"(?<!\w){_letters(NAMES)}(?!\w)", re.IGNORECASE)


def cards_in(text: str) -> set[str]:
    """Every card that a text names: in words, or as codes, alone or in a row.

    A sentence may begin with an ace in French, which is not the ace of spades as a code.
    """
    found = {NAMES[name.lower()] for name in NAME.findall(text)}
    codes = CARDS.findall(NAME.sub(" ", text) if found else text)
    return found | {row[at : at + 2] for row in codes for at in range(0, len(row), 2)}


def texts_in(found: object) -> Iterator[str]:
    """Every text in what was read from JSON."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from texts_in(value)
    elif isinstance(found, list):
        for each in found:
            yield from texts_in(each)


def named(found: object) -> set[str]:
    """Every card that is named in what was read from JSON."""
    return cards_in("\n".join(texts_in(found)))


class Watch:
    """Plays a match again, and knows which cards each seat, and a spectator (None), has seen in this deal.

    Seen is what lay face up before their eyes, or was named by an event that the rules let everybody
    hear and that the game marks as one that discloses. What was known after each move is kept.
    """

    def __init__(self, setup: str, seats: int) -> None:
        found = find(setup)
        self.game, self.observers = found.game, [None, *range(seats)]
        self.pack: set[str] = set()
        self.known: dict[int | None, set[str]] = {each: set() for each in self.observers}
        self.history = [self.known]
        self.deals = [0]
        self._state = found.game.begin(found.options, seats)
        self._ended = False
        self._drawn = [0]

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.history) - 1

    def look(self, seat: int, move: str) -> None:
        """Make a move, and see the table through every pair of eyes.

        The move that ends a deal is seen by all, though its card is gathered at once; so is one that has the open
        pile turned.
        """
        self._state, events = self.game.step(self._state, Seat(seat), self.game.read(move))
        deals = self.game.deals(self._state)
        new_deal = deals > self.deals[-1]
        disclosed = [
            str(each.told()) for each in events if each.to is None and getattr(each, "discloses", False)
        ]
        gathered = new_deal or any(each.told()[0] == "stock-turned" for each in events)
        public = cards_in(LAID.sub("", move) if gathered else "").union(*map(cards_in, disclosed))
        before, self.known = self.known, {}
        for each in self.observers:
            zones = self.game.view(self._state, None if each is None else Seat(each)).zones
            faces = {item.face for zone in zones for item in zone.items} - {""}
            self.known[each] = (set() if self._ended else before[each]) | faces | public
        # the order of a pack tells of the deal for which it was mixed, and of those for which it was gathered
        if mixed := PACK.search(move):
            self.pack = cards_in(mixed[0])
        self._drawn.append(self.ply if mixed else self._drawn[-1])
        self._ended = new_deal
        self.history.append(self.known)
        self.deals.append(deals)

    def hidden(self, observer: int | None) -> set[str]:
        """Cards of the pack that an observer has not seen."""
        return self.pack - self.known[observer]

    def early(self, observer: int | None, message: dict[str, Any], now: int) -> set[str]:
        """Cards that a message names, told after so many moves, and that its reader had not seen by then.

        Of what happened before, each event and each result may name what was known at some time since it was told
        of; how things stand may name what is known now.
        """
        if message["t"] == "revealed":
            return self._revealed(observer, message["secrets"], now)
        since = message.get("since")
        first = now if since is None else min(since, now)
        over = self.deals[first if first < now else max(now - 1, 0)]
        past, present = _parted(message, over)
        lately: set[str] = set().union(*(self.history[each][observer] for each in range(first, now + 1)))
        return (named(past) - lately) | (
            named(present) - self.history[now][observer] - self._examples(message)
        )

    def _examples(self, message: dict[str, Any]) -> set[str]:
        """Cards by which it is told how moves are written, to everybody the same, when a text is none."""
        if message["t"] == "refused" and message["reason"]["code"] == "not-a-move":
            try:
                self.game.read(message["reason"]["facts"]["value"])
            except NotationError as fault:
                return cards_in(fault.expected)
        return set()

    def _revealed(self, observer: int | None, secrets: list[dict[str, Any]], now: int) -> set[str]:
        """Hidden cards that are named by what chance drew for the running deal."""
        if now == self.ply and self.game.outcome(self._state) is not None:
            return set()
        drawn = [each["move"] for each in secrets if each["ply"] >= self._drawn[now]]
        return named(drawn) - self.history[now][observer]


def _parted(message: dict[str, Any], over: int) -> tuple[list[object], list[object]]:
    """What a message tells of the past, and of the present; not of deals that were over long before, as told then, nor
    the order of cards in force, which names cards that nobody need hold.
    """
    words = message.get("words")
    if message["t"] == "sheet":
        rest = {name: value for name, value in message.items() if name != "deals"}
        return [message["deals"][over:]], [rest]
    if message["t"] != "update":
        return [], [message]
    facts = dict(message["view"]["facts"])
    past = [message["events"], facts.pop("results", [])[over:]]
    present: list[object] = [{**message["view"], "facts": facts}, message.get("ack")]
    if words:
        past.append(words["told"])
        present.append({name: value for name, value in words.items() if name not in ("told", "order")})
    return past, present


def read(text: str) -> dict[str, Any]:
    """A message from its text."""
    message: dict[str, Any] = json.loads(text)
    return message
