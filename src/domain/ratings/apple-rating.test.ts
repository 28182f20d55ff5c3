import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { quietRatings } from '@tests/support/ratings';
import { openAppleQuestions } from './apple-answers';
import { causeText } from './apple-questions';
import { appleRating, globalRating } from './apple-rating';
import type { RatingRegion } from './apple-rating';
import {
  FREQUENCY_QUESTIONS,
  YES_NO_QUESTIONS,
  type AppleRatingAnswers,
  type AppleRatingOptions,
  type RatingAnswers,
} from '@/model/rating-answers';

/** An app with nothing that matters, but for the given answers. */
function answered(apple: AppleRatingAnswers = {}, options: AppleRatingOptions = {}): RatingAnswers {
  return quietRatings({ apple, options });
}

function ratings(answers: RatingAnswers): Record<RatingRegion, string> {
  return Object.fromEntries(
    appleRating(answers).regions.map(({ region, rating }) => [region, rating]),
  ) as Record<RatingRegion, string>;
}

type Row = [answers: AppleRatingAnswers, ...ratings: string[]];
const REGIONS: readonly RatingRegion[] = [
  'global',
  'australia',
  'brazil',
  'korea',
  'vietnam',
  'older-systems',
];
const U = 'Unrated';

/** Every answer alone with the rating it leads to, in the order of REGIONS, as Apple's page lists them. */
const ROWS: readonly Row[] = [
  [{}, '4+', '4+', 'AL', 'All', '00+', '4+'],
  [{ parentalControls: true }, '4+', '4+', 'AL', 'All', '00+', '4+'],
  [{ ageAssurance: true }, '4+', '4+', 'AL', 'All', '00+', '4+'],
  [{ userGeneratedContent: true }, '4+', '4+', 'A6', 'All', '00+', '4+'],
  [{ messagingAndChat: true }, '4+', '4+', 'A12', 'All', '00+', '4+'],
  [{ advertising: true }, '4+', '4+', 'A12', 'All', '00+', '4+'],
  [{ contests: 'INFREQUENT' }, '4+', '4+', 'A6', 'All', '00+', '4+'],
  [{ contests: 'FREQUENT' }, '13+', '13+', 'A6', 'All', '12+', '12+'],
  [{ profanityOrCrudeHumor: 'INFREQUENT' }, '9+', '9+', 'A10', 'All', '12+', '9+'],
  [{ profanityOrCrudeHumor: 'FREQUENT' }, '13+', '13+', 'A12', '12+', '12+', '12+'],
  [{ horrorOrFearThemes: 'INFREQUENT' }, '9+', '9+', 'A10', 'All', '12+', '9+'],
  [{ horrorOrFearThemes: 'FREQUENT' }, '13+', '13+', 'A14', '12+', '12+', '12+'],
  [{ matureOrSuggestiveThemes: 'INFREQUENT' }, '9+', '9+', 'A12', 'All', '12+', '9+'],
  [{ matureOrSuggestiveThemes: 'FREQUENT' }, '16+', '16+', 'A18', '12+', '16+', '17+'],
  [{ violenceCartoonOrFantasy: 'INFREQUENT' }, '9+', '9+', 'A6', 'All', '12+', '9+'],
  [{ violenceCartoonOrFantasy: 'FREQUENT' }, '13+', '13+', 'A12', '12+', '12+', '12+'],
  [{ gunsOrOtherWeapons: 'INFREQUENT' }, '9+', '9+', 'A10', 'All', '12+', '4+'],
  [{ gunsOrOtherWeapons: 'FREQUENT' }, '13+', '13+', 'A12', '12+', '16+', '4+'],
  [{ healthOrWellnessTopics: true }, '9+', '9+', 'A10', 'All', '12+', '4+'],
  [{ lootBox: true }, '9+', '16+', 'A18', 'All', '12+', '4+'],
  [{ socialMedia: true }, '13+', '16+', 'A16', '15+', '16+', '4+'],
  [{ socialMedia: true, socialMediaAgeRestricted: true }, '13+', '16+', 'A16', '15+', '16+', '4+'],
  [{ alcoholTobaccoOrDrugUseOrReferences: 'INFREQUENT' }, '13+', '13+', 'A14', '12+', '12+', '12+'],
  [{ alcoholTobaccoOrDrugUseOrReferences: 'FREQUENT' }, '18+', '18+', 'A16', '19+', '18+', '17+'],
  [{ medicalOrTreatmentInformation: 'INFREQUENT' }, '13+', '13+', 'A12', '12+', '12+', '12+'],
  [{ medicalOrTreatmentInformation: 'FREQUENT' }, '16+', '16+', 'A16', '15+', '16+', '17+'],
  [{ sexualContentOrNudity: 'INFREQUENT' }, '13+', '13+', 'A12', '12+', '12+', '12+'],
  [{ sexualContentOrNudity: 'FREQUENT' }, '18+', '18+', 'A18', '19+', '18+', '17+'],
  [{ violenceRealistic: 'INFREQUENT' }, '13+', '13+', 'A12', '12+', '16+', '12+'],
  [{ violenceRealistic: 'FREQUENT' }, '18+', '18+', 'A18', '19+', '18+', '17+'],
  [{ gamblingSimulated: 'INFREQUENT' }, '13+', 'R 18+', 'A12', '12+', '16+', '12+'],
  [{ gamblingSimulated: 'FREQUENT' }, '18+', 'R 18+', 'A18', '19+', '18+', '17+'],
  [{ unrestrictedWebAccess: true }, '16+', '16+', 'A16', '15+', '16+', '17+'],
  [{ gambling: true }, '18+', '18+', 'A18', 'All', '18+', '17+'],
  [{ sexualContentGraphicAndNudity: 'INFREQUENT' }, U, U, U, U, U, U],
  [{ sexualContentGraphicAndNudity: 'FREQUENT' }, U, U, U, U, U, U],
  [{ violenceRealisticProlongedGraphicOrSadistic: 'INFREQUENT' }, U, U, U, U, U, U],
  [{ violenceRealisticProlongedGraphicOrSadistic: 'FREQUENT' }, U, U, U, U, U, U],
];

describe('the ratings of Apple', () => {
  itEvery(ROWS)('follows the tables for each answer alone', (apple, ...expected) => {
    expect(ratings(answered(apple))).toEqual(
      Object.fromEntries(REGIONS.map((region, index) => [region, expected[index]])),
    );
  });

  it('are tested with every answer that says something', () => {
    const tested = new Set(ROWS.flatMap(([apple]) => Object.entries(apple).map((pair) => pair.join(' '))));
    expect([...tested].sort()).toEqual(
      [
        ...FREQUENCY_QUESTIONS.flatMap((id) => [`${id} INFREQUENT`, `${id} FREQUENT`]),
        ...YES_NO_QUESTIONS.map((id) => `${id} true`),
      ].sort(),
    );
  });

  it('follow the strictest of several answers, which is the cause', () => {
    const answers = answered({ horrorOrFearThemes: 'FREQUENT', unrestrictedWebAccess: true, lootBox: true });
    const rating = globalRating(answers);
    expect([rating.rating, ...rating.causes.map(causeText)]).toEqual(['16+', 'unrestricted web access']);
    expect(
      appleRating(answers).regions.map(({ region, causes }) => [region, causes.map(causeText).join()]),
    ).toContainEqual(['brazil', 'loot boxes']);
  });

  it('say where Apple names no rating for an answer, unless the rating is the highest', () => {
    const unlistedIn = (apple: AppleRatingAnswers) =>
      appleRating(answered(apple))
        .regions.filter(({ unlisted }) => unlisted.length > 0)
        .map(({ region }) => region);
    expect(unlistedIn({ contests: 'FREQUENT' })).toEqual(['brazil', 'korea']);
    expect(unlistedIn({ gambling: true })).toEqual(['korea']);
    expect(unlistedIn({ gambling: true, violenceRealistic: 'FREQUENT' })).toEqual([]);
  });

  it('are raised by an override, never lowered', () => {
    expect(ratings(answered({}, { override: 'SIXTEEN_PLUS' }))).toMatchObject({
      global: '16+',
      australia: '16+',
    });
    expect(ratings(answered({ gambling: true }, { override: 'NINE_PLUS' })).global).toBe('18+');
    expect(ratings(answered({}, { override: 'UNRATED' })).global).toBe(U);
  });

  it('count an answer about children only while there is a feed', () => {
    expect(ratings(answered({ socialMedia: false, socialMediaAgeRestricted: true })).global).toBe('4+');
  });

  it('leave unanswered questions open', () => {
    expect(appleRating({ apple: {}, play: {}, options: {} }).open).toHaveLength(23);
    expect(openAppleQuestions({ ...answered().apple, socialMedia: true })).toEqual([]);
  });
});
