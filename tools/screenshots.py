"""Takes pictures of every screen, on phone, tablet and desk, from a real server.

    make screenshots

All of them lie in docs/pictures/all, which git ignores; the chosen ones in docs/pictures belong to the documents.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import client
from playwright.sync_api import Browser, Error, Page, StorageState, sync_playwright

PICTURES = client.ROOT / "docs" / "pictures"
ALL = PICTURES / "all"
SIZES = {"phone": (360, 740), "lying": (844, 390), "desk": (1280, 800), "wide": (1920, 1080)}
LANGUAGES = {"fr": "fr-FR", "de": "de-DE"}
CHOSEN = {"home-desk-fr", "play-desk-fr", "play-phone-de", "count-desk-de"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
ADDRESS = re.compile(r"http://\S+")
COUNT = "section.count"
CALLS = ".calls:not(.aside)"
# the last card of a hand plays itself
CARDS = ".hand:not(.waiting):has(> :nth-child(2)) button.card:not([aria-disabled])"
NEXT = f"{COUNT}, {CALLS} button, {CARDS}"
LONGEST_DEAL = 80
STILL_MS = 400
LOOK_MS = 60
SLOW_MS = 90_000
GUESTS = ("Josiane", "Metty")
QUALITY = 82


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: where it begins, what is clicked to reach it, whether it is light, and an administrator's."""

    name: str
    path: str = ""
    steps: tuple[Callable[[Page], None], ...] = ()
    light: bool = False
    ruled: bool = False


def click(selector: str) -> Callable[[Page], None]:
    """A step that clicks."""
    return lambda page: page.locator(selector).first.click()


def hurry(selector: str, key: str, times: int) -> Callable[[Page], None]:
    """A step that presses a key again and again once something is shown."""

    def step(page: Page) -> None:
        page.locator(selector).first.wait_for()
        for _ in range(times):
            page.keyboard.press(key)

    return step


def told(selector: str) -> Callable[[Page], None]:
    """A step that waits for what is worked out."""
    return lambda page: page.locator(selector).first.wait_for(timeout=SLOW_MS)


def onward(selector: str) -> Callable[[Page], None]:
    """A step that looks at one move after the other until something is shown."""

    def step(page: Page) -> None:
        page.locator(".deck").wait_for()
        for _ in range(LONGEST_DEAL):
            page.wait_for_timeout(LOOK_MS)
            if page.locator(selector).count():
                return
            page.keyboard.press("ArrowRight")
        raise RuntimeError(f"{selector} was not shown")

    return step


def until(selector: str, choice: str = "") -> Callable[[Page], None]:
    """A step that answers and plays until something is shown; `choice` is what is clicked where it is offered."""

    def step(page: Page) -> None:
        for _ in range(LONGEST_DEAL):
            page.locator(f"{selector}, {NEXT}").first.wait_for()
            if page.locator(selector).first.is_visible():
                return
            act(page, choice)
        raise RuntimeError(f"{selector} was not shown after {LONGEST_DEAL} clicks")

    return step


def act(page: Page, choice: str = "") -> None:
    """Click the first thing that may be done, and wait until the table has taken it."""
    before = page.locator(".board").inner_text()
    wished = filter(
        None, (choice, f"{COUNT} .btn.primary", f"{CALLS} button.primary", f"{CALLS} .btn", CARDS)
    )
    choices = [page.locator(each) for each in wished]
    next(each for each in choices if each.count()).first.click()
    page.wait_for_function(
        "before => document.querySelector('.board').innerText !== before || document.querySelector('section.count')",
        arg=before,
    )


def as_a_guest(page: Page) -> None:
    """Comes to the table that is shown as somebody whom nobody knows."""
    page.wait_for_url("**/t/*")
    code = page.url.partition("/t/")[2].partition("?")[0]
    page.evaluate("localStorage.clear()")
    page.context.clear_cookies()
    page.goto(f"t/{code}")
    page.locator("input").first.wait_for()


def company(number: int) -> Callable[[Page], None]:
    """A step in which guests sit down at the table that is shown, each in a browser of their own."""

    def step(page: Page) -> None:
        page.wait_for_url("**/t/*")
        browser = page.context.browser
        assert browser is not None
        for name in GUESTS[:number]:
            guest = browser.new_context(viewport=page.viewport_size, locale="fr-FR").new_page()
            guest.goto(page.url.partition("?")[0])
            guest.locator(".come input, input[type=text]").first.fill(name)
            guest.locator("form .btn.primary").first.click()
            guest.locator(".seat").first.wait_for()
            page.locator(".seating").get_by_text(name).wait_for()

    return step


def asked_out(page: Page) -> None:
    """A guest wants the other one put out, and everybody is asked."""
    browser = page.context.browser
    assert browser is not None
    guest = browser.contexts[-2].pages[0]
    guest.locator(".zinc button.icon").first.click()
    ASK_OUT(guest)
    guest.locator(".whys .btn").nth(1).click()
    page.locator(".ballots").wait_for()


def administrator(browser: Browser, address: str, code: str) -> StorageState:
    """What a browser keeps in which the first administrator is known."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("sign?new")
    page.locator("input[autocomplete=username]").fill("Anne-Marie")
    page.locator("input[type=password]").first.fill("correct horse")
    page.keyboard.press("Enter")
    page.locator(".challenges").first.wait_for()
    page.locator("details:has(form) summary").last.click()
    page.locator("details[open] input").last.fill(code)
    page.keyboard.press("Enter")
    page.locator("a[href=admin]").first.wait_for()
    kept = context.storage_state()
    context.close()
    # what the pages remember by themselves, such as the language, is as on any new device
    kept["origins"] = []
    return kept


SIT = click(".hero .btn.primary")
LAY = click(".go .btn.primary")
SINGLE = "new/belote/cardavia"
OVER = (LAY, until(f"{COUNT} .result"))
BEHIND = ".tools .btn:not(.hide-phone)"
REPLAYED = (*OVER, click("a[href^=replay]"))
ABOUT = (*REPLAYED, onward(".asked .btn >> nth=1"))
FAR = hurry(".deck", "ArrowRight", 20)
GAMES = {"konter": "bistro-fr", "updown": "bistro", "rammi": "bistro", "whist": "bistro"}
MENU = click(".zinc button.icon")
ASK_OUT = click(".at-table li:has(button[aria-expanded]) >> nth=-1 >> button[aria-expanded]")
PASS = f"{CALLS} .btn:not(.primary) >> nth=-1"
COINCHE = "new/belote/ffb-coinche"
FRIENDS = "new/belote/contree?friends"
START = click(".seating > .btn.big")
SCREENS = (
    Screen("home"),
    Screen("setup", "new/belote"),
    Screen("setup-coinche", "new/belote/ffb-coinche"),
    Screen("rules", "rules/belote/ludiclub-classic"),
    Screen("display", "display"),
    Screen("bidding", steps=(SIT, until(f"{CALLS} .btn.primary"))),
    Screen("play", steps=(SIT, until(".trick [data-card]"), until(CARDS))),
    Screen("order", steps=(SIT, until(".medal"), click(".medal"))),
    Screen("last", steps=(SIT, until(BEHIND), click(BEHIND))),
    Screen("sheet", steps=(SIT, until(COUNT), click(f"{COUNT} .primary"), click(".zinc .score"))),
    Screen("count", steps=(SIT, until(COUNT))),
    Screen("menu", steps=(SIT, until(".trick [data-card]"), click(".zinc button.icon"))),
    Screen("seating", "new/belote?friends", steps=(LAY,)),
    *(Screen(game, f"new/{game}", steps=(LAY, until(CARDS))) for game in GAMES),
    *(Screen(f"rules-{game}", f"rules/{game}/{preset}") for game, preset in GAMES.items()),
    *(Screen(f"setup-{game}", f"new/{game}") for game in GAMES),
    Screen("over", SINGLE, OVER),
    Screen("replay", SINGLE, (*REPLAYED, FAR)),
    Screen("why", SINGLE, (*ABOUT, click(".asked .btn"), told(".asked p:not(.small)"))),
    Screen("prices", SINGLE, (*ABOUT, click(".asked .btn >> nth=1"), told(".costs li"))),
    Screen("dearest", SINGLE, (*REPLAYED, click("aside details summary"), told(".dear li"))),
    Screen("fair", SINGLE, (*REPLAYED, click("a[href^=fair]"))),
    Screen("books", "rules"),
    Screen("cards", "cards"),
    Screen("cards-paris", "cards/paris"),
    Screen("sign", "sign"),
    Screen("me", "me"),
    Screen("ranking", "ranking"),
    Screen("lost", "nowhere"),
    Screen("passport", steps=(SIT, until(CARDS), MENU, click("nav.menu > button:has(+ a)"))),
    Screen("phrases", steps=(SIT, until(CARDS), MENU, click("nav.menu > button:nth-of-type(2)"))),
    Screen("invite", steps=(SIT, until(CARDS), MENU, click("nav.menu > button:has(+ button + a)"))),
    Screen("guest", "new/belote?friends", (LAY, as_a_guest)),
    Screen("putting-out", FRIENDS, (LAY, company(2), START, MENU, ASK_OUT)),
    Screen("ballot", FRIENDS, (LAY, company(2), START, asked_out)),
    Screen("grid", COINCHE, (LAY, until(".calls .values"))),
    Screen("second", "new/belote/ludiclub-classic", (LAY, until(".calls .suits", PASS))),
    Screen("announcing", COINCHE, (LAY, until(".with-card"))),
    Screen("home-light", light=True),
    Screen("play-light", steps=(SIT, until(".trick [data-card]"), until(CARDS)), light=True),
    Screen("account", "me", ruled=True),
    Screen("admin", "admin", ruled=True),
)


@contextmanager
def served() -> Iterator[tuple[str, str]]:
    """The address of a server with an empty database, and the code of its first administrator."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--db", f"sqlite:///{folder}/rebelote.db", "--tables-a-minute", "0"]
        start = [sys.executable, "-u", "-c", "from rebelote.cli import main; main()", *words]
        running = subprocess.Popen(start, stdout=subprocess.PIPE, text=True)
        try:
            assert running.stdout is not None
            said = running.stdout.readline()
            found = ADDRESS.search(said)
            if found is None:
                raise RuntimeError(f"the server said no address: {said}")
            yield found[0], running.stdout.readline().split()[-1]
        finally:
            running.terminate()
            running.wait()


def take(
    browser: Browser, address: str, kept: StorageState, screen: Screen, size: str, language: str
) -> str | None:
    """Take one picture; what went wrong, if it could not be taken."""
    width, height = SIZES[size]
    name = f"{screen.name}-{size}-{language}"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGUAGES[language],
        base_url=address,
        reduced_motion="reduce",
        storage_state=kept if screen.ruled else None,
    )
    if screen.light:
        context.add_init_script("""localStorage.setItem('rebelote.settings', '{"theme":"light"}')""")
    try:
        page = context.new_page()
        page.goto(screen.path)
        page.locator("h1").first.wait_for(state="attached")
        for step in screen.steps:
            step(page)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(STILL_MS)
        page.screenshot(path=ALL / f"{name}.png")
        if name in CHOSEN:
            # the wood has a grain, which makes a PNG of it four times as large
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    except (Error, RuntimeError) as fault:
        return f"{name}: {fault}"
    finally:
        for each in browser.contexts:
            each.close()
    return None


def main(names: list[str]) -> None:
    """Take the pictures of the named screens, or of all."""
    ALL.mkdir(parents=True, exist_ok=True)
    with served() as (address, code), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=client.browser(), args=FLAGS)
        kept = administrator(browser, address, code)
        faults = [
            take(browser, address, kept, screen, size, language)
            for screen in SCREENS
            if not names or screen.name in names
            for size in SIZES
            for language in LANGUAGES
        ]
        browser.close()
    told = [each for each in faults if each]
    if told:
        sys.exit("\n".join(told))


if __name__ == "__main__":
    main(sys.argv[1:])
