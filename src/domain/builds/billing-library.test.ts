import { expect, test } from 'vitest';
import { billingMajor } from './billing-library';

test.each([
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
])('%j has the major version %j', (billingLibraryVersion, expected) => {
  expect(billingMajor({ billingLibraryVersion })).toBe(expected);
});
