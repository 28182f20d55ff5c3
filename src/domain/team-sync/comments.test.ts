import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  shownThreads,
  threadsOf,
  withEntries,
  type CommentRow,
  type SubmissionComments,
  type ThreadChange,
  type WaitingEntry,
} from './comments';

const row = (id: string, seq: number, changes: Partial<CommentRow> = {}): CommentRow => ({
  id,
  threadId: null,
  replaces: null,
  field: 'version',
  body: `Text of ${id}`,
  byId: 'ann',
  seq,
  at: `2026-11-22T10:00:0${seq}Z`,
  ...changes,
});
const change = (commentId: string, kind: ThreadChange['change'], seq: number): ThreadChange => ({
  commentId,
  change: kind,
  byId: 'ben',
  seq,
  at: `2026-11-22T10:00:0${seq}Z`,
});
const waiting = (id: string, changes: Partial<CommentRow> = {}): WaitingEntry => ({
  ...row(id, 0, changes),
  kind: 'comment',
  isRefused: false,
});

/** Each thread as the texts of its comments; a resolved one after a tick. */
function outline(
  rows: readonly CommentRow[],
  changes: readonly ThreadChange[] = [],
  unsent: readonly WaitingEntry[] = [],
) {
  return shownThreads(threadsOf({ rows, changes }, unsent)).map(
    ({ comments, isResolved }) =>
      (isResolved ? '✓ ' : '') +
      comments.map(({ body, state }) => `${body}${state === 'sent' ? '' : '?'}`).join(' > '),
  );
}

describe('threads', () => {
  itEvery<[string, string[], Parameters<typeof outline>]>([
    ['follow the order of the log', ['Text of a', 'Text of b'], [[row('b', 2), row('a', 1)]]],
    ['have their answers', ['Text of a > Text of b'], [[row('b', 2, { threadId: 'a' }), row('a', 1)]]],
    [
      'show the newest version',
      ['New > Text of b'],
      [
        [
          row('a', 1),
          row('b', 2, { threadId: 'a' }),
          row('v2', 4, { replaces: 'a', body: 'New' }),
          row('v1', 3, { replaces: 'a', body: 'Old' }),
        ],
      ],
    ],
    [
      'ignore a version by somebody else',
      ['Text of a'],
      [[row('a', 1), row('v', 2, { replaces: 'a', body: 'Forged', byId: 'eve' })]],
    ],
    ['are not shown once all is deleted', [], [[row('a', 1), row('v', 2, { replaces: 'a', body: '' })]]],
    [
      'stay while an answer is left',
      [' > Text of b'],
      [[row('a', 1), row('b', 2, { threadId: 'a' }), row('v', 3, { replaces: 'a', body: '' })]],
    ],
    ['are resolved', ['✓ Text of a'], [[row('a', 1)], [change('a', 'resolve', 2)]]],
    [
      'are reopened by the later change',
      ['Text of a'],
      [[row('a', 1)], [change('a', 'reopen', 3), change('a', 'resolve', 2)]],
    ],
    [
      'include what is not sent, last',
      ['Text of a > Mine?'],
      [[row('a', 1)], [], [waiting('w', { threadId: 'a', body: 'Mine' })]],
    ],
    ['show what is sent once', ['Text of a'], [[row('a', 1)], [], [waiting('a')]]],
    [
      'show an own version that is not sent',
      ['Mine?'],
      [[row('a', 1)], [], [waiting('w', { replaces: 'a', body: 'Mine' })]],
    ],
    [
      'are resolved here before that is sent',
      ['✓ Text of a'],
      [
        [row('a', 1)],
        [],
        [{ kind: 'change', isRefused: false, commentId: 'a', change: 'resolve', byId: 'ann' }],
      ],
    ],
  ])('every row of the table', (_, expected, input) => {
    expect(outline(...input)).toEqual(expected);
  });

  it('name the state of what was refused', () => {
    const [thread] = threadsOf({ rows: [], changes: [] }, [{ ...waiting('w'), isRefused: true }]);
    expect(thread?.comments[0]).toMatchObject({ state: 'refused', at: undefined });
  });
});

it('entries of the log are added once, however often they are read', () => {
  const empty: SubmissionComments = { id: 's', teamId: 't', rows: [], changes: [], seenIds: ['x'] };
  const once = withEntries(empty, [row('a', 1)], [change('a', 'resolve', 2)]);
  expect(withEntries(once, [row('a', 1)], [change('a', 'resolve', 2)])).toEqual(once);
  expect(once).toMatchObject({ seenIds: ['x'], rows: [{ id: 'a' }] });
});
