import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { rewordings } from './phrases';

it('gives a phrase of App Review in every wording that it uses', () => {
  expect(rewordings('your app does not include', true)).toEqual(
    expect.arrayContaining([
      'the app does not include',
      "this app doesn't include",
      'your app do not include',
    ]),
  );
});

itEvery([
  ['has not been declared', ['has not been declared', "hasn't been declared", "haven't been declared"]],
  ["can't exceed", ['cannot exceed', 'can not exceed']],
  ['has expired, please create', ['has expired, please create', 'has expired please create']],
  ['your app crashed', ['your app crashed']],
])('gives a message of a tool with every form of its negation', (phrase, expected) => {
  expect(rewordings(phrase, false)).toEqual(expect.arrayContaining(expected));
});

itEvery(['required by the app store', 'do not use app tracking', 'crash logs'])(
  'keeps the names in',
  (phrase) => {
    expect(rewordings(phrase, true).every((each) => each.includes(phrase.slice(-8)))).toBe(true);
  },
);
