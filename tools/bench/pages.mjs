// Measures opening a page, by its address and by a link.
import { brotliCompressSync } from 'node:zlib';
import { heapMegabytes, processorMs, settle } from './session.mjs';

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {import('./session.mjs').Download} Download */

/** @param {readonly Download[]} list */
const kilobytes = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
/** @param {Download} download */
const isScript = ({ mime }) => mime.includes('javascript');
/** @param {Download} download */
const isStyle = ({ mime }) => mime.includes('css');

/**
 * Opens an address in a new profile.
 * @param {Session} session @param {string} url
 */
export async function measureLoad(session, url) {
  const { page, network } = session;
  await page.addInitScript(() => {
    void window.bench.painted('h1', '').then((at) => performance.mark('bench-heading', { startTime: at }));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('bench-heading').length > 0);
  await settle(session);
  const seen = await page.evaluate(() => {
    /** @param {string} name */
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    return {
      firstPaintMs: at('first-contentful-paint'),
      largestPaintMs: window.bench.paint,
      headingMs: at('bench-heading'),
      readyMs: at('app-ready'),
      shift: window.bench.shift,
      nodes: document.getElementsByTagName('*').length,
      inlineStyles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
    };
  });
  const { inlineStyles, ...rest } = seen;
  const processor = await processorMs(session);
  const inlineKB = inlineStyles ? brotliCompressSync(inlineStyles).length / 1000 : 0;
  const early = network.done.filter(({ at }) => at <= network.loadAt);
  return {
    ...rest,
    jsBeforeLoadKB: kilobytes(early.filter(isScript)),
    jsKB: kilobytes(network.done.filter(isScript)),
    cssKB: kilobytes(network.done.filter(isStyle)) + inlineKB,
    requests: network.done.length,
    processorMs: processor,
    heapMB: await heapMegabytes(session),
  };
}

/**
 * Goes from one page to another by a link: the first time (before its code is loaded) and again.
 * @param {Session} session @param {string} url of the first page
 * @param {{ click: string, heading: string }} target a selector of the link, and the heading that is waited for
 */
export async function measureLink(session, url, { click, heading }) {
  const { page } = session;
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector(click);
  await settle(session);
  const open = async () => {
    await page.evaluate((text) => {
      let from = 0;
      addEventListener('pointerdown', (event) => (from = event.timeStamp), { capture: true, once: true });
      const twoFrames = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.bench.opened = window.bench
        .painted('h1', text)
        .then(twoFrames)
        .then(() => performance.now() - from);
    }, heading);
    await page.click(click);
    return (await page.evaluate(() => window.bench.opened)) ?? NaN;
  };
  const coldMs = await open();
  await settle(session);
  await page.goBack();
  await page.waitForFunction((text) => !window.bench.isVisible('h1', text), heading);
  await settle(session);
  return { coldMs, warmMs: await open() };
}
