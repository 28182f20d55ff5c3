import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { MAX_OWN_WORDS, ownWord } from './own-words';

describe('a word of the user’s own', () => {
  it.each([
    ['Lantern', [], 'Lantern'],
    ['  quiet \t place ', [], 'quiet place'],
    ['静かな場所', ['quiet'], '静かな場所'],
    ['C#', [], 'C#'],
    ['a'.repeat(100), [], 'a'.repeat(100)],
  ])('%j is added to %j as %j', (typed, words, value) => {
    expect(ownWord(typed, words)).toEqual({ ok: true, value });
  });

  itEvery([
    ['', [], /^Type a word/],
    [' \u00a0\n', [], /^Type a word/],
    ['!!!', [], /letter or digit/],
    ['🚀', [], /letter or digit/],
    ['quiet PLACE', ['Quiet  place'], /^“Quiet {2}place” is on the list/],
    ['ＡＢＣ', ['abc'], /on the list already/],
    ['a'.repeat(101), [], /at most 100 characters/],
    ['one more', Array.from({ length: MAX_OWN_WORDS }, (_, index) => `word ${index}`), /contains 200 words/],
  ])('… is refused for …', (typed, words, message) => {
    expect(ownWord(typed, words)).toEqual({ ok: false, failure: expect.stringMatching(message) as string });
  });
});
