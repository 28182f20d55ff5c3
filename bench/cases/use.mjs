// Using a page: presses, keys and frames beside those of a bare React page, and growth with use and with data.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../tools/load-source.mjs';
import { counted, median, ratio, times, worst } from '../figures.mjs';
import {
  frameMs,
  heapMegabytes,
  leftovers,
  processorMs,
  settle,
  throttle,
  watchMemory,
} from '../session.mjs';

/** @typedef {import('../session.mjs').Session} Session @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./groups.mjs').Case} Case @typedef {import('./groups.mjs').Group} Group */
/** @typedef {{ kind: 'press' | 'key', act: (page: Page) => Promise<unknown> }} Step */

/** @param {string | RegExp} name @param {'button' | 'tab' | 'checkbox'} [role] @returns {Step} */
const press = (name, role = 'button') => ({
  kind: 'press',
  act: (page) => page.getByRole(role, { name }).first().click(),
});
/** @param {string} text @returns {Step} */
const unfold = (text) => ({
  kind: 'press',
  act: (page) => page.locator('main summary', { hasText: text }).first().click(),
});
/** @param {string} choice of a question @returns {Step} */
const answer = (choice) => ({
  kind: 'press',
  act: (page) => page.getByRole('radiogroup').getByText(choice, { exact: true }).first().click(),
});
/** @param {string} label @param {string} text @returns {Step} */
const type = (label, text) => ({
  kind: 'key',
  act: async (page) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    await page.keyboard.type(text, { delay: 60 });
  },
});
/** @param {string} label @param {string} option @returns {Step} */
const choose = (label, option) => ({
  kind: 'press',
  act: (page) => page.getByLabel(label).first().selectOption(option),
});

/** A person's actions on a page, in order. @type {Record<string, { path: string, steps: Step[] }>} */
const PAGES = {
  apps: { path: '/apps', steps: [type('Search apps', 'zz'), press('Clear search'), press('iOS')] },
  submissions: { path: '/submissions', steps: [type('Search submissions', 'lac')] },
  wizard: {
    path: '/submit',
    steps: [
      press('Next'),
      type('App Name', 'Lantern'),
      choose('Add a language', 'de-DE'),
      press('Screenshots'),
    ],
  },
  questions: {
    path: '/submit?step=2&part=rating',
    steps: [unfold('Capabilities'), answer('No'), unfold('Violence')],
  },
  'check list': {
    path: '/submit?step=5',
    steps: [press(/^Done: Accept/, 'checkbox'), unfold('Create the app'), press('Texts', 'tab')],
  },
  recovery: {
    path: '/recovery',
    steps: [type('The store’s message', 'Guideline 2.3.3'), press('Another message')],
  },
  studio: {
    path: '',
    steps: [
      press('Off the bottom'),
      type('Caption 1', 'Find the way'),
      press('Templates'),
      press('Horizon'),
      press('Undo'),
    ],
  },
};

/** Time in which a deferred update of the page counts to its step, in ms. */
const AFTER_MS = 250;
/** The median of a step is not the one moment in which the machine was busy. */
const REPEATS = 3;

/**
 * Takes the steps a few times.
 * @param {Session} session @param {(session: Session) => Promise<void>} open @param {readonly Step[]} steps
 * @returns {Promise<Record<'pressMs' | 'keyMs' | 'taskMs', number>>} of the slowest step of each kind, by its median: from
 *   the input to the next paint; and the longest task, 0 below 50 ms
 */
async function measureUse(session, open, steps) {
  const { page } = session;
  const found = steps.map(() => ({
    paint: /** @type {number[]} */ ([]),
    task: /** @type {number[]} */ ([]),
  }));
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await open(session);
    await settle(session);
    for (const [index, { act, kind }] of steps.entries()) {
      await page.evaluate(() => void (window.bench.interactions.length = window.bench.tasks.length = 0));
      await act(page);
      await page.waitForTimeout(AFTER_MS);
      await settle(session);
      const { interactions, tasks } = await page.evaluate(() => window.bench);
      found[index]?.paint.push(kind === 'key' ? median(interactions) : Math.max(0, ...interactions));
      found[index]?.task.push(Math.max(0, ...tasks.map(({ ms }) => ms)));
    }
  }
  /** @param {Step['kind']} wanted */
  const slowest = (wanted) =>
    Math.max(0, ...found.map(({ paint }, index) => (steps[index]?.kind === wanted ? median(paint) : 0)));
  const taskMs = Math.max(0, ...found.map(({ task }) => median(task)));
  return { pressMs: slowest('press'), keyMs: slowest('key'), taskMs };
}

/** @param {string} url @returns {(session: Session) => Promise<void>} */
const at =
  (url) =>
  async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('main:not([inert]) h1, #root h1').first().waitFor();
  };

const PICTURES = 10;

/** Opens step 3 of a new draft with pictures. @param {string} site @param {readonly string[]} files */
const studioWith =
  (site, files) =>
  async (/** @type {Session} */ { page }) => {
    await page.goto(`${site}/submit?step=3`, { waitUntil: 'load' });
    await page.getByLabel('Drop screenshots here, or choose files').setInputFiles([...files]);
    await page.getByLabel(`Caption ${PICTURES}`, { exact: true }).waitFor();
  };

/** Writes ten different screens of an app: a photo with grain, and rows of a list. @param {string} root @param {string} folder */
async function writeScreens(root, folder) {
  const { makePng } = /** @type {typeof import('../../tests/support/png.ts')} */ (
    await loadSource(root, 'tests/support/png.ts')
  );
  const size = { width: 1320, height: 2868 };
  const rowBytes = size.width * 3 + 1;
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: PICTURES }, (_, seed) => {
    const rows = new Uint8Array(rowBytes * size.height).fill(246);
    let state = seed + 1;
    for (let y = 0; y < size.height; y += 1) {
      rows[y * rowBytes] = 0;
      for (let byte = y * rowBytes + 1; y > 120 && y < 820 && byte < (y + 1) * rowBytes; byte += 3) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        rows.set([90 + (y >> 4) + (state >>> 29), 60 + seed * 15, 200 - (y >> 4)], byte);
      }
      if (y > 900 && y % 115 < 100)
        rows.fill(y % 230 < 115 ? 255 : 228, y * rowBytes + 181, (y + 1) * rowBytes - 180);
    }
    const file = join(folder, `screen-${seed + 1}.png`);
    writeFileSync(file, makePng({ ...size, colorType: 2 }, rows));
    return file;
  });
}

/** Moves the pointer over an element in small circles, pressed. @param {Page} page @param {import('playwright-core').Locator} element */
async function dragAround(page, element) {
  const box = await element.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 400) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= 120; move += 1) {
    const turn = (move / 40) * Math.PI * 2;
    await page.mouse.move(x + 30 * Math.sin(turn), y + 30 * (1 - Math.cos(turn)));
  }
  await page.mouse.up();
}

/** @param {Session} session @param {(session: Session) => Promise<void>} open */
async function measureStudio(session, open) {
  const { page } = session;
  // Only what is measured is slowed down: reading ten pictures is not part of it.
  await throttle(session, 'fast');
  const stopMemory = await watchMemory(session);
  await open(session);
  const upToDate = page.getByText(/^\d+ pictures, up to date$/);
  await upToDate.waitFor();
  await settle(session);
  await throttle(session, session.profile);
  const dragMs = await frameMs(page, () =>
    dragAround(page, page.getByRole('button', { name: 'Screen of picture 2' })),
  );
  const caption = page.getByLabel('Caption 2', { exact: true });
  await caption.fill('');
  const typeMs = await frameMs(page, () =>
    caption.pressSequentially('Everything for a good day', { delay: 60 }),
  );
  await throttle(session, 'fast');
  await upToDate.waitFor();
  return { dragMs, typeMs, memoryMB: stopMemory() };
}

/** The same on the bare page, whose canvas follows the pointer. @param {Session} session @param {string} url */
async function measureBareFrames(session, url) {
  const { page } = session;
  await at(url)(session);
  const dragMs = await frameMs(page, () => dragAround(page, page.getByLabel('Canvas')));
  const typeMs = await frameMs(page, () =>
    page.getByLabel('Field').pressSequentially('Everything for a good day', { delay: 60 }),
  );
  return { dragMs, typeMs };
}

/**
 * Uses lists, wizard and studio again and again, and counts what is left in memory.
 * @param {Session} session @param {(session: Session) => Promise<void>} open
 * @returns {Promise<Record<'nodesGrown' | 'listenersGrown' | 'heapGrownMB', number>>} from the tenth round to the twentieth
 */
async function measureLongSession(session, open) {
  const { page } = session;
  await open(session);
  const isSaved = page.getByText('Saved on this device', { exact: true }).first();
  await isSaved.waitFor();
  const draft = new URL(page.url());
  const toApps = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Apps', exact: true });
  const search = page.getByLabel('Search apps');
  const steps = page.getByRole('navigation', { name: 'Submission steps' });
  const use = async () => {
    await toApps.click();
    for (const text of ['la', '']) await search.fill(text);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, draft.pathname + draft.search);
    await steps.getByRole('button', { name: 'Listing' }).click();
    for (const text of ['Lantern 2', 'Lantern']) await page.getByLabel('App Name').fill(text);
    await steps.getByRole('button', { name: 'Screenshots' }).click();
    for (const text of ['Another way', 'Find the way'])
      await page.getByLabel('Caption 1', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isSaved.waitFor();
  };
  const count = async () => {
    for (let round = 0; round < 10; round += 1) await use();
    await toApps.click();
    await search.waitFor();
    await settle(session);
    return { ...(await leftovers(session)), heap: await heapMegabytes(session) };
  };
  const first = await count();
  const second = await count();
  return {
    nodesGrown: second.nodes - first.nodes,
    listenersGrown: second.listeners - first.listeners,
    heapGrownMB: second.heap - first.heap,
  };
}

/** Types in the search of /apps. @param {Session} session @param {string} site @param {number} count of apps */
async function measureTyping(session, site, count) {
  const { page } = session;
  await page.goto(`${site}/apps`);
  await page.waitForSelector('main article, main li');
  await settle(session);
  await page.evaluate(seedApps, count);
  await page.reload({ waitUntil: 'load' });
  await page.getByText(count.toLocaleString('en-US')).first().waitFor();
  await page.getByLabel('Search apps').click();
  await settle(session);
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  const before = await processorMs(session);
  const keys = [...'mail', ...Array.from('mail', () => 'Backspace')];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(AFTER_MS);
  }
  await settle(session);
  const keyProcessorMs = ((await processorMs(session)) - before) / keys.length;
  return { keyProcessorMs, nodes, heapMB: await heapMegabytes(session) };
}

/** Runs in the page: fills the workspace with copies of its own sample apps, as stored. @param {number} count */
async function seedApps(count) {
  const known = await indexedDB.databases();
  const name = known.map((each) => each.name ?? '').find((each) => each.startsWith('storepilot-'));
  if (!name) throw new Error('the workspace is not there');
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the database failed'));
    });
  const database = await answer(indexedDB.open(name));
  const transaction = database.transaction('records', 'readwrite');
  const store = transaction.objectStore('records');
  const samples = await answer(store.index('collection').getAll('apps'));
  for (const { collection, id } of samples) store.delete([collection, id]);
  const words = ['Mail', 'Notes', 'Plan', 'Paint', 'Cook', 'Walk', 'Sleep', 'Count', 'Learn', 'Trade'];
  for (let index = 0; index < count; index += 1) {
    const sample = samples[index % samples.length];
    const id = `bench-${index}`;
    const word = words[index % words.length] ?? '';
    const own = { id, name: `${word} ${index}`, bundleId: `com.example.${word.toLowerCase()}${index}` };
    store.put({ ...sample, id, order: index + 1, value: { ...sample.value, ...own } });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error ?? new Error('the database failed'));
  });
  database.close();
}

const COUNTS = [100, 10_000, 50_000];
const FRAME_MS = 1000 / 60;

/** The bare page's presses and keys, and its frames. @param {string} react its address @returns {Record<'use' | 'frames', Case>} */
export const useReferences = (react) => ({
  use: {
    name: 'use',
    profiles: ['fast', 'slow'],
    measure: (session) => measureUse(session, at(react), [press(/^Press/), type('Field', 'Find the way')]),
  },
  frames: {
    name: 'frames',
    profiles: ['fast', 'slow'],
    measure: (session) => measureBareFrames(session, react),
  },
});

/** @param {{ site: string, root: string, scratch: string, isQuick: boolean }} where @returns {Group[]} */
export function useGroups({ site, root, scratch, isQuick }) {
  /** @type {string[]} */
  const screens = [];
  const prepare = async () => {
    if (screens.length === 0) screens.push(...(await writeScreens(root, join(scratch, 'screens'))));
  };
  /** @param {string} name @param {readonly import('../figures.mjs').Profile[]} profiles @param {Case['measure']} measure @param {Partial<Case>} [options] @returns {Case} */
  const signedIn = (name, profiles, measure, options) => ({
    name,
    profiles,
    isSignedIn: true,
    measure,
    ...options,
  });
  const names = Object.keys(PAGES).map((name) => `use ${name}`);
  const counts = isQuick ? COUNTS.slice(0, 2) : COUNTS;
  return [
    {
      title: 'a press, a key and their longest task, slow, to the bare page’s; the worst page',
      cases: Object.entries(PAGES).map(([name, { path, steps }]) =>
        signedIn(
          `use ${name}`,
          ['slow'],
          (session) => measureUse(session, path === '' ? studioWith(site, screens) : at(site + path), steps),
          { beside: ['use'], ...(path === '' && { prepare }) },
        ),
      ),
      goals: ({ of, to }) => [
        times('press', worst(names.map((name) => to(name, 'pressMs', 'use', 'pressMs'))), 2),
        times('key', worst(names.map((name) => to(name, 'keyMs', 'use', 'keyMs'))), 1.5),
        times(
          'longest task to a press and a frame',
          worst(
            names.map((name) => {
              const bare = of(`use beside ${name}`, 'pressMs', 'slow').map((ms) => ms + FRAME_MS);
              return ratio(of(name, 'taskMs', 'slow'), bare);
            }),
          ),
          1,
        ),
      ],
    },
    {
      title: 'studio with ten pictures: time per frame to a bare canvas and field; memory',
      cases: [
        signedIn('studio', ['fast', 'slow'], (session) => measureStudio(session, studioWith(site, screens)), {
          beside: ['frames'],
          prepare,
        }),
      ],
      goals: ({ of, to }) => [
        .../** @type {const} */ (['fast', 'slow']).flatMap((profile) => [
          times(
            `dragging, ${profile}`,
            to('studio', 'dragMs', 'frames', 'dragMs', profile),
            profile === 'fast' ? 1.15 : 2,
          ),
          times(
            `typing, ${profile}`,
            to('studio', 'typeMs', 'frames', 'typeMs', profile),
            profile === 'fast' ? 1.05 : 2,
          ),
        ]),
        counted('memory', 'MB', of('studio', 'memoryMB'), 300),
      ],
    },
    {
      title: 'ten more rounds of lists, wizard and studio',
      cases: [
        signedIn(
          'long session',
          ['fast'],
          (session) => measureLongSession(session, studioWith(site, screens)),
          { prepare },
        ),
      ],
      goals: ({ of }) => [
        counted('nodes', '', of('long session', 'nodesGrown'), 50),
        counted('listeners', '', of('long session', 'listenersGrown'), 5),
        counted('heap', 'MB', of('long session', 'heapGrownMB'), 0.5),
      ],
    },
    {
      title: 'many apps to 100: processor time per key; nodes; heap',
      cases: counts.map((count) =>
        signedIn(`type ${count}`, ['fast'], (session) => measureTyping(session, site, count)),
      ),
      goals: ({ of }) => [
        ...counts
          .slice(1)
          .map((count) =>
            times(
              `${count.toLocaleString('en-US')} apps`,
              ratio(of(`type ${count}`, 'keyProcessorMs'), of('type 100', 'keyProcessorMs')),
              count > 10_000 ? 2 : 1.2,
            ),
          ),
        times('nodes', ratio(of('type 10000', 'nodes'), of('type 100', 'nodes')), 1.1),
        counted('heap', 'MB', of('type 10000', 'heapMB'), 17.2),
      ],
    },
  ];
}
