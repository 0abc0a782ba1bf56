import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';

const MODULE = new URL('../node_modules/@letele/playing-cards/dist/index.esm.js', import.meta.url);
const SUITS = ['s', 'h', 'd', 'c'];
const RANKS = ['J', 'Q', 'K'];
const KEPT = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits', 'gradientUnits', 'gradientTransform']);
// the figure as its authors drew it, on a card of 240 x 336 around the origin
const [WIDE, HIGH] = [164.8, 260.8];
// where our card leaves room for a figure
const [BOX_WIDE, BOX_HIGH] = [169.075, 244.64];
// printed colours in place of those of a screen
const INKS = { red: '#b3261e', '#FC4': '#dfae3c', '#44F': '#27396b', '#000': '#1a1512', '#fff': '#fffdf7' };

/**
 * @typedef {{ tag: string, props: Record<string, unknown>, children: Drawn[] }} Drawn
 */

/**
 * The twelve figures of the international pattern, by card (`Js`), without indices and corner pips.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function english() {
  const drawings = await drawn();
  /** @type {Record<string, string>} */
  const figures = {};
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const drawing = drawings[suit.toUpperCase() + rank.toLowerCase()];
      if (!drawing) throw new Error(`the package has no ${rank}${suit}`);
      figures[rank + suit] = printed(drawing({}));
    }
  }
  return figures;
}

/**
 * The drawings of the package, which is written for React: its elements are taken as plain values.
 *
 * @returns {Promise<Record<string, (props: object) => Drawn>>}
 */
async function drawn() {
  const source = await readFile(MODULE, 'utf8');
  const plain = `const _extends = Object.assign;
const React = { createElement: (tag, props, ...children) => ({ tag, props: props ?? {}, children: children.filter(Boolean) }) };
${source.replace(/^import .*$/gm, '')}`;
  return import(`data:text/javascript;base64,${Buffer.from(plain).toString('base64')}`);
}

/**
 * @param {Drawn} card
 * @returns {string} the figure alone, small, in printed colours
 */
function printed(card) {
  const inner = card.children.filter(belongs).map(text).join('');
  const [across, down] = [BOX_WIDE / WIDE, BOX_HIGH / HIGH];
  const scale = Math.min(across, down);
  const place = `translate(${BOX_WIDE / 2} ${BOX_HIGH / 2}) scale(${scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX_WIDE} ${BOX_HIGH}"><g transform="${place}">${inner}</g></svg>`;
  const small = optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: false } } }],
  }).data;
  return small.replace(/"(red|#FC4|#44F|#000|#fff)"/gi, (_, colour) => `"${INKS[/** @type {keyof typeof INKS} */ (colour)] ?? colour}"`);
}

/**
 * Whether a part of a card belongs to the figure: parts are laid over its whole field.
 *
 * @param {Drawn} part
 * @returns {boolean}
 */
function belongs(part) {
  if (part.tag === 'defs') return true;
  if (part.tag === 'g') return part.children.some(belongs);
  return part.props['width'] === WIDE && part.props['height'] === HIGH;
}

/**
 * @param {Drawn} part
 * @returns {string}
 */
function text({ tag, props, children }) {
  const attributes = Object.entries(props)
    .filter(([name, value]) => value !== undefined && name !== 'className')
    .map(([name, value]) => ` ${attribute(name)}="${value}"`);
  return `<${tag}${attributes.join('')}>${children.map(text).join('')}</${tag}>`;
}

/**
 * @param {string} name
 * @returns {string} the name that SVG uses for one of React
 */
function attribute(name) {
  if (name === 'xlinkHref') return 'href';
  return KEPT.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
