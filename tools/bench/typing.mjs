// Measures typing in the search of /apps, with few apps and with many.
import { heapMegabytes, processorMs, settle } from './session.mjs';

/** @typedef {import('./session.mjs').Session} Session */

const SEARCH = 'main input[type="search"]';
/** Some of the names below contain it; it is typed and deleted again. */
const WORD = 'mail';
/** No change for this long after a key, in ms: debounced and deferred updates count. */
const STILL_MS = 120;
const BETWEEN_KEYS_MS = 150;

/**
 * @param {Session} session signed in @param {string} origin @param {number} count of apps
 */
export async function measureTyping(session, origin, count) {
  const { page } = session;
  await page.goto(`${origin}/apps`);
  await page.waitForSelector('main article, main li');
  await settle(session);
  await page.evaluate(seedApps, count);
  await page.reload({ waitUntil: 'load' });
  await page.getByText(count.toLocaleString('en-US')).first().waitFor();
  await page.waitForSelector(SEARCH);
  await settle(session);
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  await page.click(SEARCH);
  await page.evaluate(watchKeys);
  const before = await processorMs(session);
  const keys = [...WORD, ...Array.from(WORD, () => 'Backspace')];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    await page.waitForFunction((still) => {
      const { last = 0, changed = 0 } = window.bench.keys ?? {};
      return performance.now() - Math.max(last, changed) > still;
    }, STILL_MS);
  }
  const processor = (await processorMs(session)) - before;
  const paints = await page.evaluate(() => window.bench.keys?.paints ?? []);
  paints.sort((a, b) => a - b);
  return {
    keyProcessorMs: processor / keys.length,
    keyPaintMs: paints[Math.floor(paints.length / 2)] ?? NaN,
    slowestKeyMs: paints.at(-1) ?? NaN,
    nodes,
    heapMB: await heapMegabytes(session),
  };
}

/** Runs in the page. */
function watchKeys() {
  const keys = { paints: /** @type {number[]} */ ([]), last: 0, changed: 0 };
  window.bench.keys = keys;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      keys.last = timeStamp;
      window.bench.afterPaint((at) => keys.paints.push(at - timeStamp));
    },
    true,
  );
  new MutationObserver(() => (keys.changed = performance.now())).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/**
 * Runs in the page: fills the signed-in user's workspace with copies of its own sample apps, as stored.
 * @param {number} count
 */
async function seedApps(count) {
  const known = await indexedDB.databases();
  const name = known.map((each) => each.name ?? '').find((each) => each.startsWith('storepilot-'));
  if (!name) throw new Error('the workspace is not there');
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
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
    const value = {
      ...sample.value,
      id,
      name: `${words[index % words.length]} ${index}`,
      bundleId: `com.example.${words[index % words.length]?.toLowerCase()}${index}`,
    };
    store.put({ ...sample, id, order: index + 1, value });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}
