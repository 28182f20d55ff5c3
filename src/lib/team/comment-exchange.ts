import {
  withEntries,
  type CommentRow,
  type SubmissionComments,
  type ThreadChange,
} from '@/domain/team-sync/comments';
import { MAX_REFUSALS } from '@/domain/team-sync/team-link';
import {
  sharedTeamsCollection,
  teamCommentsCollection,
  teamLinksCollection,
  teamOutboxCollection,
  type WaitingComment,
} from './records';
import { valueOf as value } from './round-end';
import type { SyncOptions } from './sync-options';
import { IDS_AT_ONCE } from './team-gateway';
import { commentRow, idRow, type ActivityRow } from './team-rows';

/** The database's code for a row whose id exists. */
const ALREADY_THERE = '23505';

/** The part of a round that reads and sends comments. */
export function createCommentExchange({ userId, gateway, repository }: SyncOptions) {
  /**
   * Takes the comments and changes of threads that a part of the log names.
   * @param areAllRead the entries are all that the team's database has
   */
  async function take(teamId: string, log: readonly ActivityRow[], areAllRead: boolean) {
    const added = log.filter(({ verb }) => verb === 'commented');
    const changed = log.filter(({ verb }) => verb === 'resolve' || verb === 'reopen');
    if (added.length === 0 && changed.length === 0 && !areAllRead) return;
    const rows = await readRows(added);
    const stored = (await repository.list(teamCommentsCollection)).filter((each) => each.teamId === teamId);
    const submissionOf = new Map(stored.flatMap(({ id, rows: known }) => known.map((row) => [row.id, id])));
    for (const { submissionId, row } of rows) submissionOf.set(row.id, submissionId);
    const changes = changed.map(changeOf);
    const named = [...rows.map(({ row }) => row.id), ...changes.map(({ commentId }) => commentId)];
    const submissionIds = new Set([
      ...named.flatMap((id) => submissionOf.get(id) ?? []),
      ...(areAllRead ? stored.map(({ id }) => id) : []),
    ]);
    for (const id of submissionIds) {
      const empty: SubmissionComments = { id, teamId, rows: [], changes: [], seenIds: [] };
      const apply = (each: SubmissionComments) =>
        withEntries(
          areAllRead ? { ...each, rows: [], changes: [] } : each,
          rows.filter(({ submissionId }) => submissionId === id).map(({ row }) => row),
          changes.filter(({ commentId }) => submissionOf.get(commentId) === id),
        );
      // The page may note at the same time which comments it has shown.
      const isKnown = stored.some((each) => each.id === id);
      if (isKnown) await repository.update(teamCommentsCollection, id, apply);
      else await repository.put(teamCommentsCollection, [apply(empty)]);
    }
    const readIds = new Set(rows.map(({ row }) => row.id));
    if (areAllRead) await sendAgain(stored, readIds);
    await forgetSent(teamId, readIds, changes, areAllRead);
  }

  async function readRows(added: readonly ActivityRow[]) {
    const found: { submissionId: string; row: CommentRow }[] = [];
    for (let start = 0; start < added.length; start += IDS_AT_ONCE) {
      const entries = added.slice(start, start + IDS_AT_ONCE);
      const filter = { id: `in.(${entries.map(({ subject_id: id }) => id).join(',')})` };
      for (const row of value(await gateway.read('comments', commentRow, filter))) {
        const entry = entries.find(({ subject_id: id }) => id === row.id);
        if (!entry) continue;
        found.push({
          submissionId: row.submission_id,
          row: {
            id: row.id,
            threadId: row.thread_id,
            replaces: row.replaces,
            field: row.field,
            body: row.body,
            byId: entry.by_id,
            seq: entry.seq,
            at: entry.at,
          },
        });
      }
    }
    return found;
  }

  /** After the database was set back, the user's own comments that it has lost are sent again. */
  async function sendAgain(stored: readonly SubmissionComments[], found: ReadonlySet<string>) {
    for (const { id: submissionId, teamId, rows } of stored) {
      const lost = rows.filter(({ id, byId }) => byId === userId && !found.has(id));
      if (lost.length === 0) continue;
      await repository.put(
        teamOutboxCollection,
        lost.map((row): WaitingComment => ({
          id: row.id,
          teamId,
          row: {
            team_id: teamId,
            submission_id: submissionId,
            thread_id: row.threadId,
            replaces: row.replaces,
            field: row.field,
            body: row.body,
          },
          refusals: 0,
        })),
      );
    }
  }

  /** Removes from the outbox what has been read with the log. What the whole log does not have is sent again. */
  async function forgetSent(
    teamId: string,
    readIds: ReadonlySet<string>,
    changes: readonly ThreadChange[],
    areAllRead: boolean,
  ) {
    for (const { id, table, row, isSent, teamId: ofTeam } of await repository.list(teamOutboxCollection)) {
      if (!isSent || ofTeam !== teamId) continue;
      const isRead =
        table === 'thread_changes'
          ? changes.some(({ commentId, byId }) => commentId === row.comment_id && byId === userId)
          : readIds.has(id);
      if (isRead) await repository.remove(teamOutboxCollection, id);
      else if (areAllRead)
        await repository.update(teamOutboxCollection, id, (each) => ({ ...each, isSent: false }));
    }
  }

  /** Sends what waits in the outbox. @returns whether anything has arrived */
  async function send(): Promise<boolean> {
    const waiting = await repository.list(teamOutboxCollection);
    if (waiting.length === 0) return false;
    const teams = await repository.list(sharedTeamsCollection);
    const links = await repository.list(teamLinksCollection);
    let hasArrived = false;
    for (const each of waiting) {
      const isOpen = teams.some(({ id, ended }) => id === each.teamId && !ended);
      const link = links.find(({ submissionId }) => submissionId === each.row.submission_id);
      // A draft that the team does not have yet comes first. What was refused is for the user to decide.
      const isDue = isOpen && link?.baseRevision !== 0 && each.refusals < MAX_REFUSALS && !each.isSent;
      if (isDue && (await sendOne(each))) hasArrived = true;
    }
    return hasArrived;
  }

  async function sendOne({ id, table = 'comments', row }: WaitingComment): Promise<boolean> {
    const answer = await gateway.add(table, { ...rowOf(table, row), id, by_id: userId });
    if (answer.kind === 'refused' && (await isThere(table, id, answer.code))) {
      // An earlier try worked although its answer was lost, so this round has read the comment with the log.
      await repository.remove(teamOutboxCollection, id);
    } else if (answer.kind === 'refused') {
      await repository.update(teamOutboxCollection, id, (each) => ({ ...each, refusals: each.refusals + 1 }));
    } else {
      value(answer);
      await repository.update(teamOutboxCollection, id, (each) => ({ ...each, isSent: true }));
    }
    return answer.kind === 'done';
  }

  async function isThere(table: 'comments' | 'thread_changes', id: string, code: string): Promise<boolean> {
    if (table === 'thread_changes') return code === ALREADY_THERE;
    return value(await gateway.read('comments', idRow, { id: `eq.${id}`, select: 'id' })).length > 0;
  }

  return { take, send };
}

/** The row without what this device notes beside it: a change of a thread has no column for its submission. */
function rowOf(table: 'comments' | 'thread_changes', row: WaitingComment['row']): WaitingComment['row'] {
  if (table === 'comments') return row;
  const own = { ...row };
  delete own.submission_id;
  return own;
}

function changeOf({ subject_id: commentId, verb, by_id: byId, seq, at }: ActivityRow): ThreadChange {
  return { commentId, change: verb === 'resolve' ? 'resolve' : 'reopen', byId, seq, at };
}
