import { randomUUID } from 'node:crypto';
import { checkApprovals } from './approval-checks';
import { checkThreads, checkThreadsFromOutside } from './comment-checks';
import { createRecorder, type Recorder } from './recorder';
import { checkJoining } from './joining-checks';
import { checkPictureRemovals } from './picture-checks';
import {
  comment,
  invitation,
  joining,
  OTHER_HASH,
  picture,
  removal,
  roleChange,
  save,
  settings,
  team,
} from './rows';
import { TABLE_NAMES, type Cast, type Person, type Row, type Table, type World } from './world';

/**
 * Runs the policy table. On some of the tables everybody tries everything.
 * @returns the checks that fail, and how many there are
 */
export async function runChecks(world: World, tables: readonly Table[] = TABLE_NAMES) {
  const [founder, publisher, developer, removed, stranger] = await Promise.all(
    ['founder', 'publisher', 'developer', 'removed', 'stranger'].map((name) => world.join(name)),
  );
  if (!founder || !publisher || !developer || !removed || !stranger) throw new Error('Sign-up failed');
  const check = await createRecorder(world);
  const cast = await checkFounding(check, world, { founder, publisher, developer, removed, stranger });
  await checkJoining(check, cast);
  const submissionId = await checkSaves(check, cast);
  await checkCommentsAndPictures(check, cast, submissionId);
  const threadId = await checkThreads(check, cast, submissionId);
  await checkApprovals(check, cast, submissionId);
  await checkPictureRemovals(check, cast, submissionId);
  await checkRoles(check, cast, submissionId);
  const outside = [removed, world.visitor, world.forger];
  await checkThreadsFromOutside(check, outside, cast, submissionId, threadId);
  await checkTables(check, world, cast, tables);
  await checkAudit(check, cast);
  await checkEnd(check, world, cast);
  return { failures: check.failures, count: check.count() };
}

async function checkFounding(
  check: Recorder,
  world: World,
  people: Omit<Cast, 'teamId' | 'strangersTeamId'>,
): Promise<Cast> {
  const { founder, stranger } = people;
  const own = team(founder, { seq: 99, owner_id: stranger.id });
  const teamId = String(own.id);
  await check.refused('found in another name', founder.post('teams', team(stranger)));
  await check.refused(
    'found with another e-mail',
    founder.post('teams', team(founder, { by_email: 'x@example.com' })),
  );
  await check.refused('found without a token', world.visitor.post('teams', team(founder)));
  await check.refused('found with a forged token', world.forger.post('teams', team(founder)));
  await check.refused(
    'found with an address with a NUL',
    founder.post('teams', team(founder, { by_email: `${founder.email}\0` })),
  );
  await check.refused('found without a name', founder.post('teams', team(founder, { name: '' })));
  await check.taken('found', founder.post('teams', own));
  const [stored] = (await founder.get(`teams?id=eq.${teamId}&select=*`)).rows;
  check.holds('a claimed counter starts at 1', stored?.seq === 1);
  check.holds('a claimed owner is replaced by the founder', stored?.owner_id === founder.id);
  check.holds('roles bind from the start', stored?.roles_bind === true && stored.shares_originals === false);
  const other = team(stranger);
  await check.taken('a stranger has a team', stranger.post('teams', other));
  await check.refused('found the same team twice', stranger.post('teams', team(stranger, { id: teamId })));
  for (let made = 1; made < 20; made += 1) await stranger.post('teams', team(stranger));
  await check.refresh();
  await check.refused('found a 21st team', stranger.post('teams', team(stranger)));
  return { ...people, teamId, strangersTeamId: String(other.id) };
}

async function checkSaves(check: Recorder, cast: Cast): Promise<string> {
  const { founder, publisher, developer, stranger, teamId, strangersTeamId } = cast;
  const id = randomUUID();
  const send = (row: Row, by = publisher) => by.post('saves', row);
  const first = save(publisher, teamId, id, 1);
  await check.refused('begin with revision 2', send(save(publisher, teamId, id, 2)));
  await check.taken('share a draft', send(first));
  await check.refused('the same revision again', send(save(developer, teamId, id, 1), developer));
  await check.refused('skip a revision', send(save(publisher, teamId, id, 3)));
  await check.refused('save in another name', send(save(founder, teamId, id, 2)));
  await check.refused('save for nobody', send(save(publisher, teamId, id, 2, { by_id: null })));
  await check.refused('save without a team', send(save(publisher, teamId, id, 2, { team_id: null })));
  await check.refused('save as a stranger', send(save(stranger, teamId, id, 2), stranger));
  await check.refused('save into another team', send(save(publisher, strangersTeamId, id, 2)));
  await check.refused(
    'take a submission out of its team',
    send(save(stranger, strangersTeamId, id, 2), stranger),
  );
  await check.refused(
    'start a submission of another team again',
    send(save(stranger, strangersTeamId, id, 1), stranger),
  );
  await check.refused('an older format', send(save(publisher, teamId, id, 2, { format: 0 })));
  await check.refused(
    'a draft of 1.2 MB',
    send(save(publisher, teamId, id, 2, { draft: { text: 'x'.repeat(1_200_000) } })),
  );
  await check.refused('the same id as another save', send(save(publisher, teamId, id, 2, { id: first.id })));
  const two = [save(publisher, teamId, id, 2), save(founder, teamId, id, 3)];
  await check.refused('two in one request, one of them forged', publisher.send('POST', 'saves', two));
  await check.refused(
    'CSV',
    publisher.send('POST', 'saves', 'id,team_id\n1,2', { 'content-type': 'text/csv' }),
  );
  await check.refused('no JSON', publisher.send('POST', 'saves', '{"id":'));
  const upsert = { prefer: 'resolution=merge-duplicates' };
  await check.refused(
    'upsert by id',
    developer.send('POST', 'saves', save(developer, teamId, id, 1, { id: first.id }), upsert),
  );
  await check.refused(
    'upsert by revision',
    developer.send(
      'POST',
      'saves?on_conflict=submission_id,revision',
      save(developer, teamId, id, 1),
      upsert,
    ),
  );
  await check.taken('save in a newer format', send(save(developer, teamId, id, 2, { format: 2 }), developer));
  await check.refused('save in the older format after that', send(save(publisher, teamId, id, 3)));
  await check.refused(
    'save in a format that no version knows',
    send(save(developer, teamId, id, 3, { format: 32_767 }), developer),
  );
  await check.refused('skip a format', send(save(publisher, teamId, id, 3, { format: 4 })));
  const newer = { format: 2 };
  await check.taken(
    'a draft of 900 KB',
    send(save(publisher, teamId, id, 3, { ...newer, draft: { text: 'x'.repeat(900_000) } })),
  );
  const stopped = { draft: null };
  await check.refused(
    'stop the sharing of another member',
    send(save(developer, teamId, id, 4, { ...newer, ...stopped }), developer),
  );
  await check.taken(
    'the member who shared it stops, in an old format',
    send(save(publisher, teamId, id, 4, stopped)),
  );
  await check.taken(
    'share again, in any format',
    send(save(developer, teamId, id, 5, { format: 9 }), developer),
  );
  await check.refused('the first sharer stops it now', send(save(publisher, teamId, id, 6, stopped)));
  await check.taken('an admin stops it', send(save(founder, teamId, id, 6, stopped), founder));
  await check.taken('share it once more', send(save(publisher, teamId, id, 7, newer)));
  await check.taken(
    'a draft of nonsense',
    send(save(publisher, teamId, id, 8, { ...newer, draft: [1, { 'x y': null }] })),
  );
  for (let revision = 9; revision <= 26; revision += 1)
    await send(save(publisher, teamId, id, revision, newer));
  await check.refresh();
  await check.sees('the last 8 saves stay', publisher.get(`saves?submission_id=eq.${id}&select=revision`), 8);
  const [head] = (await founder.get(`submissions?id=eq.${id}&select=revision,by_id`)).rows;
  check.holds('the newest is the state', head?.revision === 26 && head.by_id === publisher.id);
  return id;
}

async function checkCommentsAndPictures(check: Recorder, cast: Cast, submissionId: string) {
  const { founder, publisher, developer, stranger, teamId, strangersTeamId } = cast;
  const say = (by: Person, changes?: Row) => by.post('comments', comment(by, teamId, submissionId, changes));
  const add = (by: Person, changes?: Row) => by.post('pictures', picture(by, teamId, changes));
  const own = comment(publisher, teamId, submissionId);
  await check.taken('comment', publisher.post('comments', own));
  await check.refused(
    'comment in another name',
    publisher.post('comments', comment(founder, teamId, submissionId)),
  );
  await check.refused('comment as a stranger', say(stranger));
  await check.refused(
    'comment from another team',
    stranger.post('comments', comment(stranger, strangersTeamId, submissionId)),
  );
  await check.refused(
    'comment on nothing',
    publisher.post('comments', comment(publisher, teamId, randomUUID())),
  );
  await check.refused('an empty comment', say(publisher, { body: '' }));
  await check.refused('5,000 characters', say(publisher, { body: 'x'.repeat(5000) }));
  await check.refused('replace the comment of another', say(developer, { replaces: own.id }));
  const edit = { replaces: own.id, body: 'Two words shorter.' };
  await check.taken('replace an own comment', say(publisher, edit));
  await check.taken('take an own comment back', say(publisher, { replaces: own.id, body: '' }));

  await check.taken('add a picture', add(publisher));
  await check.refused('the same picture again', add(publisher));
  await check.taken('the same picture of another member', add(founder));
  await check.refused('a picture as a stranger', add(stranger));
  await check.refused('a picture in another name', publisher.post('pictures', picture(founder, teamId)));
  await check.refused('an SVG', add(publisher, { media_type: 'image/svg+xml' }));
  const large = { data: 'A'.repeat(500_000), sha256: OTHER_HASH };
  await check.refused('an original', add(publisher, large));
  await check.refused(
    'members share originals',
    publisher.post('team_changes', settings(publisher, teamId, { shares_originals: true })),
  );
  await check.taken(
    'an admin shares originals',
    founder.post('team_changes', settings(founder, teamId, { shares_originals: true })),
  );
  await check.taken('an original after that', add(publisher, large));
  await check.refused('more than 6 MB', add(publisher, { data: 'A'.repeat(8_100_000) }));
}

async function checkRoles(check: Recorder, cast: Cast, submissionId: string) {
  const { founder, publisher, developer, removed, stranger, teamId } = cast;
  const change = (by: Person, whom: Person, role: string | null, name = by) =>
    by.post('role_changes', roleChange(name, teamId, whom.id, role));
  const set = (by: Person, changes: Row) => by.post('team_changes', settings(by, teamId, changes));
  await check.refused('make oneself admin', change(publisher, publisher, 'admin'));
  await check.refused(
    'make oneself admin in the name of the founder',
    change(publisher, publisher, 'admin', founder),
  );
  await check.refused('remove another member', change(publisher, developer, null));
  await check.refused('a stranger removes a member', change(stranger, developer, null));
  await check.refused('a role for somebody outside', change(founder, stranger, 'reviewer'));
  await check.refused('an unknown role', change(founder, developer, 'owner'));
  await check.refused('the owner leaves', change(founder, founder, null));
  await check.taken('an admin changes a role', change(founder, developer, 'admin'));
  await check.refused('another admin demotes the owner', change(developer, founder, 'developer'));
  await check.refused('another admin removes the owner', change(developer, founder, null));
  await check.refused('another admin takes the team over', set(developer, { owner_id: developer.id }));
  await check.refused('hand over to a member who is no admin', set(founder, { owner_id: publisher.id }));
  await check.refused('hand over to a stranger', set(founder, { owner_id: stranger.id }));
  await check.taken('hand over to an admin', set(founder, { owner_id: developer.id }));
  await check.unchanged('the former owner deletes the team', founder.send('DELETE', `teams?id=eq.${teamId}`));
  await check.taken('hand back', set(developer, { owner_id: founder.id }));
  await check.taken('the role back', change(founder, developer, 'developer'));
  await check.taken('remove a member', change(founder, removed, null));
  await check.refused(
    'a removed member saves',
    removed.post('saves', save(removed, teamId, submissionId, 28, { format: 2 })),
  );
  await check.refused('a removed member comes back alone', change(removed, removed, 'reviewer'));
  const names = await publisher.get(
    `members?team_id=eq.${teamId}&user_id=eq.${removed.id}&select=email,left_at`,
  );
  check.holds(
    'the name stays on old work',
    names.rows[0]?.email === removed.email && names.rows[0].left_at !== null,
  );
  const again = invitation(founder, teamId, { role: 'developer' });
  await founder.post('invitations', again);
  await check.refresh();
  await check.taken(
    'a new invitation brings a new role',
    removed.post('joins', joining(removed, teamId, again.id)),
  );
  const [seat] = (await removed.get(`seats?team_id=eq.${teamId}&select=role`)).rows;
  check.holds('which is the one of the invitation', seat?.role === 'developer');
  await check.taken('a member leaves', change(removed, removed, null));
}

/** Every verb by everybody: nothing may be read from outside, and no row may be changed by anybody. */
async function checkTables(check: Recorder, world: World, cast: Cast, tables: readonly Table[]) {
  const { founder, publisher, removed, stranger, teamId } = cast;
  await founder.post('invitations', invitation(founder, teamId));
  await check.refresh();
  const keys: Partial<Record<Table, string>> = { teams: 'id' };
  const writable = new Set(['teams', 'invitations']);
  const people = { founder, publisher, removed, stranger, visitor: world.visitor, forger: world.forger };
  for (const table of tables) {
    const filter = `${keys[table] ?? 'team_id'}=eq.${teamId}`;
    const known = (await founder.get(`${table}?${filter}&select=*&limit=1`)).rows[0];
    for (const [name, person] of Object.entries(people)) {
      const isInside = name === 'founder' || name === 'publisher';
      if (!isInside) await check.sees(`${name} reads ${table}`, person.get(`${table}?${filter}&select=*`), 0);
      const row = { ...known, ...(known && 'by_id' in known && { by_id: person.id }) };
      const url = `${table}?${filter}`;
      const upsert = { prefer: 'resolution=merge-duplicates' };
      const mayDelete = name === 'founder' && writable.has(table);
      await check.together(async () => {
        await check.unchanged(`${name} changes ${table}`, person.send('PATCH', url, row));
        await check.refused(`${name} overwrites ${table}`, person.send('POST', table, row, upsert));
        await check.refused(`${name} adds the same to ${table}`, person.post(table, row));
        await check.unchanged(`${name} puts ${table}`, person.send('PUT', url, row));
        if (!mayDelete) await check.unchanged(`${name} deletes ${table}`, person.send('DELETE', url));
      });
    }
    const isSecret = [
      'joins',
      'role_changes',
      'team_changes',
      'thread_changes',
      'visits',
      'picture_removals',
    ].includes(table);
    if (!isSecret) check.holds(`the founder reads ${table}`, known !== undefined);
  }
}

async function checkAudit(check: Recorder, { publisher, teamId }: Cast) {
  const log = (await publisher.get(`activity?team_id=eq.${teamId}&select=seq,by_role,at&order=seq`)).rows;
  const [stored] = (await publisher.get(`teams?id=eq.${teamId}&select=seq`)).rows;
  check.holds(
    'the log has no gap',
    log.every(({ seq }, index) => seq === index + 1),
  );
  check.holds('the log ends at the counter', log.length > 50 && log.length === stored?.seq);
  check.holds(
    'every entry has a role and a time',
    log.every(({ by_role, at }) => Boolean(by_role && at)),
  );
}

async function checkEnd(check: Recorder, world: World, cast: Cast) {
  const { founder, publisher, stranger, teamId } = cast;
  const url = `teams?id=eq.${teamId}`;
  await check.unchanged('a member deletes the team', publisher.send('DELETE', url));
  await check.unchanged('a stranger deletes the team', stranger.send('DELETE', url));
  await check.taken('the owner deletes the team', founder.send('DELETE', url));
  check.holds('no row of the team is left', !(await world.content()).includes(teamId));
}

/** The quotas, in a database whose migration was edited to allow two members, one shared draft and one picture. */
export async function runQuotaChecks(world: World): Promise<string[]> {
  const [founder, second, third] = await Promise.all(['founder', 'second', 'third'].map(world.join));
  if (!founder || !second || !third) throw new Error('Sign-up failed');
  const check = await createRecorder(world);
  const own = team(founder);
  const teamId = String(own.id);
  await check.taken('found', founder.post('teams', own));
  const codes = [invitation(founder, teamId), invitation(founder, teamId)];
  for (const code of codes) await check.taken('invite', founder.post('invitations', code));
  await check.taken('a second member', second.post('joins', joining(second, teamId, codes[0]?.id)));
  await check.refused('a third member', third.post('joins', joining(third, teamId, codes[1]?.id)));
  const first = randomUUID();
  await check.taken('a draft', founder.post('saves', save(founder, teamId, first, 1)));
  await check.taken('its next save', founder.post('saves', save(founder, teamId, first, 2)));
  await check.refused('another draft', founder.post('saves', save(founder, teamId, randomUUID(), 1)));
  await check.taken('stop sharing', founder.post('saves', save(founder, teamId, first, 3, { draft: null })));
  await check.taken(
    'another draft after that',
    founder.post('saves', save(founder, teamId, randomUUID(), 1)),
  );
  await check.taken('a picture', founder.post('pictures', picture(founder, teamId)));
  const another = picture(founder, teamId, { sha256: OTHER_HASH });
  await check.refused('another picture', founder.post('pictures', another));
  await check.taken('remove the first', founder.post('picture_removals', removal(founder, teamId)));
  await check.taken('another picture after that', founder.post('pictures', another));
  return check.failures;
}
