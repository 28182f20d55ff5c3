// npm run bench:start: how long a newcomer waits. Clones the last commit, empties the package cache, and times
// `npm start` until the page answers, beside `npm ci` alone in another clone. Needs the npm registry, so that it is not part
// of the bench.
//   --runs 3   pairs of both, one after the other
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMet, median, processor, ratio, times } from './figures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const GOAL = 1.4;
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });

/** @typedef {{ ms: number, processorMs: number }} Cost */
/** @type {Record<'install' | 'start', Cost[]>} */
const costs = { install: [], start: [] };
for (let run = 0; run < Number(options.runs); run += 1) {
  costs.install.push(await inNewClone(['npm', 'ci', '--no-audit', '--no-fund']));
  costs.start.push(await inNewClone(['npm', 'start'], /StorePilot {2}(http\S+)/));
}
/** @param {'ms' | 'processorMs'} figure */
const ratios = (figure) =>
  ratio(
    costs.start.map((cost) => cost[figure]),
    costs.install.map((cost) => cost[figure]),
  );
for (const goal of [
  times('time', ratios('ms'), GOAL),
  processor('processor time', ratios('processorMs'), GOAL),
])
  console.log(
    `npm start to npm ci alone, ${goal.what}: ${median(goal.values).toFixed(2)} × (at most ${goal.limit}) ${isMet(goal) ? 'met' : 'NOT MET'}`,
  );

/**
 * Runs a command in a new clone with an empty package cache.
 * @param {readonly string[]} command
 * @param {RegExp} [ready] matches the line with the address of the page, which has to answer; without it, the command ends
 * @returns {Promise<Cost>}
 */
async function inNewClone(command, ready) {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-start-'));
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const started = performance.now();
  // The shell knows the processor time of everything that the command started and waited for.
  const child = spawn('sh', ['-c', 'trap : TERM; "$@"; times >&3', 'sh', ...command], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    env: { ...process.env, npm_config_cache: join(folder, 'cache'), PORT: '0' },
  });
  let output = '';
  let used = '';
  child.stdio[3]?.on('data', (data) => (used += String(data)));
  try {
    const ended = new Promise((resolve) => child.once('close', resolve));
    /** @type {Promise<string | undefined>} */
    const address = new Promise((resolve) => {
      child.stdout?.on('data', (data) => {
        output += String(data);
        const [, url] = ready?.exec(output) ?? [];
        if (url !== undefined) resolve(url);
      });
      void ended.then(() => resolve(undefined));
    });
    const url = await address;
    if (ready) {
      if (url === undefined) throw new Error(`It ended before the page was there:\n${output}`);
      await (await fetch(url)).text();
    }
    const ms = performance.now() - started;
    if (ready && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
    return { ms, processorMs: processorMsOf(used) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the second line of `times`, the user and system time of the children: `0m1.5s 0m0.2s`. @param {string} text */
function processorMsOf(text) {
  const [, line = ''] = text.trim().split('\n');
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
}
