import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { billingMajor } from './billing-library';

itEvery([
  ['8.0.0', 8],
  ['7.1.1', 7],
  ['10.2.0-beta01', 10],
  [' 8 ', 8],
  ['7', 7],
  [undefined, undefined],
  ['', undefined],
  ['AIDL', undefined],
  ['v8.0.0', undefined],
  // The bits of a number that was read wrongly.
  ['1090519040', undefined],
])('… has the major version …', (billingLibraryVersion, expected) => {
  expect(billingMajor({ billingLibraryVersion })).toBe(expected);
});
