import { groupBy } from '../group-by';

/** A comment, an answer or a new version of one, as the team's database and its log have it. */
export interface CommentRow {
  id: string;
  /** The first comment of the thread that this one answers; null for a first comment. */
  threadId: string | null;
  /** The comment that this is a new version of. */
  replaces: string | null;
  /** Subject of a thread; see `comment-place.ts`. Empty for the whole submission. */
  field: string;
  /** Plain text. Empty in a version that deletes the comment. */
  body: string;
  byId: string;
  /** Number in the team's log, and the server's time. */
  seq: number;
  at: string;
}

/** A thread was resolved or reopened. */
export interface ThreadChange {
  /** First comment of the thread. */
  commentId: string;
  change: 'resolve' | 'reopen';
  byId: string;
  seq: number;
  at: string;
}

/** The comments of one shared submission as this device has them. */
export interface SubmissionComments {
  /** Id of the submission. */
  id: string;
  teamId: string;
  rows: readonly CommentRow[];
  changes: readonly ThreadChange[];
  /** Comments that mention this user and that this device has shown. */
  seenIds: readonly string[];
}

/** Something written on this device that the team may not have yet. */
export type WaitingEntry =
  | ({ kind: 'comment'; isRefused: boolean } & Omit<CommentRow, 'seq' | 'at'>)
  | ({ kind: 'change'; isRefused: boolean } & Omit<ThreadChange, 'seq' | 'at'>);

/** Whether the team has a comment: `refused` when its database does not take it. */
export type SendState = 'sent' | 'waiting' | 'refused';

export interface Comment {
  id: string;
  body: string;
  byId: string;
  /** The server's time; undefined while the comment is not sent. */
  at: string | undefined;
  isEdited: boolean;
  isDeleted: boolean;
  state: SendState;
}

export interface Thread {
  /** Id of the first comment. */
  id: string;
  field: string;
  comments: readonly Comment[];
  isResolved: boolean;
  /** Who resolved or reopened it last. */
  changedById: string | undefined;
}

/** A comment or version, sent or not. */
interface Written extends Omit<CommentRow, 'at'> {
  at: string | undefined;
  state: SendState;
}

/** Comes after everything that has been sent. */
const UNSENT_SEQ = Number.MAX_SAFE_INTEGER;

/** Builds the threads of a submission, the oldest first, with what this device has not sent yet. */
export function threadsOf(
  { rows, changes }: Pick<SubmissionComments, 'rows' | 'changes'>,
  waiting: readonly WaitingEntry[] = [],
): Thread[] {
  const sentIds = new Set(rows.map(({ id }) => id));
  const all = [
    ...rows.map((row): Written => ({ ...row, state: 'sent' })),
    ...waiting.flatMap((entry): Written[] =>
      entry.kind === 'comment' && !sentIds.has(entry.id)
        ? [{ ...entry, seq: UNSENT_SEQ, at: undefined, state: stateOf(entry) }]
        : [],
    ),
  ].sort((a, b) => a.seq - b.seq);
  const originals = all.filter(({ replaces }) => replaces === null);
  const versions = groupBy(all, ({ replaces }) => replaces);
  const answers = groupBy(originals, ({ threadId }) => threadId);

  const commentOf = (row: Written): Comment => {
    // Only its writer replaces a comment, which the database checks as well.
    const own = (versions.get(row.id) ?? []).filter(({ byId }) => byId === row.byId);
    const newest = own.at(-1) ?? row;
    return {
      id: row.id,
      body: newest.body,
      byId: row.byId,
      at: row.at,
      isEdited: own.length > 0,
      isDeleted: newest.body === '',
      state: newest.state === 'sent' ? row.state : newest.state,
    };
  };
  const lastChange = new Map<string, { change: ThreadChange['change']; byId: string }>();
  for (const each of [...changes].sort((a, b) => a.seq - b.seq)) lastChange.set(each.commentId, each);
  for (const each of waiting) {
    if (each.kind === 'change' && !each.isRefused) lastChange.set(each.commentId, each);
  }
  return originals.flatMap((first) => {
    if (first.threadId !== null) return [];
    const comments = [first, ...(answers.get(first.id) ?? [])].map(commentOf);
    const change = lastChange.get(first.id);
    return [
      {
        id: first.id,
        field: first.field,
        comments,
        isResolved: change?.change === 'resolve',
        changedById: change?.byId,
      },
    ];
  });
}

function stateOf({ isRefused }: WaitingEntry): SendState {
  return isRefused ? 'refused' : 'waiting';
}

/** Threads with a comment that is left; one whose comments were all deleted is shown nowhere. */
export function shownThreads(threads: readonly Thread[]): Thread[] {
  return threads.filter(({ comments }) => comments.some(({ isDeleted }) => !isDeleted));
}

/** Returns the comments with entries of the log added, each once. */
export function withEntries(
  stored: SubmissionComments,
  rows: readonly CommentRow[],
  changes: readonly ThreadChange[],
): SubmissionComments {
  const byId = new Map([...stored.rows, ...rows].map((row) => [row.id, row]));
  const bySeq = new Map([...stored.changes, ...changes].map((change) => [change.seq, change]));
  return { ...stored, rows: [...byId.values()], changes: [...bySeq.values()] };
}
