import { expect, it } from 'vitest';
import { withAlternatives } from './alternatives';
import { REJECTION_RULES } from './rejection-rules';
import type { RejectionRule } from './rejection-rule';

const [RULE] = REJECTION_RULES as [RejectionRule];
const messagesOf = (...messages: NonNullable<RejectionRule['messages']>) =>
  withAlternatives([{ ...RULE, messages }])[0]?.messages;

it.each([
  ['blank screen', ['blank screen']],
  ['blank|black screen', ['blank screen', 'black screen']],
  ['screen was|is', ['screen was', 'screen is']],
  [
    'a|the screen…is blank|black*',
    ['a screen…is blank', 'a screen…is black*', 'the screen…is blank', 'the screen…is black*'],
  ],
])('writes %j as %j', (words, expected) => {
  expect(messagesOf(words)).toEqual(expected);
});

it('repeats what a phrase needs around it, and leaves stems as they are', () => {
  const near = ['app review'];
  expect(messagesOf({ words: 'blank|black screen', near }, { stems: 'blank|black screen' })).toEqual([
    { words: 'blank screen', near },
    { words: 'black screen', near },
    { stems: 'blank|black screen' },
  ]);
});
