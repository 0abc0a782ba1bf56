"""A real browser at a real server. Every page fails its test on a fault that nobody asked for."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.browser.faults import Faults
from tests.server.process import Process, process
from tools import client

FLAGS = [
    "--no-sandbox",
    # containers give shared memory of 64 MB, which a page with many pictures fills
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE", "lb": "lb-LU"}
AXE = client.MODULES / "axe-core" / "axe.min.js"
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# what is well fills megabytes, and nobody reads it
VIOLATIONS = """async rules => (await axe.run(document, rules)).violations.flatMap(
  ({ id, nodes }) => nodes.map(({ target, html }) => ({ id, html, target: target.flat().join(' ') })),
)"""
# the letter in the corner of a card is part of its picture, and its name is the whole card
LABEL = "label-content-name-mismatch"
# the first move of a bot waits until its search is compiled, and machines are busy
PATIENCE_MS = 60_000
NEARLY_AT_ONCE_MS = 2_000


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`rebelote serve` with an empty database and the client as its sources are."""
    client.build()
    kept: Path = tmp_path_factory.mktemp("house") / "rebelote.db"
    with process(f"sqlite:///{kept}", "--tables-a-minute", "0") as running:
        yield running
        running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=client.browser(), args=FLAGS)
        yield started
        started.close()


Opened = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    """Find the browser, or fetch it, once for all processes that test."""
    if not hasattr(config, "workerinput") and (found := client.browser()):
        os.environ[client.NAMED] = found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether a test failed, so that its pages can be described."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def described(page: Page) -> str:
    """What a page shows, for whoever reads why a test failed on another machine."""
    try:
        page.set_default_timeout(NEARLY_AT_ONCE_MS)
        return f"{page.url}\n{page.locator('body').inner_text()}"
    except Error as fault:
        return f"a page that answers nothing: {fault}"


@pytest.fixture
def page(house: Process, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Opened]:
    """Opens pages: `page(width=390, height=844, language="fr", path="", motion=False)`.

    Each has a context of its own, as if another person sat at another machine; `prepared` is called with the
    page before anything is loaded, and `at` is another house than the usual one. When the test is over, nothing
    may have been written to the console as an error, thrown, or asked for in vain, unless `faulty` says so.
    """
    with ExitStack() as opened:
        faults = Faults()
        pages: list[Page] = []

        def open_page(
            *,
            width: int = 1280,
            height: int = 800,
            language: str = "en",
            path: str = "",
            motion: bool = False,
            prepared: Callable[[Page], object] | None = None,
            at: Process | None = None,
            faulty: bool = False,
        ) -> Page:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=LOCALES[language],
                base_url=(at or house).here,
                reduced_motion="no-preference" if motion else "reduce",
            )
            opened.callback(context.close)
            found = context.new_page()
            pages.append(found)
            found.set_default_timeout(PATIENCE_MS)
            if not faulty:
                faults.watch(found)
            if prepared is not None:
                prepared(found)
            found.goto(path)
            return found

        yield open_page
        if request.node.stash.get(FAILED, False):
            print(*map(described, pages), sep="\n\n")
        assert [] == faults.seen


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """What a page does wrong for people who hear or feel it, as `rule: element`; [] if nothing."""

    def faults(page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):
            # the content policy wants scripts from the house itself
            page.route("**/axe.js", lambda route: route.fulfill(path=AXE, content_type="text/javascript"))
            page.add_script_tag(url="axe.js")
        return [
            f"{found['id']}: {found['target']}"
            for found in page.evaluate(VIOLATIONS, RULES)
            if not (found["id"] == LABEL and "data-card=" in found["html"])
        ]

    return faults
