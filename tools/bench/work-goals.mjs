import { atMost, counted, ms, time } from './goal.mjs';
import { PICTURES_MB } from './imports.mjs';
import { INTERACTIVE_PAGES } from './interactions.mjs';
import { FRAME_MS, ROOM } from './reference-figures.mjs';
import { difference, ratio } from './statistics.mjs';

/** @typedef {import('./goal.mjs').Goal} Goal @typedef {import('./goal.mjs').Read} Read */

/** Profiles of the studio: how its lines are named, and how long a frame may take: 60 and 30 frames a second. */
const PROFILES = /** @type {const} */ ([
  ['fast', '', FRAME_MS],
  ['slow', ', slow', 2 * FRAME_MS],
]);

/**
 * The goals for real work: builds, pictures, the studio, imports, the terminal program, teams, and long use.
 * @param {Read} read the values of a case
 * @returns {Goal[]}
 */
export function workGoals(read) {
  /** @type {Goal[]} */
  const goals = [
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
    {
      line: 26,
      what: 'first round of a new device in that team: requests',
      kind: counted,
      unit: '',
      values: read('teams', 'fast', 'firstRequests'),
      ...atMost(40, ''),
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
  return goals;
}
