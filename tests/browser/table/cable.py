"""The line of a page: it can be pulled out, cut off, and what a person does can be made wrong on its way."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute


class Cable:
    """The line of a page; `cut` lets nothing through and tells nobody, `instead` are fields of the next message of a kind."""

    def __init__(self) -> None:
        self.cut = False
        self.instead: dict[str, dict[str, str]] = {}
        self._open: list[WebSocketRoute] = []

    def lay(self, page: Page) -> None:
        """Put the line between a page and the server."""
        page.route_web_socket(re.compile("/ws$"), self._opened)

    def hang_up(self) -> None:
        """Cut the line, and let the page know."""
        self.cut = True
        for each in self._open:
            each.close()
        self._open.clear()

    def _opened(self, browser: WebSocketRoute) -> None:
        if self.cut:
            browser.close()
            return
        self._open.append(browser)
        server = browser.connect_to_server()
        browser.on_message(self._passed(lambda text: server.send(self._changed(text))))
        server.on_message(self._passed(browser.send))

    def _changed(self, text: str | bytes) -> str:
        message = json.loads(text)
        return json.dumps(message | self.instead.pop(message["t"], {}))

    def _passed(self, send: Callable[[str | bytes], None]) -> Callable[[str | bytes], None]:
        return lambda text: None if self.cut else send(text)
