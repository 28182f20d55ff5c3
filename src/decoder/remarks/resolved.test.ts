import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeLetter } from '../decode-letter';

const causesIn = (text: string) =>
  decodeLetter(text).sections.flatMap(({ causes }) => causes.map(({ causeId }) => causeId));
const DELETION =
  'Guideline 5.1.1(v) - Data Collection and Storage\nThe app supports account creation but does not include an option to initiate account deletion.';

itEvery<[string, string[]]>([
  ['Guideline 2.3.3 - Performance - Accurate Metadata\nThis issue has been resolved.', ['apple-5.1.1(v)']],
  [
    'As regards Guideline 4.2 - Design - Minimum Functionality, our feedback has been withdrawn.',
    ['apple-5.1.1(v)'],
  ],
  [
    'We could open the new build and consider the question under Guideline 2.3.3 settled.',
    ['apple-5.1.1(v)'],
  ],
  ['This is the third letter that names Guideline 5.1.1(v).', ['apple-5.1.1(v)']],
  ['Thank you for resolving the issue under Guideline 2.3.3.', ['apple-5.1.1(v)']],
  ['Before:\n- Nov 3, Guideline 2.3.3 - Performance - Accurate Metadata: resolved', ['apple-5.1.1(v)']],
  [
    'We saw that a way to log in by email was added, so the issue under Guideline 4.8 - Design - Login Services is resolved and needs nothing more.',
    ['apple-5.1.1(v)'],
  ],
  [
    'Guideline 4.8 - Design - Login Services\nThis is no longer an issue. Thank you for adding another login.',
    ['apple-5.1.1(v)'],
  ],
])('gives no cause for what a letter withdraws or calls resolved', (text, expected) => {
  expect(causesIn(`Hello,\n${text}\n${DELETION}\nApp Review`)).toEqual(expected);
});

itEvery<[string]>([
  [
    'Guideline 2.3.3 - Performance - Accurate Metadata\nThe screenshots do not show the app in use. Once this has been resolved, resubmit.',
  ],
  [
    'Guideline 2.3.3 - Performance - Accurate Metadata\nYou wrote that this has been resolved. The screenshots do not show the app in use.',
  ],
  [
    'Guideline 2.3.3 - Performance - Accurate Metadata\nThe screenshots do not show the app in use, so please make sure to check that this is resolved.',
  ],
  [
    'Guideline 2.3.3 - Performance - Accurate Metadata\nOne of them has been fixed, but the other screenshots do not show the app in use.',
  ],
  [
    'Guideline 2.3.3 - Performance - Accurate Metadata\nThank you for adding new ones. The screenshots do not show the app in use.',
  ],
  [
    'Guideline 2.3.3 - Performance - Accurate Metadata\nThe screenshots do not show the app in use. We do not consider this resolved.',
  ],
])('keeps a point that is still open', (text) => {
  expect(causesIn(`Hello,\n${text}\n${DELETION}\nApp Review`)).toEqual(['apple-2.3.3', 'apple-5.1.1(v)']);
});
