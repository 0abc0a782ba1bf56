"""What a page says aloud by itself: every live region, and whatever is added to it or changed in it."""

from playwright.sync_api import Page

# a timer is live in name alone: it is not said unless it is asked for
LIVE = "[role=log],[role=status],[role=alert],output,[aria-live]:not([aria-live=off])"
LISTEN = """
live => {
  window.spoken = [];
  const region = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(live);
  const say = (text) => text.trim() && window.spoken.push(text.trim());
  const added = (node) => {
    if (region(node)) return say(node.textContent);
    if (node.nodeType === Node.ELEMENT_NODE) for (const each of node.querySelectorAll(live)) say(each.textContent);
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      if (change.type === 'childList') change.addedNodes.forEach(added);
      else if (region(change.target)) say(change.target.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
"""


def listen(page: Page) -> None:
    """Write down from now on what the page says, in whichever region."""
    page.add_init_script(f"({LISTEN})({LIVE!r})")


def spoken(page: Page) -> list[str]:
    """What was said, in order."""
    return list(page.evaluate("window.spoken"))
