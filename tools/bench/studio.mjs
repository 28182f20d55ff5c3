// Measures the screenshot studio with ten pictures in its strip: frames while dragging and typing, how long interactions
// take to be painted, and memory.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchMemory } from './builds.mjs';
import { FRAME_MS } from './reference-figures.mjs';
import { settle, throttle } from './session.mjs';
import { loadSource } from '../load-source.mjs';

/** @typedef {import('./session.mjs').Session} Session */

const PICTURES = 10;
const SIZE = { width: 1320, height: 2868 };
const MOVES = 120;
const WORDS = 'Everything you need for a good day out';
/** Time between two keys of a person who types well, in ms. */
const BETWEEN_KEYS_MS = 60;

/**
 * Writes ten different screens of an app.
 * @param {string} root of the project @param {string} folder
 * @returns {Promise<string[]>} the files
 */
export async function writeScreens(root, folder) {
  const { makePng } = /** @type {typeof import('../../tests/support/png.ts')} */ (
    await loadSource(root, 'tests/support/png.ts')
  );
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: PICTURES }, (_, index) => {
    const file = join(folder, `screen-${index + 1}.png`);
    writeFileSync(file, makePng({ ...SIZE, colorType: 2 }, screenRows(index)));
    return file;
  });
}

/** Something like an app's screen: a photo with grain, and rows of a list. @param {number} seed */
function screenRows(seed) {
  const { width, height } = SIZE;
  const rowBytes = width * 3 + 1;
  const rows = new Uint8Array(rowBytes * height).fill(246);
  let state = seed + 1;
  for (let y = 0; y < height; y += 1) {
    rows[y * rowBytes] = 0;
    if (y > 120 && y < 820) {
      for (let at = y * rowBytes + 1; at < (y + 1) * rowBytes; at += 3) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        rows.set([90 + (y >> 4) + (state >>> 29), 60 + seed * 15, 200 - (y >> 4)], at);
      }
    } else if (y > 900 && y % 115 < 100) {
      rows.fill(y % 230 < 115 ? 255 : 228, y * rowBytes + 181, (y + 1) * rowBytes - 180);
    }
  }
  return rows;
}

/**
 * @param {Session} session signed in @param {string} origin @param {readonly string[]} files
 * @returns {Promise<Record<string, number>>} memory: how far the renderer grew at most (Linux only, else NaN)
 */
export async function measureStudio(session, origin, files) {
  const { page } = session;
  // Only what is measured is slowed down: reading ten pictures is not part of it.
  await throttle(session, 'fast');
  await page.goto(`${origin}/submit?step=3`, { waitUntil: 'load' });
  const input = page.getByLabel('Drop screenshots here, or choose files');
  await input.waitFor({ state: 'attached' });
  await settle(session);
  const memory = await watchMemory(session);
  await input.setInputFiles([...files]);
  await page.getByLabel(`Caption ${PICTURES}`, { exact: true }).waitFor();
  for (let number = 1; number <= PICTURES; number += 1)
    await page.getByLabel(`Caption ${number}`, { exact: true }).fill(`Day ${number} at a glance`);
  await page.getByRole('button', { name: /^Picture 2: / }).click({ position: { x: 5, y: 5 } });
  await settle(session);
  await throttle(session, session.profile);

  const drag = await frames(page, () => dragScreen(page));
  const typing = await frames(page, () => typeCaption(page));
  const paints = await page.evaluate(() => window.bench.keys?.paints ?? []);
  paints.sort((a, b) => a - b);
  const interactions = await measureInteractions(page);
  return {
    dragFps: drag.fps,
    dragDropped: drag.dropped,
    typingFps: typing.fps,
    typingDropped: typing.dropped,
    keyPaintMs: paints[Math.floor(paints.length / 2)] ?? NaN,
    slowestKeyMs: paints.at(-1) ?? NaN,
    ...interactions,
    memoryMB: memory.stop(),
  };
}

/** Moves the app's screen of the second picture in small circles. @param {import('playwright-core').Page} page */
async function dragScreen(page) {
  const box = await page.getByRole('button', { name: 'Screen of picture 2' }).boundingBox();
  if (!box) throw new Error('the screen is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    const turn = (move / 40) * Math.PI * 2;
    await page.mouse.move(x + 30 * Math.sin(turn), y + 30 * (1 - Math.cos(turn)));
  }
  await page.mouse.up();
}

/** @param {import('playwright-core').Page} page */
async function typeCaption(page) {
  const field = page.getByLabel('Caption 2', { exact: true });
  await field.fill('');
  await page.evaluate(watchKeys);
  await field.pressSequentially(WORDS, { delay: BETWEEN_KEYS_MS });
}

/** Runs in the page. */
function watchKeys() {
  const keys = { paints: /** @type {number[]} */ ([]), last: 0, changed: 0 };
  window.bench.keys = keys;
  addEventListener(
    'keydown',
    ({ timeStamp }) => window.bench.afterPaint((at) => keys.paints.push(at - timeStamp)),
    true,
  );
}

/**
 * Counts the frames that the page gets while something is done; a frame that was due but missing was dropped.
 * @param {import('playwright-core').Page} page @param {() => Promise<void>} work
 */
async function frames(page, work) {
  await page.evaluate(() => {
    const times = /** @type {number[]} */ ([]);
    window.bench.frames = times;
    const tick = (/** @type {number} */ at) => {
      times.push(at);
      if (window.bench.frames === times) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  const times = await page.evaluate(() => {
    const taken = window.bench.frames ?? [];
    window.bench.frames = undefined;
    return taken;
  });
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  const tookMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { fps: (1000 * gaps.length) / tookMs, dropped };
}

/**
 * Presses what a designer presses, and reads from the browser how long each took to be painted.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Record<string, number>>} one figure each, in steps of 8 ms, and the slowest
 */
async function measureInteractions(page) {
  const button = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  /** @type {Record<string, () => Promise<void>>} */
  const interactions = {
    select: () => button(/^Picture 4: /).click({ position: { x: 5, y: 5 } }),
    layout: () => button('Off the bottom').click(),
    slider: () => page.getByRole('slider', { name: 'Size' }).press('ArrowRight'),
    text: () => page.getByRole('tab', { name: 'Text' }).click(),
    background: () => page.getByRole('tab', { name: 'Background' }).click(),
    guides: () => button('Guides').click(),
    zoom: () => button('Larger').click(),
    undo: () => button('Undo').click(),
    size: () => page.getByRole('group', { name: 'Size that is shown' }).getByRole('button').nth(1).click(),
    templates: () => button('Templates').click(),
    template: () => dialog.getByRole('button', { name: 'Horizon' }).first().click(),
  };
  /** @type {Record<string, number>} */
  const found = {};
  for (const [name, act] of Object.entries(interactions)) {
    await page.evaluate(() => {
      /** @type {number[]} */
      const durations = [];
      window.bench.durations = durations;
      // Interactions faster than 16 ms are not reported and count as 0.
      const options = /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId !== 0) durations.push(entry.duration);
      }).observe(options);
    });
    await act();
    // The browser reports an interaction after its frame; the next two frames are certainly later.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })),
          ),
        ),
    );
    const durations = await page.evaluate(() => window.bench.durations ?? []);
    found[`${name}Ms`] = Math.max(0, ...durations);
  }
  return { ...found, slowestInteractionMs: Math.max(...Object.values(found)) };
}
