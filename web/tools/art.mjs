import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { english } from './english.mjs';
import { fonts, letters } from './fonts.mjs';
import { paris } from './paris.mjs';

/**
 * Makes `generated/`: the court figures of two patterns, a module that names them, fonts, licences.
 *
 * Everything comes from packages that the lock pins; nothing of it is kept in the repository.
 *
 *     node tools/art.mjs
 */

const WEB = new URL('../', import.meta.url);
const OUT = new URL('generated/', WEB);
const INPUTS = ['package-lock.json', 'tools/art.mjs', 'tools/paris.mjs', 'tools/english.mjs', 'tools/grow.mjs', 'tools/fonts.mjs'];
const LICENCES = {
  'figures-paris.txt': ['svg-cards/AUTHORS', 'svg-cards/LICENSE'],
  'figures-english.txt': ['@letele/playing-cards/LICENSE'],
  'besley.txt': ['@fontsource-variable/besley/LICENSE'],
  'instrument-sans.txt': ['@fontsource-variable/instrument-sans/LICENSE'],
};
const MADE_FROM = {
  'figures-paris.txt': 'The figures of the Paris pattern are made from svg-cards 4.0.2, by web/tools/paris.mjs of Rebelote.\n\n',
  'figures-english.txt':
    'The figures of the international pattern were drawn by Adrian Kennard; they are made from @letele/playing-cards 0.1.0, by web/tools/english.mjs of Rebelote.\n\n',
};

/** Draws everything, unless what is there was made from the same inputs. */
export async function draw() {
  const text = await letters();
  const wanted = await fingerprint(text);
  const stamp = new URL('stamp', OUT);
  const present = await readFile(stamp, 'utf8').catch(() => '');
  if (present === wanted) return;
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const patterns = { paris: await paris(), english: await english() };
  for (const [pattern, figures] of Object.entries(patterns)) await keep(pattern, figures);
  await writeFile(new URL('art.ts', OUT), module(patterns));
  await fonts(OUT, text);
  await license();
  await writeFile(stamp, wanted);
}

/** Puts the licences of figures and fonts together, each beside what it was made from. */
async function license() {
  await mkdir(new URL('licences/', OUT));
  for (const [name, sources] of Object.entries(LICENCES)) {
    const texts = await Promise.all(sources.map((source) => readFile(new URL(`node_modules/${source}`, WEB), 'utf8')));
    const origin = MADE_FROM[/** @type {keyof typeof MADE_FROM} */ (name)] ?? '';
    await writeFile(new URL(`licences/${name}`, OUT), origin + texts.join('\n'));
  }
}

/**
 * @param {string} text the letters of the fonts
 * @returns {Promise<string>} what the result depends on
 */
async function fingerprint(text) {
  const hash = createHash('sha256').update(text);
  for (const name of INPUTS) hash.update(await readFile(new URL(name, WEB)));
  return hash.digest('hex');
}

/**
 * @param {string} pattern
 * @param {Record<string, string>} figures
 */
async function keep(pattern, figures) {
  await mkdir(new URL(`${pattern}/`, OUT));
  for (const [card, svg] of Object.entries(figures)) await writeFile(new URL(`${pattern}/${card}.svg`, OUT), svg);
}

/**
 * The module `art.ts`: the address of every figure by pattern and card.
 *
 * @param {Record<string, Record<string, string>>} patterns
 * @returns {string}
 */
function module(patterns) {
  const names = Object.entries(patterns).flatMap(([pattern, figures]) =>
    Object.keys(figures).map((card) => ({ pattern, card, name: `${pattern}${card}` })),
  );
  const imports = names.map(({ pattern, card, name }) => `import ${name} from './${pattern}/${card}.svg?url&no-inline';`);
  const cards = Object.keys(Object.values(patterns)[0] ?? {});
  const rows = Object.keys(patterns).map((pattern) => {
    const pairs = names.filter((each) => each.pattern === pattern).map(({ card, name }) => `${card}: ${name}`);
    return `  ${pattern}: { ${pairs.join(', ')} },`;
  });
  return [
    ...imports,
    '',
    `export type Pattern = ${Object.keys(patterns).map((each) => `'${each}'`).join(' | ')};`,
    `export type Court = ${cards.map((each) => `'${each}'`).join(' | ')};`,
    '',
    'export const figures: Record<Pattern, Record<Court, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await draw();
