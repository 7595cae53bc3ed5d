import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import house from './vite.config.ts';

/** A link that the house leaves to the browser leads nowhere in a test. */
const STAYING = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };

/** The tests of the client's modules: those of the shell in web/tests, those of a board in the folder of its game. */
export default mergeConfig(
  house,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      dir: fileURLToPath(new URL('.', import.meta.url)),
      include: ['web/tests/**/*.test.ts', 'src/perankh/games/*/board/tests/**/*.test.ts'],
      pool: 'vmThreads', // a context of its own for each file, and one happy-dom for all
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { settings: { navigation: STAYING } } },
      reporters: ['minimal'],
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
