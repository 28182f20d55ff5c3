// Opening a page: by its address, by a link, and again with the service worker.
import { brotliCompressSync } from 'node:zlib';
import { counted, times, worst } from '../figures.mjs';
import { FREE_NETWORK, heapMegabytes, processorMs, settle, SLOW_NETWORK } from '../session.mjs';

/** @typedef {import('../session.mjs').Session} Session */
/** @typedef {import('../session.mjs').Download} Download */
/** @typedef {import('./groups.mjs').Case} Case @typedef {import('./groups.mjs').Group} Group */

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
async function measureLoad(session, url) {
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
      inlineStyles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
    };
  });
  const { inlineStyles, ...rest } = seen;
  const processor = await processorMs(session);
  const inlineKB = inlineStyles ? brotliCompressSync(inlineStyles).length / 1000 : 0;
  return {
    ...rest,
    jsKB: kilobytes(network.done.filter(isScript)),
    cssKB: kilobytes(network.done.filter(isStyle)) + inlineKB,
    requests: network.done.length,
    processorMs: processor,
    heapMB: await heapMegabytes(session),
  };
}

/**
 * Goes from one page to another by a link: the first time (before its code is loaded) and again. Ends with the frame that shows
 * its heading, as a press of the reference ends with its frame.
 * @param {Session} session @param {string} url of the first page
 * @param {{ click: string, heading: string }} target a selector of the link, and the heading that is waited for
 */
async function measureLink(session, url, { click, heading }) {
  const { page } = session;
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector(click);
  await settle(session);
  const open = async () => {
    await page.evaluate((text) => {
      let from = 0;
      addEventListener('pointerdown', (event) => (from = event.timeStamp), { capture: true, once: true });
      window.bench.opened = window.bench.painted('h1', text).then((at) => at - from);
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
async function measureSecondVisit(session, url) {
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

/** @param {string} name @param {string} url @param {Partial<Case>} [options] @returns {Case} */
export const load = (name, url, options) => ({
  name,
  profiles: ['fast', 'slow'],
  savesData: true,
  ...options,
  measure: (session) => measureLoad(session, url),
});

/** The pages with the most code. The others are measured in one round; the build checks the size of each (tools/build/size-budget.mjs). */
export const LARGEST = ['/submit', '/policy-watchdog', '/settings', '/apps'];
const FEW = 2;

/** Kilobytes of scripts that a page may have: 4 more than the rest for the wizard, whose schema of drafts is the largest. */
const scriptLimit = (/** @type {string} */ path) => (path === '/submit' ? 155 : 150);

/** @param {string} site @param {readonly string[]} pages signed in @returns {Group[]} */
export function loadGroups(site, pages) {
  const all = ['/', '/sign-in', ...pages];
  const tools = pages.map((path) => `load ${path}`);
  return [
    {
      title: 'landing',
      cases: [load('load /', `${site}/`, { beside: ['static', 'react'] })],
      goals: ({ of, to }) => [
        counted('scripts', 'KB', of('load /', 'jsKB'), 76),
        counted('style', 'KB', of('load /', 'cssKB'), 10),
        counted('requests', '', of('load /', 'requests'), 8),
        times('slow: largest paint to F0', to('load /', 'largestPaintMs', 'static', 'largestPaintMs'), 1.1),
        times('slow: hydrated to F1', to('load /', 'readyMs', 'react', 'firstPaintMs'), 1.2),
        times('processor to F0', to('load /', 'processorMs', 'static', 'processorMs', 'fast'), 3),
      ],
    },
    {
      title: 'tool pages, the worst',
      cases: [
        load('load /sign-in', `${site}/sign-in`, { rounds: 1 }),
        ...pages.map((path) =>
          load(`load ${path}`, site + path, {
            isSignedIn: true,
            beside: ['react'],
            ...(!LARGEST.includes(path) && { rounds: 1 }),
          }),
        ),
      ],
      goals: ({ of, to }) => [
        counted('sign-in: scripts', 'KB', of('load /sign-in', 'jsKB'), 106),
        ...pages
          .map((path) => counted(`${path}: scripts`, 'KB', of(`load ${path}`, 'jsKB'), scriptLimit(path)))
          .toSorted((a, b) => Math.max(...b.values) - Math.max(...a.values))
          .slice(0, 3),
        ...[
          ['heading', 'headingMs', 1.4],
          ['largest paint', 'largestPaintMs', 1.7],
          ['ready', 'readyMs', 1.7],
        ].map(([what, metric, limit]) =>
          times(
            `slow: ${what} to F1`,
            worst(tools.map((name) => to(name, String(metric), 'react', 'firstPaintMs'))),
            Number(limit),
          ),
        ),
        times(
          'processor to F1',
          worst(tools.map((name) => to(name, 'processorMs', 'react', 'processorMs', 'fast'))),
          3.5,
        ),
        counted('heap', 'MB', worst(tools.map((name) => of(name, 'heapMB'))), 20),
      ],
    },
    {
      title: 'layout shift of every page',
      cases: [],
      goals: ({ of }) =>
        /** @type {const} */ (['fast', 'slow']).map((profile) =>
          counted(profile, '', worst(all.map((path) => of(`load ${path}`, 'shift', profile))), 0.005),
        ),
    },
    {
      title: 'a link',
      cases: [
        link('link / to /pricing', `${site}/`, { click: 'main a[href="/pricing"]', heading: 'ricing' }),
        link('link /apps to /aso', `${site}/apps`, {
          click: 'header a[href="/aso"]',
          heading: 'ASO Optimizer',
        }),
      ],
      goals: ({ to }) =>
        ['link / to /pricing', 'link /apps to /aso'].flatMap((name) => [
          times(`${name}, again, to a press of F1`, to(name, 'warmMs', 'use', 'press Press', 'fast'), 2),
          times(`${name}, first time, slow, to F1`, to(name, 'coldMs', 'react', 'firstPaintMs'), 0.4),
        ]),
    },
    {
      title: 'second visit to /apps',
      cases: [
        {
          name: 'second visit',
          profiles: ['fast'],
          rounds: FEW,
          isSignedIn: true,
          hasServiceWorker: true,
          measure: (session) => measureSecondVisit(session, `${site}/apps`),
        },
      ],
      goals: ({ within }) =>
        ['slow', 'offline'].map((line) =>
          times(`${line} line to the fast`, within('second visit', `${line}Ms`, 'fastMs'), 1.3),
        ),
    },
  ];
}

/** @param {string} name @param {string} url @param {Parameters<typeof measureLink>[2]} target @returns {Case} */
function link(name, url, target) {
  return {
    name,
    profiles: ['fast', 'slow'],
    rounds: FEW,
    isSignedIn: url.endsWith('/apps'),
    beside: ['react', 'use'],
    measure: (session) => measureLink(session, url, target),
  };
}
