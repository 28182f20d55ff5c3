// Measures the terminal program: how long it takes to start, to read a large build and to check many listings.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildCli } from '../build-cli.mjs';
import { LOCALES, textsOf } from './listings.mjs';
import { median } from './statistics.mjs';

const BIN = 'storepilot.mjs';
const LISTINGS = 1000;
/** A process is started this many times; the median counts. */
const TRIES = 7;
/** Reports the most memory that a process had, in kilobytes (Linux only, else nothing): its own, not that of its parent. */
const REPORT_MEMORY =
  'data:text/javascript,import{readFileSync,writeSync}from"node:fs";process.on("exit",()=>writeSync(3,(/VmHWM:[^0-9]*([0-9]+)/.exec(readFileSync("/proc/self/status","utf8"))||[])[1]||""))';
/** Reads every file below a folder, and nothing else. */
const READ_ALL = `const { readdirSync, readFileSync } = require('node:fs');
for (const entry of readdirSync(process.argv[1], { recursive: true, withFileTypes: true }))
  if (entry.isFile()) readFileSync(entry.parentPath + '/' + entry.name);`;

/** Builds the program into a folder and returns its path. @param {string} folder */
export async function writeProgram(folder) {
  return join(await buildCli(join(folder, 'dist-cli')), BIN);
}

/** Writes 1,000 listings of fastlane deliver, by app and language. @param {string} folder @returns {string} their folder */
export function writeListings(folder) {
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
export async function measureCliStart(program) {
  return {
    nodeMs: (await timed(['-e', '0'])).ms,
    startMs: (await timed([program, '--version'])).ms,
    // Its input is empty, so that it ends once it is ready.
    mcpMs: (await timed([program, 'mcp'])).ms,
  };
}

/** Reading the identity of a build. @param {string} program @param {string} file */
export async function measureCliBuild(program, file) {
  const { ms, memoryMB } = await timed([program, 'inspect', file, '--json']);
  return { inspectMs: ms, memoryMB };
}

/** Checking 1,000 listings beside reading their files. @param {string} program @param {string} folder */
export async function measureCliListings(program, folder) {
  return {
    readMs: (await timed(['-e', READ_ALL, folder])).ms,
    checkMs: (await timed([program, 'check', '--quiet', folder])).ms,
  };
}

/** Medians of several runs of Node. @param {readonly string[]} args */
async function timed(args) {
  const runs = [];
  for (let each = 0; each < TRIES; each += 1) runs.push(await once(args));
  return { ms: median(runs.map(({ ms }) => ms)), memoryMB: median(runs.map(({ memoryMB }) => memoryMB)) };
}

/** @param {readonly string[]} args @returns {Promise<{ ms: number, memoryMB: number }>} */
function once(args) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ['--import', REPORT_MEMORY, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    let kilobytes = '';
    child.stdio[3]?.on('data', (data) => (kilobytes += String(data)));
    child.once('close', (code) => {
      if (code === 0) resolve({ ms: performance.now() - started, memoryMB: Number(kilobytes || NaN) / 1024 });
      else reject(new Error(`${args.join(' ')} ended with ${String(code)}`));
    });
  });
}
