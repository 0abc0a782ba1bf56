/** What is wished for on the set-up page: a preset, changes to it, and how they are shown. */
import type { Catalogue, GameView, OptionView, PresetView, Trouble } from '../wire/messages';

/** Changed options by name, each as it is written in `option=value`. */
export type Changes = Readonly<Record<string, string>>;

export interface Tab {
  readonly name: string;
  readonly title: string;
  readonly game: GameView;
  readonly presets: readonly PresetView[];
}

// people look for coinche as for a game of its own; to the server it is belote with an auction
const APART = { game: 'belote', option: 'bid_mode', value: 'auction', name: 'coinche', title: 'Coinche' };
const ORDER = ['belote', 'coinche', 'konter', 'updown', 'rammi', 'whist'];

/** The games as people look for them. */
export function tabs(catalogue: Catalogue): Tab[] {
  const found = catalogue.games.flatMap((game): Tab[] => {
    const apart = (preset: PresetView): boolean => game.name === APART.game && preset.options[APART.option] === APART.value;
    const whole = { name: game.name, title: game.title, game, presets: game.presets.filter((each) => !apart(each)) };
    const rest = { name: APART.name, title: APART.title, game, presets: game.presets.filter(apart) };
    return [whole, rest].filter((each) => each.presets.length);
  });
  const place = (tab: Tab): number => (ORDER.includes(tab.name) ? ORDER.indexOf(tab.name) : ORDER.length);
  return found.sort((one, other) => place(one) - place(other));
}

/** A setup as text, `game/preset;option=value`, in its parts. */
export function parted(setup: string): { address: string; changes: Changes } {
  const [address = '', ...rest] = setup.split(';');
  const pairs = rest.map((each) => each.split('=')).filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== '');
  return { address, changes: Object.fromEntries(pairs) };
}

export function joined(address: string, changes: Changes): string {
  return [address, ...listed(changes)].join(';');
}

/** Changes as a request wants them. */
export function listed(changes: Changes): string[] {
  return Object.entries(changes).map(([name, value]) => `${name}=${value}`);
}

/** The preset of an address, or the first of the game it names, or the first of all. */
export function presetOf(all: readonly Tab[], address: string): PresetView | undefined {
  const presets = all.flatMap((tab) => tab.presets);
  const game = address.split('/')[0];
  return presets.find((each) => each.setup === address) ?? presets.find((each) => each.setup.split('/')[0] === game) ?? presets[0];
}

/** The value of an option in a preset, as text. */
export function textOf(option: OptionView, preset: PresetView): string {
  const value = preset.options[option.name];
  return option.values.find((each) => each.value === value)?.text ?? String(value);
}

/** A value in words; numbers that are not in use are written as they are. */
export function wordsOf(option: OptionView, text: string): string {
  return option.values.find((each) => each.text === text)?.words ?? text;
}

/** The changes after one more; a value that the preset has is no change. */
export function changedBy(changes: Changes, option: OptionView, preset: PresetView, text: string): Changes {
  const { [option.name]: _, ...rest } = changes;
  return text === textOf(option, preset) ? rest : { ...rest, [option.name]: text };
}

/** Whether faults are about what was written; if not, rules that can be read do not go together. */
export function unread(faults: readonly Trouble[]): boolean {
  return faults.some((each) => ['option-unknown', 'option-value', 'option-shape'].includes(each.code));
}

export const MOST = 100_000;

/** The text of a number that somebody typed for an option, or null where it cannot be one. */
export function numberOf(option: OptionView, typed: string): string | null {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(number) && number >= (option.lowest ?? 0) && number <= MOST ? String(number) : null;
}

export type Control = 'none' | 'switch' | 'row' | 'list';
const ROW_VALUES = 4;
const ROW_LETTERS = 30;

/** How an option is chosen: a switch, a row of segments, or a list. */
export function control(option: OptionView): Control {
  const texts = option.values.map((each) => each.text);
  if (texts.length < 2 && option.lowest === null) return 'none';
  if (texts.length === 2 && texts.includes('yes') && texts.includes('no')) return 'switch';
  const letters = option.values.reduce((sum, each) => sum + each.words.length, 0);
  return texts.length <= ROW_VALUES && letters <= ROW_LETTERS ? 'row' : 'list';
}

// what makes a match long or short stands in front; `under` says with which value of which option it counts
const LENGTHS: readonly { option: string; under?: readonly [string, readonly string[]] }[] = [
  { option: 'end_mode' },
  { option: 'target', under: ['end_mode', ['target']] },
  { option: 'deals', under: ['end_mode', ['deals']] },
  { option: 'start_strokes' },
  { option: 'rounds' },
];

/** Options that stand in front, and all others. */
export function fronted(game: GameView, preset: PresetView, changes: Changes): { front: OptionView[]; rest: OptionView[] } {
  const found = (name: string): OptionView | undefined => game.options.find((each) => each.name === name && each.group === 'end');
  const counts = (name: string, values: readonly string[]): boolean => {
    const option = found(name);
    return !option || values.includes(changes[name] ?? textOf(option, preset));
  };
  const front = LENGTHS.filter((each) => !each.under || counts(...each.under)).map((each) => found(each.option)).filter((each) => each !== undefined);
  const names = new Set(LENGTHS.map((each) => found(each.option)));
  return { front, rest: game.options.filter((each) => !names.has(each) && control(each) !== 'none') };
}

/** Who each seat is for: oneself first, then as it was, then `other`. */
export function seated(before: readonly string[], seats: number, other: string): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : (before[seat] ?? other)));
}
