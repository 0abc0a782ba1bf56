"""A move is drawn within one frame: of the click that makes it, or of the message that tells it."""

import pytest
from tests.browser.conftest import Opened
from tests.browser.table.drawing import drawn, play_at_once, watch
from tests.server.process import Process

PACE_MS = 500
TOLD, OWN = 24, 8


@pytest.mark.parametrize("motion", [False, True], ids=["at rest", "in motion"])
def test_card_is_in_the_trick_before_the_next_frame(house: Process, page: Opened, motion: bool) -> None:
    wish = {"setup": "belote/contree", "plan": ["person", *["simple"] * 3], "pace_ms": PACE_MS}
    code = house.request("api/tables", wish)["code"]
    shown = page(path=f"t/{code}?sit&now", prepared=watch, motion=motion)
    play_at_once(shown)
    cards = drawn(shown)
    at_once = [each for each in cards if not each.waits]

    assert TOLD <= len([each for each in cards if each.kind == "told"]) <= TOLD + OWN
    assert OWN - 1 <= len([each for each in at_once if each.kind == "own"])
    assert OWN <= len([each for each in at_once if each.kind == "told"])
    assert [] == [each for each in at_once if each.frames]
