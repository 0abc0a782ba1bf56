// Unpacks the browser below this folder and prints where it lies.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('node_modules/.unpacked', import.meta.url));
mkdirSync(folder, { recursive: true });
process.env['TMPDIR'] = folder;
const { default: chromium } = await import('@sparticuz/chromium');
console.log(await chromium.executablePath());
