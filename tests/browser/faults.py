"""What goes wrong in a page without anybody asking."""

from playwright.sync_api import ConsoleMessage, Page, Request, Response

# a page that is left gives up what it still waits for
LEFT = "net::ERR_ABORTED"


class Faults:
    """Faults of pages, in the order in which they came."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def watch(self, page: Page) -> None:
        """Write down what goes wrong in a page from now on."""
        page.on("console", self._console)
        page.on("pageerror", lambda fault: self.seen.append(f"thrown: {fault}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.seen.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"{response.status}: {response.url}")
