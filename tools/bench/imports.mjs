// Measures importing a listing of 2,000 files into the wizard: the longest task of the page, and its memory.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { watchMemory } from './builds.mjs';
import { LOCALES, textsOf } from './listings.mjs';
import { settle } from './session.mjs';
import { loadSource } from '../load-source.mjs';

/** @typedef {import('./session.mjs').Session} Session */

const FILES = 2000;
const PICTURES_PER_LOCALE = 8;
const PICTURE_BYTES = 200_000;
/** All pictures of the listing, in megabytes. */
export const PICTURES_MB = Math.ceil((LOCALES.length * PICTURES_PER_LOCALE * PICTURE_BYTES) / 1024 ** 2);

/**
 * Writes a zip of a fastlane folder with texts and screenshots for the App Store, and with texts and many older
 * changelogs for Google Play.
 * @param {string} root of the project @param {string} folder
 * @returns {Promise<string>} the file
 */
export async function writeListing(root, folder) {
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
export async function measureImport(session, origin, file) {
  const { page } = session;
  await page.goto(`${origin}/submit?start=import`, { waitUntil: 'load' });
  const input = page.getByLabel('Drop your app here, or choose files');
  await input.waitFor({ state: 'attached' });
  await settle(session);
  await page.evaluate(() => void (window.bench.tasks.length = 0));
  const memory = await watchMemory(session);
  const started = performance.now();
  await input.setInputFiles(file);
  await page.getByRole('button', { name: 'Open in the wizard' }).click();
  await page.getByRole('heading', { level: 2, name: 'App Listing' }).waitFor();
  const importMs = performance.now() - started;
  await settle(session);
  const memoryMB = memory.stop();
  const tasks = await page.evaluate(() => window.bench.tasks.map(({ ms }) => ms));
  return { importMs, memoryMB, longestTaskMs: Math.max(0, ...tasks) };
}
