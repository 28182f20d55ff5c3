import type { Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { DEMO_ACCOUNT_RULES, type ReviewFound, type ReviewSubject } from './demo-account';
import { REVIEW_NOTES_RULES } from './notes';

/** Checks the demo account and the notes for the stores' reviewers. */
export function checkReview(subject: ReviewSubject): Finding[] {
  const placeOf = ({ store, field }: ReviewFound) =>
    ({ area: 'listing', where: 'listing', subject: { store, field } }) as const;
  return [
    ...findingsOf(DEMO_ACCOUNT_RULES, subject, placeOf),
    ...findingsOf(REVIEW_NOTES_RULES, subject, placeOf),
  ];
}
