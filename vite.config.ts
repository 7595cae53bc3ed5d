import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from './web/build/licences.ts';
import { rulebook } from './web/build/rulebook.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('./web'),
  plugins: [svelte({ configFile: at('./svelte.config.js') }), rulebook(), licences()],
  resolve: { alias: { $shell: at('./web/src') } },
  build: {
    outDir: at('./src/perankh/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy of the house lets nothing in that came inside something else
    license: true,
  },
  server: {
    fs: { allow: [at('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
