// npm run bench: builds the site, serves it as a CDN would, measures it beside references made in the same run, and
// compares with the figures to reach. Prints both and writes bench/latest.json.
//   --runs 5       rounds; each visits every case once, in a fresh profile, so that drift of the machine hits all alike
//   --only REGEX   cases by name, e.g. 'load /apps', 'type', 'build', 'images', 'start'; F0 and F1 are always measured
//   --quick        one round, unthrottled, small cases
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
import { isMet, printFigures, printGoals } from './report.mjs';
import { launch, openSession } from './session.mjs';
import { makeCertificate, serve } from './site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const work = join(root, '.storepilot/bench');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
});
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
  console.log('Building the site and the references …');
  const { dist } = await buildSite({ quiet: true });
  const certificate = makeCertificate();
  const transport = certificate ? 'HTTP/2 over TLS' : 'HTTP/1.1 (no openssl found for a certificate)';
  console.log(`Serving over ${transport}, brotli, on the loopback.`);
  const f0Folder = join(scratch, 'f0');
  makeStaticPage(dist, f0Folder);
  const f1Folder = await makeReactPage(dist, join(scratch, 'f1'));
  const engineFolder = await makeEnginePage(dist, join(scratch, 'engine'), root);
  const site = await kept(serve(dist, { certificate, hasBackend: true }));
  const [f0, f1, engine] = await Promise.all(
    [f0Folder, f1Folder, engineFolder].map((folder) => kept(serve(folder, { certificate }))),
  );
  const browser = await kept(launch(certificate));
  const storage = await signIn(browser, site.url);
  const pages = await protectedPages(root);
  const cases = await listCases({
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
  for (let round = 1; round <= runs; round += 1) {
    for (const each of cases) {
      for (const profile of each.profiles) {
        console.log(`round ${round} of ${runs}: ${each.name}, ${profile}`);
        const session = await openSession(browser, {
          profile,
          storage: each.isSignedIn ? storage : undefined,
        });
        try {
          const metrics = await each.measure(session);
          const key = `${each.name} ${profile}`;
          const known = figures.get(key) ?? { name: each.name, profile, rounds: [] };
          known.rounds.push(metrics);
          figures.set(key, known);
        } catch (error) {
          failed += 1;
          console.error(
            `${each.name}, ${profile}: ${error instanceof Error ? error.message : String(error)}`,
          );
        } finally {
          await session.close();
        }
      }
    }
  }

  /** @type {import('./goals.mjs').Read} */
  const read = (name, profile, metric) =>
    (figures.get(`${name} ${profile}`)?.rounds ?? []).map((metrics) => metrics[metric] ?? NaN);
  const goals = compare(
    read,
    pages.filter((path) => path !== '/apps'),
    ['/', '/sign-in', ...pages],
  );
  console.log('');
  printFigures([...figures.values()]);
  console.log('');
  printGoals(goals);
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  if (load > cores / 2)
    console.log(
      `\nThis machine was busy (load ${load.toFixed(1)} on ${cores} cores): times are worse than they are.`,
    );
  const summary = {
    takenAt: new Date().toISOString(),
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
  const { page, context, close } = await openSession(browser, {});
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email);
  await page.getByLabel('Password').fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${url}/apps`);
  const state = await context.storageState();
  await close();
  return state;
}

/** @template {{ close: () => Promise<void> }} T @param {Promise<T>} starting @returns {Promise<T>} */
async function kept(starting) {
  const started = await starting;
  open.push(started);
  return started;
}
