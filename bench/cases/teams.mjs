// Polling a team's database: alone, beside many teams, and in a large team.
import { createPgliteConnection } from '@supabase/lite/pglite';
import { startBackend } from '../../tools/serve/embedded-backend.mjs';
import { loadSource } from '../../tools/load-source.mjs';
import { counted, times } from '../figures.mjs';

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

/** @param {string} root @returns {import('./groups.mjs').Group[]} */
export function teamGroups(root) {
  return [
    {
      title: 'idle poll beside 1,000 other teams, and in a team of 50 with 500 drafts',
      cases: [{ name: 'teams', profiles: ['fast'], rounds: 1, measure: () => measureTeamLoad(root) }],
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
