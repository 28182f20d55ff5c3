// npm test: everything that proves the product, and one closing line over all runners.
//   node tools/test.mjs          all
//   node tools/test.mjs e2e      only the journeys in a real browser (builds first)
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.storepilot/test-reports');
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const isOnlyE2e = process.argv[2] === 'e2e';

let passed = 0;
let failed = 0;

/** Runs a command; its output appears when it ends, so that two at a time don't mix. @param {string} name @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
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
      console.log(
        `\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
      );
      if (text && code !== 0) console.log(text);
      resolve(code === 0);
    });
  });
}

/** A check that passes or fails as a whole. @param {string} name @param {string} command @param {string[]} args */
async function check(name, command, args) {
  const isOk = await run(name, command, args);
  if (isOk) passed += 1;
  else failed += 1;
  return isOk;
}

/** A Vitest run, counted test by test. @param {string} name @param {string[]} projects @param {NodeJS.ProcessEnv} [env] */
async function tests(name, projects, env) {
  const report = join(reports, `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
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
    if (!isOk && numFailedTests === 0) failed += 1; // an error outside of the tests
  } catch {
    failed += 1;
  }
}

mkdirSync(reports, { recursive: true });
const executablePath = ensureBrowser();
if (!isOnlyE2e) {
  await Promise.all([check('types', bin('tsc'), []), check('format', bin('prettier'), ['--check', '.'])]);
  await Promise.all([
    check('lint', bin('eslint'), ['.', '--max-warnings', '0']),
    check('unused files, exports and dependencies', bin('knip'), []),
  ]);
  await tests('rules and screens', ['rules', 'screens']);
}
if (await check('build', process.execPath, ['tools/build.mjs'])) {
  await tests('journeys in a real browser', ['e2e'], { CHROMIUM_PATH: executablePath });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
