import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { licences } from './web/build/licences.ts';
import { rulebook } from './web/build/rulebook.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a page needs comes in one piece: many small ones would each wait for the line. */
function isPartOf(isWhole: (info: Rolldown.ModuleInfo) => boolean, id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const leadsThere = (part: string): boolean => {
    if (seen.has(part)) return false;
    seen.add(part);
    const info = graph.getModuleInfo(part);
    return info !== null && (isWhole(info) || info.importers.some(leadsThere));
  };
  return leadsThere(id);
}
const isHouse = (info: Rolldown.ModuleInfo) => info.isEntry;
const isTable = (info: Rolldown.ModuleInfo) => info.id.endsWith('/pages/Table.svelte');
const isElsewhere = (info: Rolldown.ModuleInfo) => /\/pages\/(?!Table|Replay)\w+\.svelte$/.test(info.id);

/** The pieces: the house, with the little that its rooms share, and the table, from which replays and boards take too. */
function pieceOf(id: string, graph: Graph): string | null {
  if (isPartOf(isHouse, id, graph)) return 'house';
  if (!isPartOf(isTable, id, graph)) return null;
  return isPartOf(isElsewhere, id, graph) ? 'house' : 'table';
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
          groups: [{ debugName: 'pieces', name: pieceOf }],
        },
      },
    },
  },
  server: {
    fs: { allow: [at('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
