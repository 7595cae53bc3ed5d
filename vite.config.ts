import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { licences } from './web/build/licences.ts';
import { rulebook } from './web/build/rulebook.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the first page needs comes in one piece: many small ones would each wait for the line. */
function isOfTheHouse(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((importer) => isOfTheHouse(importer, graph, seen)));
}
type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

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
    manifest: true, // tells the house which files a page will ask for, so that it can name them beforehand
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ debugName: 'house', name: (id, graph) => (isOfTheHouse(id, graph) ? 'house' : null) }],
        },
      },
    },
  },
  server: {
    fs: { allow: [at('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
