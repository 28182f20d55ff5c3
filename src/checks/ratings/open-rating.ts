import { APPLE } from 'virtual:catalog/sources';
import { findingsOf } from '@/domain/findings';
import { openRatingQuestions } from '@/domain/ratings/open-rating-questions';
import { ratingField } from '@/domain/ratings/rating-field';
import type { CheckedDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { NO_RATING_ANSWERS } from '@/model/rating-answers';
import { defineRule } from '../define-rule';

type Rated = Pick<CheckedDraft, 'platform' | 'ratings'>;

/** Questions about the age rating that are open. Of a later version, the stores keep the answers that they have. */
export const OPEN_RATING = defineRule({
  id: 'rating-open',
  title: 'Age rating answers that are not complete',
  severity: 'blocker',
  isMissing: true,
  source: APPLE.ageRating,
  checked: '2026-11-22',
  effort: 'field',
  why: 'Both stores calculate the age rating from the answers, and publish no app without one.',
  fix: 'Answer the age rating questions. One click answers “no” to all that is not in your app.',
  examples: { fires: 'no answers', holds: 'each question answered' },
  *check({ platform, ratings = NO_RATING_ANSWERS }: Rated) {
    const [first] = openRatingQuestions(ratings, platform);
    if (first !== undefined)
      yield { field: ratingField(first), title: 'The age rating answers are not complete' };
  },
});

/** Looks for open questions in the age rating of a first version. */
export function checkOpenRating(draft: Rated): Finding[] {
  return findingsOf(OPEN_RATING, draft, ({ field }) => ({
    area: 'policy',
    where: 'listing',
    subject: { field, ...(draft.platform !== 'both' && { store: draft.platform }) },
  }));
}
