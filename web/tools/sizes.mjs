import { gzipSync } from 'node:zlib';

/**
 * A plugin that lists the built files in `sizes.json`: bytes as they are, and compressed.
 *
 * @returns {import('vite').Plugin}
 */
export function sizes() {
  return {
    name: 'sizes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const listed = Object.values(bundle).map((file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          return [file.fileName, { raw: bytes.length, gzip: gzipSync(bytes).length }];
        });
        const source = JSON.stringify(Object.fromEntries(listed.sort()), null, 1);
        this.emitFile({ type: 'asset', fileName: 'sizes.json', source });
      },
    },
  };
}
