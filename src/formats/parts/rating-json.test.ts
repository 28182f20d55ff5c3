import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '@tests/support/listing-trees';
import { quietRatings } from '@tests/support/ratings';
import { deliverRatingConfig, easAdvisory } from './rating-config';
import { completeAppleAnswers } from '@/domain/ratings/apple-answers';
import {
  FREQUENCY_QUESTIONS,
  KIDS_AGE_BANDS,
  KOREA_OVERRIDES,
  RATING_OVERRIDES,
  YES_NO_QUESTIONS,
  type RatingAnswers,
} from '@/model/rating-answers';
import { importDraft } from './import-draft';
import { findListingSets } from '../listings/listing-sets';
import { ratingFileOf } from './rating-json';
import { readListingSet } from '../listings/read-set';

const NAME = { 'fastlane/metadata/en-US/name.txt': 'Paw Pal' };

async function importOf(files: Record<string, string | Uint8Array>) {
  const tree = treeOf(files);
  const sets = findListingSets([...tree.keys()]);
  return importDraft(await Promise.all(sets.map((set) => readListingSet(set, tree))), {
    answerFiles: ['fastlane/app_rating_config.json'].filter((path) => tree.has(path)),
  });
}

function deliver(config: unknown) {
  return importOf({
    ...NAME,
    'fastlane/app_rating_config.json': typeof config === 'string' ? config : JSON.stringify(config),
  });
}

describe('the rating file of fastlane', () => {
  it('is read in the names of Apple, and is no longer among the files without a place', async () => {
    const { content, report } = await deliver({
      horrorOrFearThemes: 'FREQUENT',
      lootBox: true,
      contests: null,
    });
    expect(content.ratings).toEqual({
      apple: { horrorOrFearThemes: 'FREQUENT', lootBox: true },
      play: {},
      options: {},
    });
    expect(report).toMatchObject({ ratings: 2, kept: [], leftOut: [] });
  });

  it('is read in the older spelling, by key and by value', async () => {
    const { content } = await deliver({
      'MZGenre.CARTOON_FANTASY_VIOLENCE': 1,
      HORROR: 2,
      GAMBLING: 0,
      'MZGenre.UNRESTRICTED_WEB_ACCESS': 1,
      violenceRealistic: 'INFREQUENT_OR_MILD',
    });
    expect(content.ratings?.apple).toEqual({
      violenceCartoonOrFantasy: 'INFREQUENT',
      horrorOrFearThemes: 'FREQUENT',
      gamblingSimulated: 'NONE',
      unrestrictedWebAccess: true,
      violenceRealistic: 'INFREQUENT',
    });
  });

  it.each<[string, unknown]>([
    ['a question that no longer exists', { gamblingAndContests: true }],
    ['a value of another kind', { horrorOrFearThemes: 3 }],
    ['a number for a newer key', { lootBox: 1 }],
    ['a list', { contests: ['NONE'] }],
    ['the name of a method as its value', { HORROR: 'constructor' }],
    ['a rating that no longer exists', { ageRatingOverride: 'SEVENTEEN_PLUS' }],
    ['a name of the language', { constructor: 'FREQUENT' }],
  ])('with %s says so and takes nothing for it', async (_, config) => {
    const { content, report } = await deliver(config);
    expect(content.ratings).toEqual({ apple: {}, play: {}, options: {} });
    expect(report.leftOut).not.toEqual([]);
    for (const { path, message } of report.leftOut) {
      expect(path).toBe('fastlane/app_rating_config.json');
      expect(message).toContain(Object.keys(config as object)[0]);
    }
  });

  it.each([
    ['no JSON', '{ "lootBox": tru'],
    ['a list instead of an object', '[]'],
    ['nothing', ''],
  ])('of %s is left out with a message', async (_, text) => {
    const { content, report } = await deliver(text);
    expect(content.ratings).toBeUndefined();
    expect(report.leftOut).toHaveLength(1);
  });

  it('is the one nearest to the root of the project', () => {
    const paths = [
      'a/fastlane/metadata/age_rating.json',
      'a/fastlane/app_rating_config.json',
      'b/rating_config.json',
    ];
    expect(ratingFileOf(paths, 'a')).toBe('a/fastlane/app_rating_config.json');
    expect(ratingFileOf(['a/integrating.json', 'a/package.json'], '')).toBeUndefined();
  });
});

const answers: fc.Arbitrary<RatingAnswers> = fc
  .record({
    frequencies: fc.tuple(
      ...FREQUENCY_QUESTIONS.map(() => fc.constantFrom('NONE', 'INFREQUENT', 'FREQUENT')),
    ),
    yesNo: fc.tuple(...YES_NO_QUESTIONS.map(() => fc.boolean())),
    options: fc.record(
      {
        override: fc.constantFrom(...RATING_OVERRIDES),
        kidsAgeBand: fc.constantFrom(...KIDS_AGE_BANDS),
        koreaOverride: fc.constantFrom(...KOREA_OVERRIDES),
        koreaNumber: fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
        infoUrl: fc.webUrl(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ frequencies, yesNo, options }) =>
    quietRatings({
      apple: {
        ...Object.fromEntries(FREQUENCY_QUESTIONS.map((id, index) => [id, frequencies[index]])),
        ...Object.fromEntries(YES_NO_QUESTIONS.map((id, index) => [id, yesNo[index]])),
      },
      options,
    }),
  );

describe('any answers', () => {
  it('come back from the file of fastlane', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (ratings) => {
        const { content, report } = await deliver(deliverRatingConfig(ratings));
        expect(content.ratings?.apple).toEqual(completeAppleAnswers(ratings.apple));
        expect(content.ratings?.options).toEqual(ratings.options);
        expect(report.leftOut).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('come back from store.config.json, apart from what its schema refuses', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (ratings) => {
        const advisory = easAdvisory(ratings)?.advisory;
        const { content } = await importOf({
          'store.config.json': JSON.stringify({ configVersion: 0, apple: { advisory } }),
        });
        const { socialMedia, socialMediaAgeRestricted, ...known } = ratings.apple;
        expect([socialMedia, socialMediaAgeRestricted]).not.toContain(undefined);
        expect(content.ratings?.apple).toEqual(known);
        expect(content.ratings?.options.kidsAgeBand).toBe(ratings.options.kidsAgeBand);
      }),
      { numRuns: 100 },
    );
  });
});
