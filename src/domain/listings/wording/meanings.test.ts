import { expect, it } from 'vitest';
import { readWords } from './match-phrases';
import { meaningOf } from './meanings';

it.each([
  ['listing-loan', 'Cash today, repay the whole sum in two weeks.', true],
  ['listing-spying', 'Parents and children see the same screen time rules.', undefined],
  ['listing-paid-review', 'Leave five stars and we hand you 500 coins.', true],
  ['listing-paid-review', 'If you like the app, we are glad about a review.', undefined],
  ['listing-mining', 'While you sleep the processor digs for coins of our pool.', true],
  ['listing-loan', 'Calculate a loan over 36 months at 6.9 % APR.', undefined],
] as const)('%s: %s', (rule, sentence, isSure) => {
  const words = readWords(`Works without a connection.\n${sentence}\nMade by two sisters.`, 'en-US');
  const found = meaningOf(words, rule);
  expect(found?.isSure).toBe(isSure);
  if (isSure) expect(found?.sentence).toBe(sentence);
});

it('reads a long text within bounds, and none in a language that it does not know', () => {
  const sentence = 'Leave five stars and we hand you 500 coins.';
  expect(
    meaningOf(readWords(`${'a '.repeat(10_000)}. ${sentence}`, 'en-US'), 'listing-paid-review'),
  ).toBeUndefined();
  expect(meaningOf(readWords(sentence, 'fi'), 'listing-paid-review')).toBeUndefined();
});
