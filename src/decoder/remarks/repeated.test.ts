import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeLetter } from '../decode-letter';
import { readableText } from '../readable-text';
import { isRepeated } from './repeated';

itEvery<[string, boolean]>([
  ['The issues we previously identified still need your attention.', true],
  ['Apple rejected it again under 4.3(a).', true],
  ['This is the third rejection for the same paywall.', true],
  ['Google Play has rejected my app for the 2nd time.', true],
  ['Submit your app again when it is ready.', false],
  ['The issues we have identified below need your attention.', false],
  ['If it is rejected, fix it and try once more.', false],
])('is told as a refusal of the same, or is not', (text, isExpected) => {
  expect(isRepeated(readableText(text))).toBe(isExpected);
});

itEvery<[string, RegExp]>([
  [
    'Hello,\nThe issues we previously identified still need your attention.\nSubmission ID: 1\nGuideline 4.3(a) - Design - Spam\nThe app shares a similar binary with other apps.',
    /^They found it again\. .* Resubmit to App Review\.$/,
  ],
  [
    'Hello,\nSubmission ID: 1\nGuideline 4.3(a) - Design - Spam\nThe app shares a similar binary with other apps.',
    /^Fix it, then/,
  ],
])('says to look at the build first', (text, next) => {
  expect(decodeLetter(text).severity?.next).toMatch(next);
});
