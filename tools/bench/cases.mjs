// Measured cases, by name.
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
  /** @type {(name: string, profiles: readonly Profile[], measure: Case['measure'], options?: Partial<Case>) => Case} */
  const signedIn = (name, profiles, measure, options) => ({
    name,
    profiles,
    isSignedIn: true,
    measure,
    ...options,
  });
  const references = { F0: load('F0', f0), F1: load('F1', f1) };
  /** @type {readonly Profile[]} */
  const slow = isQuick ? ['fast'] : ['slow'];
  const builds = (isQuick ? [1, 100] : [1, 100, 1024]).filter((size) => only.test(`build ${size}`));
  /** Cases about files, which are written only for the cases that run. @type {Case[]} */
  const fileCases = [];
  for (const size of builds) {
    const file = await writeBuild(root, scratch, size);
    fileCases.push(signedIn(`build ${size}`, fast, (session) => measureBuild(session, site, file)));
  }
  const classes = `classes ${CLASSES_MB}`;
  if (only.test(classes)) {
    const files = await writeApk(root, scratch, CLASSES_MB);
    fileCases.push(signedIn(classes, fast, (session) => measureSdkList(session, site, files)));
  }
  if (only.test('import')) {
    const file = await writeListing(root, scratch);
    fileCases.push(signedIn('import', fast, (session) => measureImport(session, site, file)));
  }
  fileCases.push(...(await listCliCases({ root, scratch, only, isQuick })));
  if (only.test('studio')) {
    const files = await writeScreens(root, join(scratch, 'screens'));
    fileCases.push(signedIn('studio', both, (session) => measureStudio(session, site, files)));
  }
  /** @type {Case[]} */
  const all = [
    load('load /', `${site}/`, { beside: ['F0', 'F1'] }),
    load('load /sign-in', `${site}/sign-in`),
    ...pages.map((path) => load(`load ${path}`, site + path, { isSignedIn: true, beside: ['F1'] })),
    signedIn('second visit', fast, (session) => measureSecondVisit(session, `${site}/apps`), {
      hasServiceWorker: true,
    }),
    ...INTERACTIVE_PAGES.map((name) =>
      signedIn(`interactions ${name}`, slow, (session) => measureInteractions(session, site, name, root)),
    ),
    signedIn('long session', fast, (session) => measureLongSession(session, site, root)),
    {
      name: 'link / to /pricing',
      profiles: both,
      beside: ['F1'],
      measure: (session) =>
        measureLink(session, `${site}/`, { click: 'main a[href="/pricing"]', heading: 'ricing' }),
    },
    signedIn(
      'link /apps to /aso',
      both,
      (session) =>
        measureLink(session, `${site}/apps`, { click: 'header a[href="/aso"]', heading: 'ASO Optimizer' }),
      { beside: ['F1'] },
    ),
    ...(isQuick ? [30, 100, 10_000] : [30, 100, 10_000, 50_000]).map((count) =>
      signedIn(
        `type ${count}`,
        count === 30 ? both : fast,
        (session) => measureTyping(session, site, count),
        count === 30 ? { beside: ['F1'] } : {},
      ),
    ),
    ...fileCases,
    { name: 'teams', profiles: fast, measure: () => measureTeamLoad(root) },
    { name: 'images', profiles: fast, measure: (session) => measureImages(session, engine) },
    ...(isQuick ? [] : [{ name: 'start', profiles: fast, measure: () => measureStart(root, scratch) }]),
  ];
  return { cases: all.filter(({ name }) => only.test(name)), references };
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
