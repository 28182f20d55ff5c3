import { isInJest } from '@/domain/listings/wording/in-jest';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { ListingCheck, ListingFound } from '../listing-check';
import { claimsIn } from './claims-in';

const RULES = {
  'listing-guaranteed-gain': {
    title: 'Promise of sure profit or credit',
    since: '2026-11-26',
    severity: 'warning',
    source: GOOGLE.deceptive,
    checked: '2026-11-26',
    effort: 'texts',
    why: 'Both stores refuse misleading claims, such as a profit or a loan that is sure.',
    fix: 'Say what the app does, with its risks and costs.',
    examples: {
      fires: { description: 'Earn $500 a day from home with no effort.' },
      holds: { description: 'Couriers earn $500 a week.' },
    },
  },
  'listing-health-claim': {
    title: 'Promise of a cure or a diagnosis',
    since: '2026-11-26',
    severity: 'warning',
    source: GOOGLE.health,
    checked: '2026-11-26',
    effort: 'texts',
    why: 'Google Play refuses misleading health claims, and Apple asks for proof of a diagnosis (1.4.1).',
    fix: 'Say what the app helps with, and send people to a doctor.',
    examples: {
      fires: { description: 'Regular practice cures back pain.' },
      holds: { description: 'Gentle classes for people with back pain. It does not replace your doctor.' },
    },
  },
  'listing-impossible-function': {
    title: 'Function that a phone cannot have',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.misleading,
    checked: '2026-11-26',
    effort: 'texts',
    why: 'Both stores refuse functions that an app cannot have, such as measuring blood pressure with the camera.',
    fix: 'Name only what the app really does, or say which device measures.',
    examples: {
      fires: { description: 'Measures your blood pressure with the camera.' },
      holds: { description: 'Note your blood pressure each evening.' },
    },
  },
  'listing-paid-review': {
    title: 'Reward for a review',
    since: '2026-11-26',
    severity: 'warning',
    source: GOOGLE.ratings,
    checked: '2026-11-26',
    effort: 'texts',
    why: 'Neither store allows a reward in return for stars or a review.',
    fix: 'Leave the reward out; asking for a review is fine.',
    examples: {
      fires: { description: 'Give us 5 stars and we will unlock the export for you.' },
      holds: { description: 'Give us 5 stars if you like it.' },
    },
  },
} satisfies Record<string, Rule>;

/** Promises that no app can keep, and rewards for praise. */
export const UNTRUE_CLAIMS = defineFamily({ rules: RULES, check: checkClaims });

type Found = ListingFound & { rule: keyof typeof RULES };

const SAYS: readonly (readonly [rule: keyof typeof RULES, says: string])[] = [
  ['listing-guaranteed-gain', 'promises a sure gain'],
  ['listing-health-claim', 'promises a cure or a diagnosis'],
  ['listing-impossible-function', 'promises what a phone cannot do'],
  ['listing-paid-review', 'offers a reward for a review'],
];

function* checkClaims(check: ListingCheck): Generator<Found> {
  for (const [rule, says] of SAYS) {
    for (const found of claimsIn(check, rule, says)) {
      if (rule !== 'listing-paid-review' && isInJest(check.listing, found.title)) continue;
      yield { rule, ...found };
    }
  }
}
