// npm run bench: builds the site, serves it as a CDN would, measures it beside references made in the same run, and
// compares with the figures to reach. Prints both and writes bench/latest.json.
//   --runs 5       rounds; each visits every case once, in a fresh profile, so that drift of the machine affects all equally
//   --only REGEX   cases by name, e.g. 'load /apps', 'type', 'build', 'images', 'start', each with its references
//   --quick        one round, unthrottled, small cases
//   --save         writes docs/speed.json, with which later runs compare: on an idle machine, for a release
//   --table        measures nothing: prints the lines of the table in docs/speed.md from bench/latest.json
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '../build.mjs';
import { DEMO_ACCOUNT } from '../embedded-backend.mjs';
import { listCases, protectedPages } from './cases.mjs';
import { compare } from './goals.mjs';
import { makeEnginePage, makeReactPage, makeStaticPage } from './references.mjs';
import { printChanges, saveFigures } from './release-figures.mjs';
import { isMet, printFigures, printGoals, printTable } from './report.mjs';
import { launch, openSession, settle } from './session.mjs';
import { makeCertificate, serve } from './site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const work = join(root, '.storepilot/bench');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});
if (options.table) {
  printTable(root);
  process.exit(0);
}
const isQuick = options.quick;
const runs = isQuick ? 1 : Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs must be a whole number from 1, not "${options.runs}".`);
  process.exit(1);
}

// The bench always measures the embedded backend: with a hosted one it would also measure the connection to it.
process.env.VITE_SUPABASE_URL = '';
process.env.VITE_SUPABASE_ANON_KEY = '';

mkdirSync(work, { recursive: true });
const scratch = mkdtempSync(join(work, 'run-'));
/** @type {{ close: () => Promise<void> }[]} */
const open = [];
try {
  const failures = await bench();
  if (failures > 0) console.error(`${failures} measurements failed.`);
  process.exitCode = failures > 0 ? 1 : 0;
} finally {
  for (const each of open.reverse()) await each.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function bench() {
  const load = loadavg()[0] ?? 0; // before the bench adds its own
  const cores = availableParallelism();
  console.log('Building the site and the references …');
  const { dist } = await buildSite({ quiet: true });
  const certificate = makeCertificate();
  const transport = certificate ? 'HTTP/2 over TLS' : 'HTTP/1.1 (no openssl found for a certificate)';
  console.log(`Serving over ${transport}, brotli, on the loopback.`);
  const f0Folder = join(scratch, 'f0');
  makeStaticPage(dist, f0Folder);
  const f1Folder = await makeReactPage(dist, join(scratch, 'f1'));
  const engineFolder = await makeEnginePage(dist, join(scratch, 'engine'), root);
  const site = await opened(serve(dist, { certificate, hasBackend: true }));
  const [f0, f1, engine] = await Promise.all(
    [f0Folder, f1Folder, engineFolder].map((folder) => opened(serve(folder, { certificate }))),
  );
  const browser = await opened(launch(certificate));
  const storage = await signIn(browser, site.url);
  const pages = await protectedPages(root);
  const { cases, references } = await listCases({
    site: site.url,
    f0: f0?.url ?? '',
    f1: f1?.url ?? '',
    engine: engine?.url ?? '',
    pages,
    root,
    scratch,
    isQuick,
    only: new RegExp(options.only),
  });

  /** @type {Map<string, import('./report.mjs').Figures>} */
  const figures = new Map();
  let failed = 0;
  /**
   * Measures a case, or a reference beside it, in a new profile.
   * @param {import('./cases.mjs').Case} each @param {import('./session.mjs').Profile} profile @param {string} [name]
   */
  const measure = async (each, profile, name = each.name) => {
    /** @param {Record<string, number>} metrics */
    const add = (metrics) => {
      const known = figures.get(`${name} ${profile}`) ?? { name, profile, rounds: [] };
      known.rounds.push(metrics);
      figures.set(`${name} ${profile}`, known);
    };
    const session = await openSession(browser, {
      profile,
      storage: each.isSignedIn ? storage : undefined,
      savesData: each.savesData,
      hasServiceWorker: each.hasServiceWorker,
    });
    try {
      add(await each.measure(session));
    } catch (error) {
      failed += 1;
      console.error(`${name}, ${profile}: ${error instanceof Error ? error.message : String(error)}`);
      add({}); // so that the rounds of a case and of its reference stay side by side
    } finally {
      await session.close();
    }
  };
  for (let round = 1; round <= runs; round += 1) {
    for (const each of cases) {
      for (const profile of each.profiles) {
        console.log(`round ${round} of ${runs}: ${each.name}, ${profile}`);
        // Right before the candidate, so that a busy minute slows both.
        for (const name of each.beside ?? [])
          await measure(references[name], profile, `${name} beside ${each.name}`);
        await measure(each, profile);
      }
    }
  }

  /** @type {import('./goal.mjs').Read} */
  const read = (name, profile, metric) =>
    (figures.get(`${name} ${profile}`)?.rounds ?? []).map((metrics) => metrics[metric] ?? NaN);
  const goals = compare(
    read,
    pages.filter((path) => path !== '/apps'),
    ['/', '/sign-in', ...pages],
  );
  const isBusy = load > cores / 2;
  console.log('');
  printFigures([...figures.values()]);
  console.log('');
  printGoals(goals, isBusy);
  if (isBusy)
    console.log(
      `\nThis machine was busy at the start (load ${load.toFixed(1)} on ${cores} cores): the times are not reliable.`,
    );
  const takenAt = new Date().toISOString();
  printChanges(root, goals, isBusy);
  if (options.save) await saveFigures(root, goals, takenAt);
  const summary = {
    takenAt,
    runs,
    transport,
    cores,
    load,
    goals: goals.map((goal) => ({ ...goal, isMet: isMet(goal) })),
    figures: [...figures.values()],
  };
  mkdirSync(join(root, 'bench'), { recursive: true });
  writeFileSync(join(root, 'bench/latest.json'), `${JSON.stringify(summary, null, 2)}\n`);
  return failed;
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function signIn(browser, url) {
  const session = await openSession(browser, {});
  const { page, context, close } = session;
  await page.goto(`${url}/sign-in`);
  // On a busy machine the button can be pressed before the page handles presses.
  await settle(session);
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email);
  await page.getByLabel('Password').fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${url}/apps`);
  const state = await context.storageState();
  await close();
  return state;
}

/** @template {{ close: () => Promise<void> }} T @param {Promise<T>} starting @returns {Promise<T>} */
async function opened(starting) {
  const started = await starting;
  open.push(started);
  return started;
}
