"""What lies on the cloth before the seats of belote: calls, and announcements as long as they are news."""

import random
from collections.abc import Sequence

from tests.games.builders import A_SUIT_EACH, dealt
from tests.speech.tables import names

from rebelote.engine import Setup, find
from rebelote.engine.playout import Moment, playout
from rebelote.games.belote.view import View
from rebelote.speech.belote import cloth

SETUP = find("belote/ffb-coinche;bid_min=80")
# a tierce each: spades to the ace, spades to the jack, diamonds to the ace, clubs to the ten
TIERCES = ("AKQ.J7.T8.7", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.AT98")
ALL_SAID = "As+t Js+t 8s+t Qh+t"


def says(setup: Setup, view: View, language: str = "en") -> list[str]:
    """What each seat said, as a spectator sees it on the cloth."""
    called = names(setup, 4, -1, language)
    return [each.says for each in cloth.seats(called, setup, view, lambda face: face)]


def said(moves: str, *changes: str, hands: Sequence[str] = TIERCES) -> list[str]:
    """The same after some moves of a deal that seat 0 plays in hearts."""
    setup = ";".join(("belote/ffb-coinche;belote_declare=auto", *changes))
    return says(find(setup), dealt(setup, hands, "80h p p p").after(moves).view(None))


def heard() -> dict[int, set[str]]:
    """What seats had said on the cloth, besides belote, by the number of tricks that were over."""
    found: dict[int, set[str]] = {}

    def watch(moment: Moment) -> None:
        view = SETUP.game.view(moment.after, None)
        if any(view.announced) and not view.words and view.phase == "play":
            said = set(says(SETUP, view)) - {""}
            found.setdefault(sum(view.won), set()).update(said)

    for seed in range(6):
        playout(SETUP.game, SETUP.game.begin(SETUP.options, 4), random.Random(seed), watch)
    return found


def test_announcements_leave_the_cloth_after_the_second_trick() -> None:
    said = heard()

    assert said[0] and said[1]
    assert set(range(2, 8)) <= said.keys()
    assert set() == set.union(*(words for tricks, words in said.items() if tricks > 1))


def test_height_stands_on_the_cloth_once_an_announcement_is_shown() -> None:
    assert ["tierce to the ace", "tierce to the ace"] == said(f"{ALL_SAID} Ac")[::2]


def test_announcement_that_is_lower_says_that_the_other_is_good() -> None:
    assert "tierce, good" == said(f"{ALL_SAID} Ac")[1]


def test_height_said_aloud_stands_on_the_cloth_before_anything_is_shown() -> None:
    waiting = said(ALL_SAID, "announce_show=on_request")

    assert ["tierce to the ace", "tierce, good", "tierce", "tierce, good"] == waiting


def test_announcement_of_a_lower_kind_does_not_count() -> None:
    """Seat 3 has a cinquante, with which nobody has to compare."""
    hands = ("AKQ.J7.T8.A", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.T987")

    assert "tierce, does not count" == said("As+t Js+t 8s+t Qh+q Tc", hands=hands)[0]


def test_kind_alone_stands_on_the_cloth_before_the_comparison() -> None:
    assert ["tierce"] * 4 == said(ALL_SAID)


def test_card_that_calls_says_so_before_its_seat() -> None:
    setup = "belote/ffb-coinche;announcements=no;appel=direct"
    seen = dealt(setup, A_SUIT_EACH, "80s p p p").after("As 7h 7d")

    assert ["", "", "7d: calls for diamonds", ""] == says(find(setup), seen.view(None))


def test_call_is_forgotten_with_the_next_trick() -> None:
    setup = "belote/ffb-coinche;announcements=no;appel=direct"
    seen = dealt(setup, A_SUIT_EACH, "80s p p p").after("As 7h 7d 7c")

    assert ["7d: calls for diamonds", ""] == [
        says(find(setup), each.view(None))[2] for each in (seen, seen.after("Ks"))
    ]
