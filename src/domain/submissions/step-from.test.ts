import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { stepFrom } from './step-from';

itEvery([
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
])('… names step …', (value, step) => {
  expect(stepFrom(value)).toBe(step);
});
