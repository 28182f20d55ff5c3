import { useMemo } from 'react';
import { storableText } from '@/domain/team-sync/shared-draft';
import {
  threadsOf,
  type CommentRow,
  type SubmissionComments,
  type Thread,
  type WaitingEntry,
} from '@/domain/team-sync/comments';
import { MAX_REFUSALS } from '@/domain/team-sync/team-link';
import { useUser } from '../auth/auth-context';
import { useCollection, useCollectionWriter, useRecord } from '../workspace/workspace-context';
import { teamCommentsCollection, teamOutboxCollection, type WaitingComment } from './records';
import { newTeamId } from './team-id';
import { exchangeNow } from './team-status';

const NO_COMMENTS: Pick<SubmissionComments, 'rows' | 'changes'> = { rows: [], changes: [] };

/** The comments of a shared submission with what this device has not sent, and what can be done with them. */
export function useComments({ teamId, submissionId }: { teamId: string; submissionId: string }) {
  const { id: userId } = useUser();
  const { data: stored } = useRecord(teamCommentsCollection, submissionId);
  const { data: outbox } = useCollection(teamOutboxCollection);
  const { put, update, remove } = useCollectionWriter(teamOutboxCollection);
  const { update: updateStored } = useCollectionWriter(teamCommentsCollection);

  const threads = useMemo(
    (): Thread[] =>
      threadsOf(
        stored ?? NO_COMMENTS,
        (outbox ?? [])
          .filter(({ row }) => row.submission_id === submissionId)
          .flatMap((each) => waitingEntry(each, userId) ?? []),
      ),
    [outbox, stored, submissionId, userId],
  );

  const actions = useMemo(() => {
    const send = async (table: 'comments' | 'thread_changes', row: WaitingComment['row']) => {
      const ids = { team_id: teamId, submission_id: submissionId };
      await put({ id: newTeamId(), teamId, table, row: { ...ids, ...row }, refusals: 0 });
      exchangeNow();
    };
    const comment = (row: Partial<Pick<CommentRow, 'field' | 'body' | 'threadId' | 'replaces'>>) =>
      send('comments', {
        field: row.field ?? '',
        body: storableText(row.body ?? '').trim(),
        thread_id: row.threadId ?? null,
        replaces: row.replaces ?? null,
      });
    return {
      /** Begins a thread about a place. */
      begin: (field: string, body: string) => comment({ field, body }),
      reply: (threadId: string, body: string) => comment({ threadId, body }),
      edit: (id: string, body: string) => comment({ replaces: id, body }),
      remove: (id: string) => comment({ replaces: id, body: '' }),
      setResolved: (threadId: string, isResolved: boolean) =>
        send('thread_changes', { comment_id: threadId, change: isResolved ? 'resolve' : 'reopen' }),
      /** Sends again what the database refused: a comment and its versions. */
      async retry(id: string) {
        for (const each of versionsIn(outbox, id)) await update(each.id, (now) => ({ ...now, refusals: 0 }));
        exchangeNow();
      },
      /** Forgets what the database refused. */
      async discard(id: string) {
        for (const each of versionsIn(outbox, id)) await remove(each.id);
      },
      /** Notes that comments which mention this user have been shown. */
      async markSeen(ids: readonly string[]) {
        await updateStored(submissionId, (each) => {
          const added = ids.filter((id) => !each.seenIds.includes(id));
          return added.length === 0 ? undefined : { ...each, seenIds: [...each.seenIds, ...added] };
        });
      },
    };
  }, [outbox, put, remove, submissionId, teamId, update, updateStored]);

  return { threads, seenIds: stored?.seenIds ?? [], hasLoaded: stored !== undefined, ...actions };
}

export type CommentActions = ReturnType<typeof useComments>;

function versionsIn(outbox: readonly WaitingComment[] | undefined, id: string): WaitingComment[] {
  return (outbox ?? []).filter((each) => each.id === id || each.row.replaces === id);
}

function waitingEntry(
  { id, table = 'comments', row, refusals }: WaitingComment,
  byId: string,
): WaitingEntry | undefined {
  const isRefused = refusals >= MAX_REFUSALS;
  if (table === 'thread_changes') {
    const { comment_id: commentId, change } = row;
    if (!commentId || (change !== 'resolve' && change !== 'reopen')) return undefined;
    return { kind: 'change', isRefused, byId, commentId, change };
  }
  return {
    kind: 'comment',
    isRefused,
    byId,
    id,
    threadId: row.thread_id ?? null,
    replaces: row.replaces ?? null,
    field: row.field ?? '',
    body: row.body ?? '',
  };
}
