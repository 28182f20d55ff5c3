import type { CheckedDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { ratingField } from '@/domain/ratings/rating-field';
import { ratingSuggestions } from '@/domain/ratings/rating-suggestions';
import { RATING_RULES } from './ratings';

/** Checks the age rating answers of a draft. */
export function checkRatings(draft: CheckedDraft, suggestions = ratingSuggestions(draft)): Finding[] {
  return findingsOf(RATING_RULES, { draft, suggestions }, ({ store, field }) => ({
    area: 'policy',
    where: 'listing',
    subject: { store, field: ratingField(field) },
  }));
}
