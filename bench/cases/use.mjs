// Using a page: presses, keys and frames beside those of a bare React page, and growth with use and with data.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../tools/load-source.mjs';
import { counted, median, processor, ratio, times, worst } from '../figures.mjs';
import { openSharedDraft } from './teams.mjs';
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
/** @typedef {{ name: string, act: (page: Page) => Promise<unknown> }} Step its name begins with `press` or `key` */

/** @param {string | RegExp} name @param {'button' | 'tab' | 'checkbox'} [role] @returns {Step} */
const press = (name, role = 'button') => ({
  name: `press ${String(name)}`,
  act: (page) => page.getByRole(role, { name }).first().click(),
});
/** @param {string} text @returns {Step} */
const unfold = (text) => ({
  name: `press ${text}`,
  act: (page) => page.locator('main summary', { hasText: text }).first().click(),
});
/** @param {string} choice of a question @returns {Step} */
const answer = (choice) => ({
  name: `press ${choice}`,
  act: (page) => page.getByRole('radiogroup').getByText(choice, { exact: true }).first().click(),
});
/** @param {string} label @param {string} text @returns {Step} */
const type = (label, text) => ({
  name: `key ${label}`,
  act: async (page) => {
    await page.getByLabel(label).first().focus(); // without the star of a field that is required
    await page.keyboard.type(text, { delay: 60 });
  },
});
/** @param {string} label @param {string | { index: number }} option @returns {Step} */
const choose = (label, option) => ({
  name: `press ${label}`,
  act: (page) => page.getByLabel(label).first().selectOption(option),
});

/** A person's actions on a page, in order. @type {Record<string, { path: string, steps: Step[] }>} */
const PAGES = {
  apps: { path: '/apps', steps: [type('Search apps', 'zz'), press('Clear search'), press('iOS')] },
  aso: { path: '/aso', steps: [type('Current Title', 'Lantern'), choose('Category', { index: 2 })] },
  marketing: { path: '/marketing', steps: [type('Key Features', 'Lantern')] },
  analytics: { path: '/analytics', steps: [press('Regional', 'tab'), press('Rejections', 'tab')] },
  localization: { path: '/localization', steps: [type('App Name', 'Lantern'), press('Select all')] },
  'multi-store': { path: '/multi-store', steps: [press('Europe'), press('All')] },
  team: { path: '/team', steps: [type('Email', 'ann'), press('Workflow Setup', 'tab')] },
  watchdog: { path: '/policy-watchdog', steps: [unfold('New since'), press('Compliance Checks', 'tab')] },
  settings: { path: '/settings', steps: [type('Company', 'Lantern'), press('Security', 'tab')] },
  billing: { path: '/billing', steps: [press('Team', 'tab')] },
  submissions: { path: '/submissions', steps: [type('Search submissions', 'lac'), press('Version')] },
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
};
/** The pages with the most to render. The others are used in one round. */
const HEAVIEST = ['wizard', 'questions', 'check list', 'recovery'];
const FEW = 2;

/** @type {Step[]} */
const STUDIO_STEPS = [
  press('Off the bottom'),
  type('Caption 1', 'Find the way'),
  press('Templates'),
  press('Horizon'),
  press('Undo'),
];

/** Time in which a deferred update of the page counts to its step, in ms. */
const AFTER_MS = 250;

/**
 * Takes the steps on a slow processor. The page opens on the fast one, which is not part of it.
 * @param {Session} session @param {(session: Session) => Promise<void>} open @param {readonly Step[]} steps
 * @returns {Promise<Record<string, number>>} of each step, by its name, the time from the input to the next paint (of keys the
 *   median); and by `task` and its name the longest task, 0 below 50 ms
 */
async function measureUse(session, open, steps) {
  const { page } = session;
  await throttle(session, 'fast');
  await open(session);
  await settle(session);
  await throttle(session, session.profile);
  /** @type {Record<string, number>} */
  const found = {};
  for (const { name, act } of steps) {
    await page.evaluate(() => void (window.bench.interactions.length = window.bench.tasks.length = 0));
    await act(page);
    await page.waitForTimeout(AFTER_MS);
    await settle(session);
    const { interactions, tasks } = await page.evaluate(() => window.bench);
    found[name] = name.startsWith('key') ? median(interactions) : Math.max(0, ...interactions);
    found[`task ${name}`] = Math.max(0, ...tasks.map(({ ms }) => ms));
  }
  return found;
}

const LETTER =
  'Guideline 2.3.3 - Performance - Accurate Metadata\nThe screenshots do not show the actual app in use.';

/**
 * Pastes a letter on a page that has decoded one already.
 * @param {Session} session @param {(session: Session) => Promise<void>} open
 * @returns {Promise<{ letterMs: number }>} until its plan is painted
 */
async function measureLetter(session, open) {
  const { page } = session;
  await throttle(session, 'fast');
  await open(session);
  const field = page.getByLabel('The store’s message', { exact: true });
  await field.fill('ITMS-90683: Missing purpose string in Info.plist');
  const plan = page.getByRole('heading', { name: 'What to do' });
  await plan.waitFor();
  await field.fill('');
  await plan.waitFor({ state: 'detached' });
  await settle(session);
  await throttle(session, session.profile);
  await page.evaluate(() => {
    window.bench.opened = new Promise((resolve) =>
      document.addEventListener(
        'input',
        ({ timeStamp }) =>
          void window.bench.painted('main h2', 'What to do').then((at) => resolve(at - timeStamp)),
        { capture: true, once: true },
      ),
    );
  });
  await field.focus();
  await page.keyboard.insertText(LETTER);
  return { letterMs: (await page.evaluate(() => window.bench.opened)) ?? NaN };
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

/** Sizes that a phone's screens are drawn at by themselves, and how many pictures the store takes of each. */
const SIZES = [
  { id: 'iphone-6.9', width: 1320, height: 2868, most: 10 },
  { id: 'iphone-6.5', width: 1284, height: 2778, most: 10 },
  { id: 'iphone-6.3', width: 1206, height: 2622, most: 10 },
  { id: 'play-phone', width: 1080, height: 1920, most: 8 },
];
const DRAWN = SIZES.reduce((sum, { most }) => sum + Math.min(most, PICTURES), 0);
/** Time without a change after which the studio draws; the same number as in features/submit/pictures/picture-follower.ts. */
const QUIET_MS = 1200;
/** Most that all pictures may take on a busy machine. */
const DRAWING_MS = 150_000;
const CAPTION = 'Everything for a good day';
/** Time without a change after which a picture on the screen is finished. */
const STILL_MS = 500;

/**
 * Watches the first picture of the studio from the next input on. @param {Page} page
 * @returns {Promise<() => Promise<number>>} the time from the input to the picture's last change, in ms
 */
async function watchPicture(page) {
  await page.evaluate((stillMs) => {
    const picture = /** @type {HTMLCanvasElement | null} */ (document.querySelector('main canvas'));
    const small = new OffscreenCanvas(48, 96).getContext('2d', { willReadFrequently: true });
    if (!picture || !small) throw new Error('there is no picture');
    const look = () => {
      small.drawImage(picture, 0, 0, 48, 96);
      return small.getImageData(0, 0, 48, 96).data.join();
    };
    let seen = look();
    window.bench.opened = new Promise((resolve) =>
      document.addEventListener(
        'input',
        ({ timeStamp }) => {
          let changedAt = 0;
          const watch = () => {
            const now = look();
            if (now !== seen) changedAt = performance.now();
            seen = now;
            if (changedAt > 0 && performance.now() - changedAt > stillMs) resolve(changedAt - timeStamp);
            else requestAnimationFrame(watch);
          };
          requestAnimationFrame(watch);
        },
        { capture: true, once: true },
      ),
    );
  }, STILL_MS);
  return async () => (await page.evaluate(() => window.bench.opened)) ?? NaN;
}

/**
 * Changes one caption, then the layout, of ten pictures at four sizes, and waits until the picture on the screen and the files
 * are up to date; then draws the same files without a studio around.
 * @param {Session} session @param {(session: Session) => Promise<void>} open @param {string} engineUrl of the page that draws
 * @param {readonly string[]} screens
 */
async function measureDrawing(session, open, engineUrl, screens) {
  const { page } = session;
  await open(session);
  const upToDate = page.getByText(`${DRAWN} pictures, up to date`);
  for (const { id } of SIZES) {
    const toAdd = page.getByLabel('Add a size', { exact: true });
    const option = toAdd.locator(`option[value="${id}"]`);
    if ((await option.count()) === 0) continue;
    await toAdd.selectOption(id);
    await option.waitFor({ state: 'detached' });
  }
  await upToDate.waitFor({ timeout: DRAWING_MS });
  await settle(session);
  const stopMemory = await watchMemory(session);
  /** @param {() => Promise<unknown>} change */
  const drawnAfter = async (change) => {
    await change();
    const started = performance.now();
    await upToDate.waitFor({ state: 'hidden' });
    await upToDate.waitFor({ timeout: DRAWING_MS });
    return performance.now() - started - QUIET_MS;
  };
  const shown = await watchPicture(page);
  const captionFilesMs = await drawnAfter(() => page.getByLabel('Caption 1', { exact: true }).fill(CAPTION));
  const captionMs = await shown();
  await settle(session);
  const idleFrameMs = await frameMs(page, () => page.waitForTimeout(1000));
  // The caption has opened the texts of its picture.
  await page.getByRole('button', { name: 'Whole set', exact: true }).click();
  await page.getByRole('tab', { name: 'Layout' }).click();
  let layoutMs = NaN;
  const drawingFrameMs = await frameMs(page, async () => {
    layoutMs = await drawnAfter(() => page.getByRole('button', { name: 'Caption below' }).first().click());
  });
  const memoryMB = stopMemory();

  await page.goto(engineUrl);
  await page.waitForFunction(() => 'engine' in window);
  await page.evaluate(() => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', id: 'screens', multiple: true });
    document.body.append(input);
  });
  await page.locator('#screens').setInputFiles([...screens]);
  const alone = await page.evaluate(
    async ({ sizes, caption }) => {
      const { engine } = /** @type {Window & { engine: import('../engine-page').Engine }} */ (
        /** @type {unknown} */ (window)
      );
      const input = /** @type {HTMLInputElement | null} */ (document.querySelector('#screens'));
      const pictures = [...(input?.files ?? [])].map((blob, index) => ({ id: `picture-${index}`, blob }));
      const design = engine.designWithScreens(
        pictures.map(() => caption),
        { layout: 'below' },
      );
      const jobs = sizes.flatMap(({ most, ...size }) =>
        pictures.slice(0, most).map((_, index) => ({
          id: `${size.id} ${index}`,
          kind: /** @type {const} */ ('screenshot'),
          format: /** @type {const} */ ('png'),
          ...{ design, index, pictures, size: { gap: 0, ...size } },
          locale: 'en-US',
          mainLocale: 'en-US',
        })),
      );
      /** @param {typeof jobs} wanted */
      const time = async (wanted) => {
        const started = performance.now();
        const result = await engine.renderImages(wanted);
        if (!result.ok) throw new Error(result.failure.message);
        return performance.now() - started;
      };
      return { oneMs: await time(jobs.slice(0, 1)), allMs: await time(jobs) };
    },
    { sizes: SIZES, caption: CAPTION },
  );
  return { captionMs, captionFilesMs, layoutMs, idleFrameMs, drawingFrameMs, memoryMB, ...alone };
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
 * @returns {Promise<Record<'nodesGrown' | 'listenersGrown' | 'heapGrownMB', number>>} from the fifth round to the fifteenth
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
  const count = async (/** @type {number} */ rounds) => {
    for (let round = 0; round < rounds; round += 1) await use();
    await toApps.click();
    await search.waitFor();
    await settle(session);
    return { ...(await leftovers(session)), heap: await heapMegabytes(session) };
  };
  const first = await count(5);
  const second = await count(10);
  return {
    nodesGrown: second.nodes - first.nodes,
    listenersGrown: second.listeners - first.listeners,
    heapGrownMB: second.heap - first.heap,
  };
}

/** @typedef {'apps' | 'drafts' | 'languages' | 'comments'} Seeded */

/** Locales of the product besides English, as in catalog/locales.yaml. */
const LANGUAGES =
  'es-ES fr-FR de-DE ja-JP ko-KR zh-CN zh-TW pt-BR ru-RU ar-SA hi-IN bn-BD ca cs da el en-AU en-CA en-GB es-MX fi fr-CA gu-IN he hr hu id it kn-IN ml-IN mr-IN ms nl-NL or-IN pa-IN pl pt-PT ro sk'.split(
    ' ',
  );

/**
 * Types in a field of a page whose workspace has a number of things.
 * @param {Session} session @param {(session: Session) => Promise<void>} open a page whose workspace has one of them
 * @param {string} label of the field @param {Seeded} what @param {number} count
 */
async function measureTyping(session, open, label, what, count) {
  const { page } = session;
  await open(session);
  await settle(session);
  await page.evaluate(seed, { what, count, languages: LANGUAGES });
  await page.reload({ waitUntil: 'load' });
  if (what === 'apps') await page.getByText(count.toLocaleString('en-US')).first().waitFor();
  await page.getByLabel(label, { exact: true }).click();
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

/**
 * Runs in the page: fills the workspace with copies of its own apps or draft, as stored, or gives the draft more languages or
 * comments.
 * @param {{ what: Seeded, count: number, languages: readonly string[] }} wanted
 */
async function seed({ what, count, languages }) {
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
  const collection = what === 'apps' ? 'apps' : what === 'comments' ? 'team-links' : 'drafts';
  const samples = await answer(store.index('collection').getAll(collection));
  if (samples.length === 0) throw new Error(`the workspace has no ${collection}`);
  if (what === 'apps') for (const { id } of samples) store.delete([collection, id]);
  const words = ['Mail', 'Notes', 'Plan', 'Paint', 'Cook', 'Walk', 'Sleep', 'Count', 'Learn', 'Trade'];
  for (let index = 0; index < count && (what === 'apps' || what === 'drafts'); index += 1) {
    const sample = samples[index % samples.length];
    const id = `bench-${index}`;
    const word = words[index % words.length] ?? '';
    const own = { id, name: `${word} ${index}`, bundleId: `com.example.${word.toLowerCase()}${index}` };
    store.put({ ...sample, id, order: index + 1, value: { ...sample.value, ...own } });
  }
  if (what === 'comments') {
    const [{ value }] = samples;
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ id: `bench-${index}`, threadId: null, replaces: null, byId: 'bench', seq: index + 1 },
      field: index % 2 === 0 ? 'listings/en-US/title' : '',
      body: `Is this the right word? ${index}`,
      at: '2026-01-01T00:00:00.000Z',
    }));
    const own = { id: value.submissionId, teamId: value.teamId, rows, changes: [], seenIds: [] };
    store.put({ collection: 'team-comments', id: own.id, version: 1, order: 1, value: own });
  }
  if (what === 'languages') {
    const [{ value, ...draft }] = samples;
    const locales = ['en-US', ...languages].slice(0, count);
    const listing = Object.values(value.listings)[0];
    const listings = Object.fromEntries(locales.map((locale) => [locale, { ...listing, title: 'Lantern' }]));
    const shots = Object.fromEntries(
      Object.entries(value.design.shots).map(([id, shot]) => {
        const texts = locales.map((locale) => [
          locale,
          { caption: `Calm notes in ${locale}`, second: '', highlight: '' },
        ]);
        return [id, { ...shot, texts: Object.fromEntries(texts) }];
      }),
    );
    store.put({ ...draft, value: { ...value, listings, design: { ...value.design, shots } } });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error ?? new Error('the database failed'));
  });
  database.close();
}

const COUNTS = [100, 10_000, 50_000];
const MANY_LANGUAGES = 40;
/** @type {Parameters<typeof seed>[0]} */
const IN_MANY_LANGUAGES = { what: 'languages', count: MANY_LANGUAGES, languages: LANGUAGES };
const BARE_PRESS = 'press Press';
const BARE_KEY = 'key Field';
const FRAME_MS = 1000 / 60;

/** The bare page's presses and keys, and its frames. @param {string} react its address @returns {Record<'use' | 'frames', Case>} */
export const useReferences = (react) => ({
  use: {
    name: 'use',
    profiles: ['fast', 'slow'],
    measure: (session) => measureUse(session, at(react), [press('Press'), type('Field', 'Find the way')]),
  },
  frames: {
    name: 'frames',
    profiles: ['fast', 'slow'],
    measure: (session) => measureBareFrames(session, react),
  },
});

/** @param {{ site: string, engine: string, root: string, scratch: string, isQuick: boolean }} where @returns {Group[]} */
export function useGroups({ site, engine, root, scratch, isQuick }) {
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
  /** @param {Session} session */
  const inStudio = (session) => studioWith(site, screens)(session);
  /** @param {Session} session */
  const inManyLanguages = async (session) => {
    await inStudio(session);
    await session.page.getByText('Saved on this device', { exact: true }).first().waitFor();
    await session.page.evaluate(seed, IN_MANY_LANGUAGES);
    await session.page.reload({ waitUntil: 'load' });
    await session.page.getByLabel(`Caption ${PICTURES}`, { exact: true }).waitFor();
  };
  /** @type {{ name: string, steps: readonly Step[], open: (session: Session) => Promise<void>, options: Partial<Case> }[]} */
  const uses = [
    ...Object.entries(PAGES)
      .filter(([name]) => !isQuick || HEAVIEST.includes(name))
      .map(([name, { path, steps }]) => ({
        ...{ name, steps, open: at(site + path) },
        options: { rounds: HEAVIEST.includes(name) ? FEW : 1 },
      })),
    ...(isQuick
      ? []
      : [
          { name: 'studio', steps: STUDIO_STEPS, open: inStudio, options: { rounds: FEW, prepare } },
          {
            name: 'studio in 40 languages',
            ...{ steps: STUDIO_STEPS, open: inManyLanguages, options: { rounds: FEW, prepare } },
          },
        ]),
  ];
  /**
   * The step that is furthest from the bare page's.
   * @param {import('../figures.mjs').See} see @param {'press' | 'key'} kind
   */
  const furthest = ({ to }, kind) =>
    worst(
      uses.flatMap(({ name, steps }) =>
        steps
          .filter((step) => step.name.startsWith(kind))
          .map((step) => to(`use ${name}`, step.name, 'use', kind === 'key' ? BARE_KEY : BARE_PRESS)),
      ),
    );
  /** @param {Seeded} what @param {string} label @param {(session: Session) => Promise<void>} open @param {readonly number[]} counts */
  const growing = (what, label, open, counts) =>
    counts.map((count) =>
      signedIn(`${what} ${count}`, ['fast'], (session) => measureTyping(session, open, label, what, count), {
        rounds: 1,
        ...(what !== 'apps' && { prepare }),
      }),
    );
  const atApps = async (/** @type {Session} */ { page }) => {
    await page.goto(`${site}/apps`);
    await page.waitForSelector('main article, main li');
  };
  const atListing = async (/** @type {Session} */ { page }) => {
    await page.goto(`${site}/submit?step=2`);
    await page.getByLabel('App Name', { exact: true }).fill('Lantern');
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  };
  const savedStudio = async (/** @type {Session} */ session) => {
    await inStudio(session);
    await session.page.getByText('Saved on this device', { exact: true }).first().waitFor();
  };
  const atSharedDraft = async (/** @type {Session} */ session) => {
    await openSharedDraft(session, site);
  };
  const counts = isQuick ? COUNTS.slice(0, 2) : COUNTS;
  return [
    {
      title: 'the worst step of all pages, slow, to the bare page’s',
      cases: uses.map(({ name, steps, open, options }) =>
        signedIn(`use ${name}`, ['slow'], (session) => measureUse(session, open, steps), {
          beside: ['use'],
          ...options,
        }),
      ),
      goals: (see) => [
        times('press', furthest(see, 'press'), 2),
        times('key', furthest(see, 'key'), 1.5),
        times(
          'longest task to a press and a frame',
          worst(
            uses.flatMap(({ name, steps }) => {
              const bare = see.of(`use beside use ${name}`, BARE_PRESS, 'slow').map((ms) => ms + FRAME_MS);
              return steps.map((step) => ratio(see.of(`use ${name}`, `task ${step.name}`, 'slow'), bare));
            }),
          ),
          1,
        ),
      ],
    },
    {
      title: 'a letter on /recovery, advice loaded, slow, to a press of F1',
      cases: [
        signedIn('letter', ['slow'], (session) => measureLetter(session, at(`${site}/recovery`)), {
          ...{ beside: ['use'], rounds: FEW },
        }),
      ],
      goals: ({ to }) => [times('time', to('letter', 'letterMs', 'use', BARE_PRESS), 1.5)],
    },
    {
      title: 'studio with ten pictures, time per frame to F1’s',
      cases: [
        signedIn('studio', ['fast', 'slow'], (session) => measureStudio(session, inStudio), {
          ...{ beside: ['frames'], rounds: FEW, prepare },
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
      title: 'drawing by itself, ten pictures at four sizes, to drawing alone',
      cases: isQuick
        ? []
        : [
            signedIn('drawing', ['fast'], (session) => measureDrawing(session, inStudio, engine, screens), {
              ...{ rounds: 1, prepare },
            }),
          ],
      goals: ({ of, within }) => [
        times('a caption, on the screen', within('drawing', 'captionMs', 'oneMs'), 2),
        times('a caption, all files', within('drawing', 'captionFilesMs', 'allMs'), 1.3),
        times('the layout of all files', within('drawing', 'layoutMs', 'allMs'), 1.3),
        times('frames', within('drawing', 'drawingFrameMs', 'idleFrameMs'), 1.05),
        counted('memory', 'MB', of('drawing', 'memoryMB'), 300),
      ],
    },
    {
      title: 'ten more rounds of lists, wizard and studio',
      cases: isQuick
        ? []
        : [
            signedIn('long session', ['fast'], (session) => measureLongSession(session, inStudio), {
              ...{ rounds: 1, prepare },
            }),
          ],
      goals: ({ of }) => [
        counted('nodes', '', of('long session', 'nodesGrown'), 50),
        counted('listeners', '', of('long session', 'listenersGrown'), 5),
        counted('heap', 'MB', of('long session', 'heapGrownMB'), 0.5),
      ],
    },
    {
      title: 'growth: processor time per key, to 100 apps or a tenth',
      cases: [
        ...growing('apps', 'Search apps', atApps, counts),
        ...(isQuick ? [] : growing('drafts', 'App Name', atListing, [50, 500])),
        ...(isQuick ? [] : growing('languages', 'Caption 1', savedStudio, [4, MANY_LANGUAGES])),
        ...(isQuick ? [] : growing('comments', 'App Name', atSharedDraft, [500, 5000])),
      ],
      goals: ({ of }) => [
        ...counts
          .slice(1)
          .map((count) =>
            processor(
              `${count.toLocaleString('en-US')} apps`,
              ratio(of(`apps ${count}`, 'keyProcessorMs'), of('apps 100', 'keyProcessorMs')),
              count > 10_000 ? 2 : 1.2,
            ),
          ),
        processor(
          'drafts',
          ratio(of('drafts 500', 'keyProcessorMs'), of('drafts 50', 'keyProcessorMs')),
          1.2,
        ),
        processor(
          'languages',
          ratio(of(`languages ${MANY_LANGUAGES}`, 'keyProcessorMs'), of('languages 4', 'keyProcessorMs')),
          1.2,
        ),
        processor(
          'comments',
          ratio(of('comments 5000', 'keyProcessorMs'), of('comments 500', 'keyProcessorMs')),
          1.2,
        ),
        times('nodes', ratio(of('apps 10000', 'nodes'), of('apps 100', 'nodes')), 1.1),
        counted('heap', 'MB', of('apps 10000', 'heapMB'), 17.2),
      ],
    },
  ];
}
