import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../generated/licences/', import.meta.url);

/**
 * A plugin that puts the licences of figures and fonts beside what is built from them.
 *
 * @returns {import('vite').Plugin}
 */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle() {
      for (const name of await readdir(FOLDER)) {
        this.emitFile({ type: 'asset', fileName: `licences/${name}`, source: await readFile(new URL(name, FOLDER)) });
      }
    },
  };
}
