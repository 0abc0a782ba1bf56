"""A finger on a touch screen: what it does reaches the page as touches do, scrolling and all."""

from playwright.sync_api import CDPSession, Locator, Page
from tests.browser.bistro.plays import CORNER

STEPS = 8
Point = dict[str, float]


class Finger:
    """One finger on the screen of a page."""

    def __init__(self, page: Page) -> None:
        self._screen: CDPSession = page.context.new_cdp_session(page)
        self._screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def tap(self, at: Locator) -> None:
        """Touch the corner of something and let go."""
        self._touch("touchStart", corner(at))
        self._touch("touchEnd")

    def drag(self, thing: Locator, onto: Locator) -> None:
        """Touch the corner of a thing, take it along on the screen, and let go over the corner of another."""
        start, end = corner(thing), corner(onto)
        self._touch("touchStart", start)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._touch("touchMove", {each: start[each] + share * (end[each] - start[each]) for each in "xy"})
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Point) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def corner(of: Locator) -> Point:
    """Where on the screen the corner of something is, that no neighbour lies upon."""
    of.scroll_into_view_if_needed()
    box = of.bounding_box()
    assert box is not None, "it is not on the screen"
    return {"x": box["x"] + CORNER["x"], "y": box["y"] + CORNER["y"]}
