"""How soon a page draws a card: the frames between what a person or the table does and the card in the trick."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from tests.browser.playing import CALLS, CARDS, COUNT

LOOK_MS = 60
LOOKS = 3000
CLICK = """([count, ...wanted]) => {
  if (document.querySelector(count)) return true;
  const there = (each) => [...document.querySelectorAll(each)].find((found) => !found.closest('[inert]'));
  wanted.map(there).find(Boolean)?.click();
  return false;
}"""
# The ear of the watcher is there before the page's own, so the next callback of an animation frame is the first
# one after the message. A task that is sent from such a callback runs when its frame was handed over to be shown.
WATCH = """() => {
  const drawn = (window.drawn = []);
  const GIVEN_UP = 300;
  let open = 0;
  const trick = () => document.querySelectorAll('.trick [data-card]');
  const lies = (face) => [...trick()].some((each) => each.dataset.card === face);
  const watch = (kind, face, since, waits) => {
    const seen = { kind, face, waits, frames: 0, ms: -1 };
    drawn.push(seen);
    open += 1;
    const look = () => {
      if (!lies(face) && seen.frames < GIVEN_UP) {
        seen.frames += 1;
        requestAnimationFrame(look);
        return;
      }
      open -= 1;
      const after = new MessageChannel();
      after.port1.onmessage = () => { seen.ms = performance.now() - since; };
      after.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', (event) => {
    const card = event.target.closest?.('.hand:not(.waiting) button.card:not([aria-disabled])');
    if (card && !document.querySelector('.choosing')) watch('own', card.dataset.card, event.timeStamp, false);
  }, true);
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data, timeStamp }) => {
        const message = JSON.parse(data);
        if (message.t !== 'update' || message.since === null) return;
        // a whole trick lies for a while on purpose, and what was told before is shown before
        const waits = open > 0 || trick().length >= document.querySelectorAll('[data-seat]').length;
        for (const { shifts = [] } of message.events)
          for (const { do: what, target, faces } of shifts)
            if (what === 'put' && target === 'trick' && !lies(faces[0])) watch('told', faces[0], timeStamp, waits);
      });
    }
  };
}"""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card on its way into the trick: `own` or `told`, the frames that did not have it, the time in ms.

    It `waits` where something else is still to be seen on purpose.
    """

    kind: str
    face: str
    waits: bool
    frames: int
    ms: float


def watch(page: Page) -> None:
    """Watch every card from the first page on."""
    page.add_init_script(f"({WATCH})()")


def drawn(page: Page) -> list[Drawn]:
    """Every card that was watched so far, in order."""
    found: list[dict[str, Any]] = page.evaluate("window.drawn")
    return [Drawn(**each) for each in found]


def play_at_once(page: Page) -> None:
    """Play until the count is shown, clicking even on what still moves, which a driver would wait for."""
    for _ in range(LOOKS):
        if page.evaluate(CLICK, [COUNT, f"{CALLS} button.primary", f"{CALLS} .btn", CARDS]):
            return
        page.wait_for_timeout(LOOK_MS)
    raise AssertionError(f"the deal was not over after {LOOKS} looks")
