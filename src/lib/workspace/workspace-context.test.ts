import { expect, test } from 'vitest';
import { withWritten } from './workspace-context';

const LIST = [
  { id: 'a', text: '1' },
  { id: 'b', text: '2' },
  { id: 'c', text: '3' },
];

const byId = (items: readonly (typeof LIST)[number][]) => new Map(items.map((item) => [item.id, item]));

test.each([
  ['nothing', [], ['1', '2', '3']],
  ['one in its place', [{ id: 'b', text: 'new' }], ['1', 'new', '3']],
  [
    'several, whatever their order',
    [
      { id: 'c', text: 'y' },
      { id: 'a', text: 'x' },
    ],
    ['x', '2', 'y'],
  ],
  ['one that is not in the list', [{ id: 'd', text: 'new' }], undefined],
  [
    'one of each',
    [
      { id: 'a', text: 'x' },
      { id: 'd', text: 'new' },
    ],
    undefined,
  ],
])('writing %s', (_what, items, expected) => {
  expect(withWritten(LIST, byId(items))?.map((item) => item.text)).toEqual(expected);
});

test('records that were not written stay the same objects', () => {
  expect(withWritten(LIST, byId([{ id: 'b', text: 'new' }]))?.[0]).toBe(LIST[0]);
});

test('a removed record is left out', () => {
  expect(withWritten(LIST, new Map([['b', null]]))?.map(({ id }) => id)).toEqual(['a', 'c']);
});
