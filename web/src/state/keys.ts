/** Whether this person moves by keys: then the focus is led to what is to be done. */
let keys = false;

addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

/** Lead the focus to the first of these that is there, when keys are used and the focus has got lost. */
export function lead(root: Element, selectors: readonly string[]): void {
  if (!keys || (document.activeElement && document.activeElement !== document.body)) return;
  for (const each of selectors) {
    const found = root.querySelector<HTMLElement>(each);
    if (found) return found.focus();
  }
}
