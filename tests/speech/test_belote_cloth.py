"""What lies on the cloth before the seats of belote: calls, and announcements as long as they are news."""

import random

from tests.speech.tables import names

from rebelote.engine import find
from rebelote.engine.playout import Moment, playout
from rebelote.speech.belote import cloth

SETUP = find("belote/ffb-coinche;bid_min=80")


def heard() -> dict[int, set[str]]:
    """What seats had said on the cloth, besides belote, by the number of tricks that were over."""
    found: dict[int, set[str]] = {}

    def watch(moment: Moment) -> None:
        view = SETUP.game.view(moment.after, None)
        if any(view.announced) and not view.words and view.phase == "play":
            said = {each.says for each in cloth.seats(names(SETUP, 4, -1, "en"), view)} - {""}
            found.setdefault(sum(view.won), set()).update(said)

    for seed in range(6):
        playout(SETUP.game, SETUP.game.begin(SETUP.options, 4), random.Random(seed), watch)
    return found


def test_announcements_leave_the_cloth_after_the_second_trick() -> None:
    said = heard()

    assert said[0] and said[1]
    assert set(range(2, 8)) <= said.keys()
    assert set() == set.union(*(words for tricks, words in said.items() if tricks > 1))
