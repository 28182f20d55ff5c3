import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { readWords } from './match-phrases';
import { meaningOf } from './meanings';

itEvery([
  ['listing-loan', 'Cash today, repay the whole sum in two weeks.', true],
  ['listing-spying', 'Parents and children see the same screen time rules.', false],
  ['listing-paid-review', 'Give us five stars in the store and 500 coins are yours.', true],
  ['listing-paid-review', 'If you like the app, we are glad about a review.', false],
  ['listing-paid-review', 'Download now and rate us 5 stars.', false],
  ['listing-unmoderated', 'There is no chat and no community, and nobody can write to you.', false],
  [
    'listing-health-claim',
    'Lantern doesn’t cure anxiety, depression or insomnia, and it is not a replacement for therapy.',
    false,
  ],
  ['listing-mining', 'While you sleep the processor digs for coins of our pool.', true],
  ['listing-loan', 'Calculate a loan over 36 months at 6.9 % APR.', false],
] as const)('every row of the table', (rule, sentence, isMeant) => {
  const words = readWords(`Works without a connection.\n${sentence}\nMade by two sisters.`, 'en-US');
  expect(meaningOf(words, rule)).toBe(isMeant ? sentence : undefined);
});

it('reads a long text within bounds, and none in a language that it does not know', () => {
  const sentence = 'Give us five stars in the store and 500 coins are yours.';
  expect(
    meaningOf(readWords(`${'a '.repeat(10_000)}. ${sentence}`, 'en-US'), 'listing-paid-review'),
  ).toBeUndefined();
  expect(meaningOf(readWords(sentence, 'fi'), 'listing-paid-review')).toBeUndefined();
});
