import type { DraftContent } from '@/model/draft';
import { storeText } from '../texts';

/** Longest description and What to Test of TestFlight, in characters (sources 1.1). */
export const MAX_BETA_TEXT = 4000;

/** The address that testers write to. */
export function testFeedbackAddress({ testing, details }: Pick<DraftContent, 'testing' | 'details'>): string {
  return storeText(testing?.feedbackEmail ?? '') || storeText(details.contactEmail);
}

/** The notes for Beta App Review: those for App Review, unless the test has its own. */
export function betaReviewNotes({ testing, details }: Pick<DraftContent, 'testing' | 'details'>): string {
  return storeText(testing?.betaNotes ?? '') || storeText(details.reviewNotes);
}
