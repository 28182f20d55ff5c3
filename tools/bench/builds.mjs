// Measures dropping a build into the wizard: how long until its identity is shown, and what it costs.
import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { settle } from './session.mjs';
import { loadSource } from '../load-source.mjs';

/** @typedef {import('./session.mjs').Session} Session */

const MEGABYTE = 1024 * 1024;
const PACKAGE = 'org.lantern.journal';
const END_RECORD_BYTES = 22;
const SAMPLE_EVERY_MS = 20;

/** @param {string} root of the project @param {string} file in the folder of the fixtures @returns {Promise<unknown>} */
const fixture = (root, file) => loadSource(root, `tests/support/build-fixtures/${file}`);

/**
 * Writes an Android app bundle of the given size: a real small one with a stored asset of zeros inside. The asset is a
 * sparse part of the file where the file system supports it.
 * @param {string} root of the project @param {string} folder @param {number} megabytes
 * @returns {Promise<string>} the file
 */
export async function writeBuild(root, folder, megabytes) {
  const { aabFile } = /** @type {{ aabFile: () => File }} */ (await fixture(root, 'builds.ts'));
  const small = Buffer.from(await aabFile().arrayBuffer());
  const endAt = small.length - END_RECORD_BYTES;
  const end = Buffer.from(small.subarray(endAt));
  const tableAt = end.readUInt32LE(16);
  const table = small.subarray(tableAt, endAt);

  const name = Buffer.from('base/assets/padding.bin');
  const size = megabytes * MEGABYTE - small.length;
  // Version, flags, stored, time, date, checksum (nobody reads the asset), sizes, length of the name, no extra field.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(size, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  const header = Buffer.concat([Buffer.from('PK\x03\x04'), common, name]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(tableAt, 10);
  const row = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, name]);
  end.writeUInt16LE(end.readUInt16LE(8) + 1, 8);
  end.writeUInt16LE(end.readUInt16LE(10) + 1, 10);
  end.writeUInt32LE(table.length + row.length, 12);
  const newTableAt = tableAt + header.length + size;
  end.writeUInt32LE(newTableAt, 16);

  const file = join(folder, `build-${megabytes}.aab`);
  const out = openSync(file, 'w');
  const tail = Buffer.concat([table, row, end]);
  ftruncateSync(out, newTableAt + tail.length);
  writeSync(out, Buffer.concat([small.subarray(0, tableAt), header]), 0, undefined, 0);
  writeSync(out, tail, 0, undefined, newTableAt);
  closeSync(out);
  return file;
}

const DEX_FILES = 5;
const CLASSES_PER_FILE = 7000;
const REFERENCED_PER_FILE = 30_000;

/**
 * Writes an APK with that many megabytes of classes, and the same dex files as one gzip stream. The code between the
 * tables compresses about as well as real code.
 * @param {string} root of the project @param {string} folder @param {number} megabytes
 * @returns {Promise<{ apk: string, gzip: string }>} the files
 */
export async function writeApk(root, folder, megabytes) {
  const { apkFile } = /** @type {{ apkFile: (changes: { files: Record<string, Uint8Array> }) => File }} */ (
    await fixture(root, 'builds.ts')
  );
  const { dexFile } =
    /** @type {{ dexFile: (classes: readonly string[], options: { referenced: readonly string[], code: Uint8Array }) => Uint8Array }} */ (
      await fixture(root, 'dex.ts')
    );
  let state = 1;
  const code = new Uint8Array((megabytes / DEX_FILES - 1.8) * MEGABYTE).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 24) % 10;
  });
  const names = (/** @type {string} */ prefix, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, at) => `com.${prefix}${at % 40}.part${at % 300}.Class${at}`);
  const dex = Array.from({ length: DEX_FILES }, (_, at) =>
    dexFile(['io.sentry.Hub', ...names(`maker${at}x`, CLASSES_PER_FILE)], {
      referenced: names(`other${at}x`, REFERENCED_PER_FILE),
      code,
    }),
  );
  const files = Object.fromEntries(
    dex.map((bytes, at) => [at === 0 ? 'classes.dex' : `classes${at + 1}.dex`, bytes]),
  );
  const apk = join(folder, `classes-${megabytes}.apk`);
  writeFileSync(apk, new Uint8Array(await apkFile({ files }).arrayBuffer()));
  const gzip = join(folder, `classes-${megabytes}.gz`);
  writeFileSync(gzip, gzipSync(Buffer.concat(dex)));
  return { apk, gzip };
}

/**
 * Measures how long the list of SDKs takes from the choice of the file, and how long the browser takes to inflate the
 * same classes alone.
 * @param {Session} session signed in @param {string} origin @param {{ apk: string, gzip: string }} files
 * @returns {Promise<{ listMs: number, inflateMs: number, memoryMB: number, longestTaskMs: number }>}
 */
export async function measureSdkList(session, origin, { apk, gzip }) {
  const { page } = session;
  const { identityMs, ...rest } = await measureBuild(session, origin, apk, 'SDKs and libraries;');
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'inflate';
    document.body.append(input);
  });
  await page.locator('#inflate').setInputFiles(gzip);
  const inflateMs = await page.evaluate(async () => {
    const input = /** @type {HTMLInputElement | null} */ (document.querySelector('#inflate'));
    const file = input?.files?.[0];
    if (!file) return NaN;
    const started = performance.now();
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    while (!(await reader.read()).done);
    return performance.now() - started;
  });
  return { listMs: identityMs, inflateMs, ...rest };
}

/**
 * @param {Session} session signed in @param {string} origin @param {string} file
 * @param {string} [text] what is shown when the build has been read
 * @returns {Promise<{ identityMs: number, memoryMB: number, longestTaskMs: number }>} memory: how far all renderer
 *   processes grew at most (Linux only, else NaN); tasks below 50 ms count as 0
 */
export async function measureBuild(session, origin, file, text = PACKAGE) {
  const { page } = session;
  await page.goto(`${origin}/submit`, { waitUntil: 'load' });
  const input = page.locator('main input[name="build"]');
  await input.waitFor({ state: 'attached' });
  await settle(session);
  await page.evaluate((shown) => {
    window.bench.tasks.length = 0;
    window.bench.opened = new Promise((resolve) =>
      document.addEventListener(
        'change',
        ({ timeStamp }) =>
          void window.bench.painted('main p', shown).then((painted) => resolve(painted - timeStamp)),
        { capture: true, once: true },
      ),
    );
  }, text);
  const memory = await watchMemory(session);
  await input.setInputFiles(file);
  const identityMs = (await page.evaluate(() => window.bench.opened)) ?? NaN;
  await settle(session);
  const memoryMB = memory.stop();
  const tasks = await page.evaluate(() => window.bench.tasks.map(({ ms }) => ms));
  return { identityMs, memoryMB, longestTaskMs: Math.max(0, ...tasks) };
}

/** @param {Session} session */
export async function watchMemory({ context }) {
  const browser = context.browser();
  const cdp = await browser?.newBrowserCDPSession();
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const read = () => renderers.reduce((sum, id) => sum + residentMegabytes(id), 0);
  const before = read();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, read())), SAMPLE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      void cdp?.detach();
      return Math.max(most, read()) - before;
    },
  };
}

/** @param {number} processId */
function residentMegabytes(processId) {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}
