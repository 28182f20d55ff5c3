import type { RuleSource } from '../rules/rule';
import type { RejectionRule, StoreMessage } from './rejection-rule';

const SOURCE: RuleSource = {
  label: 'App Store Review Guidelines',
  url: 'https://developer.apple.com/app-store/review/guidelines/',
};

/** Words that show that a text is about an app in review, for sentences of Apple's that are common elsewhere too. */
export const APP_REVIEW = [
  'app store',
  'app review',
  'apple',
  'guideline',
  'your app',
  'submission',
  'next steps',
  'in-app purchase',
] as const;

export type GuidelineRow = Omit<RejectionRule, 'id' | 'store' | 'kind' | 'name' | 'source' | 'guidelines'>;

/** A rule for a guideline and everything under its other numbers. */
export function guideline(
  number: string,
  row: GuidelineRow,
  alsoNumbers: readonly string[] = [],
): RejectionRule {
  return {
    id: `apple-${number}`,
    store: 'ios',
    kind: 'review',
    name: `Guideline ${number}`,
    source: SOURCE,
    guidelines: [number, ...alsoNumbers],
    ...row,
  };
}

/**
 * A rule for one of the things that a guideline refuses, recognised by its words: it replaces the guideline's
 * general rule.
 */
export function guidelineCase(
  number: string,
  id: string,
  row: GuidelineRow,
  guidelines: readonly string[] = [],
): RejectionRule {
  return { ...guideline(number, row), id: `apple-${number}-${id}`, guidelines, refines: `apple-${number}` };
}

/** Messages of this many words are Apple's own wherever they are found. */
const DISTINCTIVE_WORDS = 6;

/** Messages that count near words of an app review, and long ones anywhere. */
export function inAppReview(...words: string[]): StoreMessage[] {
  return words.map((each) =>
    each.split(' ').length >= DISTINCTIVE_WORDS ? { words: each } : { words: each, near: APP_REVIEW },
  );
}

/** Words of a refusal: sentences that users and testers write too count only near one. */
const REFUSED_BY_APP_REVIEW = [
  'app review',
  'app store',
  'guideline',
  'next steps',
  'resubmi',
  'rejected',
  'resolution center',
  'review device',
] as const;

/** Messages that count near words of a refusal by App Review. */
export function inAppRejection(...words: string[]): { words: string; near: readonly string[] }[] {
  return words.map((each) => ({ words: each, near: REFUSED_BY_APP_REVIEW }));
}
