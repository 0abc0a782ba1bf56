/** A card follows the finger or the mouse, and is let go over a place on the table. */
const FROM_PX = 8;

interface Drag {
  node: HTMLElement;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Follow a pointer that went down on a card; `drop` hears the place where it was let go after it had moved. Where it may
 * be let go `anywhere`, what is no place is an empty one.
 */
export function follow(event: PointerEvent, node: HTMLElement, drop: (zone: string, at: PointerEvent) => void, anywhere = false): void {
  if (event.button) return;
  const drag: Drag = { node, x: event.clientX, y: event.clientY, moved: false };
  const move = (now: PointerEvent): void => carry(drag, now);
  const end = (now: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    node.style.transform = '';
    node.style.pointerEvents = '';
    node.classList.remove('dragged');
    if (!drag.moved) return;
    swallowClick();
    const zone = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    if ((zone || anywhere) && now.type === 'pointerup') drop(zone ?? '', now);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function carry(drag: Drag, now: PointerEvent): void {
  const [x, y] = [now.clientX - drag.x, now.clientY - drag.y];
  if (!drag.moved && Math.hypot(x, y) < FROM_PX) return;
  drag.moved = true;
  drag.node.classList.add('dragged');
  drag.node.style.pointerEvents = 'none';
  drag.node.style.transform = `translate(${x}px, ${y}px)`;
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
