"""What pages are told over their sockets, and whether it is more than they may know."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page, WebSocket

CARDS = re.compile(r"(?:[7-9TJQKA][shdc])+(?:\+\w+)*")
CARD = re.compile(r"[7-9TJQKA][shdc]")
RANKS = {
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
NAMES = {f"{word} of {name}": rank + suit for rank, word in RANKS.items() for suit, name in SUITS.items()}
NAME = re.compile("|".join(NAMES))
# promises are digits of chance, in which a card may be read
CHANCE = ("committed", "revealed")


class Heard:
    """Everything that a page was told, in order; `messages` are read from JSON."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def watch(self, page: Page) -> None:
        """Write down every message from now on."""
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.messages.append(json.loads(text)))

    @property
    def updates(self) -> list[dict[str, Any]]:
        """The updates, in order."""
        return [each for each in self.messages if each["t"] == "update"]

    @property
    def told(self) -> list[str]:
        """The sentences that were to be said, in order."""
        return [words for each in self.updates for words in each["words"]["told"] if words]

    @property
    def codes(self) -> list[str]:
        """The codes of the events, in order."""
        return [event["code"] for each in self.updates for event in each["events"]]


def leaks(pages: Sequence[Sequence[dict[str, Any]]]) -> list[str]:
    """Cards of other hands that pages were told before they were played, during the first deal.

    `pages` are the messages of each page, in English. Whoever laid a card held it until then.
    """
    held = {card: (seat, ply) for messages in pages for seat, card, ply in _plays(messages)}
    return [fault for messages in pages for fault in _early(messages, held)]


def _plays(messages: Sequence[dict[str, Any]]) -> Iterator[tuple[int, str, int]]:
    for message in _first_deal(messages):
        for event in message.get("events", []):
            if event["code"] == "card-played":
                yield event["facts"]["seat"], event["facts"]["card"], message["ply"]


def _early(messages: Sequence[dict[str, Any]], held: dict[str, tuple[int, int]]) -> Iterator[str]:
    seat = next(each["seat"] for each in messages if each["t"] == "welcome")
    ply = 0
    for message in _first_deal(messages):
        ply = message.get("ply", ply)
        for card in sorted(set(_cards(message))):
            owner, played = held.get(card, (seat, 0))
            if owner != seat and ply < played:
                yield f"seat {seat} knows {card} of seat {owner} at {ply}, it is played at {played}"


def _first_deal(messages: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for message in messages:
        yield message
        if any(event["code"] == "deal-scored" for event in message.get("events", [])):
            return


def _cards(found: Any) -> Iterator[str]:
    """Every card that is written in a message, as `Jh` or as a name."""
    match found:
        case {"t": kind} if kind in CHANCE:
            return
        case dict():
            for key, value in found.items():
                if key not in ("commitments", "code"):
                    yield from _cards(value)
                yield from CARD.findall(key)
        case list():
            for each in found:
                yield from _cards(each)
        case str():
            yield from (NAMES[name] for name in NAME.findall(found))
            if CARDS.fullmatch(found):
                yield from CARD.findall(found)
