// The figures to reach. Where the reference is made in this run (F0, F1, the small case), the figure is the ratio to the
// one that was measured right before it. Other projects are not part of this one: their figures from the day the goals
// were set are scaled by how fast this machine draws F1 today.
import { atMost, counted, kb, ms, processor, time, times } from './goal.mjs';
import { F1_THEN, FRAME_MS, HEAP_ALL_RENDERED, PEERS, ROOM } from './reference-figures.mjs';
import { ratio, worst } from './statistics.mjs';
import { workGoals } from './work-goals.mjs';

/** @typedef {import('./goal.mjs').Goal} Goal @typedef {import('./goal.mjs').Read} Read */

/** What the lines of the table are about. @type {Record<number, string>} */
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

  const js = load('/', 'jsKB');
  /** @type {Goal[]} */
  const goals = [
    { line: 1, what: 'landing: scripts', kind: counted, unit: kb, values: js, ...atMost(88, kb) },
    {
      line: 1,
      what: 'landing: scripts to F1',
      kind: counted,
      unit: '×',
      values: to('load /', 'jsKB', 'F1', 'jsKB', 'fast'),
      ...times(1.5, 'F1'),
    },
    {
      line: 2,
      what: 'landing: requests',
      kind: counted,
      unit: '',
      values: load('/', 'requests'),
      ...atMost(8, ''),
    },
    {
      line: 2,
      what: 'landing: style',
      kind: counted,
      unit: kb,
      values: load('/', 'cssKB'),
      ...atMost(10, kb),
    },
    {
      line: 3,
      what: 'landing, slow: largest paint',
      kind: time,
      unit: '×',
      values: to('load /', 'largestPaintMs', 'F0', 'largestPaintMs'),
      ...times(1.1, 'F0'),
    },
    {
      line: 4,
      what: 'landing, slow: hydrated',
      kind: time,
      unit: '×',
      values: to('load /', 'readyMs', 'F1', 'firstPaintMs'),
      ...times(1.2, 'F1’s first paint'),
    },
    {
      line: 5,
      what: 'landing: processor time',
      kind: processor,
      unit: '×',
      values: to('load /', 'processorMs', 'F0', 'processorMs', 'fast'),
      ...times(3, 'F0'),
    },
    {
      line: 6,
      what: 'every page: layout shift, the worst',
      kind: counted,
      unit: '',
      values: worst(allPages.map((path) => load(path, 'shift'))),
      limit: 0.005,
      goal: '0.00',
    },
    {
      line: 6,
      what: 'every page, slow: layout shift, the worst',
      kind: counted,
      unit: '',
      values: worst(allPages.map((path) => load(path, 'shift', 'slow'))),
      limit: 0.005,
      goal: '0.00',
    },
    {
      line: 7,
      what: 'sign-in: scripts',
      kind: counted,
      unit: kb,
      values: load('/sign-in', 'jsKB'),
      ...atMost(120, kb),
    },
    {
      line: 8,
      what: '/apps: scripts',
      kind: counted,
      unit: kb,
      values: load('/apps', 'jsKB'),
      ...atMost(153, kb),
    },
    {
      line: 8,
      what: '/apps, slow: heading shown',
      kind: time,
      unit: '×',
      values: to('load /apps', 'headingMs', 'F1', 'firstPaintMs'),
      ...times(1.7, 'F1’s first paint'),
    },
    {
      line: 8,
      what: '/apps, slow: ready',
      kind: time,
      unit: '×',
      values: to('load /apps', 'readyMs', 'F1', 'firstPaintMs'),
      goal: 'reported',
    },
    {
      line: 31,
      what: 'tool pages, slow: heading shown, the worst',
      kind: time,
      unit: '×',
      values: worst(toolPages.map((path) => to(`load ${path}`, 'headingMs', 'F1', 'firstPaintMs'))),
      ...times(1.7, 'F1’s first paint'),
    },
    {
      line: 32,
      what: 'pages: processor time, the worst to F1',
      kind: processor,
      unit: '×',
      values: worst(
        ['/apps', ...toolPages].map((path) => to(`load ${path}`, 'processorMs', 'F1', 'processorMs', 'fast')),
      ),
      goal: 'reported',
    },
    ...toolPages.map((path) => ({
      line: 9,
      what: `${path}: scripts`,
      kind: counted,
      unit: kb,
      values: load(path, 'jsKB'),
      ...atMost(160, kb),
    })),
    {
      line: 10,
      what: 'tool pages: heap after load, the largest',
      kind: counted,
      unit: 'MB',
      values: worst(toolPages.map((path) => load(path, 'heapMB'))),
      goal: 'reported; no figure of the peer is known',
    },
    ...['link / to /pricing', 'link /apps to /aso'].flatMap((name) => [
      {
        line: 11,
        what: `${name}, again`,
        kind: time,
        unit: '×',
        values: toPeer(name, 'warmMs', PEERS.warmLink, 'fast'),
        ...times(1, 'two frames and render', ROOM),
      },
      {
        line: 11,
        what: `${name}, first time, slow`,
        kind: time,
        unit: '×',
        values: toPeer(name, 'coldMs', PEERS.coldLink, 'slow'),
        ...times(0.7, 'shadcn-admin'),
      },
    ]),
    {
      line: 12,
      what: 'key to paint, 30 apps',
      kind: time,
      unit: ms,
      values: typing(30, 'keyPaintMs'),
      limit: FRAME_MS * ROOM,
      goal: 'one frame, 15 % of room',
    },
    {
      line: 12,
      what: 'key to paint, 30 apps, slow',
      kind: time,
      unit: '×',
      values: toPeer('type 30', 'keyPaintMs', PEERS.key, 'slow'),
      ...times(0.5, 'shadcn-admin', ROOM),
    },
    {
      line: 13,
      what: 'processor time per key, 10,000 apps to 100',
      kind: processor,
      unit: '×',
      values: ratio(typing(10_000, 'keyProcessorMs'), typing(100, 'keyProcessorMs')),
      ...atMost(1.2, '×'),
    },
    {
      line: 13,
      what: 'processor time per key, 50,000 apps to 100',
      kind: processor,
      unit: '×',
      values: ratio(typing(50_000, 'keyProcessorMs'), typing(100, 'keyProcessorMs')),
      ...atMost(2, '×'),
    },
    {
      line: 14,
      what: 'nodes, 10,000 apps to 100',
      kind: counted,
      unit: '×',
      values: ratio(typing(10_000, 'nodes'), typing(100, 'nodes')),
      ...atMost(1.1, '×'),
    },
    {
      line: 14,
      what: 'heap, 10,000 apps',
      kind: counted,
      unit: 'MB',
      values: typing(10_000, 'heapMB'),
      limit: 0.2 * HEAP_ALL_RENDERED,
      goal: `≤ 0.2 × all rendered (${HEAP_ALL_RENDERED} MB)`,
    },
  ];
  return [...goals, ...workGoals(read)].filter(({ values }) => values.some(Number.isFinite));
}
