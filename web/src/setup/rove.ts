/** Arrow keys in a group of radios that is not one row: move the focus and choose. */
export function rove(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const radios = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = radios.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  const next = radios[(at + step + radios.length) % radios.length]!;
  next.focus();
  next.click();
  event.preventDefault();
}
