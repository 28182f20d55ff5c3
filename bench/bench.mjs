// npm run bench: builds the site, serves it as a CDN would, and measures it beside references made in the same run.
// Prints every figure and goal, and writes bench/latest.json.
//   --runs 5       rounds at most; each visits every case once, in a fresh profile, so that drift of the machine affects all
//                  equally. Cases that count bytes or nodes need fewer; see cases/.
//   --minutes 12   time after which no case is begun that was measured once; the table says how many rounds there were
//   --only REGEX   cases by name, e.g. 'load /apps', 'use', 'build', 'images', 'start', each with its references
//   --quick        one round of the small cases on the fast line
//   --table        measures nothing: prints the table in docs/speed.md from bench/latest.json
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '../tools/build.mjs';
import { DEMO_ACCOUNT } from '../tools/serve/embedded-backend.mjs';
import { listGroups } from './cases/groups.mjs';
import { printFigures, printGoals, printTable, reader } from './figures.mjs';
import { makeEnginePage, makeReactPage, makeStaticPage } from './references.mjs';
import { launch, openSession, settle } from './session.mjs';
import { makeCertificate, serve } from './site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const work = join(root, '.storepilot/bench');
const latest = join(root, 'bench/latest.json');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});
if (options.table) {
  /** @type {{ takenAt: string, runs: number, rows: import('./figures.mjs').Row[] }} */
  const { takenAt, runs, rows } = JSON.parse(readFileSync(latest, 'utf8'));
  console.log(`${runs} rounds, ${takenAt.slice(0, 10)}\n`);
  printTable(rows);
  process.exit(0);
}
const runs = options.quick ? 1 : Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs must be a whole number from 1, not "${options.runs}".`);
  process.exit(1);
}

const began = performance.now();
const endsAt = began + Number(options.minutes) * 60_000;
if (!(endsAt > began)) {
  console.error(`--minutes must be a number above 0, not "${options.minutes}".`);
  process.exit(1);
}

/** Time in which cases share a reference. */
const SHARED_MS = 15_000;
/** Time after which a case is given up. */
const CASE_MS = 400_000;

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
  console.log(`Serving over ${certificate ? 'HTTP/2' : 'HTTP/1.1: no openssl was found'}, on the loopback.`);
  const folders = [
    makeStaticPage(dist, join(scratch, 'static')),
    await makeReactPage(dist, join(scratch, 'react')),
    await makeEnginePage(dist, join(scratch, 'engine'), root),
  ];
  const site = await opened(serve(dist, { certificate, hasBackend: true }));
  const [empty = '', react = '', engine = ''] = await Promise.all(
    folders.map(async (folder) => (await opened(serve(folder, { certificate }))).url),
  );
  const browser = await opened(launch(certificate));
  const storage = await signIn(browser, site.url);
  const { groups, references } = await listGroups({
    ...{ site: site.url, empty, react, engine, root, scratch, isQuick: options.quick },
  });
  const only = new RegExp(options.only);
  const cases = groups.flatMap((group) => group.cases).filter(({ name }) => only.test(name));
  let failed = 0;
  for (const each of cases)
    await each.prepare?.().catch((error) => {
      failed += 1;
      console.error(`${each.name} was not prepared:`, error);
    });

  /** @type {Map<string, import('./figures.mjs').Figures>} */
  const figures = new Map();
  /** The latest figures of the references, and when they were taken. @type {Map<string, { at: number, metrics: Record<string, number> }>} */
  const latestOf = new Map();
  /**
   * Measures a case, or a reference beside it, in a new profile.
   * @param {import('./cases/groups.mjs').Case} each @param {import('./figures.mjs').Profile} profile @param {string} [name]
   */
  const measure = async (each, profile, name = each.name) => {
    const known = figures.get(`${name} ${profile}`) ?? { name, profile, rounds: [] };
    figures.set(`${name} ${profile}`, known);
    const { isSignedIn, savesData, hasServiceWorker } = each;
    const session = await openSession(browser, {
      ...{ profile, savesData, hasServiceWorker, storage: isSignedIn ? storage : undefined },
    });
    /** @type {Record<string, number>} */
    let metrics = {}; // of a failure, so that the rounds of a case and of its reference stay side by side
    try {
      metrics = await withLimit(each.measure(session));
    } catch (error) {
      failed += 1;
      console.error(`${name}, ${profile}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await session.close();
    }
    known.rounds.push(metrics);
    return metrics;
  };
  /**
   * Measures a reference right before its case, so that a busy minute slows both. Cases that follow each other within seconds
   * share it.
   * @param {import('./cases/groups.mjs').Reference} reference @param {import('./figures.mjs').Profile} profile
   * @param {string} name of the case
   */
  const measureBeside = async (reference, profile, name) => {
    const key = `${reference} ${profile}`;
    const known = latestOf.get(key);
    const own = `${reference} beside ${name}`;
    if (known && performance.now() - known.at < SHARED_MS) {
      const { rounds } = figures.get(`${own} ${profile}`) ?? { rounds: [] };
      figures.set(`${own} ${profile}`, { name: own, profile, rounds: [...rounds, known.metrics] });
      return;
    }
    latestOf.set(key, {
      metrics: await measure(references[reference], profile, own),
      at: performance.now(),
    });
  };
  /** @type {Map<string, number>} */
  const spent = new Map();
  for (let round = 1; round <= runs; round += 1) {
    for (const each of cases) {
      if (round > (each.rounds ?? runs)) continue;
      const usual = (spent.get(each.name) ?? 0) / (round - 1);
      if (round > 1 && performance.now() + usual > endsAt) continue;
      for (const profile of options.quick ? /** @type {const} */ (['fast']) : each.profiles) {
        console.log(`round ${round} of ${runs}: ${each.name}, ${profile}`);
        const from = performance.now();
        for (const name of each.beside ?? []) await measureBeside(name, profile, each.name);
        await measure(each, profile);
        spent.set(each.name, (spent.get(each.name) ?? 0) + performance.now() - from);
      }
    }
  }
  const longest = [...spent].toSorted((a, b) => b[1] - a[1]).slice(0, 12);
  console.log(
    `\n${Math.round((performance.now() - began) / 1000)} s, the longest: ${longest.map(([name, ms]) => `${name} ${Math.round(ms / 1000)}`).join(', ')}`,
  );

  const see = reader(figures);
  const rows = groups
    .map(({ title, goals }) => ({
      title,
      goals: goals(see).filter(({ values }) => values.some(Number.isFinite)),
    }))
    .filter(({ goals }) => goals.length > 0);
  const isBusy = load > cores / 2;
  console.log('');
  printFigures([...figures.values()]);
  printGoals(rows, isBusy);
  if (isBusy) console.log(`\nThe machine was busy at the start (load ${load.toFixed(1)} on ${cores} cores).`);
  const takenAt = new Date().toISOString();
  const summary = { takenAt, runs, cores, load, rows, figures: [...figures.values()] };
  writeFileSync(latest, `${JSON.stringify(summary, null, 2)}\n`);
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

/** A page that never shows what is waited for must not stop the bench. @template T @param {Promise<T>} measuring @returns {Promise<T>} */
async function withLimit(measuring) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), CASE_MS);
  });
  try {
    return /** @type {T} */ (await Promise.race([measuring, limit]));
  } finally {
    clearTimeout(timer);
    measuring.catch(() => undefined); // its page is closed
  }
}

/** @template {{ close: () => Promise<void> }} T @param {Promise<T>} starting @returns {Promise<T>} */
async function opened(starting) {
  const started = await starting;
  open.push(started);
  return started;
}
