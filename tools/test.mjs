// npm test: everything that proves the product, and one closing line over all runners.
//   node tools/test.mjs          all
//   node tools/test.mjs e2e      only the journeys in a real browser (builds first)
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.storepilot/test-reports');
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const isOnlyE2e = process.argv[2] === 'e2e';

const begun = Date.now();
const seconds = (/** @type {number} */ since) => Math.round((Date.now() - since) / 1000);

let passed = 0;
let failed = 0;

/**
 * Runs a command; its output appears when it ends, so that two at a time do not mix. @param {string} name @param
 * {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
function run(name, command, args, env = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString().trim();
      console.log(`\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds(started)} s)`);
      if (text && code !== 0) console.log(text);
      resolve(code === 0);
    });
  });
}

/** Lint and types are written in Go. They collect no garbage until they use 2 GiB, which neither of them reaches. */
const GO = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * A check that passes or fails as a whole. @param {string} name @param {string} command @param {string[]} args @param
 * {NodeJS.ProcessEnv} [env]
 */
async function check(name, command, args, env) {
  const isOk = await run(name, command, args, env);
  if (isOk) passed += 1;
  else failed += 1;
  return isOk;
}

/**
 * A Vitest run, counted test by test. @param {string} name @param {string} project @param {number} workers @param
 * {NodeJS.ProcessEnv} [env]
 */
async function tests(name, project, workers, env) {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--maxWorkers', String(workers)];
  const isOk = await run(
    name,
    bin('vitest'),
    [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    console.log(`   ${numPassedTests} of ${numTotalTests} tests passed`);
    if (!isOk && numFailedTests === 0) failed += 1; // An error outside of the tests.
  } catch {
    failed += 1;
  }
}

/**
 * Runs stages side by side, each as soon as enough workers are free. There is one worker more than cores, because a
 * journey waits now and then.
 * @param {{ workers: number, stage: () => Promise<unknown> }[]} waiting in the order in which they start
 */
async function sideBySide(waiting) {
  let free = availableParallelism() + 1;
  /** @type {Promise<void>[]} */
  const running = [];
  /** @type {() => void} */
  let noteEnd = () => undefined;
  for (const { workers, stage } of waiting) {
    while (free < workers) await new Promise((resolve) => (noteEnd = () => resolve(undefined)));
    free -= workers;
    running.push(
      stage().then(() => {
        free += workers;
        noteEnd();
      }),
    );
  }
  await Promise.all(running);
}

mkdirSync(reports, { recursive: true });
const executablePath = ensureBrowser();
if (!executablePath.includes('headless-shell')) {
  console.log(
    `Journeys run in ${executablePath}. With Chromium's headless shell they take a quarter less time:`,
  );
  console.log('  npx playwright-core install --only-shell chromium');
}
let isBuilt = false;
const build = async () => {
  isBuilt = await check('build', process.execPath, ['tools/build.mjs']);
};
const journeys = async () => {
  if (isBuilt) await tests('journeys in a real browser', 'e2e', 2, { CHROMIUM_PATH: executablePath });
};
if (isOnlyE2e) {
  await build();
  await journeys();
} else {
  const building = build();
  await sideBySide([
    { workers: 1, stage: () => building },
    { workers: 1, stage: () => tests('screens', 'screens', 1) },
    { workers: 2, stage: () => building.then(journeys) },
    { workers: 1, stage: () => check('lint', bin('oxlint'), ['--config', 'oxlint.config.js'], GO) },
    // Several checkers would repeat each other's work beside the journeys, which have no core to spare.
    { workers: 1, stage: () => check('types', bin('tsc'), ['--singleThreaded'], GO) },
    { workers: 1, stage: () => check('format', bin('oxfmt'), ['--check']) },
    { workers: 1, stage: () => check('unused files, exports and dependencies', bin('knip'), []) },
    {
      workers: 1,
      stage: () => check('code of the product that only tests use', bin('knip'), ['--production']),
    },
    // With both cores, after the journeys: beside them, the pages of a journey wait longer than anybody would.
    { workers: 2, stage: () => tests('rules', 'rules', 2) },
  ]);
}

console.log(`\nAll stages took ${seconds(begun)} s.\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
