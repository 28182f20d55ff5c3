import { rule, type RuleRow } from './rule';
import { APPLE } from './sources';

/** The day the sources of docs/sources.md 14 were read. */
const CHECKED = { checked: '2026-11-22' };

/** Rules about the answers for the age ratings. */
export const RATING_RULES = {
  'rating-unrated': rule('blocker', 'Unrated app', APPLE.ageRatings, CHECKED),
  'rating-kids': rule('warning', 'Made for Kids with a higher rating', APPLE.ageRating, CHECKED),
  'rating-age-gate': rule(
    'warning',
    'Social media restricted without age assurance',
    APPLE.ageRatings,
    CHECKED,
  ),
  'rating-social-media': rule(
    'warning',
    'Social media without user-generated content',
    APPLE.ageRatings,
    CHECKED,
  ),
  'rating-override': rule('warning', 'Override that raises nothing', APPLE.ageRating, CHECKED),
  'rating-korea': rule('note', 'Classification number of South Korea', APPLE.ageRatings, CHECKED),
  'rating-gambling': rule('note', 'Gambling licence in Brazil', APPLE.ageRatings, CHECKED),
  'rating-browser': rule('note', 'Browser without web access', APPLE.ageRatings, CHECKED),
  'rating-build': rule('warning', 'Age rating answer that the build contradicts', APPLE.ageRatings, CHECKED),
} as const satisfies Record<string, RuleRow>;
