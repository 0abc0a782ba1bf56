/** What lies on the table as it is drawn: things that keep their identity while they move between zones. */
import type { Clear, Put, Sweep, Turn, ZoneView } from '../wire/messages';

export interface Thing {
  readonly id: number;
  readonly face: string;
  readonly owner: number;
}
export type Zones = Readonly<Record<string, readonly Thing[]>>;
export type Shift = Put | Sweep | Turn | Clear;

let last = 0;
const made = (face: string, owner: number): Thing => ({ id: ++last, face, owner });

/** The zones after one shift. */
export function shifted(zones: Zones, shift: Shift): Zones {
  switch (shift.do) {
    case 'put':
      return put(zones, shift);
    case 'sweep': {
      const moved = (zones[shift.source] ?? []).map((each) => (shift.shown ? each : { ...each, face: '' }));
      if (shift.source === shift.target) return { ...zones, [shift.source]: moved };
      return { ...zones, [shift.source]: [], [shift.target]: [...(zones[shift.target] ?? []), ...moved] };
    }
    case 'turn':
      return { ...zones, [shift.zone]: turned(zones[shift.zone] ?? [], shift.faces) };
    case 'clear':
      return { stock: Array.from({ length: shift.stock }, () => made('', -1)) };
  }
}

function put(zones: Zones, shift: Put): Zones {
  // cards that are shown stay in the hand as well; afterwards their picture is taken away
  if (!shift.source) return { ...zones, [shift.target]: [...(zones[shift.target] ?? []), ...shift.faces.map((face) => made(face, shift.owner ?? -1))] };
  if (!shift.target) return { ...zones, [shift.source]: (zones[shift.source] ?? []).filter((each) => !shift.faces.includes(each.face)) };
  // a hand that is shown stays where it is
  if (shift.source === shift.target) return { ...zones, [shift.source]: shown(zones[shift.source] ?? [], shift.faces) };
  const owner = shift.owner ?? -1;
  let source = [...(zones[shift.source] ?? [])];
  const target = [...(zones[shift.target] ?? [])];
  for (const face of shift.faces) {
    // a card that was moved when it was touched is there already
    if (face && owner >= 0 && target.some((each) => each.face === face && each.owner === owner)) continue;
    const at = place(source, face);
    const thing = at < 0 ? made(face, owner) : { ...source[at]!, face, owner };
    if (at >= 0) source = source.filter((_, index) => index !== at);
    target.push(thing);
  }
  return { ...zones, [shift.source]: source, [shift.target]: target };
}

/** Things in their place, the backs among them with the faces that are not there yet. */
function shown(things: readonly Thing[], faces: readonly string[]): Thing[] {
  return turned(things, faces.filter((face) => !things.some((each) => each.face === face)));
}

/** Where a thing is taken from: the same face, or the last back. */
function place(things: readonly Thing[], face: string): number {
  const same = things.findIndex((each) => each.face === face);
  return same >= 0 ? same : things.findLastIndex((each) => each.face === '');
}

function turned(things: readonly Thing[], faces: readonly string[]): Thing[] {
  const left = [...faces];
  return things.map((each) => (each.face || !left.length ? each : { ...each, face: left.shift()! }));
}

/** The zones of a view: things that were there already stay the same things, first of all where they lay. */
export function settled(zones: Zones, views: readonly ZoneView[]): Zones {
  const found: Record<string, Thing[]> = {};
  const spare = new Map<string, Thing[]>();
  for (const [name, things] of Object.entries(zones)) {
    for (const each of things) {
      const key = each.face || `${name} back`;
      spare.set(key, [...(spare.get(key) ?? []), each]);
    }
  }
  for (const view of views) {
    const here = new Set(zones[view.name] ?? []);
    found[view.name] = view.items.map(({ face = '', owner = -1 }) => {
      const able = spare.get(face || `${view.name} back`) ?? [];
      const at = Math.max(0, able.findIndex((each) => here.has(each)));
      const [kept] = able.splice(at, 1);
      return kept ? { id: kept.id, face, owner } : made(face, owner);
    });
  }
  return found;
}
