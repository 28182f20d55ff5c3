import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import type { CommentRow, SubmissionComments } from './comments';
import { bodyParts, isMentioned, memberNames, mentionBegun, mentionsOf, withMention } from './mentions';

const ANN = { userId: 'ann', email: 'ann@example.com' };
const ANN_CO = { userId: 'ann-co', email: 'ann@example.co' };
const BEN = { userId: 'ben', email: 'ben.b@example.com' };

describe('who is mentioned', () => {
  itEvery([
    ['@ann@example.com please look', ['ann']],
    ['Please look, @Ann@Example.com.', ['ann']],
    ['(@ann@example.com, @ben.b@example.com)', ['ann', 'ben']],
    ['@ann@example.co', ['ann-co']],
    ['@ann@example.com.au', []],
    ['write to ann@example.com', []],
    ['x@ann@example.com', []],
    ['@ann', []],
    ['', []],
  ])('every row of the table', (body, expected) => {
    const parts = bodyParts(body, [ANN_CO, ANN, BEN]);
    expect(parts.flatMap(({ userId }) => userId ?? [])).toEqual(expected);
    expect(parts.map(({ text }) => text).join('')).toBe(body);
    expect(isMentioned(body, ANN)).toBe(expected.includes('ann'));
  });
});

describe('writing a mention', () => {
  itEvery([
    ['@', 1, ''],
    ['Hello @an', 9, 'an'],
    ['Hello @an there', 9, 'an'],
    ['(@ann@ex', 8, 'ann@ex'],
    ['mail@an', 7, undefined],
    ['@an n', 5, undefined],
    ['plain', 5, undefined],
  ])('every row of the table', (text, cursor, begun) => {
    expect(mentionBegun(text, cursor)).toBe(begun);
  });

  it('replaces what was typed and leaves the cursor after it', () => {
    expect(withMention('Hello @an, look', 9, ANN)).toEqual({
      text: 'Hello @ann@example.com , look',
      cursor: 23,
    });
    expect(withMention('@be you', 3, BEN).text).toBe('@ben.b@example.com you');
  });
});

it('short names are used only where one member has them', () => {
  expect([...memberNames([ANN, ANN_CO, BEN]).values()]).toEqual([
    'ann@example.com',
    'ann@example.co',
    'ben.b',
  ]);
});

describe('the list of mentions', () => {
  const row = (id: string, seq: number, changes: Partial<CommentRow>): CommentRow => ({
    ...{ id, threadId: null, replaces: null, field: '', byId: 'ben', seq, at: `2026-11-22T10:00:0${seq}Z` },
    ...{ body: '@ann@example.com?' },
    ...changes,
  });
  const stored = (rows: CommentRow[], changes: Partial<SubmissionComments> = {}): SubmissionComments => ({
    ...{ id: 's', teamId: 't', rows, changes: [], seenIds: [] },
    ...changes,
  });
  const resolved = { commentId: 'a', change: 'resolve', byId: 'ben', seq: 9, at: '' } as const;

  itEvery<[string, SubmissionComments, string[]]>([
    ['has the newest first', stored([row('a', 1, {}), row('b', 2, { threadId: 'a' })]), ['b!', 'a!']],
    ['marks what was shown', stored([row('a', 1, {})], { seenIds: ['a'] }), ['a']],
    ['leaves out own comments', stored([row('a', 1, { byId: 'ann' })]), []],
    ['leaves out resolved threads', stored([row('a', 1, {})], { changes: [resolved] }), []],
    ['leaves out deleted comments', stored([row('a', 1, {}), row('v', 2, { replaces: 'a', body: '' })]), []],
    [
      'leaves out a mention that was edited away',
      stored([row('a', 1, {}), row('v', 2, { replaces: 'a', body: 'Never mind' })]),
      [],
    ],
  ])('every row of the table', (_, each, expected) => {
    expect(mentionsOf([each], ANN).map(({ comment, isNew }) => comment.id + (isNew ? '!' : ''))).toEqual(
      expected,
    );
  });
});
