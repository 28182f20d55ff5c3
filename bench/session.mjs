// A page in a new profile, with throttling, and what can be measured on it.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../tools/browser.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ mime: string, bytes: number, at: number }} Download */
/** @typedef {Awaited<ReturnType<typeof openSession>>} Session */
/** @typedef {import('./figures.mjs').Profile} Profile */
/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} StorageState */

/** Slow: a low-end phone on a 3G connection (sources 10). */
const SLOW_CPU = 4;
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
export const FREE_NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const PATIENCE_MS = 60_000;
const QUIET_MS = 500;

/** @param {import('./site.mjs').Certificate | undefined} certificate */
export function launch(certificate) {
  const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`] : [];
  const args = [...BROWSER_FLAGS, ...trust];
  return chromium.launch({ executablePath: ensureBrowser({ hasWindows: true }), args });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ profile?: Profile, storage?: StorageState, savesData?: boolean, hasServiceWorker?: boolean }} options
 * savesData: with a browser that saves data, which loads nothing ahead of a visit
 */
export async function openSession(browser, options) {
  const { profile = 'fast', storage, savesData = false, hasServiceWorker = false } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The precache downloads the whole product in the background, which is not part of opening a page.
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    storageState: storage,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const cdp = await context.newCDPSession(page);
  const network = watchNetwork(cdp);
  for (const domain of ['Network', 'Page', 'HeapProfiler', 'Performance'])
    await cdp.send(/** @type {'Page.enable'} */ (`${domain}.enable`));
  await page.addInitScript(observe);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  await throttle({ cdp }, profile);
  return { page, cdp, network, context, profile, close: () => context.close() };
}

/** Slows processor and network down, or removes the limits. @param {{ cdp: import('playwright-core').CDPSession }} session @param {Profile} profile */
export async function throttle({ cdp }, profile) {
  const isSlow = profile === 'slow';
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOW_CPU : 1 });
  await cdp.send('Network.emulateNetworkConditions', isSlow ? SLOW_NETWORK : FREE_NETWORK);
}

/** Counts what crosses the network. @param {import('playwright-core').CDPSession} cdp */
function watchNetwork(cdp) {
  /** @type {Map<string, string>} */
  const pending = new Map();
  const network = { pending, done: /** @type {Download[]} */ ([]), loadAt: Infinity, lastAt: Date.now() };
  cdp.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    // A worker's own script has an id of another form; only the worker's session reports its end.
    const isWorker = type !== 'Document' && !requestId.includes('.');
    if (isWorker || !request.url.startsWith('http')) return;
    pending.set(requestId, '');
    network.lastAt = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (pending.has(requestId)) pending.set(requestId, response.mimeType);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    network.lastAt = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const mime = pending.get(requestId);
    if (mime === undefined) return;
    pending.delete(requestId);
    network.lastAt = Date.now();
    network.done.push({ mime, bytes: encodedDataLength, at: timestamp });
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => (network.loadAt = timestamp));
  return network;
}

/** @param {Session} session @returns {Promise<{ nodes: number, listeners: number }>} of all documents, after a collection */
export async function leftovers({ cdp }) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  /** @param {string} wanted */
  const value = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Waits until the network has been quiet for half a second and the main thread is idle. @param {Session} session */
export async function settle({ page, network }) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const seen = network.lastAt;
    if (network.pending.size > 0 || Date.now() - seen < QUIET_MS) {
      await page.waitForTimeout(50);
      continue;
    }
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 })),
        ),
    );
    if (network.lastAt === seen && network.pending.size === 0) return;
  }
  throw new Error('the page did not become idle');
}

/** Returns the megabytes of script heap in use after a collection. @param {Session} session */
export async function heapMegabytes({ cdp }) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/**
 * Returns the processor time of the page's main thread so far in ms: other programs hardly change it. @param {Session}
 * session
 */
export async function processorMs({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN);
}

/** Runs in the page before its own scripts; its results are in `window.bench`. */
function observe() {
  const found = {
    paint: 0,
    shift: 0,
    tasks: /** @type {{ start: number, ms: number }[]} */ ([]),
    interactions: /** @type {number[]} */ ([]),
  };
  /** @param {string} type @param {(entry: any) => void} each */
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (found.paint = entry.startTime));
  on('longtask', (entry) => found.tasks.push({ start: entry.startTime, ms: entry.duration }));
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) found.shift += entry.value;
  });
  /** @param {string} selector @param {string} text */
  const isVisible = (selector, text) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent.includes(text) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  /** Calls back once the frame that is being made is painted. @param {(at: number) => void} done */
  const afterFrame = (done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  };
  /** Calls back once the next frame is painted. @param {(at: number) => void} done */
  const afterPaint = (done) => requestAnimationFrame(() => afterFrame(done));
  /** @param {string} selector @param {string} text @returns {Promise<number>} when the first frame with it was painted */
  const painted = (selector, text) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.body && isVisible(selector, text)) afterFrame(resolve);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  for (const type of ['pointerdown', 'click', 'keydown', 'change'])
    addEventListener(
      type,
      ({ timeStamp }) => afterPaint((at) => found.interactions.push(at - timeStamp)),
      true,
    );
  Object.assign(window, { bench: Object.assign(found, { isVisible, afterPaint, painted }) });
}

/** How far the renderers grow at most, in megabytes (Linux only, else NaN). @param {Session} session */
export async function watchMemory({ context }) {
  const cdp = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const read = () => renderers.reduce((sum, id) => sum + residentMegabytes(id), 0);
  const before = read();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, read())), 20);
  timer.unref(); // a case that fails does not stop it
  return () => {
    clearInterval(timer);
    void cdp?.detach();
    return Math.max(most, read()) - before;
  };
}

/** @param {number} processId */
function residentMegabytes(processId) {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // A process that has ended, or a system without these files.
    return process.platform === 'linux' ? 0 : NaN;
  }
}

/**
 * Returns the mean time between two frames while something is done, in ms. @param {Page} page @param {() => Promise<unknown>}
 * work
 */
export async function frameMs(page, work) {
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
  return ((times.at(-1) ?? NaN) - (times[0] ?? NaN)) / (times.length - 1);
}
