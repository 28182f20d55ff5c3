import { expect, it } from 'vitest';
import { rewordings } from './rewordings';

it('gives a phrase in every wording that App Review uses', () => {
  expect(rewordings('your app does not include')).toEqual(
    expect.arrayContaining([
      'the app does not include',
      "this app doesn't include",
      'your app do not include',
    ]),
  );
});

it.each(['required by the app store', 'do not use app tracking', 'crash logs'])(
  'keeps the names in: %s',
  (phrase) => {
    expect(rewordings(phrase).every((each) => each.includes(phrase.slice(-8)))).toBe(true);
  },
);
