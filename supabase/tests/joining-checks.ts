import { randomUUID } from 'node:crypto';
import type { Recorder } from './recorder';
import { dayIn, EARLIER, invitation, joining } from './rows';
import type { Cast, Person, Row } from './world';

/** Checks who may invite, for how long, and who may use an invitation. Ends with everybody but the stranger in the team. */
export async function checkJoining(check: Recorder, cast: Cast) {
  const { founder, publisher, developer, removed, stranger, teamId, strangersTeamId } = cast;
  const invite = async (title: string, changes: Row = {}) => {
    const row = invitation(founder, teamId, changes);
    await check.taken(`invite ${title}`, founder.post('invitations', row));
    return row.id;
  };
  const join = (by: Person, code: unknown, changes?: Row) =>
    by.post('joins', joining(by, teamId, code, changes));
  const forPublisher = await invite('a publisher by address', { email: publisher.email });
  await check.refused('join with the code of another address', join(stranger, forPublisher));
  await check.refused(
    'join with a forged address',
    join(stranger, forPublisher, { by_email: publisher.email }),
  );
  await check.refused(
    'join for somebody else',
    stranger.post('joins', joining(publisher, teamId, forPublisher)),
  );
  await check.refused('join with a guessed code', join(stranger, randomUUID()));
  await check.refused(
    'join another team with the code',
    publisher.post('joins', joining(publisher, strangersTeamId, forPublisher)),
  );
  await check.taken('join', join(publisher, forPublisher));
  await check.refused('use a code twice', join(stranger, forPublisher));
  const forDeveloper = await invite('a developer', { role: 'developer' });
  await check.taken('join as a developer', join(developer, forDeveloper));
  const asAdmin = await invite('an admin', { role: 'admin' });
  await check.refused('join again as admin', join(publisher, asAdmin));
  await check.sees('members see no invitation', publisher.get('invitations?select=*'), 0);
  const through = await publisher.get('teams?select=id,invitations(*)');
  check.holds('nor through another table', !JSON.stringify(through.rows).includes(String(asAdmin)));
  await check.unchanged(
    'members take no invitation back',
    publisher.send('DELETE', `invitations?id=eq.${String(asAdmin)}`),
  );
  await check.taken(
    'admins take an invitation back',
    founder.send('DELETE', `invitations?id=eq.${String(asAdmin)}`),
  );
  await check.refused('join with a code that was taken back', join(stranger, asAdmin));
  for (const [until, day] of [
    ['until 9999', '9999-12-31'],
    ['for 40 days', dayIn(40)],
  ]) {
    const long = invitation(founder, teamId, { expires_on: day });
    await check.refused(`invite ${until}`, founder.post('invitations', long));
  }
  const nul = `${removed.email}\0`;
  await check.refused(
    'invite an address with a NUL',
    founder.post('invitations', invitation(founder, teamId, { email: nul })),
  );
  const ended = await invite('until a day in the past', { expires_on: EARLIER });
  await check.refused('join with an ended code', join(stranger, ended));
  await check.refused('members invite', publisher.post('invitations', invitation(publisher, teamId)));
  await check.refused(
    'invite in the name of an admin',
    publisher.post('invitations', invitation(founder, teamId)),
  );
  await check.refused('strangers invite', stranger.post('invitations', invitation(stranger, teamId)));
  await check.refused(
    'invite with an unknown role',
    founder.post('invitations', invitation(founder, teamId, { role: 'owner' })),
  );
  const capitals = removed.email.toUpperCase();
  const forRemoved = await invite('an address in capitals', { role: 'reviewer', email: capitals });
  await check.refused('join with an address with a NUL', join(removed, forRemoved, { by_email: nul }));
  await check.taken('join as a reviewer', join(removed, forRemoved));
}
