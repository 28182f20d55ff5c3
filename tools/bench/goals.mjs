// The figures to reach. Where the reference is made in this run (F0, F1, the small case), the figure is the ratio to the
// one that was measured right before it. Other projects are not part of this one: their figures from the day the goals
// were set are scaled by how fast this machine draws F1 today.
import { PICTURES_MB } from './imports.mjs';
import { INTERACTIVE_PAGES } from './interactions.mjs';
import { F1_THEN, FRAME_MS, HEAP_ALL_RENDERED, PEERS, ROOM } from './reference-figures.mjs';
import { difference, ratio, worst } from './statistics.mjs';

/** Profiles of the studio: how its lines are named, and how long a frame may take: 60 and 30 frames a second. */
const PROFILES = /** @type {const} */ ([
  ['fast', '', FRAME_MS],
  ['slow', ', slow', 2 * FRAME_MS],
]);

/** @typedef {Record<string, number>} Metrics */
/** @typedef {(name: string, profile: import('./session.mjs').Profile, metric: string) => number[]} Read */
/**
 * @typedef {object} Goal
 * @property {number} line of the table of goals
 * @property {string} what
 * @property {'counted' | 'processor' | 'time'} kind counted: the same on a busy machine; processor: nearly; time: only
 *   where nothing else runs
 * @property {string} unit
 * @property {number[]} values one per round
 * @property {number} [limit] none: reported only
 * @property {string} goal in words
 */

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
  /** @param {number} limit @param {string} name @param {number} [room] */
  const times = (limit, name, room = 1) => ({
    limit: limit * room,
    goal: `≤ ${limit} × ${name}${room > 1 ? ', 15 % of room' : ''}`,
  });
  /** @param {number} limit @param {string} unit */
  const atMost = (limit, unit) => ({ limit, goal: `≤ ${limit} ${unit}`.trim() });
  /** @param {number} count @param {string} metric @param {import('./session.mjs').Profile} [profile] */
  const typing = (count, metric, profile = 'fast') => read(`type ${count}`, profile, metric);

  const js = load('/', 'jsKB');
  const kb = 'KB';
  const ms = 'ms';
  const counted = /** @type {const} */ ('counted');
  const processor = /** @type {const} */ ('processor');
  const time = /** @type {const} */ ('time');
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
    {
      line: 15,
      what: 'build, 1 GB to 1 MB: time to identity',
      kind: time,
      unit: '×',
      values: ratio(read('build 1024', 'fast', 'identityMs'), read('build 1', 'fast', 'identityMs')),
      ...atMost(3, '×'),
    },
    {
      line: 15,
      what: 'build, 1 GB over 1 MB: memory',
      kind: counted,
      unit: 'MB',
      values: difference(read('build 1024', 'fast', 'memoryMB'), read('build 1', 'fast', 'memoryMB')),
      ...atMost(64, 'MB'),
    },
    ...[1, 100, 1024].map((size) => ({
      line: 15,
      what: `build, ${size} MB: longest main-thread task`,
      kind: time,
      unit: ms,
      values: read(`build ${size}`, 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    })),
    {
      line: 22,
      what: 'SDKs of an APK with 50 MB of classes, to inflating them alone',
      kind: time,
      unit: '×',
      values: ratio(read('classes 50', 'fast', 'listMs'), read('classes 50', 'fast', 'inflateMs')),
      ...atMost(3, '×'),
    },
    {
      line: 22,
      what: 'SDKs of an APK with 50 MB of classes: memory',
      kind: counted,
      unit: 'MB',
      values: read('classes 50', 'fast', 'memoryMB'),
      ...atMost(64, 'MB'),
    },
    {
      line: 22,
      what: 'SDKs of an APK with 50 MB of classes: longest main-thread task',
      kind: time,
      unit: ms,
      values: read('classes 50', 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    },
    {
      line: 16,
      what: 'ten screenshots to encoding alone, by our encoder',
      kind: time,
      unit: '×',
      values: ratio(read('images', 'fast', 'drawnMs'), read('images', 'fast', 'ownEncodingMs')),
      ...atMost(1.5, '×'),
    },
    {
      line: 16,
      what: 'ten screenshots to encoding alone, by the browser (with alpha)',
      kind: time,
      unit: '×',
      values: ratio(read('images', 'fast', 'drawnMs'), read('images', 'fast', 'browserEncodingMs')),
      ...atMost(1.5, '×'),
    },
    {
      line: 16,
      what: 'ten screenshots: longest main-thread task',
      kind: time,
      unit: ms,
      values: read('images', 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    },
    ...PROFILES.flatMap(([profile, name, frameMs]) => {
      const studio = (/** @type {string} */ metric) => read('studio', profile, metric);
      /** @type {Goal[]} */
      const lines = [
        ...['drag', 'typing'].flatMap((work) => [
          {
            line: 23,
            what: `studio with ten pictures${name}: time per frame, ${work}`,
            kind: time,
            unit: ms,
            values: studio(`${work}Fps`).map((fps) => 1000 / fps),
            limit: frameMs * ROOM,
            goal: `≤ ${Math.round(frameMs * 100) / 100} ms, 15 % of room`,
          },
          {
            line: 23,
            what: `studio with ten pictures${name}: frames dropped, ${work}`,
            kind: time,
            unit: '',
            values: studio(`${work}Dropped`),
            goal: 'reported',
          },
        ]),
        {
          line: 24,
          what: `studio with ten pictures${name}: key to paint`,
          kind: time,
          unit: ms,
          values: studio('keyPaintMs'),
          ...atMost(50, ms),
        },
        {
          line: 24,
          what: `studio with ten pictures${name}: slowest interaction`,
          kind: time,
          unit: ms,
          values: studio('slowestInteractionMs'),
          ...atMost(100, ms),
        },
      ];
      return lines;
    }),
    {
      line: 25,
      what: 'studio with ten pictures: memory',
      kind: counted,
      unit: 'MB',
      values: read('studio', 'fast', 'memoryMB'),
      ...atMost(300, 'MB'),
    },
    {
      line: 17,
      what: 'npm start to vite build alone',
      kind: time,
      unit: '×',
      values: ratio(read('start', 'fast', 'startMs'), read('start', 'fast', 'viteMs')),
      ...atMost(2, '×'),
    },
    {
      line: 18,
      what: 'import of 2,000 files: longest main-thread task',
      kind: time,
      unit: ms,
      values: read('import', 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    },
    {
      line: 18,
      what: 'import of 2,000 files: memory',
      kind: counted,
      unit: 'MB',
      values: read('import', 'fast', 'memoryMB'),
      limit: 100 + PICTURES_MB,
      goal: `≤ 100 MB more than the pictures (${PICTURES_MB})`,
    },
    {
      line: 19,
      what: 'terminal program: start to node -e 0',
      kind: time,
      unit: '×',
      values: ratio(read('cli start', 'fast', 'startMs'), read('cli start', 'fast', 'nodeMs')),
      ...atMost(3, '×'),
    },
    {
      line: 20,
      what: 'terminal program, build of 1 GB to 1 MB: time',
      kind: time,
      unit: '×',
      values: ratio(read('cli build 1024', 'fast', 'inspectMs'), read('cli build 1', 'fast', 'inspectMs')),
      ...atMost(3, '×'),
    },
    {
      line: 20,
      what: 'terminal program, build of 1 GB over 1 MB: memory',
      kind: counted,
      unit: 'MB',
      values: difference(read('cli build 1024', 'fast', 'memoryMB'), read('cli build 1', 'fast', 'memoryMB')),
      ...atMost(64, 'MB'),
    },
    {
      line: 21,
      what: 'terminal program: check of 1,000 listings to reading their files',
      kind: time,
      unit: '×',
      values: ratio(read('cli listings', 'fast', 'checkMs'), read('cli listings', 'fast', 'readMs')),
      ...atMost(2, '×'),
    },
    {
      line: 26,
      what: 'poll of a team beside 1,000 others to the same alone: time',
      kind: time,
      unit: '×',
      values: ratio(read('teams', 'fast', 'amongMs'), read('teams', 'fast', 'aloneMs')),
      ...atMost(1.5, '×'),
    },
    {
      line: 26,
      what: 'poll beside 1,000 other teams: rows read',
      kind: counted,
      unit: '',
      values: read('teams', 'fast', 'rowsAmong'),
      ...atMost(5, ''),
    },
    {
      line: 26,
      what: 'poll in a team of 50, 500 drafts, 100,000 entries: rows read',
      kind: counted,
      unit: '',
      values: read('teams', 'fast', 'rowsInLarge'),
      ...atMost(5, ''),
    },
    {
      line: 26,
      what: 'idle poll: requests',
      kind: counted,
      unit: '',
      values: read('teams', 'fast', 'requestsPerPoll'),
      ...atMost(1, ''),
    },
    {
      line: 26,
      what: 'poll after one save in that team: requests',
      kind: counted,
      unit: '',
      values: read('teams', 'fast', 'changedRequests'),
      ...atMost(4, ''),
    },
  ];
  for (const path of INTERACTIVE_PAGES) {
    const name = `interactions ${path}`;
    goals.push(
      {
        line: 33,
        what: `${path}, slow: the slowest press`,
        kind: time,
        unit: ms,
        values: read(name, 'slow', 'pressMs'),
        ...atMost(100, ms),
      },
      {
        line: 33,
        what: `${path}, slow: the slowest key`,
        kind: time,
        unit: ms,
        values: read(name, 'slow', 'typeMs'),
        ...atMost(50, ms),
      },
    );
  }
  /** @param {string} line */
  const secondVisit = (line) =>
    ratio(read('second visit', 'fast', `${line}Ms`), read('second visit', 'fast', 'fastMs'));
  goals.push(
    {
      line: 34,
      what: 'second visit: slow line to fast',
      kind: time,
      unit: '×',
      values: secondVisit('slow'),
      ...atMost(1.3, '×'),
    },
    {
      line: 34,
      what: 'second visit: offline to fast',
      kind: time,
      unit: '×',
      values: secondVisit('offline'),
      ...atMost(1.3, '×'),
    },
    {
      line: 35,
      what: 'long session: nodes more',
      kind: counted,
      unit: '',
      values: read('long session', 'fast', 'nodesGrown'),
      ...atMost(50, ''),
    },
    {
      line: 35,
      what: 'long session: listeners more',
      kind: counted,
      unit: '',
      values: read('long session', 'fast', 'listenersGrown'),
      ...atMost(5, ''),
    },
    {
      line: 35,
      what: 'long session: heap more',
      kind: counted,
      unit: 'MB',
      values: read('long session', 'fast', 'heapGrownMB'),
      ...atMost(0.5, 'MB'),
    },
  );
  return goals.filter(({ values }) => values.some(Number.isFinite));
}
