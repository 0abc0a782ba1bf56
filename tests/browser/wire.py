"""What a first visit loads, from the empty browser to eight cards in hand; what is said at the table is no load."""

import json
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from tests.browser.playing import SOMETHING_TO_DO, act
from tools import client

COURTS = frozenset(rank + suit for rank in "JQK" for suit in "shdc")
COURT = re.compile(r"([JQK][shdc])-[^/]*\.svg$")
HEADERS = 700
CLICKS = 20


@dataclass(frozen=True, slots=True)
class File:
    """A file that came: its name, the bytes of headers and body, and how it was compressed."""

    name: str
    bytes: int
    encoding: str | None


class Weighed:
    """Weighs all that comes to a page from now on, which forgets what it has kept, and takes one encoding."""

    def __init__(self, page: Page, encoding: str) -> None:
        self._answers: dict[str, Any] = {}
        self.files: list[File] = []
        self._encoding = encoding
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
        page.set_extra_http_headers({"accept-encoding": encoding})
        wire.on("Network.responseReceived", self._answered)
        wire.on("Network.loadingFinished", self._came)

    @property
    def bytes(self) -> int:
        """What was loaded."""
        return sum(each.bytes for each in self.files)

    @property
    def bytes_at_worst(self) -> int:
        """The same, had another deal brought the figures that this one did without."""
        seen = {found[1] for each in self.files if (found := COURT.search(each.name))}
        sizes = json.loads((client.BUILT / "sizes.json").read_text())
        way = {"br": "brotli", "gzip": "gzip"}[self._encoding]
        weight: dict[str, int] = {}
        for name, size in sizes.items():
            if (found := COURT.search(name)) and found[1] not in seen:
                weight[found[1]] = max(weight.get(found[1], 0), size[way] + HEADERS)
        assert COURTS - seen == weight.keys()
        return self.bytes + sum(weight.values())

    def _answered(self, event: dict[str, Any]) -> None:
        self._answers[event["requestId"]] = event["response"]

    def _came(self, event: dict[str, Any]) -> None:
        answer = self._answers.get(event["requestId"], {"url": "?", "headers": {}})
        encoding = {name.lower(): value for name, value in answer["headers"].items()}.get("content-encoding")
        self.files.append(File(answer["url"], round(event["encodedDataLength"]), encoding))


def hold_eight_cards(page: Page) -> None:
    """Play now, until eight cards are held and drawn."""
    page.get_by_role("button", name="Play now").click()
    for _ in range(CLICKS):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if page.locator(".hand button.card").count() == 8:
            page.wait_for_load_state("networkidle")
            return
        act(page)
    raise AssertionError(f"no eight cards after {CLICKS} clicks")
