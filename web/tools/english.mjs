import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';

const MODULE = new URL('../node_modules/@letele/playing-cards/dist/index.esm.js', import.meta.url);
const SUITS = ['s', 'h', 'd', 'c'];
const RANKS = ['J', 'Q', 'K'];
const KEPT = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits', 'gradientUnits', 'gradientTransform']);
// the figure as its authors drew it, on a card of 240 x 336 around the origin
const [WIDE, HIGH] = [164.8, 260.8];
// where our card leaves room for a figure; these are cut off by the frame, so they end where it runs
const [BOX_WIDE, BOX_HIGH] = [169.075, 244.64];
const FRAME_WIDE = 146.2;
// the corner that belongs to the index
const [CORNER_WIDE, CORNER_HIGH] = [34.4, 82.2];
const LEFT = (BOX_WIDE - FRAME_WIDE) / 2;
const RIGHT = BOX_WIDE - LEFT;
const [INNER, OUTER] = [LEFT + CORNER_WIDE, RIGHT - CORNER_WIDE];
// printed colours in place of those of a screen
const INK = '#1a1512';
const INKS = { red: '#b3261e', '#FC4': '#dfae3c', '#44F': '#27396b', '#000': INK, '#fff': '#fffdf7' };

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
  const place = `translate(${BOX_WIDE / 2} ${BOX_HIGH / 2}) scale(${FRAME_WIDE / WIDE} ${BOX_HIGH / HIGH})`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const svg = `<svg ${names} viewBox="0 0 ${BOX_WIDE} ${BOX_HIGH}">
<clipPath id="frame"><path d="${cut()}"/></clipPath>
<g clip-path="url(#frame)"><g transform="${place}">${inner}</g></g>
<path d="${corners()}" fill="none" stroke="${INK}" stroke-width="1.2"/></svg>`;
  const small = optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: false, convertColors: false, convertPathData: { floatPrecision: 0 } } } }],
  }).data;
  // lines print in ink, as do shapes with no fill of their own
  const inked = small
    .replace(/stroke="#44F"/g, `stroke="${INK}"`)
    .replace(/"(red|#FC4|#44F|#000|#fff)"/g, (_, name) => `"${INKS[/** @type {keyof typeof INKS} */ (name)]}"`);
  return inked.replace('<svg ', `<svg fill="${INK}" `);
}

/** @returns {string} the path around the figure: the frame without the corners of the indices */
function cut() {
  return `M${INNER} 0H${RIGHT}V${BOX_HIGH - CORNER_HIGH}H${OUTER}V${BOX_HIGH}H${LEFT}V${CORNER_HIGH}H${INNER}Z`;
}

/** @returns {string} the lines where the corners are cut out */
function corners() {
  return `M${INNER} 0V${CORNER_HIGH}H${LEFT}M${OUTER} ${BOX_HIGH}V${BOX_HIGH - CORNER_HIGH}H${RIGHT}`;
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
  if (name === 'xlinkHref') return 'xlink:href';
  return KEPT.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
