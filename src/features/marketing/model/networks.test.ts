import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { cutToWeight, NETWORKS, weightedLength } from './networks';

describe('weightedLength: as X counts', () => {
  itEvery([
    ['nothing', '', 0],
    ['Latin', 'Hello', 5],
    ['an accent in two parts', 'e\u0301', 1],
    ['Cyrillic and Arabic', 'Приветمرحبا', 11],
    ['Chinese', '你好', 4],
    ['Japanese and Korean', 'あ안', 4],
    ['an emoji', '🐶', 2],
    ['an emoji of many parts', '👨‍👩‍👧', 2],
    ['a flag', '🇩🇪', 2],
    ['a link of any length', `see https://example.com/${'x'.repeat(200)}`, 27],
    ['curly quotes', '“a”', 3],
    ['a line break', 'a\nb', 3],
  ])('every row of the table', (_, text, length) => {
    expect(weightedLength(text)).toBe(length);
  });
});

describe('the networks', () => {
  it('have their published limits', () => {
    expect(NETWORKS.map(({ label, limit }) => [label, limit])).toEqual([
      ['X', 280],
      ['Instagram', 2200],
      ['LinkedIn', 3000],
      ['Facebook', 63_206],
    ]);
  });
});

describe('cutToWeight', () => {
  const count = (text: string) => Array.from(text).length;
  itEvery([
    ['just fits', 'one two', 7, 'one two'],
    ['one too many', 'one two', 6, 'one…'],
    ['no spaces', 'abcdefgh', 4, 'abc…'],
    ['no dangling comma', 'one, two three', 5, 'one…'],
    ['an emoji is never halved', '👨‍👩‍👧👨‍👩‍👧', 7, '👨‍👩‍👧…'],
    ['no space at all', 'abc', 0, ''],
  ])('every row of the table', (_, text, limit, expected) => {
    expect(cutToWeight(text, limit, count)).toBe(expected);
  });

  it('counts as the network does', () => {
    const cut = cutToWeight('好'.repeat(10_000), 280, weightedLength);
    expect(weightedLength(cut)).toBeLessThanOrEqual(280);
    expect(weightedLength(cut)).toBeGreaterThan(276);
  });
});
