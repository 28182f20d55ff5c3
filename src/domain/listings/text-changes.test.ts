import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { changePreview, textChanges, type TextChange } from './text-changes';

/** `[-removed-]` and `{+added+}` in one line. */
function marked(before: string, after: string): string {
  const marks: Record<TextChange['kind'], (text: string) => string> = {
    same: (text) => text,
    removed: (text) => `[-${text}-]`,
    added: (text) => `{+${text}+}`,
  };
  return textChanges(before, after)
    .map(({ kind, text }) => marks[kind](text))
    .join('');
}

const textOf = (changes: readonly TextChange[], without: TextChange['kind']) =>
  changes
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('textChanges', () => {
  itEvery([
    ['the same', 'Plan your day', 'Plan your day', 'Plan your day'],
    ['nothing to something', '', 'Plan', '{+Plan+}'],
    ['something to nothing', 'Plan', '', '[-Plan-]'],
    ['a word', 'Plan your day', 'Plan your week', 'Plan your [-day-]{+week+}'],
    [
      'two words in a row, in one mark',
      'Plan your day now',
      'Plan my week now',
      'Plan [-your day-]{+my week+} now',
    ],
    ['an addition', 'PawPal', 'PawPal: Pet Care', 'PawPal{+: Pet Care+}'],
    ['punctuation alone', 'Great!!!', 'Great!', 'Great![-!!-]'],
    [
      'a sign between two replacements belongs to them',
      'one, two x',
      'three, four x',
      '[-one, two-]{+three, four+} x',
    ],
    [
      'a word between two replacements does not',
      'one a two x',
      'three a four x',
      '[-one-]{+three+} a [-two-]{+four+} x',
    ],
    ['capitals', 'CALM notes', 'Calm notes', '[-CALM-]{+Calm+} notes'],
    ['Chinese by the character', '记录每一天', '记录每天', '记录每[-一-]天'],
    ['an accent is part of its word', 'resume', 'résumé', '[-resume-]{+résumé+}'],
    ['HTML as text', '<b>Hi</b>', 'Hi', '[-<b>-]Hi[-</b>-]'],
  ])('every row of the table', (_, before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it.each([
    ['words', 'lorem ipsum ', 'dolor sit '],
    ['one character', 'a ', 'b '],
    ['no spaces', '好', '坏'],
    ['lines', 'one line\n', 'another line\n'],
  ])('keeps every character of two long texts: %s', (_, first, second) => {
    const [before, after] = [first.repeat(4000), second.repeat(4000)];
    const changes = textChanges(before, after);
    expect(textOf(changes, 'added')).toBe(before);
    expect(textOf(changes, 'removed')).toBe(after);
  });

  it('still finds the lines in common when the words are too many', () => {
    const lines = (word: string) =>
      Array.from({ length: 300 }, (_, index) => `${word} ${'x '.repeat(20)}${index}`);
    const before = [...lines('old'), 'kept line'].join('\n');
    const after = [...lines('new'), 'kept line'].join('\n');
    const last = textChanges(before, after).at(-1);
    expect(last?.kind).toBe('same');
    expect(last?.text).toContain('kept line');
  });
});

describe('changePreview', () => {
  const long = 'A quiet place for three lines a day, every evening.';
  const shown = (before: string, after: string) =>
    changePreview(before, after)
      .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
      .join('');

  it.each([
    ['a short text whole', 'diary, mood', 'diary,mood', 'diary,[-␣-]mood'],
    ['an invisible character', 'a b\u200Bc', 'a bc', 'a [-b\uFFFDc-][+bc+]'],
    ['a line break', 'a\u2028b', 'a\nb', 'a[-\uFFFD-][+↵+]b'],
    [
      'a long text by its change',
      `${long} 🔥 ${long}`,
      `${long} ${long}`,
      '…s a day, every evening. [-🔥 -]A quiet place for three …',
    ],
  ])('shows %s', (_, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('shows the first eight changes, and the number of the others', () => {
    const text = shown('a🔥 '.repeat(20), 'a '.repeat(20));
    expect(text.match(/\[-/g)).toHaveLength(8);
    expect(text).toMatch(/ … and 12 more$/);
  });
});
