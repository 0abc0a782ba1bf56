import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SQUEEZED = /\.(js|css|svg|txt|json|webmanifest)$/;
// below that the frames of the network are larger than what is saved
const LEAST = 256;
const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * A plugin that puts every built file that gets smaller beside itself, as `.br` and as `.gz`, and lists in
 * `sizes.json` what each weighs: bytes as they are, and compressed. The server hands out what a browser takes.
 *
 * @returns {import('vite').Plugin}
 */
export function squeeze() {
  return {
    name: 'squeeze',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        /** @type {Record<string, { raw: number, gzip: number, brotli: number }>} */
        const listed = {};
        for (const file of Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const [gzip, brotli] = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes, { params: BEST })];
          listed[file.fileName] = { raw: bytes.length, gzip: gzip.length, brotli: brotli.length };
          // the server writes its path into the document
          if (bytes.length < LEAST || !SQUEEZED.test(file.fileName)) continue;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzip });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli });
        }
        this.emitFile({ type: 'asset', fileName: 'sizes.json', source: JSON.stringify(listed, null, 1) });
      },
    },
  };
}
