import { counted, ms, REPORTED, time } from './goal.mjs';
import { PICTURES_MB } from './imports.mjs';
import { INTERACTIVE_PAGES } from './interactions.mjs';
import { FRAME_MS, TOLERANCE } from './reference-figures.mjs';
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
  /** @param {string} name @param {string} metric */
  const fast = (name, metric) => read(name, 'fast', metric);
  /** Divides two figures of one case. @param {string} name @param {string} metric @param {string} by */
  const within = (name, metric, by) => ratio(fast(name, metric), fast(name, by));
  /** @param {string} name of the case of 1 GB; that of 1 MB is divided by @param {string} metric */
  const toSmall = (name, metric) => ratio(fast(`${name} 1024`, metric), fast(`${name} 1`, metric));
  /** @param {string} name */
  const overSmall = (name) => difference(fast(`${name} 1024`, 'memoryMB'), fast(`${name} 1`, 'memoryMB'));

  const classes = 'SDKs of an APK with 50 MB of classes';
  const files = 'import of 2,000 files';
  const program = 'terminal program';
  const large = 'poll in a team of 50, 500 drafts, 100,000 entries: rows read';
  const start = within('cli start', 'startMs', 'nodeMs');
  const listings = within('cli listings', 'checkMs', 'readMs');
  return [
    time(15, 'build, 1 GB to 1 MB: time to identity', '×', toSmall('build', 'identityMs'), 3),
    counted(15, 'build, 1 GB over 1 MB: memory', 'MB', overSmall('build'), 64),
    ...[1, 100, 1024].map((size) =>
      time(15, `build, ${size} MB: longest main-thread task`, ms, fast(`build ${size}`, 'longestTaskMs'), 50),
    ),
    time(22, `${classes}, to inflating them alone`, '×', within('classes 50', 'listMs', 'inflateMs'), 3),
    counted(22, `${classes}: memory`, 'MB', fast('classes 50', 'memoryMB'), 64),
    time(22, `${classes}: longest main-thread task`, ms, fast('classes 50', 'longestTaskMs'), 50),
    ...Object.entries({
      'by our encoder': 'ownEncodingMs',
      'by the browser (with alpha)': 'browserEncodingMs',
    }).map(([encoder, metric]) => {
      const what = `ten screenshots to encoding alone, ${encoder}`;
      return time(16, what, '×', within('images', 'drawnMs', metric), 1.5);
    }),
    time(16, 'ten screenshots: longest main-thread task', ms, fast('images', 'longestTaskMs'), 50),
    ...PROFILES.flatMap(([profile, name, frameMs]) => {
      const studio = (/** @type {string} */ metric) => read('studio', profile, metric);
      const pictures = `studio with ten pictures${name}`;
      const frame = {
        limit: frameMs * TOLERANCE,
        goal: `≤ ${Math.round(frameMs * 100) / 100} ms, 15 % tolerance`,
      };
      return [
        ...['drag', 'typing'].flatMap((work) => {
          const frames = studio(`${work}Fps`).map((fps) => 1000 / fps);
          return [
            time(23, `${pictures}: time per frame, ${work}`, ms, frames, frame),
            time(23, `${pictures}: frames dropped, ${work}`, '', studio(`${work}Dropped`), REPORTED),
          ];
        }),
        time(24, `${pictures}: key to paint`, ms, studio('keyPaintMs'), 50),
        time(24, `${pictures}: slowest interaction`, ms, studio('slowestInteractionMs'), 100),
      ];
    }),
    counted(25, 'studio with ten pictures: memory', 'MB', fast('studio', 'memoryMB'), 300),
    time(17, 'npm start to vite build alone', '×', within('start', 'startMs', 'viteMs'), 2),
    time(18, `${files}: longest main-thread task`, ms, fast('import', 'longestTaskMs'), 50),
    counted(18, `${files}: memory`, 'MB', fast('import', 'memoryMB'), {
      limit: 100 + PICTURES_MB,
      goal: `≤ 100 MB more than the pictures (${PICTURES_MB})`,
    }),
    time(19, `${program}: start to node -e 0`, '×', start, 3),
    time(27, `${program}, mcp: start to node -e 0`, '×', within('cli start', 'mcpMs', 'nodeMs'), 4),
    time(20, `${program}, build of 1 GB to 1 MB: time`, '×', toSmall('cli build', 'inspectMs'), 3),
    counted(20, `${program}, build of 1 GB over 1 MB: memory`, 'MB', overSmall('cli build'), 64),
    time(21, `${program}: check of 1,000 listings to reading their files`, '×', listings, 2),
    time(
      26,
      'poll of a team beside 1,000 others to the same alone: time',
      '×',
      within('teams', 'amongMs', 'aloneMs'),
      1.5,
    ),
    counted(26, 'poll beside 1,000 other teams: rows read', '', fast('teams', 'rowsAmong'), 5),
    counted(26, large, '', fast('teams', 'rowsInLarge'), 5),
    counted(26, 'idle poll: requests', '', fast('teams', 'requestsPerPoll'), 1),
    counted(26, 'poll after one save in that team: requests', '', fast('teams', 'changedRequests'), 4),
    counted(26, 'first round of a new device in that team: requests', '', fast('teams', 'firstRequests'), 40),
    ...INTERACTIVE_PAGES.flatMap((path) => [
      time(33, `${path}, slow: the slowest press`, ms, read(`interactions ${path}`, 'slow', 'pressMs'), 100),
      time(33, `${path}, slow: the slowest key`, ms, read(`interactions ${path}`, 'slow', 'typeMs'), 50),
    ]),
    time(34, 'second visit: slow line to fast', '×', within('second visit', 'slowMs', 'fastMs'), 1.3),
    time(34, 'second visit: offline to fast', '×', within('second visit', 'offlineMs', 'fastMs'), 1.3),
    counted(35, 'long session: nodes more', '', fast('long session', 'nodesGrown'), 50),
    counted(35, 'long session: listeners more', '', fast('long session', 'listenersGrown'), 5),
    counted(35, 'long session: heap more', 'MB', fast('long session', 'heapGrownMB'), 0.5),
  ];
}
