"""What is wrong with how a page lies on the screen: too small, too wide, or under something else."""

from playwright.sync_api import Page

# a finger needs 44 CSS pixels; links inside a sentence or a table are as high as their text
SMALL = """() => {
  const LEAST = 44;
  const WANTED = 'button, a[href], input, select, summary, [role=radio], [role=switch]';
  const reached = (node, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (node.contains(hit) || hit.closest('label')?.contains(node));
  };
  const small = [];
  for (const node of document.querySelectorAll(WANTED)) {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || node.closest('.vh')) continue;
    if (node.matches('a') && getComputedStyle(node).display === 'inline') continue;
    node.scrollIntoView({ block: 'center', inline: 'center' });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const half = LEAST / 2 - 1;
    const wide = box.width >= LEAST - 0.5 || (reached(node, x - half, y) && reached(node, x + half, y));
    const high = box.height >= LEAST - 0.5 || (reached(node, x, y - half) && reached(node, x, y + half));
    if (!wide || !high)
      small.push(`${node.tagName} ${node.className} ${node.ariaLabel ?? node.innerText} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  return small;
}"""
FREE = """() => {
  const LEAST = 44;
  const boxes = [...document.querySelectorAll('.hand button.card')].map((each) => each.getBoundingClientRect());
  return boxes.slice(1).map((box, at) => box.x - boxes[at].x).filter((step) => step > 0 && step < LEAST - 0.5);
}"""


CROOKED = """() => {
  const end = (node) => { const text = document.createRange(); text.selectNodeContents(node); return text.getBoundingClientRect(); };
  return [...document.querySelectorAll('.ledger')].flatMap((ledger) => {
    const sums = [...ledger.querySelectorAll('.tot b')].map(end);
    const marks = [...ledger.querySelectorAll('.deals tbody tr:first-child td.n')].map(end);
    const low = sums.filter((each) => Math.abs(each.bottom - sums[0].bottom) > 0.5).map((each) => `low ${each.bottom}`);
    const aside = sums.filter((each, at) => marks[at] && Math.abs(each.right - marks[at].right) > 2);
    return [...low, ...aside.map((each) => `aside ${each.right}`)];
  });
}"""

# boxes that touch do not cover each other, and corners of turned cards are rounded
COVERED = """pairs => {
  const shown = (wanted) => [...document.querySelectorAll(wanted)]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const named = (each) => `${each.className} ${each.ariaLabel ?? each.innerText}`.slice(0, 60);
  return pairs.flatMap(([one, other]) => shown(one).flatMap((a) => shown(other).filter((b) => a !== b).flatMap((b) => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    return wide > 2 && high > 2 ? [`${named(a)} and ${named(b)}`] : [];
  })));
}"""


def covered(page: Page, *pairs: tuple[str, str]) -> list[str]:
    """What lies upon something else, for pairs of selectors that should lie beside each other."""
    found: list[str] = page.evaluate(COVERED, [list(each) for each in pairs])
    return [f"covered: {each}" for each in found]


def crooked(page: Page) -> list[str]:
    """Sums of a score that do not stand on one line, or not above the figures of their column."""
    found: list[str] = page.evaluate(CROOKED)
    return [f"crooked: {each}" for each in found]


def small(page: Page) -> list[str]:
    """Targets below 44 by 44 CSS pixels, with their size."""
    found: list[str] = page.evaluate(SMALL)
    return [f"small: {each}" for each in found]


def narrow(page: Page) -> list[str]:
    """Cards in hand of which less than 44 pixels are free."""
    return [f"narrow: {step}" for step in page.evaluate(FREE)]


def wide(page: Page) -> list[str]:
    """Whether a page has to be scrolled sideways."""
    over: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"wide: {over} pixels too much"] if over > 0 else []
