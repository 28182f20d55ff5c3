// How the client is built: which modules share a chunk. By default the bundler makes a chunk for each set of pages that
// share something: some forty small files for a tool page, each with its own headers and compressed by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { importsFromList, ONLY_THE_FILE } from './script-imports-plugin.mjs';
import { withoutUnusedRouter } from './unused-router-plugin.mjs';
import { withoutRuleExamples } from './rule-examples-plugin.mjs';
import { withoutUnusedParts } from './unused-parts-plugin.mjs';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Small parts of the tool pages. */
const PARTS = [
  '/src/components/',
  '/src/lib/(jobs/|clipboard|download|new-id|format|use-latest)',
  '/src/domain/(dates|texts|apps/app|submissions/submission)\\.',
  '/lucide-react/',
];
/**
 * Excludes those that load a library, those that the public pages render, those that import these, and those
 * that load on demand.
 */
const NOT_PARTS = [
  '/components/(findings/[^.]+|data-table|team/comment-mark|dialog-window|tabs|switch-field|toaster)\\.',
  '/components/(pages/(public-page|site-footer)|listing-import/.*|choice|column|badge|card|page-drop-hint)\\.',
  '/components/pages/sample-line\\.', // Imports the workspace, which no visitor loads.
  '/components/(store-preview|model-help)/',
  '/lucide-react/dist/esm/(?!icons/)',
  `/icons/(${publicIcons().join('|')})\\.mjs`,
];
/** Leaves out what only the pages with drafts load. */
const WORKSPACE = [
  '/src/lib/workspace/(?!baselines|draft-images|store-messages|trash|helper-records)',
  '/@tanstack/(query-core|react-query)/',
  '/zod/',
  '/idb/',
];
/**
 * Code that the wizard loads to read, change and merge a draft. Its steps and the other pages use some of it, a few
 * lines each.
 */
const DRAFT = [
  '/src/domain/(submissions/merge-drafts|privacy/privacy-answers|builds/earlier-builds)\\.',
  '/src/lib/(workspace/baselines|imports/import-reports)\\.',
  '/src/features/submit/wizard/draft-changes\\.',
];
/** The rules of the stores are larger than all parts together. Some pages show no finding, and some only the sources. */
const SOURCES = ['virtual:catalog/sources$'];
const RULES = ['/src/domain/findings\\.'];
/**
 * Files of a few lines that the same pages load. Each chunk costs every page its name in the list of the first one, and
 * its own pages a request.
 */
const SMALL = {
  'file-icons': ['/icons/(file-spreadsheet|file-text|lightbulb)\\.mjs'],
  icon: ['/lucide-react/dist/esm/(?!icons/)'],
  'page-drop': ['/src/lib/drops/(use-page-drop|drop-handover)\\.', '/src/components/page-drop-hint\\.'],
  'team-roles': ['/src/domain/team/(roles|workflow)\\.'],
};
/** The same for the wizard: what its steps share, and what else its first one needs. What these import stays where other pages find it. */
const OF_WIZARD = {
  wizard: [
    '/src/features/submit/(checks/readiness-store|wizard/use-requested-control|drafts/new-draft)\\.',
    '/src/(model/device-families|lib/browser-model/page-tools)\\.',
  ],
  'first-step': [
    '/src/features/submit/(build/build-fill|preparation/preparation-records)\\.',
    '/src/(components/listing-import/listing-intake|lib/folders/pick-folder|domain/builds/typed-id)\\.',
    '/icons/shield-check\\.mjs',
  ],
};
const RADIX = ['primitive', 'react-(slot|primitive|context|compose-refs|use-[a-z-]+|presence|id|direction)'];
const DIALOG = ['react-(dialog|dismissable-layer|focus-scope|focus-guards|portal)'];

const anyOf = (/** @type {string[]} */ patterns) => new RegExp(patterns.join('|'));
const radix = (/** @type {string[]} */ names) => names.map((name) => `/@radix-ui/${name}/`);
const [isPart, isNoPart] = [anyOf(PARTS), anyOf(NOT_PARTS)];

/** @type {import('vite').Rolldown.CodeSplittingGroup[]} */
const GROUPS = [
  { name: 'core', tags: ['$initial'], priority: 9 }, // Code that main.tsx starts with, in one file.
  { name: 'workspace', test: anyOf(WORKSPACE), priority: 8 }, // Code that every signed-in page loads.
  { name: 'tslib', test: '/tslib/', priority: 7 }, // Shared by the auth client and the dialogs only.
  { name: 'radix', test: anyOf(radix(RADIX)), priority: 7 },
  {
    name: 'dialog',
    test: anyOf([...radix(DIALOG), '/react-remove-scroll', '/aria-hidden/', '/use-sidecar/']),
    priority: 6,
  },
  // Both are also used by pages without a draft.
  { name: 'merge-records', test: '/src/domain/merge-records\\.', priority: 6 },
  { name: 'limits', test: anyOf(['/src/domain/listings/limits\\.', 'virtual:catalog/limits$']), priority: 6 },
  { name: 'draft', test: anyOf(DRAFT), priority: 5 },
  { name: 'sources', test: anyOf(SOURCES), priority: 5 },
  { name: 'rules', test: anyOf(RULES), priority: 4 },
  ...Object.entries(SMALL).map(([name, test]) => ({ name, test: anyOf(test), priority: 4 })),
  ...Object.entries(OF_WIZARD).map(([name, test]) => ({
    ...{ name, test: anyOf(test), priority: 2 },
    includeDependenciesRecursively: false,
  })),
  { name: 'parts', test: (id) => isPart.test(id) && !isNoPart.test(id), minShareCount: 4, priority: 3 },
];

const router = join(packages, 'react-router', 'dist/production');

export const CLIENT_BUILD = /** @satisfies {import('vite').InlineConfig} */ ({
  plugins: [withoutUnusedRouter(), withoutUnusedParts(), withoutRuleExamples(), importsFromList()],
  resolve: {
    // The package's own entry is its development build, with the warnings.
    alias: { 'react-router/dom': join(router, 'dom-export.mjs'), 'react-router': join(router, 'index.mjs') },
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false, ...ONLY_THE_FILE },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});

/** The icons that a public page renders, by file name: with them, a public page would load all parts of the tool pages. */
function publicIcons() {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const files = ['about', 'auth', 'docs', 'landing', 'legal', 'pricing', 'product'].flatMap((feature) => {
    const folder = join(source, 'features', feature);
    return readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)));
  });
  const shared = ['public-page', 'site-footer'].map((name) =>
    join(source, 'components/pages', `${name}.tsx`),
  );
  const names = [...files, ...shared]
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => parseSync(file, readFileSync(file, 'utf8')).module.staticImports)
    .filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react')
    .flatMap(({ entries }) => entries.flatMap((each) => (each.isType ? [] : (each.importName.name ?? []))));
  // An icon has several names, and a file is named after one of them.
  const index = join(packages, 'lucide-react/dist/esm/lucide-react.mjs');
  const fileOf = new Map(
    parseSync(index, readFileSync(index, 'utf8')).module.staticExports.flatMap(({ entries }) =>
      entries.map((each) => [each.exportName.name, each.moduleRequest?.value]),
    ),
  );
  return [...new Set(names.flatMap((name) => /icons\/(.+)\.mjs$/.exec(fileOf.get(name) ?? '')?.[1] ?? []))];
}
