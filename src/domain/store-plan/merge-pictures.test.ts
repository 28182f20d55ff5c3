import { describe, expect, it } from 'vitest';
import type { LivePicture, RecordedPicture, WantedPicture } from '@/model/store-plan';
import { itEvery } from '@tests/support/it-every';
import { pictureConflict, planPictures } from './merge-pictures';

const PATH = 'pictures/en-US/APP_IPHONE_67';

/** Pictures of the project, by the first letter of their content. */
function mine(letters: string): WantedPicture[] {
  return [...letters].map((letter) => ({
    name: `${letter}.png`,
    path: `screenshots/${letter}.png`,
    size: 1,
    width: 1290,
    height: 2796,
    sha256: `s${letter}`,
    md5: `m${letter}`,
  }));
}

function live(letters: string): LivePicture[] {
  return [...letters].map((letter) => ({
    id: letter,
    name: `${letter}.png`,
    checksum: `md5:m${letter.toLowerCase()}`,
    state: letter === letter.toUpperCase() ? 'unfinished' : 'ready',
  }));
}

function recorded(letters: string): RecordedPicture[] {
  return [...letters].map((letter) => ({ id: letter, name: `${letter}.png`, checksum: `md5:m${letter}` }));
}

describe('planPictures', () => {
  itEvery([
    ['abc', 'abc', undefined],
    ['', '', undefined],
    ['', 'ab', ['added a', 'added b']],
    ['abc', 'ab', ['kept a', 'kept b', 'removed c']],
    ['ab', 'ba', ['moved b', 'moved a']],
    ['ab', 'acb', ['kept a', 'added c', 'kept b']],
    // An unfinished upload is taken out and sent again.
    ['aB', 'ab', ['kept a', 'added b', 'removed B']],
    // Two equal pictures are one more than one.
    ['a', 'aa', ['kept a', 'added a']],
    ['aa', 'a', ['kept a', 'removed a']],
  ])('every row of the table', (before, after, expected) => {
    const plan = planPictures(live(before), mine(after));
    expect(plan?.changes.map(({ change, name }) => `${change} ${name.replace('.png', '')}`)).toEqual(
      expected,
    );
  });

  it('knows a picture by the start of its checksum, where the store has no room for all of it', () => {
    const sha256 = 'ab'.repeat(32);
    const wanted = mine('a').map((each) => ({ ...each, sha256 }));
    const [picture] = live('x');
    const shown = (checksum: string) =>
      planPictures(picture ? [{ ...picture, checksum }] : [], wanted) === undefined;
    expect([shown(`sha256:${sha256.slice(0, 32)}`), shown('sha256:ab'), shown('sha256:')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('knows a picture without a checksum by the record of the last pull', () => {
    const [picture] = live('x').map((each) => ({ ...each, checksum: undefined }));
    const base = [{ id: 'x', name: 'x.png', file: 'sa' }];
    expect(planPictures(picture ? [picture] : [], mine('a'), base)).toBeUndefined();
  });
});

it('finds what somebody changed in the console', () => {
  // Last pull, store, project.
  const table: [string, string, string, boolean][] = [
    ['ab', 'ab', 'ab', false],
    ['ab', 'ab', 'c', false],
    ['ab', 'abx', 'ab', true],
    ['ab', 'a', 'ab', true],
    ['ab', 'a', 'a', false],
    ['ab', 'ba', 'ab', true],
    ['ab', 'ba', 'ba', false],
    // A push that was cut off: some new pictures are there, some old ones are gone.
    ['ab', 'acd', 'acde', false],
    ['ab', 'cd', 'cde', false],
    ['', 'c', 'cd', false],
    // An upload that was cut off is nobody's.
    ['ab', 'abX', 'ab', false],
  ];
  const wrong = table.filter(
    ([base, is, wanted, expected]) =>
      (pictureConflict(PATH, live(is), mine(wanted), recorded(base)) !== undefined) !== expected,
  );
  expect(wrong).toEqual([]);
  expect(pictureConflict(PATH, live('a'), mine('b'), undefined)).toMatchObject({ live: ['a.png'] });
  expect(pictureConflict(PATH, live('a'), mine('b'), undefined, 'mine')).toBeUndefined();
});
