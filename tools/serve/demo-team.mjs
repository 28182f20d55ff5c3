import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path from this folder */
const readJson = (path) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

/** A team that the demo account shares with a second account, to try both sides in two windows. */
export const DEMO_TEAM = /** @type {{ teamId: string, name: string, email: string, password: string }} */ (
  readJson('../../src/config/demo-team.json')
);

/** The invitation is used immediately; its last day is a day in UTC. */
const VALID_MS = 86_400_000;
/** Shape of the draft: SHARED_FORMAT of src/domain/team-sync/shared-draft.ts at the time it was written. */
const DRAFT_FORMAT = 1;

/**
 * Creates the second account, the team and its draft. Does nothing when the second account exists already, so that a
 * team which the user has deleted does not return with the next start.
 * @param {(request: Request) => Promise<Response>} ask the embedded backend
 * @param {{ siteUrl: string, founder: { email: string, password: string } }} options
 */
export async function addDemoTeam(ask, { siteUrl, founder }) {
  /** @param {string} path @param {object} body @param {string} [token] */
  const post = (path, body, token) =>
    ask(
      new Request(siteUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      }),
    );
  const { teamId, name, email, password } = DEMO_TEAM;
  const signedUp = await post('/auth/v1/signup', { email, password });
  const signedIn = signedUp.ok && (await post('/auth/v1/token?grant_type=password', founder));
  if (!signedIn || !signedIn.ok) return; // exists already, or the user has changed the demo account's password
  const [member, owner] = await Promise.all([signedUp, signedIn].map((answer) => answer.json()));
  const draft = readJson('demo-team-draft.json');
  const code = randomUUID();
  /** @type {[table: string, session: typeof owner, row: object][]} */
  const rows = [
    ['teams', owner, { id: teamId, name, by_email: founder.email }],
    [
      'invitations',
      owner,
      {
        ...{ id: code, team_id: teamId, role: 'reviewer' },
        expires_on: new Date(Date.now() + VALID_MS).toISOString().slice(0, 10),
      },
    ],
    ['joins', member, { id: randomUUID(), team_id: teamId, invitation_id: code, by_email: email }],
    [
      'saves',
      owner,
      {
        id: randomUUID(),
        team_id: teamId,
        submission_id: randomUUID(),
        revision: 1,
        format: DRAFT_FORMAT,
        draft,
      },
    ],
  ];
  for (const [table, { access_token: token, user }, row] of rows) {
    await post(`/rest/v1/${table}`, { ...row, by_id: user.id }, token);
  }
}
