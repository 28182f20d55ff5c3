import { randomUUID } from 'node:crypto';
import type { Recorder } from './recorder';
import { comment, threadChange, visit } from './rows';
import type { Cast, Person } from './world';

/** Comments in threads, resolving, and who has a submission open. @returns the first comment of a thread */
export async function checkThreads(check: Recorder, cast: Cast, submissionId: string): Promise<string> {
  const { founder, publisher, developer, stranger, teamId, strangersTeamId } = cast;
  const add = (by: Person, row: Record<string, unknown>) => by.post('comments', row);
  const first = comment(publisher, teamId, submissionId);
  await check.taken('begin a thread', add(publisher, first));
  const answer = comment(developer, teamId, submissionId, { thread_id: first.id });
  await check.taken('answer in a thread', add(developer, answer));
  const bad = (changes: Record<string, unknown>) => comment(developer, teamId, submissionId, changes);
  await check.refused('answer in no thread', add(developer, bad({ thread_id: randomUUID() })));
  await check.refused('answer to an answer', add(developer, bad({ thread_id: answer.id })));
  const self = randomUUID();
  await check.refused('a thread of itself', add(developer, bad({ id: self, thread_id: self })));
  await check.refused('a version of itself', add(developer, bad({ id: self, replaces: self })));
  const asStranger = comment(stranger, teamId, submissionId, { thread_id: first.id });
  await check.refused('a stranger answers', add(stranger, asStranger));
  await check.refused(
    'a stranger answers from another team',
    add(stranger, comment(stranger, strangersTeamId, submissionId, { thread_id: first.id })),
  );
  const edited = comment(developer, teamId, submissionId, { replaces: answer.id, body: 'Done.' });
  await check.taken('replace an own answer', add(developer, edited));
  await check.refused('replace a version of an answer', add(developer, bad({ replaces: edited.id })));
  await check.refused('answer to a version', add(developer, bad({ thread_id: edited.id })));

  const mark = (by: Person, changes: Record<string, unknown> = {}) =>
    by.post('thread_changes', threadChange(by, teamId, first.id, changes));
  await check.taken('resolve a thread of another', mark(founder));
  await check.taken('reopen it', mark(developer, { change: 'reopen' }));
  await check.refused('resolve in another name', mark(developer, { by_id: founder.id }));
  await check.refused('a stranger resolves', mark(stranger));
  await check.refused('a stranger resolves from another team', mark(stranger, { team_id: strangersTeamId }));
  await check.refused('resolve an answer', mark(developer, { comment_id: answer.id }));
  await check.refused('resolve nothing', mark(developer, { comment_id: randomUUID() }));
  await check.refused('an unknown change', mark(developer, { change: 'delete' }));
  const log = await publisher.get(`activity?team_id=eq.${teamId}&verb=in.(resolve,reopen)&select=by_id,at`);
  check.holds(
    'the log says who resolved and reopened',
    log.rows.map(({ by_id: by }) => by).join() === `${founder.id},${developer.id}`,
  );

  const open = (by: Person, changes: Record<string, unknown> = {}) =>
    by.post('visits', visit(by, teamId, submissionId, changes));
  await check.taken('open a submission', open(publisher));
  await check.refused('open it in another name', open(publisher, { by_id: founder.id }));
  await check.refused('a stranger opens it', open(stranger));
  await check.refused('a stranger opens it from another team', open(stranger, { team_id: strangersTeamId }));
  await check.refused('open a submission of nobody', open(publisher, { submission_id: randomUUID() }));
  const here = () => founder.get(`presences?team_id=eq.${teamId}&select=user_id,submission_id,at`);
  const [row] = (await here()).rows;
  check.holds(
    'members see who is where, by the server’s time',
    row?.user_id === publisher.id && row.submission_id === submissionId && Boolean(row.at),
  );
  await check.taken('leave it', open(publisher, { submission_id: null }));
  check.holds('one row per member', (await here()).rows.length === 1);
  return String(first.id);
}

/** A former member and a stranger take no part in a thread. */
export async function checkThreadsFromOutside(
  check: Recorder,
  people: readonly Person[],
  { teamId }: Cast,
  submissionId: string,
  threadId: string,
) {
  for (const by of people) {
    const row = comment(by, teamId, submissionId, { thread_id: threadId });
    await check.refused(`${by.email} answers`, by.post('comments', row));
    await check.refused(
      `${by.email} resolves`,
      by.post('thread_changes', threadChange(by, teamId, threadId)),
    );
    await check.refused(`${by.email} visits`, by.post('visits', visit(by, teamId, submissionId)));
  }
}
