// Files of real work: dropping builds, importing a listing, drawing pictures.
import { closeSync, ftruncateSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { loadSource } from '../../tools/load-source.mjs';
import { counted, more, ratio, times } from '../figures.mjs';
import { settle, watchMemory } from '../session.mjs';
import { LOCALES, textsOf } from './listings.mjs';

/** @typedef {import('../session.mjs').Session} Session */
/** @typedef {import('./groups.mjs').Case} Case @typedef {import('./groups.mjs').Group} Group */

const MEGABYTE = 1024 * 1024;
const PACKAGE = 'org.lantern.journal';
const END_RECORD_BYTES = 22;

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

const CLASSES_PER_FILE = 7000;
const REFERENCED_PER_FILE = 30_000;
const MEGABYTES_PER_FILE = 10;
/** The classes of an app with many SDKs, and all programs of a large one. */
const DEX_MEGABYTES = 50;
const MACH_O_MEGABYTES = 200;

/** Bytes that compress about as well as real code. @param {number} megabytes @param {number} [seed] */
function codeOf(megabytes, seed = 1) {
  let state = seed;
  return new Uint8Array(megabytes * MEGABYTE).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 24) % 10;
  });
}

/**
 * Writes an APK with megabytes of classes and the certificate of its signer, and the same dex files as one gzip stream.
 * @param {string} root of the project @param {string} folder
 * @returns {Promise<Packed>}
 */
async function writeApk(root, folder) {
  const { apkFile } = /** @type {{ apkFile: (changes: { files: Record<string, Uint8Array> }) => File }} */ (
    await fixture(root, 'builds.ts')
  );
  const { dexFile } =
    /** @type {{ dexFile: (classes: readonly string[], options: { referenced: readonly string[], code: Uint8Array }) => Uint8Array }} */ (
      await fixture(root, 'dex.ts')
    );
  const code = codeOf(MEGABYTES_PER_FILE - 1.8);
  const names = (/** @type {string} */ prefix, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, at) => `com.${prefix}${at % 40}.part${at % 300}.Class${at}`);
  const dex = Array.from({ length: DEX_MEGABYTES / MEGABYTES_PER_FILE }, (_, at) =>
    dexFile(['io.sentry.Hub', ...names(`maker${at}x`, CLASSES_PER_FILE)], {
      referenced: names(`other${at}x`, REFERENCED_PER_FILE),
      code,
    }),
  );
  const files = Object.fromEntries(
    dex.map((bytes, at) => [at === 0 ? 'classes.dex' : `classes${at + 1}.dex`, bytes]),
  );
  return writePacked(join(folder, 'classes.apk'), apkFile({ files }), dex);
}

/**
 * Writes an IPA whose app, extension and frameworks are programs with classes, each signed, and the same programs as one gzip
 * stream.
 * @param {string} root of the project @param {string} folder
 * @returns {Promise<Packed>}
 */
async function writeIpa(root, folder) {
  const { ipaFile } = /** @type {{ ipaFile: (changes: { files: Record<string, Uint8Array> }) => File }} */ (
    await fixture(root, 'builds.ts')
  );
  const { machO } = /** @type {typeof import('../../tests/support/build-fixtures/native.ts')} */ (
    await fixture(root, 'native.ts')
  );
  const code = codeOf(MEGABYTES_PER_FILE - 1);
  const programs = Array.from({ length: MACH_O_MEGABYTES / MEGABYTES_PER_FILE }, (_, at) =>
    Buffer.concat([
      machO(['/System/Library/Frameworks/UIKit.framework/UIKit'], undefined, 0, {
        classes: Array.from({ length: CLASSES_PER_FILE }, (__, each) => `Maker${at}Class${each}`),
        methods: Array.from({ length: REFERENCED_PER_FILE }, (__, each) => `make${each}With:`),
        imports: ['_OBJC_CLASS_$_CLLocationManager', '_stat'],
        entitlements: { 'get-task-allow': false },
      }),
      code,
    ]),
  );
  const files = Object.fromEntries(
    programs.map((bytes, at) => [
      at === 0 ? 'Payload/Lantern.app/Lantern' : `Payload/Lantern.app/Frameworks/Kit${at}.framework/Kit${at}`,
      bytes,
    ]),
  );
  return writePacked(join(folder, 'programs.ipa'), ipaFile({ files }), programs);
}

/** @typedef {{ build: string, gzip: string }} Packed a build, and what is read of it as one stream */

/** @param {string} build path of the file @param {File} file @param {readonly Uint8Array[]} parts @returns {Promise<Packed>} */
async function writePacked(build, file, parts) {
  writeFileSync(build, new Uint8Array(await file.arrayBuffer()));
  const gzip = `${build}.gz`;
  writeFileSync(gzip, gzipSync(Buffer.concat(parts)));
  return { build, gzip };
}

/**
 * Measures how long the list of SDKs takes from the choice of the file, and how long the browser takes to inflate the
 * same programs alone.
 * @param {Session} session signed in @param {string} origin @param {Packed} files
 * @returns {Promise<{ listMs: number, inflateMs: number, memoryMB: number, longestTaskMs: number }>}
 */
async function measureSdkList(session, origin, { build, gzip }) {
  const { page } = session;
  const { identityMs, ...rest } = await measureBuild(session, origin, build);
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
 * @returns {Promise<{ identityMs: number, memoryMB: number, longestTaskMs: number }>} memory: how far all renderer
 *   processes grew at most (Linux only, else NaN); tasks below 50 ms count as 0
 */
async function measureBuild(session, origin, file) {
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
  }, PACKAGE);
  const stopMemory = await watchMemory(session);
  await input.setInputFiles(file);
  const identityMs = (await page.evaluate(() => window.bench.opened)) ?? NaN;
  await settle(session);
  const memoryMB = stopMemory();
  const tasks = await page.evaluate(() => window.bench.tasks.map(({ ms }) => ms));
  return { identityMs, memoryMB, longestTaskMs: Math.max(0, ...tasks) };
}

const FILES = 2000;
const PICTURES_PER_LOCALE = 8;
const PICTURE_BYTES = 200_000;
/** All pictures of the listing, in megabytes. */
const PICTURES_MB = Math.ceil((LOCALES.length * PICTURES_PER_LOCALE * PICTURE_BYTES) / 1024 ** 2);

/**
 * Writes a zip of a fastlane folder with texts and screenshots for the App Store, and with texts and many older
 * changelogs for Google Play.
 * @param {string} root of the project @param {string} folder
 * @returns {Promise<string>} the file
 */
async function writeListing(root, folder) {
  const { makePng } = /** @type {typeof import('../../tests/support/png.ts')} */ (
    await loadSource(root, 'tests/support/png.ts')
  );
  const header = makePng({ width: 1320, height: 2868 });
  const encoder = new TextEncoder();
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const [index, locale] of LOCALES.entries()) {
    for (const [name, text] of Object.entries(textsOf(locale)))
      files[`fastlane/metadata/${locale}/${name}`] = encoder.encode(text);
    for (let each = 1; each <= PICTURES_PER_LOCALE; each += 1) {
      // Different bytes after the image, so that each picture is stored.
      const picture = new Uint8Array(PICTURE_BYTES).fill((index * PICTURES_PER_LOCALE + each) % 251);
      picture.set(header);
      picture.set(encoder.encode(`${locale} ${each}`), header.length);
      files[`fastlane/screenshots/${locale}/${each}.png`] = picture;
    }
  }
  for (let code = 1; Object.keys(files).length < FILES; code += 1)
    files[`fastlane/metadata/android/en-US/changelogs/${code}.txt`] = encoder.encode(
      `Fixes of build ${code}.\n`,
    );
  const file = join(folder, 'listing.zip');
  writeFileSync(file, zipSync(files, { level: 0 }));
  return file;
}

/**
 * @param {Session} session signed in @param {string} origin @param {string} file
 * @returns {Promise<{ importMs: number, memoryMB: number, longestTaskMs: number }>} memory: how far all renderer
 *   processes grew at most (Linux only, else NaN); tasks below 50 ms count as 0
 */
async function measureImport(session, origin, file) {
  const { page } = session;
  await page.goto(`${origin}/submit?start=import`, { waitUntil: 'load' });
  const input = page.getByLabel('Drop your app here, or choose files');
  await input.waitFor({ state: 'attached' });
  await settle(session);
  await page.evaluate(() => void (window.bench.tasks.length = 0));
  const stopMemory = await watchMemory(session);
  const started = performance.now();
  await input.setInputFiles(file);
  await page.getByRole('button', { name: 'Open in the wizard' }).click();
  await page.getByRole('heading', { level: 2, name: 'App Listing' }).waitFor();
  const importMs = performance.now() - started;
  await settle(session);
  const memoryMB = stopMemory();
  const tasks = await page.evaluate(() => window.bench.tasks.map(({ ms }) => ms));
  return { importMs, memoryMB, longestTaskMs: Math.max(0, ...tasks) };
}

const PICTURES = 10;
const PICTURE_SIZE = { width: 1320, height: 2868 };

/**
 * @param {Session} session @param {string} url of the page of references.mjs with the engine
 * @returns {Promise<{ drawnMs: number, browserEncodingMs: number, ownEncodingMs: number, longestTaskMs: number }>} tasks below 50 ms count as 0
 */
async function measureImages({ page }, url) {
  await page.goto(url);
  await page.waitForFunction(() => 'engine' in window);
  return page.evaluate(
    async ({ count, size }) => {
      const { engine } = /** @type {Window & { engine: import('../engine-page').Engine }} */ (
        /** @type {unknown} */ (window)
      );
      const picture = await drawPicture();
      const captions = Array.from(
        { length: count },
        (_, day) => `Everything for day ${day + 1}, at a glance`,
      );
      const design = engine.designWith(captions);
      const jobs = captions.map((_, index) => ({
        id: String(index),
        kind: /** @type {const} */ ('screenshot'),
        format: /** @type {const} */ ('png'),
        design,
        index,
        size: { id: 'iphone-6.9', gap: 0, ...size },
        locale: 'en-US',
        mainLocale: 'en-US',
        pictures: [{ id: engine.SCREEN_ID, blob: picture }],
      }));
      window.bench.tasks.length = 0;
      const started = performance.now();
      const result = await engine.renderImages(jobs);
      const drawnMs = performance.now() - started;
      if (!result.ok) throw new Error(result.failure.message);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const tasks = window.bench.tasks.map(({ ms }) => ms);
      const blobs = result.value.map(({ blob }) => blob);
      const browserEncodingMs = await engine.encodeBare(blobs, 'browser');
      const ownEncodingMs = await engine.encodeBare(blobs, 'product');
      return { drawnMs, browserEncodingMs, ownEncodingMs, longestTaskMs: Math.max(0, ...tasks) };

      /** Draws something like an app's screen: areas, lines of text, a photo with grain. */
      function drawPicture() {
        const canvas = new OffscreenCanvas(1290, 2796);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = '#f6f7fb';
        context.fillRect(0, 0, 1290, 2796);
        const photo = context.createImageData(1290, 700);
        let state = 1;
        for (let at = 0; at < photo.data.length; at += 4) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const light = 90 + (at >>> 15) + (state >>> 29);
          photo.data.set([light, light >> 1, 255 - light, 255], at);
        }
        context.putImageData(photo, 0, 120);
        context.font = '44px sans-serif';
        for (let row = 0; row < 16; row += 1) {
          context.fillStyle = row % 2 ? '#ffffff' : '#e6e9f5';
          context.fillRect(60, 900 + row * 115, 1170, 100);
          context.fillStyle = '#1b2140';
          context.fillText(`Entry ${row + 1}: a line of text as apps have it`, 100, 965 + row * 115);
        }
        return canvas.convertToBlob({ type: 'image/png' });
      }
    },
    { count: PICTURES, size: PICTURE_SIZE },
  );
}

const FRAME_MS = 1000 / 60;
/** @param {number[]} taskMs @param {string} [before] */
const inFrames = (taskMs, before = '') =>
  times(
    `${before}longest task to three frames`,
    taskMs.map((ms) => ms / (3 * FRAME_MS)),
    1,
  );

/** @param {{ site: string, engine: string, root: string, scratch: string, isQuick: boolean }} where @returns {Group[]} */
export function fileGroups({ site, engine, root, scratch, isQuick }) {
  const sizes = isQuick ? [1, 100] : [1, 1024];
  const most = `build ${sizes.at(-1)}`;
  /**
   * A case whose files are written only when it runs.
   * @template File @param {string} name @param {() => Promise<File>} write
   * @param {(session: Session, file: File) => Promise<Record<string, number>>} measure @returns {Case}
   */
  const onFile = (name, write, measure) => {
    /** @type {File | undefined} */
    let file;
    return {
      name,
      profiles: ['fast'],
      rounds: 3,
      isSignedIn: true,
      prepare: async () => void (file = await write()),
      measure: (session) => {
        if (file === undefined) throw new Error('its file is not written');
        return measure(session, file);
      },
    };
  };
  const machO = onFile(
    'mach-o',
    () => writeIpa(root, scratch),
    (session, files) => measureSdkList(session, site, files),
  );
  return [
    {
      title: `build of ${sizes.at(-1)} MB to one of 1 MB`,
      cases: sizes.map((size) =>
        onFile(
          `build ${size}`,
          () => writeBuild(root, scratch, size),
          (session, file) => measureBuild(session, site, file),
        ),
      ),
      goals: ({ of }) => [
        times('time to identity', ratio(of(most, 'identityMs'), of('build 1', 'identityMs')), 1.2),
        counted('memory more', 'MB', more(of(most, 'memoryMB'), of('build 1', 'memoryMB')), 64),
        inFrames(of(most, 'longestTaskMs')),
      ],
    },
    {
      title: `${DEX_MEGABYTES} MB of classes, and ${MACH_O_MEGABYTES} MB of Mach-O files, to inflating them`,
      cases: [
        onFile(
          'classes',
          () => writeApk(root, scratch),
          (session, files) => measureSdkList(session, site, files),
        ),
        ...(isQuick ? [] : [machO]),
      ],
      goals: ({ of, within }) =>
        [
          { name: 'classes', what: 'classes' },
          { name: machO.name, what: 'Mach-O files' },
        ].flatMap(({ name, what }) => [
          times(what, within(name, 'listMs', 'inflateMs'), 3),
          counted(`${what}: memory`, 'MB', of(name, 'memoryMB'), 64),
          inFrames(of(name, 'longestTaskMs'), `${what}: `),
        ]),
    },
    {
      title: 'import of 2,000 files',
      cases: [
        onFile(
          'import',
          () => writeListing(root, scratch),
          (session, file) => measureImport(session, site, file),
        ),
      ],
      goals: ({ of }) => [
        inFrames(of('import', 'longestTaskMs')),
        counted('memory', 'MB', of('import', 'memoryMB'), 100 + PICTURES_MB),
      ],
    },
    {
      title: 'ten screenshots to encoding them alone',
      cases: [
        {
          name: 'images',
          profiles: ['fast'],
          rounds: 3,
          measure: (session) => measureImages(session, engine),
        },
      ],
      goals: ({ of, within }) => [
        times('our encoder', within('images', 'drawnMs', 'ownEncodingMs'), 1.3),
        times(
          'the browser’s encoder, which keeps alpha',
          within('images', 'drawnMs', 'browserEncodingMs'),
          1.5,
        ),
        inFrames(of('images', 'longestTaskMs')),
      ],
    },
  ];
}
