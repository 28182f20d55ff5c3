// Measures interactions: from a press of a key or of the pointer to the next paint, the worst of each page.
import { leftovers, heapMegabytes, settle } from './session.mjs';
import { median } from './statistics.mjs';
import { loadSource } from '../load-source.mjs';

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ kind: 'press' | 'type', act: (page: Page) => Promise<unknown> }} Interaction */

/** @param {string} name @returns {Interaction} */
const press = (name) => ({
  kind: 'press',
  act: (page) => page.getByRole('button', { name }).first().click(),
});
/** @param {string} label @param {string} text @returns {Interaction} */
const type = (label, text) => ({
  kind: 'type',
  act: async (page) => {
    await page.getByLabel(label).first().focus();
    await page.keyboard.type(text, { delay: 60 });
  },
});
/** @param {string} label @param {string} option @returns {Interaction} */
const choose = (label, option) => ({
  kind: 'press',
  act: (page) => page.getByLabel(label).first().selectOption(option),
});

/** A user's actions on a page, in order. @type {Record<string, { path: string, steps: Interaction[] }>} */
const PAGES = {
  '/apps': { path: '/apps', steps: [type('Search apps', 'zz'), press('Clear search'), press('iOS')] },
  '/submissions': { path: '/submissions', steps: [type('Search submissions', 'lac')] },
  wizard: {
    path: '/submit',
    steps: [
      press('Next'),
      type('App Name', 'Lantern'),
      choose('Add a language', 'de-DE'),
      press('Screenshots'),
      press('Previous'),
    ],
  },
  studio: {
    path: '',
    steps: [type('Caption 1', 'Find the way'), press('Templates'), press('Horizon'), press('Undo')],
  },
};
export const INTERACTIVE_PAGES = Object.keys(PAGES);

/** Time in which a deferred update of the page counts to its interaction, in ms. */
const AFTER_MS = 250;

/** How often a page is used in each round: the median of a step is not the one moment in which the machine was busy. */
const REPEATS = 3;

/**
 * @param {Session} session signed in @param {string} origin @param {string} name of the page @param {string} root of the
 * project
 * @returns {Promise<{ pressMs: number, typeMs: number }>} the slowest step of each kind, by its median
 */
export async function measureInteractions(session, origin, name, root) {
  const { page } = session;
  const { path, steps } = PAGES[name] ?? { path: '/', steps: [] };
  /** @type {number[][]} */
  const tookMs = steps.map(() => []);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    if (path === '') await openStudio(session, origin, root);
    else await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('main:not([inert]) h1').waitFor();
    await settle(session);
    for (const [index, { act }] of steps.entries()) {
      await page.evaluate(() => void (window.bench.interactions.length = 0));
      await act(page);
      await page.waitForTimeout(AFTER_MS);
      await settle(session);
      tookMs[index]?.push(Math.max(0, ...(await page.evaluate(() => window.bench.interactions))));
    }
  }
  /** @param {Interaction['kind']} wanted */
  const slowest = (wanted) =>
    Math.max(0, ...steps.map(({ kind }, index) => (kind === wanted ? median(tookMs[index] ?? []) : 0)));
  return { pressMs: slowest('press'), typeMs: slowest('type') };
}

/** Opens step 3 of a new draft with pictures. @param {Session} session @param {string} origin @param {string} root */
async function openStudio({ page }, origin, root) {
  const { screenPng } = /** @type {typeof import('../../tests/support/png.ts')} */ (
    await loadSource(root, 'tests/support/png.ts')
  );
  await page.goto(`${origin}/submit?step=2`, { waitUntil: 'load' });
  await page.getByLabel('App Name').fill('Lantern');
  await page
    .getByRole('navigation', { name: 'Submission steps' })
    .getByRole('button', { name: 'Screenshots' })
    .click();
  const buffer = Buffer.from(screenPng());
  const files = ['home', 'plan', 'map'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await page.getByLabel('Drop screenshots here, or choose files').setInputFiles(files);
  await page.getByLabel('Caption 1', { exact: true }).waitFor();
}

/** Rounds of use before the first and before the second count. What grows with every round shows after ten. */
const ROUNDS = 10;

/**
 * Uses lists, wizard and studio again and again, and counts what is left in memory.
 * @param {Session} session signed in @param {string} origin @param {string} root of the project
 * @returns {Promise<Record<'nodesGrown' | 'listenersGrown' | 'heapGrownMB', number>>} from the tenth round to the twentieth
 */
export async function measureLongSession(session, origin, root) {
  const { page } = session;
  await openStudio(session, origin, root);
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  const draft = new URL(page.url());
  const use = async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Apps', exact: true })
      .click();
    await page.getByLabel('Search apps').fill('la');
    await page.getByLabel('Search apps').fill('');
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, draft.pathname + draft.search);
    const steps = page.getByRole('navigation', { name: 'Submission steps' });
    await steps.getByRole('button', { name: 'Listing' }).click();
    await page.getByLabel('App Name').fill('Lantern 2');
    await page.getByLabel('App Name').fill('Lantern');
    await steps.getByRole('button', { name: 'Screenshots' }).click();
    await page.getByLabel('Caption 1', { exact: true }).fill('Another way');
    await page.getByLabel('Caption 1', { exact: true }).fill('Find the way');
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  };
  const count = async () => {
    for (let round = 0; round < ROUNDS; round += 1) await use();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Apps', exact: true })
      .click();
    await page.getByLabel('Search apps').waitFor();
    await settle(session);
    const { nodes, listeners } = await leftovers(session);
    return { nodes, listeners, heap: await heapMegabytes(session) };
  };
  const first = await count();
  const second = await count();
  return {
    nodesGrown: second.nodes - first.nodes,
    listenersGrown: second.listeners - first.listeners,
    heapGrownMB: second.heap - first.heap,
  };
}
