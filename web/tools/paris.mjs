import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { grown } from './grow.mjs';

const SHEET = new URL('../node_modules/svg-cards/svg-cards.svg', import.meta.url);
const SUITS = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' };
const RANKS = { J: 'jack', Q: 'queen', K: 'king' };
// at whole numbers a line is off by an eighth of a unit at most, of which a card is 169 wide
const FINER = 4;
// printed colours in place of those of a screen
const INKS = {
  e61408: '#b3261e',
  f8c20f: '#dfae3c',
  '1c1585': '#27396b',
  '000': '#1a1512',
  fff: '#fffdf7',
};

/**
 * The twelve figures of the Paris pattern, by card (`Js`): no card, frame, index or corner pips.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function paris() {
  const sheet = await readFile(SHEET, 'utf8');
  /** @type {Record<string, string>} */
  const figures = {};
  for (const [suit, suitName] of Object.entries(SUITS)) {
    for (const [rank, rankName] of Object.entries(RANKS)) {
      figures[rank + suit] = printed(figure(sheet, suitName, rankName));
    }
  }
  return figures;
}

/**
 * @param {string} sheet
 * @param {string} suit
 * @param {string} rank
 * @returns {string} a card without what every card has
 */
function figure(sheet, suit, rank) {
  let card = group(sheet, `${suit}_${rank}`);
  const uses = [...card.matchAll(/<use[^>]*xlink:href="#([^"]+)"[^>]*\/>/g)];
  for (const [use, name = ''] of uses) {
    if (['base', 'king', 'queen', 'jack', suit].includes(name)) card = card.replace(use, '');
  }
  card = card.replace(/<rect[^>]*\/>/g, '').replace(/<g style="fill:none[^>]*>.*?<\/g>/s, '');
  const half = uses.map(([, name = '']) => name).find((name) => /_\d$/.test(name));
  const shared = half ? `<defs>${group(sheet, half)}</defs>` : '';
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names} viewBox="0 0 169.075 244.64">${shared}${card}</svg>`;
}

/**
 * The text of the group with an id, from its opening to its closing tag.
 *
 * @param {string} sheet
 * @param {string} id
 * @returns {string}
 */
function group(sheet, id) {
  const start = sheet.search(new RegExp(`<g[^>]*id="${id}"`));
  if (start < 0) throw new Error(`the sheet has no group ${id}`);
  const tags = /<g\b[^>]*?(\/)?>|<\/g>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(sheet); tag; tag = tags.exec(sheet)) {
    if (tag[0] === '</g>') depth -= 1;
    else if (!tag[1]) depth += 1;
    if (depth === 0) return sheet.slice(start, tags.lastIndex);
  }
  throw new Error(`group ${id} does not end`);
}

/**
 * @param {string} svg
 * @returns {string} the same, small, in printed colours
 */
function printed(svg) {
  const small = optimize(grown(svg, FINER), {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        // convertTransform throws half of the jack of diamonds off the card
        params: { overrides: { convertTransform: false, convertPathData: { floatPrecision: 0 } } },
      },
    ],
  }).data;
  const inked = small.replace(
    /#(e61408|f8c20f|1c1585|000|fff)\b/g,
    (_, colour) => INKS[/** @type {keyof typeof INKS} */ (colour)],
  );
  // shapes with no fill of their own print in ink
  return inked.replace('<svg ', `<svg fill="${INKS['000']}" `);
}
