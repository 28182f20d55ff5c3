import { expect, test } from 'vitest';
import { read } from 'virtual:catalog/claims';
import { beginningsOf, beginningsOfMatches, pairsOf } from './beginnings';

const inWords = (source: string) => {
  const found = beginningsOfMatches([source], false);
  return found && [...found].join(' ');
};

test('reads how the matches of an expression begin', () => {
  const found = Object.fromEntries(
    [
      '(?:vapes?|e-?cig)',
      '(?:double|triple)s? your',
      '(?:da )?\\d{1,2} giorni',
      'fals[ao]s?',
      '(?<!x)no\\s(?:a\\s)?risk',
      'b?l?og',
      '\\p{L}*bier',
      '[$€]?\\s?\\d+',
    ].map((source) => [source, inWords(source.replaceAll(' ', '\\s'))]),
  );
  expect(found).toEqual({
    '(?:vapes?|e-?cig)': 'vapes vape e.cig ecig',
    '(?:double|triple)s? your': 'double triple',
    '(?:da )?\\d{1,2} giorni': 'da.0 da.1 da.2 da.3 da.4 da.5 da.6 da.7 da.8 da.9 0 1 2 3 4 5 6 7 8 9',
    'fals[ao]s?': 'falsas falsa falsos falso',
    '(?<!x)no\\s(?:a\\s)?risk': 'no.a.r no.ris',
    'b?l?og': 'blog bog log og',
    '\\p{L}*bier': undefined,
    '[$€]?\\s?\\d+': undefined,
  });
  expect(beginningsOfMatches(['フォロワー', 'いいね(?:を)?増'], true)).toEqual(new Set(['フォ', 'いい']));
  expect([...beginningsOf('is red')].map(([text, at]) => `${text}@${at.join()}`).join(' ')).toBe(
    'i@0 is@0 is.@0 is.r@0 is.re@0 is.red@0 r@3 re@3 red@3 red.@3',
  );
});

/** The words of concepts, each said in four ways. */
test('never rules out a text in which an expression of the catalogue has a match', () => {
  const { concepts } = read();
  const missed: string[] = [];
  let matches = 0;
  for (const isAnywhere of [false, true]) {
    const all = Object.values(concepts).flatMap((languages) =>
      Object.entries(languages)
        .filter(([language]) => ['ja', 'zh', 'ko', 'ar', 'th'].includes(language) === isAnywhere)
        .flatMap(([, words]) => words?.toLowerCase().replaceAll('\\p{l}', '\\p{L}').split(' | ') ?? []),
    );
    for (const source of all) {
      const pattern = source.replace(/(?<=[^})\]])\*$/u, '').replaceAll(' ', '\\s');
      const beginnings = beginningsOfMatches([pattern], isAnywhere);
      if (!beginnings) continue;
      const expression = new RegExp(`^(?:${pattern})`, 'u');
      for (const choice of [0, 1, 2, 3]) {
        const text = saidOnce(source, choice);
        if (!expression.test(text)) continue;
        matches += 1;
        const index = isAnywhere ? pairsOf(text) : beginningsOf(text);
        if (![...beginnings].some((each) => index.has(each))) missed.push(`${pattern}: ${text}`);
      }
    }
  }
  expect(missed).toEqual([]);
  expect(matches).toBeGreaterThan(8_000);
});

/** One text that an expression of the catalogue matches, more or less: the chosen alternative of each group. */
function saidOnce(source: string, choice: number): string {
  let text = source;
  const inner = /\(\?[:!=<]+([^()]*)\)([?*+]|\{[\d,]+\})?/u;
  while (inner.test(text)) {
    text = text.replace(inner, (_, group: string) => {
      const ways = group.split('|');
      return ways[choice % ways.length] ?? '';
    });
  }
  return text
    .replace(/\[([^\]])[^\]]*\]/gu, '$1')
    .replace(/\\d(?:[+*]|\{[\d,]+\})?/gu, '7')
    .replace(/\\p\{L\}[+*]?/gu, 'n')
    .replace(/\\s/gu, ' ')
    .replace(/(.)\?/gu, choice % 2 === 0 ? '$1' : '')
    .replace(/[*\\]/gu, '');
}
