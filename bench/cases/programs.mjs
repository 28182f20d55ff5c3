// Programs without a page: the terminal program, the decoder, `npm start`.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildCli } from '../../tools/build-cli.mjs';
import { loadSource } from '../../tools/load-source.mjs';
import { counted, median, more, processor, ratio, times } from '../figures.mjs';
import { writeBuild } from './files.mjs';
import { LOCALES, textsOf } from './listings.mjs';

/** @typedef {import('./groups.mjs').Case} Case @typedef {import('./groups.mjs').Group} Group */

const BIN = 'storepilot.mjs';
const LISTINGS = 1000;
/** A process is started this many times; the median counts. */
const TRIES = 5;
/** One that takes seconds. */
const FEW = 2;
/**
 * Reports the own processor time in ms and, on Linux, the most memory in kilobytes and the bytes read from files. None of
 * them depends on how busy the machine is.
 */
const REPORT_USE = `data:text/javascript,${encodeURIComponent(`
import { readFileSync, writeSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const number = (file, pattern) => {
    try { return Number(pattern.exec(readFileSync(file, 'utf8'))[1]); } catch { return null; }
  };
  writeSync(3, JSON.stringify({
    processorMs: (user + system) / 1000,
    kilobytes: number('/proc/self/status', /VmHWM:\\D*(\\d+)/),
    bytesRead: number('/proc/self/io', /rchar: (\\d+)/),
  }));
});`)}`;
/** Reads every file below a folder, and nothing else. */
const READ_ALL = `const { readdirSync, readFileSync } = require('node:fs');
for (const entry of readdirSync(process.argv[1], { recursive: true, withFileTypes: true }))
  if (entry.isFile()) readFileSync(entry.parentPath + '/' + entry.name);`;

/** Builds the program into a folder and returns its path. @param {string} folder */
async function writeProgram(folder) {
  return join(await buildCli(join(folder, 'dist-cli')), BIN);
}

/** Writes 1,000 listings of fastlane deliver, by app and language. @param {string} folder @returns {string} their folder */
function writeListings(folder) {
  const all = join(folder, 'listings');
  for (let index = 0; index < LISTINGS; index += 1) {
    const locale = LOCALES[index % LOCALES.length] ?? '';
    const app = `app-${Math.floor(index / LOCALES.length)}`;
    const own = join(all, app, 'fastlane/metadata', locale);
    mkdirSync(own, { recursive: true });
    for (const [name, text] of Object.entries(textsOf(`${app} ${locale}`)))
      writeFileSync(join(own, name), text);
  }
  return all;
}

/** Start-up beside bare Node. @param {string} program */
async function measureCliStart(program) {
  const node = await timed(['-e', '0']);
  const start = await timed([program, '--version']);
  // Its input is empty, so that it ends once it is ready.
  const mcp = await timed([program, 'mcp']);
  return {
    ...{ nodeMs: node.ms, startMs: start.ms, mcpMs: mcp.ms },
    nodeProcessorMs: node.processorMs,
    startProcessorMs: start.processorMs,
    mcpProcessorMs: mcp.processorMs,
    startReadKB: start.readKB - node.readKB,
    mcpReadKB: mcp.readKB - node.readKB,
  };
}

/** Reading the identity of a build. @param {string} program @param {string} file */
async function measureCliBuild(program, file) {
  const { ms, memoryMB } = await timed([program, 'inspect', file, '--json']);
  return { inspectMs: ms, memoryMB };
}

/** Checking 1,000 listings beside reading their files. @param {string} program @param {string} folder */
async function measureCliListings(program, folder) {
  const read = await timed(['-e', READ_ALL, folder]);
  const check = await timed([program, 'check', '--quiet', folder], FEW);
  return {
    ...{ readMs: read.ms, checkMs: check.ms },
    readProcessorMs: read.processorMs,
    checkProcessorMs: check.processorMs,
    readReadKB: read.readKB,
    checkReadKB: check.readKB,
  };
}

/** Medians of several runs of Node. @param {readonly string[]} args */
async function timed(args, tries = TRIES) {
  const runs = [];
  for (let each = 0; each < tries; each += 1) runs.push(await once(args));
  return {
    ms: median(runs.map(({ ms }) => ms)),
    processorMs: median(runs.map(({ processorMs }) => processorMs)),
    memoryMB: median(runs.map(({ memoryMB }) => memoryMB)),
    readKB: median(runs.map(({ readKB }) => readKB)),
  };
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Record<'ms' | 'processorMs' | 'memoryMB' | 'readKB', number>>}
 */
function once(args) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ['--import', REPORT_USE, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    let report = '';
    child.stdio[3]?.on('data', (data) => (report += String(data)));
    child.once('close', (code) => {
      const ms = performance.now() - started;
      if (code !== 0) return reject(new Error(`${args.join(' ')} ended with ${String(code)}`));
      const { processorMs, kilobytes, bytesRead } = JSON.parse(report);
      resolve({ ms, processorMs, memoryMB: (kilobytes ?? NaN) / 1024, readKB: (bytesRead ?? NaN) / 1000 });
    });
  });
}

/**
 * Packages are installed already.
 * @param {string} root of the project @param {string} folder for what the bundler writes
 */
async function measureStart(root, folder) {
  return { viteMs: await timeVite(root, folder), startMs: await timeStart(root) };
}

/** @param {string} root @param {string} folder */
async function timeVite(root, folder) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const started = performance.now();
  const args = [
    vite,
    'build',
    '--outDir',
    join(folder, 'vite-alone'),
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env: production() });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`vite build ended with ${String(code)}`);
  return performance.now() - started;
}

/** @param {string} root */
async function timeStart(root) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...production(), PORT: '0' },
  });
  try {
    /** @type {string} */
    const url = await new Promise((resolve, reject) => {
      let output = '';
      /** @param {Buffer} data */
      const read = (data) => {
        output += String(data);
        const found = /StorePilot {2}(http\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', () => reject(new Error(`npm start ended: ${output}`)));
    });
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`npm start answers ${answer.status}`);
    await answer.text();
    return performance.now() - started;
  } finally {
    child.kill();
  }
}

/** Reading TypeScript has set NODE_ENV, which a user's shell does not have. */
function production() {
  const env = { ...process.env };
  delete env.NODE_ENV;
  return env;
}

/** Decoding a megabyte beside one pass that normalizes it. @param {string} root */
async function measureDecoder(root) {
  const { decodeLetter } = /** @type {typeof import('../../src/decoder/decode-letter.ts')} */ (
    await loadSource(root, 'src/decoder/decode-letter.ts')
  );
  const letter =
    'Guideline 2.3.3 - Performance. We noticed that your screenshots do not show the app in use.\n';
  const text = letter.repeat(Math.floor(1_000_000 / letter.length));
  const timeOf = (/** @type {() => unknown} */ work) => {
    const [started, before] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(before);
    return { ms: performance.now() - started, processorMs: (user + system) / 1000 };
  };
  /** @param {ReturnType<typeof timeOf>[]} runs @param {'ms' | 'processorMs'} figure */
  const middle = (runs, figure) => median(runs.map((run) => run[figure]));
  decodeLetter(letter);
  const passes = Array.from({ length: TRIES }, () =>
    timeOf(() => text.normalize('NFKC').toLowerCase().split(/\s+/)),
  );
  const decodes = Array.from({ length: 3 }, () => timeOf(() => decodeLetter(text)));
  return {
    ...{ passMs: middle(passes, 'ms'), decodeMs: middle(decodes, 'ms') },
    passProcessorMs: middle(passes, 'processorMs'),
    decodeProcessorMs: middle(decodes, 'processorMs'),
  };
}

/** @param {{ root: string, scratch: string, isQuick: boolean }} where @returns {Group[]} */
export function programGroups({ root, scratch, isQuick }) {
  const sizes = isQuick ? [1, 20] : [1, 100];
  const most = `cli build ${sizes.at(-1)}`;
  let program = '';
  let listings = '';
  const prepare = async () => {
    program ||= await writeProgram(scratch);
    listings ||= writeListings(scratch);
  };
  /** @param {string} name @param {() => Promise<Record<string, number>>} measure @returns {Case} */
  const withProgram = (name, measure) => ({ name, profiles: ['fast'], rounds: 3, prepare, measure });
  return [
    {
      title: '`storepilot` to `node -e 0`; listings to reading them; 100 MB to 1 MB',
      cases: [
        withProgram('cli start', () => measureCliStart(program)),
        withProgram('cli listings', () => measureCliListings(program, listings)),
        ...sizes.map((size) =>
          withProgram(`cli build ${size}`, async () =>
            measureCliBuild(program, await writeBuild(root, scratch, size)),
          ),
        ),
      ],
      goals: ({ of, within }) => [
        times('start', within('cli start', 'startMs', 'nodeMs'), 1.6),
        processor('start: processor time', within('cli start', 'startProcessorMs', 'nodeProcessorMs'), 1.6),
        counted('start: read', 'KB', of('cli start', 'startReadKB'), 30),
        times('mcp ready', within('cli start', 'mcpMs', 'nodeMs'), 4),
        processor('mcp ready: processor time', within('cli start', 'mcpProcessorMs', 'nodeProcessorMs'), 4),
        times('listings', within('cli listings', 'checkMs', 'readMs'), 4),
        processor(
          'listings: processor time',
          within('cli listings', 'checkProcessorMs', 'readProcessorMs'),
          4,
        ),
        times(
          'listings: bytes read to those of the listings',
          within('cli listings', 'checkReadKB', 'readReadKB'),
          2,
        ),
        times('build', ratio(of(most, 'inspectMs'), of('cli build 1', 'inspectMs')), 1.2),
        counted('build: memory more', 'MB', more(of(most, 'memoryMB'), of('cli build 1', 'memoryMB')), 64),
      ],
    },
    {
      title: 'a letter of 1 MB in the decoder to a pass that normalizes it',
      cases: [{ name: 'decoder', profiles: ['fast'], rounds: 3, measure: () => measureDecoder(root) }],
      goals: ({ within }) => [
        times('time', within('decoder', 'decodeMs', 'passMs'), 10),
        processor('processor time', within('decoder', 'decodeProcessorMs', 'passProcessorMs'), 10),
      ],
    },
    {
      title: '`npm start` to `vite build` alone',
      cases: isQuick
        ? []
        : [{ name: 'start', profiles: ['fast'], rounds: 1, measure: () => measureStart(root, scratch) }],
      goals: ({ within }) => [times('time', within('start', 'startMs', 'viteMs'), 1.4)],
    },
  ];
}
