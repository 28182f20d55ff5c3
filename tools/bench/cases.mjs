// What is measured, by name.
import { join } from 'node:path';
import { measureBuild, measureSdkList, writeApk, writeBuild } from './builds.mjs';
import { measureCliBuild, measureCliListings, measureCliStart, writeListings, writeProgram } from './cli.mjs';
import { measureImages } from './images.mjs';
import { measureImport, writeListing } from './imports.mjs';
import { INTERACTIVE_PAGES, measureInteractions, measureLongSession } from './interactions.mjs';
import { measureLink, measureLoad } from './pages.mjs';
import { measureSecondVisit } from './second-visit.mjs';
import { measureStart } from './start.mjs';
import { measureStudio, writeScreens } from './studio.mjs';
import { measureTeamLoad } from './teams.mjs';
import { measureTyping } from './typing.mjs';
import { loadSource } from '../load-source.mjs';

/** Megabytes of class files in the APK whose SDKs are listed. */
const CLASSES_MB = 50;

/** @typedef {import('./session.mjs').Profile} Profile */
/** @typedef {import('./session.mjs').Session} Session */
/**
 * @typedef {object} Case
 * @property {string} name
 * @property {readonly Profile[]} profiles
 * @property {boolean} [isSignedIn]
 * @property {readonly ('F0' | 'F1')[]} [beside] references that are measured right before it, each round
 * @property {boolean} [savesData] whether nothing may load ahead of the next visit, which is not part of the page
 * @property {boolean} [hasServiceWorker]
 * @property {(session: Session) => Promise<Record<string, number>>} measure
 */

/**
 * @param {{ site: string, f0: string, f1: string, engine: string, pages: readonly string[], root: string, scratch: string, isQuick: boolean, only: RegExp }} where
 * @returns {Promise<{ cases: Case[], references: Record<'F0' | 'F1', Case> }>}
 */
export async function listCases({ site, f0, f1, engine, pages, root, scratch, isQuick, only }) {
  /** @type {readonly Profile[]} */
  const both = isQuick ? ['fast'] : ['fast', 'slow'];
  /** @type {readonly Profile[]} */
  const fast = ['fast'];
  /** @type {(name: string, url: string, options?: Partial<Case>) => Case} */
  const load = (name, url, options) => ({
    name,
    profiles: both,
    savesData: true,
    ...options,
    measure: (session) => measureLoad(session, url),
  });
  const references = { F0: load('F0', f0), F1: load('F1', f1) };
  /** @type {readonly Profile[]} */
  const slow = isQuick ? ['fast'] : ['slow'];
  const builds = (isQuick ? [1, 100] : [1, 100, 1024]).filter((size) => only.test(`build ${size}`));
  /** @type {Case[]} */
  const buildCases = [];
  for (const size of builds) {
    const file = await writeBuild(root, scratch, size);
    buildCases.push({
      name: `build ${size}`,
      profiles: fast,
      isSignedIn: true,
      measure: (session) => measureBuild(session, site, file),
    });
  }
  const importCases = only.test('import') ? [await importCase(root, scratch, site)] : [];
  /** @type {Case[]} */
  const studioCases = [];
  if (only.test('studio')) {
    const files = await writeScreens(root, join(scratch, 'screens'));
    studioCases.push({
      name: 'studio',
      profiles: both,
      isSignedIn: true,
      measure: (session) => measureStudio(session, site, files),
    });
  }
  const cliCases = await listCliCases({ root, scratch, only, isQuick });
  const classes = `classes ${CLASSES_MB}`;
  if (only.test(classes)) {
    const files = await writeApk(root, scratch, CLASSES_MB);
    buildCases.push({
      name: classes,
      profiles: fast,
      isSignedIn: true,
      measure: (session) => measureSdkList(session, site, files),
    });
  }
  /** @type {Case[]} */
  const all = [
    load('load /', `${site}/`, { beside: ['F0', 'F1'] }),
    load('load /sign-in', `${site}/sign-in`),
    ...pages.map((path) => load(`load ${path}`, site + path, { isSignedIn: true, beside: ['F1'] })),
    {
      name: 'second visit',
      profiles: fast,
      isSignedIn: true,
      hasServiceWorker: true,
      measure: (session) => measureSecondVisit(session, `${site}/apps`),
    },
    ...INTERACTIVE_PAGES.map(
      /** @returns {Case} */ (name) => ({
        name: `interactions ${name}`,
        profiles: slow,
        isSignedIn: true,
        measure: (session) => measureInteractions(session, site, name, root),
      }),
    ),
    {
      name: 'long session',
      profiles: fast,
      isSignedIn: true,
      measure: (session) => measureLongSession(session, site, root),
    },
    {
      name: 'link / to /pricing',
      profiles: both,
      beside: ['F1'],
      measure: (session) =>
        measureLink(session, `${site}/`, { click: 'main a[href="/pricing"]', heading: 'ricing' }),
    },
    {
      name: 'link /apps to /aso',
      profiles: both,
      beside: ['F1'],
      isSignedIn: true,
      measure: (session) =>
        measureLink(session, `${site}/apps`, { click: 'header a[href="/aso"]', heading: 'ASO Optimizer' }),
    },
    ...(isQuick ? [30, 100, 10_000] : [30, 100, 10_000, 50_000]).map(
      /** @returns {Case} */ (count) => ({
        name: `type ${count}`,
        beside: count === 30 ? ['F1'] : undefined,
        profiles: count === 30 ? both : fast,
        isSignedIn: true,
        measure: (session) => measureTyping(session, site, count),
      }),
    ),
    ...buildCases,
    ...importCases,
    ...cliCases,
    ...studioCases,
    { name: 'teams', profiles: fast, measure: () => measureTeamLoad(root) },
    { name: 'images', profiles: fast, measure: (session) => measureImages(session, engine) },
    ...(isQuick ? [] : [{ name: 'start', profiles: fast, measure: () => measureStart(root, scratch) }]),
  ];
  return { cases: all.filter(({ name }) => only.test(name)), references };
}

/** @param {string} root @param {string} scratch @param {string} site @returns {Promise<Case>} */
async function importCase(root, scratch, site) {
  const file = await writeListing(root, scratch);
  return {
    name: 'import',
    profiles: ['fast'],
    isSignedIn: true,
    measure: (session) => measureImport(session, site, file),
  };
}

/**
 * The terminal program, without a page.
 * @param {{ root: string, scratch: string, only: RegExp, isQuick: boolean }} where
 * @returns {Promise<Case[]>}
 */
async function listCliCases({ root, scratch, only, isQuick }) {
  const sizes = isQuick ? [1, 100] : [1, 1024];
  const names = ['cli start', 'cli listings', ...sizes.map((size) => `cli build ${size}`)];
  if (!names.some((name) => only.test(name))) return [];
  const program = await writeProgram(scratch);
  const listings = writeListings(scratch);
  /** @type {Case[]} */
  const cases = [
    { name: 'cli start', profiles: ['fast'], measure: () => measureCliStart(program) },
    { name: 'cli listings', profiles: ['fast'], measure: () => measureCliListings(program, listings) },
  ];
  for (const size of sizes) {
    const file = await writeBuild(root, scratch, size);
    cases.push({
      name: `cli build ${size}`,
      profiles: ['fast'],
      measure: () => measureCliBuild(program, file),
    });
  }
  return cases;
}

/**
 * Returns the paths that need a session and have no parameter, each page once, from the product's own table. @param
 * {string} root
 */
export async function protectedPages(root) {
  const { ROUTES } = /** @type {typeof import('../../src/app/routes.ts')} */ (
    await loadSource(root, 'src/app/routes.ts')
  );
  const { PATHS } = /** @type {typeof import('../../src/config/paths.ts')} */ (
    await loadSource(root, 'src/config/paths.ts')
  );
  const names = /** @type {(keyof typeof ROUTES)[]} */ (Object.keys(ROUTES));
  return names
    .filter((name) => ROUTES[name].access === 'protected' && name !== 'submissionWizard')
    .map((name) => PATHS[name])
    .filter((path) => !path.includes(':'));
}
