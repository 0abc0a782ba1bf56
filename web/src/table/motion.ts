/** How cards travel: from the hand or a seat to the trick, and from there to whoever took it. */
import type { TransitionConfig } from 'svelte/transition';
import { LASTS } from '../state/updates';
import { speed } from '../state/settings.svelte';

const STAGGER_MS = 45;
const origins = new Map<string, DOMRect>();

/** Remember where a card was when it was played, so that it leaves from there. */
export function leaves(face: string, node: Element): void {
  origins.set(face, node.getBoundingClientRect());
}

function seatAt(node: Element, seat: number): DOMRect | undefined {
  return node.closest('.board')?.querySelector(`[data-seat="${seat}"] .plate`)?.getBoundingClientRect();
}

const smooth = (t: number): number => 1 - (1 - t) ** 3;
const hasty = (t: number): number => t * t;

function between(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
    scale: Math.min(1.4, Math.max(0.3, from.width / to.width)),
  };
}

/** A card comes to the trick from where it was held. */
export function arrives(node: Element, { face, seat }: { face: string; seat: number }): TransitionConfig {
  const from = origins.get(face) ?? seatAt(node, seat);
  origins.delete(face);
  if (!from || !speed()) return { duration: 0 };
  const { x, y, scale } = between(from, node.getBoundingClientRect());
  return {
    duration: LASTS.play * speed(),
    easing: smooth,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); z-index: 5`,
  };
}

/** A card of a trick goes to the seat that took it. */
export function departs(node: Element, { seat }: { seat: number }): TransitionConfig {
  const to = seatAt(node, seat);
  if (!to || !speed()) return { duration: 0 };
  const { x, y } = between(to, node.getBoundingClientRect());
  return {
    duration: LASTS.gather * speed(),
    easing: hasty,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.55 * u}); opacity: ${Math.min(1, t * 1.6)}`,
  };
}

/** A card of one's own hand is dealt, one after the other from the middle of the table. */
export function dealt(_: Element, { at }: { at: number }): TransitionConfig {
  if (!speed()) return { duration: 0 };
  return {
    delay: at * STAGGER_MS * speed(),
    duration: LASTS.deal * speed(),
    easing: smooth,
    css: (t, u) => `transform: translate(0, ${-180 * u}px) scale(${1 - 0.3 * u}); opacity: ${t}`,
  };
}
