"""How soon the browser draws a card: from the click or the message to the frame that has it in the trick.

    .venv/bin/python -m benchmarks.drawn       three deals at rest, three in motion
    .venv/bin/python -m benchmarks.drawn 10    ten of each

A real server, a real Chromium without a window, deals of belote with three bots. A time ends in the first task
after the callback of the animation frame that found the card in the trick, when that frame was handed over to be
shown. Cards that wait on purpose, behind a trick that still lies or a card that still flies, are counted apart.
"""

import sys
import tempfile
from collections.abc import Iterable, Sequence

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.table.drawing import Drawn, drawn, play_at_once, watch
from tests.server.process import Process, process
from tools import client

DEALS = 3
PACE_MS = {"at rest": 500, "in motion": 2000}


def deals(house: Process, browser: Browser, name: str, number: int) -> Iterable[Drawn]:
    """Every card of some deals, each at a table of its own."""
    for _ in range(number):
        wish = {"setup": "belote/contree", "plan": ["person", *["simple"] * 3], "pace_ms": PACE_MS[name]}
        code = house.request("api/tables", wish)["code"]
        moving = "no-preference" if name == "in motion" else "reduce"
        context = browser.new_context(base_url=house.here, reduced_motion=moving, locale="en-GB")  # type: ignore[arg-type]
        page = context.new_page()
        watch(page)
        page.goto(f"t/{code}?sit&now")
        play_at_once(page)
        yield from drawn(page)
        context.close()


def line(name: str, cards: Sequence[Drawn]) -> str:
    """How many there were, how many frames passed without them, and the times."""
    times = sorted(each.ms for each in cards)
    late = sum(each.frames > 0 for each in cards)
    middle, last = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    return f"{name:28} {len(cards):5} cards {late:4} later than the next frame, p50 {middle:5.1f} ms, p99 {last:5.1f} ms"


def main(number: int) -> None:
    """Plays, and prints a line for each kind."""
    client.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as driver,
        process(f"sqlite:///{folder}/rebelote.db", "--tables-a-minute", "0") as house,
    ):
        browser = driver.chromium.launch(executable_path=client.browser(), args=FLAGS)
        for name in PACE_MS:
            cards = list(deals(house, browser, name, number))
            for kind in ("own", "told"):
                free = [each for each in cards if each.kind == kind and not each.waits]
                print(line(f"{name}, {kind}", free), flush=True)
            print(
                f"{name}: {sum(each.waits for each in cards)} of {len(cards)} waited on purpose", flush=True
            )
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
