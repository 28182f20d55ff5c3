// Polling a team's database: alone, beside many teams, and in a large team.
import { createPgliteConnection } from '@supabase/lite/pglite';
import { startBackend } from '../../tools/serve/embedded-backend.mjs';
import { loadSource } from '../../tools/load-source.mjs';
import { DEMO_TEAM } from '../../tools/serve/demo-team.mjs';
import { counted, median, times } from '../figures.mjs';
import { openSession, settle } from '../session.mjs';

/** @typedef {import('../session.mjs').Session} Session */

/** A company of 50 with years of work, and 1,000 other teams in the same project. */
const LOAD = { people: 50, submissions: 500, activity: 100_000, teams: 1000, comments: 5000 };

/** @param {string} root of the project @returns {Promise<Record<string, number>>} */
async function measureTeamLoad(root) {
  const { measureTeams, SITE } = /** @type {typeof import('../team-load.ts')} */ (
    await loadSource(root, 'bench/team-load.ts')
  );
  const connection = await createPgliteConnection({});
  try {
    // A hosted project has these roles from the start.
    for (const role of ['anon nologin', 'authenticated nologin', 'service_role nologin bypassrls']) {
      await connection.exec(`create role ${role}`);
    }
    const secret = 'a secret of the bench, which is long enough';
    return await measureTeams(connection, await startBackend(connection, { siteUrl: SITE, secret }), LOAD);
  } finally {
    await connection.close();
  }
}

/** The same number as in lib/team/team-sync.tsx. */
const POLL_MS = 5000;
const SAVES = 7;
/** Between two saves, so that they begin at different moments of the other page's polls. */
const PAUSE_MS = 1700;

/** Opens the draft of the demo's team. @param {Session} session signed in @param {string} site */
export async function openSharedDraft({ page }, site) {
  await page.goto(`${site}/team`, { waitUntil: 'load' });
  await page.getByRole('button', { name: `Open ${DEMO_TEAM.name}` }).click();
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await page.getByText(/Last change by/).waitFor();
  return page.getByLabel('App Name', { exact: true });
}

/**
 * Saves a text in a team's draft while another member looks at the same draft.
 * @param {Session} session signed in as one member @param {string} site
 * @returns {Promise<{ seenMs: number }>} until the other page shows it
 */
async function measureSeen(session, site) {
  const browser = session.context.browser();
  if (!browser) throw new Error('the browser has ended');
  const other = await openSession(browser, {});
  try {
    await other.page.goto(`${site}/sign-in`);
    await settle(other);
    await other.page.getByLabel('Email').fill(DEMO_TEAM.email);
    await other.page.getByLabel('Password').fill(DEMO_TEAM.password);
    await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.page.waitForURL(`${site}/apps`);
    const written = await openSharedDraft(session, site);
    const seen = await openSharedDraft(other, site);
    await seen.waitFor();
    const times = [];
    for (let save = 1; save <= SAVES; save += 1) {
      const text = `Lantern ${save}`;
      const started = performance.now();
      await written.fill(text);
      await other.page.waitForFunction(
        (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted),
        text,
      );
      times.push(performance.now() - started);
      await session.page.waitForTimeout(PAUSE_MS);
    }
    return { seenMs: median(times) };
  } finally {
    await other.close();
  }
}

/** @param {{ root: string, site: string, isQuick: boolean }} where @returns {import('./groups.mjs').Group[]} */
export function teamGroups({ root, site, isQuick }) {
  return [
    {
      title: 'a save until another member sees it, to the time between two polls',
      cases: isQuick
        ? []
        : [
            {
              name: 'seen',
              profiles: ['fast'],
              rounds: 1,
              isSignedIn: true,
              measure: (session) => measureSeen(session, site),
            },
          ],
      goals: ({ of }) => [
        times(
          'median',
          of('seen', 'seenMs').map((ms) => ms / POLL_MS),
          1,
        ),
      ],
    },
    {
      title: 'idle poll beside 1,000 other teams, and in a team of 50 with 500 drafts',
      cases: isQuick
        ? []
        : [{ name: 'teams', profiles: ['fast'], rounds: 1, measure: () => measureTeamLoad(root) }],
      goals: ({ of, within }) => [
        times('time to the same alone', within('teams', 'amongMs', 'aloneMs'), 1.5),
        times('in the large team', within('teams', 'inLargeMs', 'aloneMs'), 1.5),
        times('after a comment, 5,000 to 500', within('teams', 'manyCommentsMs', 'fewCommentsMs'), 1.2),
        counted('rows', '', of('teams', 'rowsAmong'), 5),
        counted('rows, large team', '', of('teams', 'rowsInLarge'), 5),
        counted('requests', '', of('teams', 'requestsPerPoll'), 1),
        counted('requests after one save', '', of('teams', 'changedRequests'), 4),
        counted('requests of a new device', '', of('teams', 'firstRequests'), 40),
      ],
    },
  ];
}
