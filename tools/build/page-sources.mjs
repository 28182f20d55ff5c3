// Source files of the pages, as keys of Vite's manifest. The route table is parsed, not run: its records load pages lazily,
// so that a running program cannot tell which module a page is in.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

/** @typedef {{ name: string, page: string, isStatic: boolean }} Page */

const ROUTE_TABLE = fileURLToPath(new URL('../../src/app/routes.ts', import.meta.url));
const PAGES = readPages(readFileSync(ROUTE_TABLE, 'utf8'));

/** Returns the record of each page, in the order of the table. @param {string} text @returns {Page[]} */
function readPages(text) {
  const { program, errors } = parseSync('routes.ts', text);
  if (errors[0]) throw new Error(`The route table can't be parsed: ${errors[0].message}`);
  /** @type {Page[]} */
  const pages = [];
  let isStatic = false;
  let module = '';
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') module = String(source.value);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'isStatic')
        isStatic = value.type === 'Literal' && value.value === true;
    },
    // A record ends after its properties, which were visited before.
    'Property:exit'({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'ObjectExpression') return;
      pages.push({ name: key.name, page: `${module.replace('@/', 'src/')}.tsx`, isStatic });
      isStatic = false;
    },
  }).visit(program);
  return pages;
}

/** Returns the file of each page by the name of its route. @returns {Record<string, string>} */
export function pageSources() {
  return Object.fromEntries(PAGES.map(({ name, page }) => [name, page]));
}

/** Whether the prerendered HTML of a page is shown without the page's code. @param {string} page its source file */
export function isStaticPage(page) {
  return PAGES.some((each) => each.page === page && each.isStatic);
}

/** Code that a signed-in page needs for its first render, in addition to its own chunk. */
export const BEFORE_HEADING = ['src/app/layout/workspace-layout.tsx'];

/** Code that a page shows first and loads on demand, because it shows something else when it is opened otherwise. */
export const SHOWN_FIRST = /** @type {Record<string, string[]>} */ ({
  submit: [
    'src/features/submit/build/build-step.tsx',
    'src/features/submit/preparation/before-you-start.tsx',
  ],
});

/** Code that a signed-in page always loads in addition to its own chunk: the auth client after the first render. */
export const WHEN_SIGNED_IN = [...BEFORE_HEADING, 'src/lib/auth/supabase-auth-gateway.ts'];

/** Code that public pages load on first use, together with the styles of the whole product. */
export const WITH_ALL_STYLES = [
  'src/features/landing/given-files.tsx',
  'src/features/landing/components/visitor-check.tsx',
];

const sources = pageSources();
/** @param {readonly string[]} names */
const named = (...names) => names.map((name) => sources[name] ?? name);

/**
 * Returns the source files of what people usually open after a page: a visitor, and a user. Their scripts load once the
 * browser is idle (src/app/prepare-for-later.ts), so that a link opens immediately. A visitor may also return to a
 * static page.
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
