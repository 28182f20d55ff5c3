// Measures polling a team's database: alone, beside many teams, and in a large team.
import { createPgliteConnection } from '@supabase/lite/pglite';
import { startBackend } from '../embedded-backend.mjs';
import { loadSource } from '../load-source.mjs';

/** A company of 50 with years of work, and 1,000 other teams in the same project. */
const LOAD = { people: 50, submissions: 500, activity: 100_000, teams: 1000 };

/** @param {string} root of the project @returns {Promise<Record<string, number>>} */
export async function measureTeamLoad(root) {
  const { measureTeams, SITE } = /** @type {typeof import('./team-load.ts')} */ (
    await loadSource(root, 'tools/bench/team-load.ts')
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
