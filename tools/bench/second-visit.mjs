// Measures the second visit, which the service worker answers: on the fast line, on the slow line and without any.
import { FREE_NETWORK, settle, SLOW_NETWORK } from './session.mjs';

/** @typedef {import('./session.mjs').Session} Session */

const LINES = {
  fast: FREE_NETWORK,
  slow: SLOW_NETWORK,
  offline: { ...SLOW_NETWORK, offline: true },
};

/**
 * All on the fast processor: the line alone differs.
 * @param {Session} session signed in, with a service worker @param {string} url
 * @returns {Promise<Record<'fastMs' | 'slowMs' | 'offlineMs', number>>} until the heading of the page that has its code
 */
export async function measureSecondVisit(session, url) {
  const { page, cdp } = session;
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settle(session);
  await page.addInitScript(() => {
    void window.bench.painted('main:not([inert]) h1', '').then((at) => {
      performance.mark('bench-ready', { startTime: at });
    });
  });
  /** @param {keyof typeof LINES} line */
  const visit = async (line) => {
    await cdp.send('Network.emulateNetworkConditions', LINES[line]);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('bench-ready').length > 0);
    const ms = await page.evaluate(() => performance.getEntriesByName('bench-ready')[0]?.startTime ?? NaN);
    await settle(session);
    return ms;
  };
  await visit('fast'); // The first visit with the worker starts it.
  return { fastMs: await visit('fast'), slowMs: await visit('slow'), offlineMs: await visit('offline') };
}
