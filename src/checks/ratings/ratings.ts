import { platformsOf } from '@/model/app';
import type { Platform } from '@/model/app';
import { APPLE } from 'virtual:catalog/sources';
import type { CheckedDraft } from '@/model/draft';
import { appleQuestion, causeText } from '@/domain/ratings/apple-questions';
import { globalRating, overrideRating, UNRATED } from '@/domain/ratings/apple-rating';
import {
  hasRatingAnswers,
  type AppleQuestionId,
  type PlayQuestionId,
  type RatingAnswers,
} from '@/model/rating-answers';
import type { RatingSuggestion } from '@/domain/ratings/rating-suggestions';
import { defineFamily, type FindingDraft, type Rule } from '../define-rule';

const RULES = {
  'rating-unrated': {
    title: 'Unrated app',
    severity: 'blocker',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    why: 'The App Store does not publish unrated apps. In the European Union such an app can be offered elsewhere.',
    fix: 'Remove the content, or correct the answer if it says too much.',
    examples: { fires: 'graphic sexual content', holds: 'other sexual content' },
  },
  'rating-kids': {
    title: 'Made for Kids with a higher rating',
    severity: 'warning',
    source: APPLE.ageRating,
    checked: '2026-11-22',
    effort: 'field',
    why: 'The Kids category accepts only apps whose calculated rating is 4+ or 9+.',
    fix: 'Choose “Not made for kids”, or correct the answer that raises the rating.',
    examples: { fires: 'unrestricted web access', holds: 'infrequent horror' },
  },
  'rating-age-gate': {
    title: 'Social media restricted without age assurance',
    severity: 'warning',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    why: 'Apple’s definition asks for at least the Declared Age Range, which is age assurance. It is reported to refuse the answers otherwise.',
    fix: 'Answer yes to age assurance if the app checks ages, or no to turning the feed off.',
    examples: { fires: 'no age assurance', holds: 'age assurance' },
  },
  'rating-social-media': {
    title: 'Social media without user-generated content',
    severity: 'warning',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    why: 'Apple defines social media as the spreading of user-generated content, so a reviewer finds one of the answers wrong.',
    fix: 'Answer yes to user-generated content, or no to social media.',
    examples: { fires: 'no user-generated content', holds: 'user-generated content' },
  },
  'rating-override': {
    title: 'Override that raises nothing',
    severity: 'warning',
    source: APPLE.ageRating,
    checked: '2026-11-22',
    effort: 'field',
    why: 'An override can only raise the rating, so this one does nothing.',
    fix: 'Choose a higher rating or none.',
    examples: { fires: '9+ for loot boxes', holds: '13+ for loot boxes' },
  },
  'rating-korea': {
    title: 'Classification number of South Korea',
    severity: 'note',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    isQuestion: true,
    why: 'Without the number of the Korean rating the App Store does not offer the app there.',
    fix: 'Enter the number, or leave South Korea out.',
    examples: { fires: 'no number', holds: 'GC-CC-NV-1' },
  },
  'rating-gambling': {
    title: 'Gambling licence in Brazil',
    severity: 'note',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    isQuestion: true,
    why: 'The App Store in Brazil takes such apps only with a Brazilian licence, named in the review notes.',
    fix: 'Give the licence in the review notes if the app offers such bets there.',
    examples: { fires: 'gambling', holds: 'simulated gambling' },
  },
  'rating-browser': {
    title: 'Browser without web access',
    severity: 'note',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    isQuestion: true,
    why: 'A browser lets users open any page, which Apple calls unrestricted web access.',
    fix: 'Correct one of the answers; a search engine without a browser needs no change.',
    examples: { fires: 'a browser without web access', holds: 'a browser with it' },
  },
  'rating-build': {
    title: 'Age rating answer that the build contradicts',
    severity: 'warning',
    source: APPLE.ageRatings,
    checked: '2026-11-22',
    effort: 'field',
    isQuestion: true,
    why: 'A reviewer compares the answers with the app. A library that the app never uses proves nothing.',
    fix: 'Answer yes, or keep no if the app does not use it.',
    examples: { fires: 'DeclaredAgeRange without age assurance', holds: 'DeclaredAgeRange with it' },
  },
} satisfies Record<string, Rule>;

/** The age rating answers against each other and against the build (sources 14.1, 14.2). */
export const RATING_RULES = defineFamily({ rules: RULES, check: findProblems });

/** The part of the form in step 2 that a finding leads to. */
type RatingField = AppleQuestionId | PlayQuestionId | 'override' | 'kidsAgeBand' | 'koreaNumber';

interface Draft extends FindingDraft {
  rule: keyof typeof RULES;
  store?: Platform;
  field: RatingField;
}

/** The answers, and what the builds say about them. */
interface RatingSubject {
  draft: Pick<CheckedDraft, 'ratings' | 'platform'>;
  suggestions: readonly RatingSuggestion[];
}

/** Ratings with which Apple offers the Kids category (sources 14.1). */
const KIDS_RATINGS = ['4+', '9+'];

/** Only what contradicts Apple's definitions for certain is more than a note. */
function findProblems({ draft: { ratings, platform }, suggestions }: RatingSubject): Draft[] {
  if (!hasRatingAnswers(ratings)) return [];
  const platforms = platformsOf(platform);
  if (!platforms.includes('ios')) return [];
  const apple = [...appleDrafts(ratings), ...buildDrafts(suggestions, ratings)];
  return [
    ...apple.map((each): Draft => ({ store: 'ios', ...each })),
    ...(platforms.includes('android') ? storeDrafts(ratings) : []),
  ];
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
    });
  }
  if (options.kidsAgeBand !== undefined && !KIDS_RATINGS.includes(calculated.rating)) {
    add({
      rule: 'rating-kids',
      field: 'kidsAgeBand',
      title: `Made for Kids is chosen, but the rating is ${calculated.rating}${cause ? ` because of ${causeText(cause)}` : ''}`,
    });
  }
  if (apple.socialMedia && apple.socialMediaAgeRestricted && apple.ageAssurance === false) {
    add({
      rule: 'rating-age-gate',
      field: 'ageAssurance',
      title: 'The feed is turned off for children under 13, but the app does not check ages',
    });
  }
  if (apple.socialMedia && apple.userGeneratedContent === false) {
    add({
      rule: 'rating-social-media',
      field: 'userGeneratedContent',
      title: 'The app has a feed of user posts, but no user-generated content',
    });
  }
  if (options.override !== undefined && options.override !== 'UNRATED' && calculated.rating !== UNRATED) {
    const chosen = overrideRating(options.override);
    if (ageOf(chosen) <= ageOf(calculated.rating)) {
      add({
        rule: 'rating-override',
        field: 'override',
        title: `The override ${chosen} is not above the calculated rating ${calculated.rating}`,
      });
    }
  }
  if (apple.gamblingSimulated === 'FREQUENT' && (options.koreaNumber?.trim() ?? '') === '') {
    add({
      rule: 'rating-korea',
      field: 'koreaNumber',
      title: 'Frequent simulated gambling needs a classification number in South Korea',
    });
  }
  if (apple.gambling) {
    add({
      rule: 'rating-gambling',
      field: 'gambling',
      title: 'Betting with fixed odds needs a licence in Brazil',
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
      },
    ];
  });
}

function ageOf(rating: string): number {
  return Number.parseInt(rating, 10);
}
