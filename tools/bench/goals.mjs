// The figures to reach. Where the reference is made in this run (F0, F1, the small case), the figure is the ratio to the
// one that was measured right before it. Other projects are not part of this one: their figures from the day the goals
// were set are scaled by how fast this machine draws F1 today.
import { counted, kb, ms, processor, REPORTED, time, times } from './goal.mjs';
import { F1_THEN, FRAME_MS, HEAP_ALL_RENDERED, PEERS, TOLERANCE } from './reference-figures.mjs';
import { ratio, worst } from './statistics.mjs';
import { workGoals } from './work-goals.mjs';

/** @typedef {import('./goal.mjs').Goal} Goal @typedef {import('./goal.mjs').Read} Read */

/** Subjects of the table's lines. @type {Record<number, string>} */
export const LINES = {
  1: 'landing: scripts',
  2: 'landing: requests; style',
  3: 'landing, slow: largest paint',
  4: 'landing, slow: hydrated',
  5: 'landing: processor time',
  6: 'layout shift, every page: fast; slow',
  7: 'sign-in: scripts',
  8: '`/apps`: scripts; slow: heading shown; ready',
  9: 'scripts of each tool page',
  10: 'heap after load, the largest tool page',
  11: 'a link: again, and the first time on the slow line',
  12: 'key to paint, 30 apps: fast; slow',
  13: 'processor time per key, 10,000 and 50,000 apps to 100',
  14: 'nodes, 10,000 apps to 100; heap',
  15: 'build of 1 GB to 1 MB: time to identity; memory; longest tasks',
  16: 'ten screenshots to our encoder alone; to the browser’s (keeps alpha); longest task',
  17: '`npm start` to `vite build` alone',
  18: 'import of 2,000 files: longest task; memory',
  19: '`storepilot`: start to `node -e 0`',
  20: '`storepilot`: build of 1 GB to 1 MB: time; memory',
  21: '`storepilot`: 1,000 listings to reading them',
  22: 'SDKs of 50 MB of classes to inflating them; memory; longest task',
  23: 'studio with ten pictures: frames while dragging',
  24: 'studio with ten pictures: key to paint; slowest interaction',
  25: 'studio with ten pictures: memory',
  26: 'teams: polls',
  27: '`storepilot mcp`: start to `node -e 0`',
  31: 'tool pages, slow: heading shown, the worst',
  32: 'processor time of a page to F1, the worst',
  33: 'next paint after a press and a key, slow, the worst of each page',
  34: 'second visit to `/apps`: slow line and offline to fast',
  35: 'ten more rounds of lists, wizard and studio: nodes; listeners; heap',
};

/**
 * @param {Read} read the values of a case @param {readonly string[]} toolPages their paths
 * @param {readonly string[]} allPages
 * @returns {Goal[]} those that were measured
 */
export function compare(read, toolPages, allPages) {
  /**
   * Divides a figure of a case by one of the reference beside it.
   * @param {string} name @param {string} metric @param {'F0' | 'F1'} reference @param {string} by
   * @param {import('./session.mjs').Profile} [profile]
   */
  const to = (name, metric, reference, by, profile = 'slow') =>
    ratio(read(name, profile, metric), read(`${reference} beside ${name}`, profile, by));
  /** How much slower than on the day of the peers' figures. @param {string} name @param {'fast' | 'slow'} profile */
  const today = (name, profile) =>
    read(`F1 beside ${name}`, profile, 'largestPaintMs').map((ms) => ms / F1_THEN[profile]);
  /** @param {string} name @param {string} metric @param {number} peer @param {'fast' | 'slow'} profile */
  const toPeer = (name, metric, peer, profile) =>
    ratio(
      read(name, profile, metric),
      today(name, profile).map((factor) => factor * peer),
    );
  /** @param {string} path @param {string} metric @param {import('./session.mjs').Profile} [profile] */
  const load = (path, metric, profile = 'fast') => read(`load ${path}`, profile, metric);
  /** @param {number} count @param {string} metric @param {import('./session.mjs').Profile} [profile] */
  const typing = (count, metric, profile = 'fast') => read(`type ${count}`, profile, metric);

  /** @param {string} path @param {string} metric */
  const toFirstPaint = (path, metric) => to(`load ${path}`, metric, 'F1', 'firstPaintMs');
  /** @param {number} count @param {string} metric */
  const toHundred = (count, metric) => ratio(typing(count, metric), typing(100, metric));
  /** @param {import('./session.mjs').Profile} profile */
  const shift = (profile) => worst(allPages.map((path) => load(path, 'shift', profile)));

  const firstPaint = 'F1’s first paint';
  const noShift = { limit: 0.005, goal: '0.00' };
  const frame = { limit: FRAME_MS * TOLERANCE, goal: 'one frame, 15 % tolerance' };
  const heap = { limit: 0.2 * HEAP_ALL_RENDERED, goal: `≤ 0.2 × all rendered (${HEAP_ALL_RENDERED} MB)` };
  const again = times(1, 'two frames and render', TOLERANCE);

  const js = to('load /', 'jsKB', 'F1', 'jsKB', 'fast');
  const paint = to('load /', 'largestPaintMs', 'F0', 'largestPaintMs');
  const busy = to('load /', 'processorMs', 'F0', 'processorMs', 'fast');
  const headings = worst(toolPages.map((path) => toFirstPaint(path, 'headingMs')));
  const busiest = worst(
    ['/apps', ...toolPages].map((path) => to(`load ${path}`, 'processorMs', 'F1', 'processorMs', 'fast')),
  );
  const heaps = worst(toolPages.map((path) => load(path, 'heapMB')));
  /** @type {Goal[]} */
  const goals = [
    counted(1, 'landing: scripts', kb, load('/', 'jsKB'), 88),
    counted(1, 'landing: scripts to F1', '×', js, times(1.5, 'F1')),
    counted(2, 'landing: requests', '', load('/', 'requests'), 8),
    counted(2, 'landing: style', kb, load('/', 'cssKB'), 10),
    time(3, 'landing, slow: largest paint', '×', paint, times(1.1, 'F0')),
    time(4, 'landing, slow: hydrated', '×', toFirstPaint('/', 'readyMs'), times(1.2, firstPaint)),
    processor(5, 'landing: processor time', '×', busy, times(3, 'F0')),
    counted(6, 'every page: layout shift, the worst', '', shift('fast'), noShift),
    counted(6, 'every page, slow: layout shift, the worst', '', shift('slow'), noShift),
    counted(7, 'sign-in: scripts', kb, load('/sign-in', 'jsKB'), 120),
    counted(8, '/apps: scripts', kb, load('/apps', 'jsKB'), 153),
    time(8, '/apps, slow: heading shown', '×', toFirstPaint('/apps', 'headingMs'), times(1.7, firstPaint)),
    time(8, '/apps, slow: ready', '×', toFirstPaint('/apps', 'readyMs'), REPORTED),
    time(31, 'tool pages, slow: heading shown, the worst', '×', headings, times(1.7, firstPaint)),
    processor(32, 'pages: processor time, the worst to F1', '×', busiest, REPORTED),
    ...toolPages.map((path) => counted(9, `${path}: scripts`, kb, load(path, 'jsKB'), 160)),
    counted(10, 'tool pages: heap after load, the largest', 'MB', heaps, {
      goal: 'reported; no figure of the peer is known',
    }),
    ...['link / to /pricing', 'link /apps to /aso'].flatMap((name) => {
      const warm = toPeer(name, 'warmMs', PEERS.warmLink, 'fast');
      const cold = toPeer(name, 'coldMs', PEERS.coldLink, 'slow');
      return [
        time(11, `${name}, again`, '×', warm, again),
        time(11, `${name}, first time, slow`, '×', cold, times(0.7, 'shadcn-admin')),
      ];
    }),
    time(12, 'key to paint, 30 apps', ms, typing(30, 'keyPaintMs'), frame),
    time(
      12,
      'key to paint, 30 apps, slow',
      '×',
      toPeer('type 30', 'keyPaintMs', PEERS.key, 'slow'),
      times(0.5, 'shadcn-admin', TOLERANCE),
    ),
    ...[
      [10_000, 1.2],
      [50_000, 2],
    ].map(([count = 0, limit = 0]) => {
      const what = `processor time per key, ${count.toLocaleString('en-US')} apps to 100`;
      return processor(13, what, '×', toHundred(count, 'keyProcessorMs'), limit);
    }),
    counted(14, 'nodes, 10,000 apps to 100', '×', toHundred(10_000, 'nodes'), 1.1),
    counted(14, 'heap, 10,000 apps', 'MB', typing(10_000, 'heapMB'), heap),
  ];
  return [...goals, ...workGoals(read)].filter(({ values }) => values.some(Number.isFinite));
}
