import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { breakLines, paragraphsOf } from './line-breaks';

const perCharacter = (text: string) => Array.from(text).length;

describe('breakLines', () => {
  itEvery([
    ['a text that fits', 'one two', 7, ['one two']],
    ['one character too many', 'one two', 6, ['one', 'two']],
    ['a space at the break', 'one two three', 8, ['one two', 'three']],
    ['a word longer than a line', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['a long word after a short one', 'ab cdefgh', 4, ['ab c', 'defg', 'h']],
    ['closing signs stay with their word', 'one (two), x', 9, ['one', '(two), x']],
    ['opening signs stay with their word', 'on “two”', 6, ['on', '“two”']],
    ['a hyphen may end a line', 'well-known', 6, ['well-', 'known']],
    ['a number keeps its sign', 'pay €1,000', 8, ['pay', '€1,000']],
    ['Chinese between words, not before a full stop', '你好世界。再见', 4, ['你好', '世界。', '再见']],
    ['a family emoji in one piece', 'a 👨‍👩‍👧 b', 4, ['a', '👨‍👩‍👧', 'b']],
    ['nothing', '', 5, ['']],
    ['only spaces', '   ', 2, ['']],
  ])('every row of the table', (_, text, width, lines) => {
    expect(breakLines(text, width, perCharacter)).toEqual(lines);
  });

  it('loses nothing of a long text', () => {
    const text = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
    expect(breakLines(text, 40, perCharacter).join(' ')).toBe(text);
  });
});

describe('paragraphsOf', () => {
  it.each([
    ['line breaks of every system', 'a\r\nb\nc\rd\u2028e', ['a', 'b', 'c', 'd', 'e']],
    ['a tab', 'a\tb', ['a    b']],
    ['control characters', 'a\u0000\u0007b', ['ab']],
    ['a letter and its accent', 'e\u0301', ['é']],
    ['an empty line', 'a\n\nb', ['a', '', 'b']],
  ])('%s', (_, text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});
