import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const WEB = new URL('../', import.meta.url);
const HOUSE = new URL('../src/rebelote/', WEB);
const PACKAGES = new URL('node_modules/@fontsource-variable/', WEB);
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
/**
 * One face, as three files of which a browser asks only for those that it needs: the letters of our own sentences,
 * the rest of Latin as its makers packed it, and Latin Extended.
 *
 * @typedef {{ family: string, name: string, files: string, width: string, weight: string }} Face
 */

// half of a font with two axes is how pairs of letters stand: it is asked for where there are narrow ones
/** @type {Face[]} */
const FACES = [
  { family: 'Besley', name: 'besley', files: 'besley/files/besley-LATIN-wght-normal.woff2', width: '100%', weight: '400 900' },
  { family: 'Instrument Sans', name: 'instrument-sans', files: 'instrument-sans/files/instrument-sans-LATIN-wght-normal.woff2', width: '100%', weight: '400 700' },
  { family: 'Instrument Sans', name: 'instrument-sans-narrow', files: 'instrument-sans/files/instrument-sans-LATIN-standard-normal.woff2', width: '75% 99%', weight: '400 700' },
];

/**
 * The letters of every sentence of the house, large and small, and all of ASCII.
 *
 * @returns {Promise<string>}
 */
export async function letters() {
  const found = new Set(Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)));
  const names = (await readdir(HOUSE, { recursive: true })).filter((name) => name.endsWith('.ftl'));
  const pages = (await readdir(new URL('src/', WEB), { recursive: true })).filter((name) => name.endsWith('.svelte'));
  const files = [...names.map((name) => new URL(name, HOUSE)), ...pages.map((name) => new URL(`src/${name}`, WEB))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const text of texts) for (const sign of text + text.toUpperCase() + text.toLowerCase()) found.add(sign);
  return [...found].filter((sign) => sign >= ' ').sort().join('');
}

/**
 * Writes the files of every face and the style sheet that names them.
 *
 * @param {URL} out
 * @param {string} text what the first file of a face must hold
 */
export async function fonts(out, text) {
  await mkdir(new URL('fonts/', out), { recursive: true });
  const rules = await Promise.all(FACES.map((face) => made(out, face, text)));
  await writeFile(new URL('fonts.css', out), `${rules.flat().join('\n')}\n`);
}

/**
 * @param {URL} out
 * @param {Face} face
 * @param {string} text
 * @returns {Promise<string[]>} of two rules for one sign a browser takes the later one
 */
async function made(out, face, text) {
  const [latin, extended] = ['latin', 'latin-ext'].map((range) => new URL(face.files.replace('LATIN', range), PACKAGES));
  if (!latin || !extended) throw new Error(face.files);
  const names = [`${face.name}-extended.woff2`, `${face.name}-latin.woff2`, `${face.name}.woff2`];
  await cp(extended, new URL(`fonts/${names[0]}`, out));
  await cp(latin, new URL(`fonts/${names[1]}`, out));
  const ours = await subset(await readFile(latin), text, { targetFormat: 'woff2' });
  await writeFile(new URL(`fonts/${names[2]}`, out), ours);
  const ranges = [LATIN_EXTENDED, LATIN, ranged(text)];
  return names.map(
    (name, at) =>
      `@font-face { font-family: '${face.family}'; src: url('./fonts/${name}') format('woff2'); font-weight: ${face.weight}; font-stretch: ${face.width}; font-display: swap; unicode-range: ${ranges[at]}; }`,
  );
}

/**
 * @param {string} text
 * @returns {string} its signs as CSS writes them, neighbours together
 */
function ranged(text) {
  /** @type {[number, number][]} */
  const spans = [];
  for (const sign of [...text].map((each) => each.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last[1] + 1 === sign) last[1] = sign;
    else spans.push([sign, sign]);
  }
  const hex = (/** @type {number} */ value) => value.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
