import { expect, it } from 'vitest';
import { rangeBetween, toggled } from './selection';

it.each([
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [[], 'a', ['a']],
])('%j with %s toggled is %j', (selected, id, expected) => {
  expect(toggled(selected, id)).toEqual(expected);
});

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['c', 'd', 'b']],
  ['b', 'b', ['b']],
])('from %s to %s is %j', (from, to, expected) => {
  expect(rangeBetween(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
});
