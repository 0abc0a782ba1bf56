// lengths that an attribute holds, and nothing else
const LENGTHS = /\b(points|viewBox|c[xy]|r[xy]?|[xy][12]?|width|height|stroke-width)="([^"%]*)"/g;
const STYLED = /(stroke-width|stroke-dashoffset|stroke-dasharray):([^;"]+)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
const COMMAND = /([MZLHVCSQTA])([^MZLHVCSQTA]*)/gi;
// of the seven numbers of an arc: two radii, an angle, two flags, and where it ends
const ARC_LENGTHS = [true, true, false, false, false, true, true];

/**
 * A drawing so many times as large, to look the same in the same place: its whole numbers are finer then, and a
 * path of whole numbers is two thirds of one with decimals.
 *
 * @param {string} svg
 * @param {number} times
 * @returns {string}
 */
export function grown(svg, times) {
  /** @param {string} text */
  const larger = (text) => text.replace(NUMBER, (found) => grow(found, times));
  return svg
    .replace(LENGTHS, (_, name, text) => `${name}="${larger(text)}"`)
    .replace(/\bd="([^"]*)"/g, (_, path) => `d="${path.replace(COMMAND, (/** @type {string} */ whole) => command(whole, times))}"`)
    .replace(/translate\(([^)]*)\)/g, (_, text) => `translate(${larger(text)})`)
    .replace(/matrix\(([^)]*)\)/g, (_, text) => `matrix(${matrix(text, times)})`)
    .replace(STYLED, (_, name, text) => `${name}:${larger(text)}`);
}

/**
 * @param {string} text
 * @param {number} times
 */
function grow(text, times) {
  return String(Number((Number(text) * times).toFixed(4)));
}

/**
 * @param {string} whole a letter and its numbers
 * @param {number} times
 */
function command(whole, times) {
  const arc = whole[0]?.toUpperCase() === 'A';
  let at = 0;
  return whole.replace(NUMBER, (found) => (arc && !ARC_LENGTHS[at++ % ARC_LENGTHS.length] ? found : grow(found, times)));
}

/**
 * @param {string} text six numbers, of which the last two are a place
 * @param {number} times
 */
function matrix(text, times) {
  return (text.match(NUMBER) ?? []).map((found, at) => (at < 4 ? found : grow(found, times))).join(' ');
}
