import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { catalog } from './tools/catalog/catalog-plugin.mjs';
import { embeddedBackend } from './tools/serve/embedded-backend-plugin.mjs';
import { RECOGNITION_FOLDER } from './tools/build/headers.mjs';
import { licences } from './tools/build/licences.mjs';
import { strictStyles } from './tools/build/strict-styles-plugin.mjs';
import { withoutRuleExamples } from './tools/build/rule-examples-plugin.mjs';
import { withoutUnusedParts } from './tools/build/unused-parts-plugin.mjs';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that take far longer than others of their length. */
const LONG_FILES = [
  /\/tests\/e2e\/(?:open-states\/|every-page\/(?:every-page|keyboard)|faults\/(?:start|auth-server|deploy|use)|submit\/submission|team\/)/,
  /\/(?:supabase\/tests\/policies|sync-histories|large-team)\.test/,
];

/** Starts the longest files first, so that one worker is not left with one of them at the end. */
class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]) {
    return files;
  }

  sort(files: TestSpecification[]) {
    const weightOf = ({ moduleId }: TestSpecification) =>
      LONG_FILES.some((each) => each.test(moduleId)) ? Infinity : statSync(moduleId).size;
    return files.toSorted((a, b) => weightOf(b) - weightOf(a) || 0);
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), strictStyles(), licences(), embeddedBackend(), catalog()],
  resolve: { alias: { '@': fromRoot('./src'), '@tests': fromRoot('./tests') } },
  server: { host: '127.0.0.1', port: 5173 },
  worker: {
    format: 'es',
    plugins: () => [catalog(), withoutUnusedParts({ isWorker: true }), withoutRuleExamples()],
    rolldownOptions: {
      output: {
        // Its folder has a policy of its own (tools/build/headers.mjs).
        entryFileNames: ({ name }) =>
          name === 'recognition-worker'
            ? `${RECOGNITION_FOLDER.slice(1)}[name]-[hash].js`
            : 'assets/[name]-[hash].js',
      },
    },
  },
  build: {
    target: 'es2022',
    // light-dark(), in every browser since May 2024. Its translation for older ones breaks bands that are always dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // Far above what anything takes: these end what hangs, however busy the machine is.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        // Pure rules and tools: no DOM. A file with another environment would restart the workers, which load all again.
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false, // pure functions share nothing but the modules they import
          env: { LITE_AUTH_BCRYPT_COST: '4' }, // the embedded backend hashes passwords in 1 instead of 70 ms
          include: [
            'src/**/*.test.ts',
            'cli/**/*.test.ts',
            'tests/{architecture,journeys}/**/*.test.ts',
            'tools/**/*.test.ts',
            'supabase/**/*.test.ts',
          ],
        },
      },
      {
        // The screens as a user sees and uses them, in jsdom.
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          isolate: false, // the files of a worker share a window, which setup-screens.ts resets
          unstubGlobals: true,
          // More room for short-lived objects, of which each render makes many: then fewer are copied on.
          execArgv: ['--max-semi-space-size=64'],
          include: ['{src,cli}/**/*.test.tsx', 'tests/{journeys,support}/**/*.test.tsx'],
          setupFiles: ['tests/setup-screens.ts'],
          // Transformed like the build does it: without the style sheet that sonner would add to each document.
          server: { deps: { inline: ['sonner'] } },
        },
      },
      {
        // Journeys in a real browser against the served build.
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/serve-built-app.ts'],
          isolate: false, // one browser and one session for all files of a worker
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
