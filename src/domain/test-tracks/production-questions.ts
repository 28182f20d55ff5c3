import type { DraftContent } from '@/model/draft';
import type { ProductionQuestionId } from '@/model/test-tracks';
import { listingFor } from '../listings/store-texts';
import { kitFacts } from '../reviewer-kit/kit-paragraphs';
import { formatDay } from '../dates';
import { countOf, storeText } from '../texts';
import { testerCounts } from './closed-test';
import { testFeedbackAddress } from './test-texts';

/** Longest answer of the application, in characters, as developers report it (sources 1.3). */
export const MAX_PRODUCTION_ANSWER = 300;

export interface ProductionQuestion {
  id: ProductionQuestionId;
  /** The part of the form, as Play Console numbers them. */
  part: 'About your closed test' | 'About your app' | 'Your production readiness';
  /** In our words: Google's own text was not seen. */
  question: string;
  isOptional?: true;
}

/** The questions that are answered with a text, in the order of the form. */
export const PRODUCTION_QUESTIONS: readonly ProductionQuestion[] = [
  {
    id: 'recruiting',
    part: 'About your closed test',
    question: 'How did you find your testers?',
  },
  {
    id: 'engagement',
    part: 'About your closed test',
    question: 'How did the testers use the app, and was it as real users would?',
  },
  {
    id: 'feedback',
    part: 'About your closed test',
    question: 'What feedback did you get, and how did you collect it?',
  },
  { id: 'audience', part: 'About your app', question: 'Who is the app for?' },
  {
    id: 'value',
    part: 'About your app',
    question: 'What value does the app give, and what is special about it?',
  },
  {
    id: 'changes',
    part: 'Your production readiness',
    question: 'What did you change because of the test?',
  },
  {
    id: 'readiness',
    part: 'Your production readiness',
    question: 'How did you decide that the app is ready?',
  },
  {
    id: 'secondTry',
    part: 'Your production readiness',
    question: 'Only for a second application: what did you do differently?',
    isOptional: true,
  },
];

type Source = Pick<
  DraftContent,
  'details' | 'reviewerKit' | 'testing' | 'listings' | 'playTexts' | 'platform' | 'defaultLocale'
>;

/**
 * Facts of the draft for an answer: counts, addresses and the publisher's own texts. Undefined where it has none.
 */
export function productionFacts(id: ProductionQuestionId, source: Source): string | undefined {
  const counts = testerCounts(source.testing ?? {});
  const [first, last] = [counts[0], counts.at(-1)];
  const listing = listingFor(source, 'android', source.defaultLocale);
  switch (id) {
    case 'engagement':
    case 'readiness': {
      if (!first || !last || first === last) return undefined;
      const most = Math.max(...counts.map(({ testers }) => testers));
      return `The closed test ran from ${formatDay(first.day)} to ${formatDay(last.day)} with up to ${countOf(most, 'tester')}.`;
    }
    case 'feedback': {
      const address = testFeedbackAddress(source);
      return address === '' ? undefined : `Testers wrote to ${address}.`;
    }
    case 'value':
      return kitFacts(source).special ?? (storeText(listing.shortDescription) || undefined);
    case 'changes':
      return storeText(listing.releaseNotes) || undefined;
    default:
      return undefined;
  }
}
