// The figures to reach. Where the reference is made in this run (F0, F1, the small case), the goal is a ratio to it.
// Other projects are not part of this one: their figures from the day the goals were set are scaled by how fast this
// machine draws F1 today.
import { PICTURES_MB } from './imports.mjs';
import { F1_THEN, FRAME_MS, HEAP_ALL_RENDERED, PEERS, ROOM } from './reference-figures.mjs';
import { difference, median, ratio, worst } from './statistics.mjs';

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
 * @property {string} unit
 * @property {number[]} values one per round
 * @property {number} [limit] none: reported only
 * @property {string} goal in words
 */

/**
 * @param {Read} read the values of a case @param {readonly string[]} toolPages their paths
 * @param {readonly string[]} allPages
 * @returns {Goal[]} those that were measured
 */
export function compare(read, toolPages, allPages) {
  const f0 = (/** @type {string} */ metric, profile = /** @type {'fast' | 'slow'} */ ('fast')) =>
    median(read('F0', profile, metric));
  const f1 = (/** @type {string} */ metric, profile = /** @type {'fast' | 'slow'} */ ('fast')) =>
    median(read('F1', profile, metric));
  const today = {
    fast: f1('largestPaintMs') / F1_THEN.fast,
    slow: f1('largestPaintMs', 'slow') / F1_THEN.slow,
  };
  /** @param {string} path @param {string} metric @param {import('./session.mjs').Profile} [profile] */
  const load = (path, metric, profile = 'fast') => read(`load ${path}`, profile, metric);
  const fixed = (/** @type {number} */ value) => String(Math.round(value * 100) / 100);
  /** @param {number} factor @param {string} name @param {number} reference @param {number} [room] */
  const times = (factor, name, reference, room = 1) => ({
    limit: factor * reference * room,
    goal: `≤ ${factor} × ${name} (${fixed(reference)})${room > 1 ? ', 15 % of room' : ''}`,
  });
  /** @param {number} limit @param {string} unit */
  const atMost = (limit, unit) => ({ limit, goal: `≤ ${limit} ${unit}`.trim() });
  /** @param {number} count @param {string} metric @param {import('./session.mjs').Profile} [profile] */
  const typing = (count, metric, profile = 'fast') => read(`type ${count}`, profile, metric);

  const js = load('/', 'jsKB');
  const kb = 'KB';
  const ms = 'ms';
  /** @type {Goal[]} */
  const goals = [
    { line: 1, what: 'landing: JS settled', unit: kb, values: js, ...times(1.5, 'F1', f1('jsKB')) },
    { line: 1, what: 'landing: JS settled', unit: kb, values: js, ...atMost(88, kb) },
    {
      line: 2,
      what: 'landing: requests',
      unit: '',
      values: load('/', 'requests'),
      ...atMost(8, ''),
    },
    { line: 2, what: 'landing: CSS', unit: kb, values: load('/', 'cssKB'), ...atMost(10, kb) },
    {
      line: 3,
      what: 'landing, slow: largest paint',
      unit: ms,
      values: load('/', 'largestPaintMs', 'slow'),
      ...times(1.15, 'F0', f0('largestPaintMs', 'slow'), ROOM),
    },
    {
      line: 3,
      what: 'landing, slow: largest paint',
      unit: ms,
      values: load('/', 'largestPaintMs', 'slow'),
      ...times(0.35, 'shadcn-landing-page', PEERS.landingPaint * today.slow, ROOM),
    },
    {
      line: 4,
      what: 'landing, slow: hydrated',
      unit: ms,
      values: load('/', 'readyMs', 'slow'),
      ...times(1.2, 'F1’s first paint', f1('firstPaintMs', 'slow'), ROOM),
    },
    {
      line: 5,
      what: 'landing: processor time',
      unit: ms,
      values: load('/', 'processorMs'),
      ...times(3, 'F0', f0('processorMs')),
    },
    {
      line: 6,
      what: 'every page: layout shift, the worst',
      unit: '',
      values: worst(allPages.map((path) => load(path, 'shift'))),
      limit: 0.005,
      goal: '0.00',
    },
    {
      line: 6,
      what: 'every page, slow: layout shift, the worst',
      unit: '',
      values: worst(allPages.map((path) => load(path, 'shift', 'slow'))),
      limit: 0.005,
      goal: '0.00',
    },
    {
      line: 7,
      what: 'sign-in: JS settled',
      unit: kb,
      values: load('/sign-in', 'jsKB'),
      ...atMost(120, kb),
    },
    {
      line: 8,
      what: '/apps: JS settled',
      unit: kb,
      values: load('/apps', 'jsKB'),
      ...atMost(153, kb),
    },
    {
      line: 8,
      what: '/apps, slow: heading shown',
      unit: ms,
      values: load('/apps', 'headingMs', 'slow'),
      ...times(0.6, 'shadcn-admin', PEERS.appsHeading * today.slow, ROOM),
    },
    ...toolPages.map((path) => ({
      line: 9,
      what: `${path}: JS settled`,
      unit: kb,
      values: load(path, 'jsKB'),
      ...atMost(160, kb),
    })),
    {
      line: 10,
      what: 'tool pages: heap after load, the largest',
      unit: 'MB',
      values: worst(toolPages.map((path) => load(path, 'heapMB'))),
      goal: 'reported; no figure of the peer is known',
    },
    ...['link / to /pricing', 'link /apps to /aso'].flatMap((name) => [
      {
        line: 11,
        what: `${name}, again`,
        unit: ms,
        values: read(name, 'fast', 'warmMs'),
        ...times(1, 'two frames and render', PEERS.warmLink * today.fast, ROOM),
      },
      {
        line: 11,
        what: `${name}, first time, slow`,
        unit: ms,
        values: read(name, 'slow', 'coldMs'),
        ...times(0.8, 'shadcn-admin', PEERS.coldLink * today.slow, ROOM),
      },
    ]),
    {
      line: 12,
      what: 'key to paint, 30 apps',
      unit: ms,
      values: typing(30, 'keyPaintMs'),
      ...times(1, 'frame', FRAME_MS, ROOM),
    },
    {
      line: 12,
      what: 'key to paint, 30 apps, slow',
      unit: ms,
      values: typing(30, 'keyPaintMs', 'slow'),
      ...times(0.5, 'shadcn-admin', PEERS.key * today.slow, ROOM),
    },
    {
      line: 13,
      what: 'processor time per key, 10,000 apps to 100',
      unit: '×',
      values: ratio(typing(10_000, 'keyProcessorMs'), typing(100, 'keyProcessorMs')),
      ...atMost(1.2, '×'),
    },
    {
      line: 13,
      what: 'processor time per key, 50,000 apps to 100',
      unit: '×',
      values: ratio(typing(50_000, 'keyProcessorMs'), typing(100, 'keyProcessorMs')),
      ...atMost(2, '×'),
    },
    {
      line: 14,
      what: 'nodes, 10,000 apps to 100',
      unit: '×',
      values: ratio(typing(10_000, 'nodes'), typing(100, 'nodes')),
      ...atMost(1.1, '×'),
    },
    {
      line: 14,
      what: 'heap, 10,000 apps',
      unit: 'MB',
      values: typing(10_000, 'heapMB'),
      ...times(0.2, 'all rendered', HEAP_ALL_RENDERED),
    },
    {
      line: 15,
      what: 'build, 1 GB to 1 MB: time to identity',
      unit: '×',
      values: ratio(read('build 1024', 'fast', 'identityMs'), read('build 1', 'fast', 'identityMs')),
      ...atMost(3, '×'),
    },
    {
      line: 15,
      what: 'build, 1 GB over 1 MB: memory',
      unit: 'MB',
      values: difference(read('build 1024', 'fast', 'memoryMB'), read('build 1', 'fast', 'memoryMB')),
      ...atMost(64, 'MB'),
    },
    ...[1, 100, 1024].map((size) => ({
      line: 15,
      what: `build, ${size} MB: longest main-thread task`,
      unit: ms,
      values: read(`build ${size}`, 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    })),
    {
      line: 22,
      what: 'SDKs of an APK with 50 MB of classes, to inflating them alone',
      unit: '×',
      values: ratio(read('classes 50', 'fast', 'listMs'), read('classes 50', 'fast', 'inflateMs')),
      ...atMost(3, '×'),
    },
    {
      line: 22,
      what: 'SDKs of an APK with 50 MB of classes: memory',
      unit: 'MB',
      values: read('classes 50', 'fast', 'memoryMB'),
      ...atMost(64, 'MB'),
    },
    {
      line: 22,
      what: 'SDKs of an APK with 50 MB of classes: longest main-thread task',
      unit: ms,
      values: read('classes 50', 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    },
    {
      line: 16,
      what: 'ten screenshots to encoding alone, by our encoder',
      unit: '×',
      values: ratio(read('images', 'fast', 'drawnMs'), read('images', 'fast', 'ownEncodingMs')),
      ...atMost(1.5, '×'),
    },
    {
      line: 16,
      what: 'ten screenshots to encoding alone, by the browser (with alpha)',
      unit: '×',
      values: ratio(read('images', 'fast', 'drawnMs'), read('images', 'fast', 'browserEncodingMs')),
      ...atMost(1.5, '×'),
    },
    {
      line: 16,
      what: 'ten screenshots: longest main-thread task',
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
            unit: ms,
            values: studio(`${work}Fps`).map((fps) => 1000 / fps),
            limit: frameMs * ROOM,
            goal: `≤ ${fixed(frameMs)} ms, 15 % of room`,
          },
          {
            line: 23,
            what: `studio with ten pictures${name}: frames dropped, ${work}`,
            unit: '',
            values: studio(`${work}Dropped`),
            goal: 'reported',
          },
        ]),
        {
          line: 24,
          what: `studio with ten pictures${name}: key to paint`,
          unit: ms,
          values: studio('keyPaintMs'),
          ...atMost(50, ms),
        },
        {
          line: 24,
          what: `studio with ten pictures${name}: slowest interaction`,
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
      unit: 'MB',
      values: read('studio', 'fast', 'memoryMB'),
      ...atMost(300, 'MB'),
    },
    {
      line: 17,
      what: 'npm start to vite build alone',
      unit: '×',
      values: ratio(read('start', 'fast', 'startMs'), read('start', 'fast', 'viteMs')),
      ...atMost(2, '×'),
    },
    {
      line: 18,
      what: 'import of 2,000 files: longest main-thread task',
      unit: ms,
      values: read('import', 'fast', 'longestTaskMs'),
      ...atMost(50, ms),
    },
    {
      line: 18,
      what: 'import of 2,000 files: memory',
      unit: 'MB',
      values: read('import', 'fast', 'memoryMB'),
      limit: 100 + PICTURES_MB,
      goal: `≤ 100 MB more than the pictures (${PICTURES_MB})`,
    },
    {
      line: 19,
      what: 'terminal program: start to node -e 0',
      unit: '×',
      values: ratio(read('cli start', 'fast', 'startMs'), read('cli start', 'fast', 'nodeMs')),
      ...atMost(3, '×'),
    },
    {
      line: 20,
      what: 'terminal program, build of 1 GB to 1 MB: time',
      unit: '×',
      values: ratio(read('cli build 1024', 'fast', 'inspectMs'), read('cli build 1', 'fast', 'inspectMs')),
      ...atMost(3, '×'),
    },
    {
      line: 20,
      what: 'terminal program, build of 1 GB over 1 MB: memory',
      unit: 'MB',
      values: difference(read('cli build 1024', 'fast', 'memoryMB'), read('cli build 1', 'fast', 'memoryMB')),
      ...atMost(64, 'MB'),
    },
    {
      line: 21,
      what: 'terminal program: check of 1,000 listings to reading their files',
      unit: '×',
      values: ratio(read('cli listings', 'fast', 'checkMs'), read('cli listings', 'fast', 'readMs')),
      ...atMost(2, '×'),
    },
    {
      line: 24,
      what: 'poll of a team beside 1,000 others to the same alone: time',
      unit: '×',
      values: ratio(read('teams', 'fast', 'amongMs'), read('teams', 'fast', 'aloneMs')),
      ...atMost(1.5, '×'),
    },
    {
      line: 24,
      what: 'poll beside 1,000 other teams: rows read',
      unit: '',
      values: read('teams', 'fast', 'rowsAmong'),
      ...atMost(5, ''),
    },
    {
      line: 24,
      what: 'poll in a team of 50, 500 drafts, 100,000 entries: rows read',
      unit: '',
      values: read('teams', 'fast', 'rowsInLarge'),
      ...atMost(5, ''),
    },
    {
      line: 24,
      what: 'idle poll: requests',
      unit: '',
      values: read('teams', 'fast', 'requestsPerPoll'),
      ...atMost(1, ''),
    },
    {
      line: 24,
      what: 'poll after one save in that team: requests',
      unit: '',
      values: read('teams', 'fast', 'changedRequests'),
      ...atMost(4, ''),
    },
  ];
  return goals.filter(({ values }) => values.some(Number.isFinite));
}
