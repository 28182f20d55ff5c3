// Source files of the pages, as keys of Vite's manifest.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROUTE_TABLE = fileURLToPath(new URL('../src/app/routes.ts', import.meta.url));

/** The name of a record, what precedes its page, and the module of the page; no record contains another. */
const RECORD = /^ {2}(\w+): \{\n((?: {4}.*\n)*?) {4,}.*import\('@\/(features\/[^']+)'\)/gm;
const RECORDS = [...readFileSync(ROUTE_TABLE, 'utf8').matchAll(RECORD)];

/** The file of each page by the name of its route, read from the route table. @returns {Record<string, string>} */
export function pageSources() {
  return Object.fromEntries(RECORDS.map(([, name, , module]) => [name, `src/${module}.tsx`]));
}

/** Whether the prerendered HTML of a page is shown without the page's code. @param {string} page its source file */
export function isStaticPage(page) {
  return RECORDS.some(
    ([, , settings = '', module]) => page === `src/${module}.tsx` && settings.includes('isStatic: true'),
  );
}

/** What a signed-in page needs for its first render, in addition to its own chunk. */
export const BEFORE_HEADING = ['src/app/layout/workspace-layout.tsx'];

/** What a signed-in page always loads in addition to its own chunk: the auth client after the first render. */
export const WHEN_SIGNED_IN = [...BEFORE_HEADING, 'src/lib/auth/supabase-auth-gateway.ts'];

const sources = pageSources();
/** @param {readonly string[]} names */
const named = (...names) => names.map((name) => sources[name] ?? name);

/**
 * Returns the source files of what people usually open after a page: a visitor, and a user. Their scripts load once the
 * browser is idle (src/app/prepare-for-later.ts), so that a link opens at once. A visitor may also return to a static page.
 * @param {string} page its source file @param {boolean} isPublic
 */
export function likelyNext(page, isPublic) {
  if (isPublic)
    return {
      forVisitor: [page, ...named('pricing', 'signUp', 'signIn', 'product', 'docs')],
      forUser: [...named('apps'), ...BEFORE_HEADING],
    };
  const isList = page === sources.apps;
  return {
    forVisitor: [],
    forUser: isList ? named('submit', 'appDetail', 'submissions', 'aso') : named('apps', 'submit'),
  };
}
