import { expect, it } from 'vitest';
import { stepFrom } from './step-from';

it.each([
  ['1', 'build'],
  ['5', 'submit'],
  [3, 'screenshots'],
  ['policy', 'policy'],
  ['0', undefined],
  ['6', undefined],
  ['02', undefined],
  ['2.0', undefined],
  ['two', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j names step %s', (value, step) => {
  expect(stepFrom(value)).toBe(step);
});
