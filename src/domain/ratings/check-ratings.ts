import { platformsOf } from '../apps/app';
import { makeFinding, type Finding } from '../findings';
import type { RuleId } from '../rules/rules';
import type { CheckedDraft } from '../submissions/draft';
import { appleQuestion, causeText } from './apple-questions';
import { globalRating, overrideRating, UNRATED } from './apple-rating';
import {
  hasRatingAnswers,
  type AppleQuestionId,
  type PlayQuestionId,
  type RatingAnswers,
} from './rating-answers';
import { ratingSuggestions, type RatingSuggestion } from './rating-suggestions';

/** The part of the form in step 2 that a finding leads to. */
type RatingField = AppleQuestionId | PlayQuestionId | 'override' | 'kidsAgeBand' | 'koreaNumber';

interface Draft extends Pick<Finding, 'title' | 'why' | 'fix'> {
  rule: RuleId;
  field: RatingField;
}

/** Ratings with which Apple offers the Kids category (sources 14.1). */
const KIDS_RATINGS = ['4+', '9+'];

/**
 * Checks the age rating answers against each other and against the build (sources 14.1, 14.2). Only what contradicts
 * Apple's definitions for certain is more than a note.
 */
export function checkRatings(
  draft: CheckedDraft,
  suggestions: readonly RatingSuggestion[] = ratingSuggestions(draft),
): Finding[] {
  const { ratings } = draft;
  if (!hasRatingAnswers(ratings)) return [];
  const platforms = platformsOf(draft.platform);
  return [
    ...(platforms.includes('ios')
      ? [...appleDrafts(ratings), ...buildDrafts(suggestions, ratings)].map((each) => ({
          store: 'ios' as const,
          ...each,
        }))
      : []),
    ...(platforms.includes('ios') && platforms.includes('android')
      ? storeDrafts(ratings).map((each) => ({ store: undefined, ...each }))
      : []),
  ].map(({ field, store, ...rest }) =>
    makeFinding({ area: 'policy', where: 'listing', subject: { store, field: ratingField(field) }, ...rest }),
  );
}

/** The name of the control of a question in step 2. */
export function ratingField(field: string): string {
  return `ratings/${field}`;
}

function appleDrafts(ratings: RatingAnswers): Draft[] {
  const { apple, options } = ratings;
  const calculated = globalRating({ ...ratings, options: {} });
  const drafts: Draft[] = [];
  const add = (draft: Draft) => drafts.push(draft);
  const [cause] = calculated.causes;
  if (calculated.rating === UNRATED && cause) {
    add({
      rule: 'rating-unrated',
      field: cause.question,
      title: `The app is Unrated because of ${causeText(cause)}`,
      why: 'The App Store does not publish unrated apps. In the European Union such an app can be offered elsewhere.',
      fix: 'Remove the content, or correct the answer if it says too much.',
    });
  }
  if (options.kidsAgeBand !== undefined && !KIDS_RATINGS.includes(calculated.rating)) {
    add({
      rule: 'rating-kids',
      field: 'kidsAgeBand',
      title: `Made for Kids is chosen, but the rating is ${calculated.rating}${cause ? ` because of ${causeText(cause)}` : ''}`,
      why: 'The Kids category accepts only apps whose calculated rating is 4+ or 9+.',
      fix: 'Choose “Not made for kids”, or correct the answer that raises the rating.',
    });
  }
  if (apple.socialMedia && apple.socialMediaAgeRestricted && apple.ageAssurance === false) {
    add({
      rule: 'rating-age-gate',
      field: 'ageAssurance',
      title: 'The feed is turned off for children under 13, but the app does not check ages',
      why: 'Apple’s definition asks for at least the Declared Age Range, which is age assurance. It is reported to refuse the answers otherwise.',
      fix: 'Answer yes to age assurance if the app checks ages, or no to turning the feed off.',
    });
  }
  if (apple.socialMedia && apple.userGeneratedContent === false) {
    add({
      rule: 'rating-social-media',
      field: 'userGeneratedContent',
      title: 'The app has a feed of user posts, but no user-generated content',
      why: 'Apple defines social media as the spreading of user-generated content, so a reviewer finds one of the answers wrong.',
      fix: 'Answer yes to user-generated content, or no to social media.',
    });
  }
  if (options.override !== undefined && options.override !== 'UNRATED' && calculated.rating !== UNRATED) {
    const chosen = overrideRating(options.override);
    if (ageOf(chosen) <= ageOf(calculated.rating)) {
      add({
        rule: 'rating-override',
        field: 'override',
        title: `The override ${chosen} is not above the calculated rating ${calculated.rating}`,
        why: 'An override can only raise the rating, so this one does nothing.',
        fix: 'Choose a higher rating or none.',
      });
    }
  }
  if (apple.gamblingSimulated === 'FREQUENT' && (options.koreaNumber?.trim() ?? '') === '') {
    add({
      rule: 'rating-korea',
      field: 'koreaNumber',
      title: 'Frequent simulated gambling needs a classification number in South Korea',
      why: 'Without the number of the Korean rating the App Store does not offer the app there.',
      fix: 'Enter the number, or leave South Korea out.',
    });
  }
  if (apple.gambling) {
    add({
      rule: 'rating-gambling',
      field: 'gambling',
      title: 'Betting with fixed odds needs a licence in Brazil',
      why: 'The App Store in Brazil takes such apps only with a Brazilian licence, named in the review notes.',
      fix: 'Give the licence in the review notes if the app offers such bets there.',
    });
  }
  return drafts;
}

/** Reports contradictions between the answers for the two stores. */
function storeDrafts({ apple, play }: RatingAnswers): Draft[] {
  return play.isBrowserOrSearch && apple.unrestrictedWebAccess === false
    ? [
        {
          rule: 'rating-browser',
          field: 'unrestrictedWebAccess',
          title: 'A web browser or search engine for Google Play, but no web access for the App Store',
          why: 'A browser lets users open any page, which Apple calls unrestricted web access.',
          fix: 'Correct one of the answers; a search engine without a browser needs no change.',
        },
      ]
    : [];
}

/** Answers of "no" that the build contradicts by Apple's own definition. */
function buildDrafts(suggestions: readonly RatingSuggestion[], { apple }: RatingAnswers): Draft[] {
  return suggestions.flatMap((suggestion): Draft[] => {
    if (suggestion.store !== 'apple' || !suggestion.isCertain || apple[suggestion.question] !== false)
      return [];
    const { question, found } = suggestion;
    return [
      {
        rule: 'rating-build',
        field: question,
        title: `${appleQuestion(question)?.label ?? question} is answered with no, but the build contains ${found}`,
        why: 'A reviewer compares the answers with the app. A library that the app never uses proves nothing.',
        fix: 'Answer yes, or keep no if the app does not use it.',
      },
    ];
  });
}

function ageOf(rating: string): number {
  return Number.parseInt(rating, 10);
}
