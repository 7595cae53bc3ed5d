/** The licences of what is taken along without a script, such as fonts: Vite lists only the packages of scripts. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_, bundle) {
      const packages = new Set<string>();
      for (const part of Object.values(bundle)) {
        for (const origin of part.type === 'asset' ? part.originalFileNames : []) {
          const found = PACKAGE.exec(resolve(root, origin));
          if (found) packages.add(found[0]);
        }
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/fonts.md',
        source: [...packages].sort().map(licenceOf).join('\n'),
      });
    },
  };
}

function licenceOf(folder: string): string {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Record<string, string>;
  const text = readFileSync(join(folder, 'LICENSE'), 'utf-8').trim();
  return `## ${facts['name']} - ${facts['version']} (${facts['license']})\n\n${text}\n`;
}
