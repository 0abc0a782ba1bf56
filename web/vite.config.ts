import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { draw } from './tools/art.mjs';
import { licences } from './tools/licences.mjs';
import { squeeze } from './tools/squeeze.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['REBELOTE_SERVER'] ?? 'http://127.0.0.1:8000';

// what the art step makes is imported, so it has to be there before anything is resolved
await draw();

export default defineConfig({
  // the server writes its own path into <base href="/">; every address of the build is relative to that
  base: './',
  plugins: [svelte(), svelteTesting(), licences(), squeeze()],
  resolve: { alias: { '@locale': at('../src/rebelote/locale') } },
  build: {
    outDir: at('../src/rebelote/web'),
    emptyOutDir: true,
    target: 'es2022',
    // the content policy of the server allows no data: fonts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // each file costs as much as its headers: what pages share is one
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /\/web\/(src\/(?!words)|node_modules\/)/, minShareCount: 2 }] },
      },
    },
  },
  server: {
    fs: { allow: [at('.'), at('../src/rebelote')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    passWithNoTests: true,
  },
});
