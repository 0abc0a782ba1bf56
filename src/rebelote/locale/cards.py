"""Cards as people read and say them: `V♥` and `valet de cœur` for `Jh`."""

from rebelote.cards import read_card, show_card
from rebelote.locale.catalogue import Catalogue


def index(words: Catalogue, card: str) -> str:
    """What stands in the corner of a card, given as `Jh`: `V♥`, `J♥`, `B♥`. Raises ValueError."""
    shown = show_card(read_card(card))
    return words.say(f"index-{shown[0]}") + words.say(f"suit-{shown[1]}-symbol")


def spoken(words: Catalogue, card: str) -> str:
    """The name of a card, given as `Jh`: `valet de cœur`, `Häerzer-Bauer`. Raises ValueError."""
    return words.say(f"card-{show_card(read_card(card))}")
