// How much a page may weigh until its heading is shown. The build fails when a page weighs more, and names the chunk
// that causes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isStaticPage, likelyNext, SHOWN_FIRST, WHEN_SIGNED_IN } from './page-sources.mjs';

/** @typedef {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest */

const ADVICE =
  'Load what comes on first use with import(), or raise the limit in tools/build/size-budget.mjs with a reason.';
const ENTRY = 'index.html';
const PAGE = /^src\/features\/.+-page\.tsx$/;
/** The two forms call the service, whose client loads with the first keystroke. */
const FORMS = ['src/features/auth/sign-in-page.tsx', 'src/features/auth/sign-up-page.tsx'];
const FOR_FORMS = ['src/lib/auth/supabase-auth-gateway.ts'];
const PUBLIC_PAGES = /^src\/features\/(?:landing|about|docs|legal|pricing|product)\//;

/**
 * Kilobytes (1000 bytes) of all scripts together, brotli. The bench counts what loads without a use, with the headers of
 * every answer: at most 76 for the landing page, 106 for a form, 150, and 155 for the wizard. Of the last two, 4 are the
 * schemas of drafts, down to purchases and the facts of a build: every page reads drafts, and one that a newer version or a
 * damaged file wrote must not stop it. Of the first, 0.2 is the look for a newer catalogue (src/lib/rule-book), which has to
 * come before any page.
 */
export const LIMITS = {
  public: 80.7,
  docs: 83,
  form: 98.5,
  apps: 136.8,
  tool: 144,
  wizard: 146.6,
  /** The wizard with its first step. */
  firstStep: 154.2,
};

/** Kilobytes of scripts that a page may load ahead of the next visit, while the browser is idle. */
export const PREFETCH_KB = 60;

/**
 * The second takes a fifteenth of the first's time and compresses 8 % less: enough where a page is well below its
 * limit.
 */
const EXACT = 11;
const QUICK = 9;

/**
 * Weighs every page chunk of the route table with what it imports, the entry included, and what it loads ahead.
 * @param {string} dist folder of the client build, with Vite's manifest
 * @throws Error that names the pages above their limit and their largest chunks
 */
export async function checkSizes(dist) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  /** @type {Map<string, Promise<number>>} */
  const known = new Map();
  /** @param {readonly string[]} files @param {number} quality */
  const weigh = (files, quality) =>
    Promise.all(
      files.map(async (file) => {
        const key = `${file} ${quality}`;
        const size = known.get(key) ?? packedKilobytes(join(dist, file), quality);
        known.set(key, size);
        return { file, size: await size };
      }),
    );
  const pages = Object.keys(manifest).filter((key) => PAGE.test(key) && manifest[key]?.isDynamicEntry);
  if (pages.length === 0) throw new Error('The size budget finds no page in the manifest.');
  const budgets = pages.flatMap((page) => budgetsOf(page).map((budget) => ({ page, ...budget })));
  const problems = await Promise.all(
    budgets.map(async ({ page, limit, beside }) => {
      const files = chunksOf(manifest, [ENTRY, page, ...beside]);
      const atFirst = isStaticPage(page) ? chunksOf(manifest, [ENTRY]) : files;
      for (const likely of Object.values(likelyNext(page, isForVisitors(page)))) {
        const ahead = chunksOf(manifest, likely).filter((file) => !atFirst.includes(file));
        const size = sum(await weigh(ahead, QUICK));
        if (size > PREFETCH_KB)
          return [`${page}: ${size.toFixed(1)} KB load ahead (likelyNext), allowed are ${PREFETCH_KB}`];
      }
      if (sum(await weigh(files, QUICK)) <= limit) return [];
      const parts = await weigh(files, EXACT);
      const total = sum(parts);
      if (total <= limit) return [];
      const largest = parts.sort((a, b) => b.size - a.size).slice(0, 5);
      const names = largest.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(', ');
      return [`${page}: ${total.toFixed(1)} KB, allowed are ${limit}. Largest chunks: ${names}`];
    }),
  );
  const found = problems.flat();
  if (found.length > 0) throw new Error(`Pages above their size budget:\n  ${found.join('\n  ')}\n${ADVICE}`);
}

/** @param {string} page */
function isForVisitors(page) {
  return PUBLIC_PAGES.test(page) || FORMS.includes(page);
}

/** @param {string} page @returns {{ limit: number, beside: readonly string[] }[]} */
function budgetsOf(page) {
  // Its answers are its content; the prerendered page shows them without its code.
  if (page.startsWith('src/features/docs/')) return [{ limit: LIMITS.docs, beside: [] }];
  if (PUBLIC_PAGES.test(page)) return [{ limit: LIMITS.public, beside: [] }];
  if (FORMS.includes(page)) return [{ limit: LIMITS.form, beside: FOR_FORMS }];
  const feature = page.split('/')[2] ?? '';
  const limit = feature === 'apps' ? LIMITS.apps : feature === 'submit' ? LIMITS.wizard : LIMITS.tool;
  const alone = { limit, beside: WHEN_SIGNED_IN };
  const first = SHOWN_FIRST[feature];
  return first ? [alone, { limit: LIMITS.firstStep, beside: [...WHEN_SIGNED_IN, ...first] }] : [alone];
}

/** The files of these chunks and all they import. @param {Manifest} manifest @param {readonly string[]} keys */
function chunksOf(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...files];
}

/** @param {readonly { size: number }[]} parts */
function sum(parts) {
  return parts.reduce((total, { size }) => total + size, 0);
}

/** @param {string} path @param {number} quality */
async function packedKilobytes(path, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (await promisify(brotliCompress)(readFileSync(path), { params })).length / 1000;
}
