import { isInJest } from '@/domain/listings/wording/in-jest';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { ListingCheck, ListingFound } from '../listing-check';
import { claimsIn, QUESTION } from './claims-in';

const LEAVE_OUT = 'Leave it out, and remove it from the app.';

const RULES = {
  'listing-hate': {
    ...QUESTION,
    title: 'Hatred, real violence or terror',
    source: GOOGLE.inappropriate,
    why: 'Both stores reject contempt for groups of people, pictures of real violence and praise of terror (Apple: 1.1.1, 1.1.2).',
    fix: LEAVE_OUT,
    examples: {
      fires: { description: 'Watch uncensored videos of executions.' },
      holds: { description: 'Report videos of executions to the police.' },
    },
  },
  'listing-danger': {
    ...QUESTION,
    title: 'Danger to life',
    source: GOOGLE.inappropriate,
    why: 'Both stores reject instructions for weapons and drugs, self-harm, dangerous dares and drink-driving (Apple: 1.1.3, 1.4).',
    fix: LEAVE_OUT,
    examples: {
      fires: { description: 'Instructions for building pipe bombs at home.' },
      holds: { description: 'Build paper bombs in this game.' },
    },
  },
  'listing-bullying': {
    ...QUESTION,
    title: 'Mockery or exposure of people',
    since: '2026-11-27',
    checked: '2026-11-27',
    source: GOOGLE.inappropriate,
    why: 'Both stores reject apps that mock, rate or expose people, or tell children that they look wrong (Apple: 1.1.1, 1.2).',
    fix: LEAVE_OUT,
    examples: {
      fires: { description: 'Vote for the ugliest pupil of your class.' },
      holds: { description: 'Vote for the best dish of the day.' },
    },
  },
  'listing-strangers': {
    ...QUESTION,
    title: 'Strangers without protection',
    source: APPLE.userContent,
    why: 'Apple rejects random chats (1.2); Google Play, dates for minors.',
    fix: 'Leave it out, or name the filter, the Report and Block buttons, and the age limit.',
    examples: {
      fires: { description: 'Video chat with random strangers.' },
      holds: { description: 'Video chat with your verified tutor, never with strangers.' },
    },
  },
  'listing-deceit': {
    ...QUESTION,
    title: 'Help to deceive others',
    source: GOOGLE.deceptive,
    why: 'Google Play rejects help to mislead people; Apple, prank calls and false positions (1.1.6).',
    fix: LEAVE_OUT,
    examples: {
      fires: { description: 'Make anonymous prank calls.' },
      holds: { description: 'Detects fake payment screenshots.' },
    },
  },
  'listing-interference': {
    ...QUESTION,
    title: 'Interference with other apps or the system',
    source: GOOGLE.deviceAbuse,
    why: 'Google Play rejects blocked ads in other apps, game cheats and broken locks; both, own updates (Apple: 2.5.2).',
    fix: LEAVE_OUT,
    examples: {
      fires: { description: 'Blocks ads in all other apps.' },
      holds: { description: 'Write three lines each evening, without ads.' },
    },
  },
  'listing-unwanted-behavior': {
    ...QUESTION,
    title: 'Behavior that people do not expect',
    source: GOOGLE.deviceAbuse,
    why: 'Both stores reject ads outside the app, shared lines, sold data, and functions in return for a rating (Apple: 2.5.18, 3.2.2, 5.1.2).',
    fix: LEAVE_OUT,
    examples: {
      fires: { description: 'Shows ads on your lock screen.' },
      holds: { description: 'Shows notes on your lock screen.' },
    },
  },
} as const satisfies Record<string, Rule>;

type Id = keyof typeof RULES;

const SAYS: readonly (readonly [rule: Id, says: string, isPlayed: boolean])[] = [
  ['listing-hate', 'is about hatred, real violence or gain from a disaster', false],
  ['listing-bullying', 'mocks, rates or exposes people', false],
  ['listing-danger', 'puts people in danger', false],
  ['listing-strangers', 'brings strangers together unprotected', false],
  ['listing-deceit', 'offers to deceive others', false],
  ['listing-interference', 'interferes with other apps or the system', false],
  ['listing-unwanted-behavior', 'does something that people do not expect', false],
];

/** Offers that harm people, their devices or other apps; in a game some are only played. */
export const HARMFUL_OFFERS = defineFamily({
  rules: RULES,
  *check(check: ListingCheck): Generator<ListingFound & { rule: Id }> {
    for (const [rule, says, isPlayed] of SAYS) {
      for (const found of claimsIn(check, rule, says)) {
        if (isPlayed && isInJest(check.listing, found.title)) continue;
        yield { rule, ...found };
      }
    }
  },
});
