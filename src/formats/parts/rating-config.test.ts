import { describe, expect, it } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { jsonOf, textOf } from '@tests/support/package-files';
import { quietRatings } from '@tests/support/ratings';
import type { RatingAnswers } from '@/model/rating-answers';
import { readinessReport } from '@/domain/submissions/readiness-report';
import { deliverRatingConfig, easAdvisory } from './rating-config';
import { submissionPackage } from '../package/submission-package';

function made(
  ratings: RatingAnswers | undefined,
  changes: Partial<Parameters<typeof submissionDraft>[0]> = {},
) {
  return submissionPackage(submissionDraft({ ratings, ...changes }), {
    report: readinessReport([], 'en-US'),
    exportDate: '2026-11-22',
  });
}

describe('the rating config of fastlane', () => {
  it('contains all 24 answers and what follows them', () => {
    const config = deliverRatingConfig(
      quietRatings({
        apple: { horrorOrFearThemes: 'FREQUENT', contests: 'INFREQUENT', advertising: true },
        options: { override: 'SIXTEEN_PLUS', koreaNumber: ' GC-1 ', kidsAgeBand: 'SIX_TO_EIGHT' },
      }),
    );
    expect(Object.keys(config ?? {})).toHaveLength(24 + 5);
    expect(config).toMatchObject({
      horrorOrFearThemes: 'FREQUENT',
      contests: 'INFREQUENT',
      violenceRealistic: 'NONE',
      advertising: true,
      socialMedia: false,
      socialMediaAgeRestricted: false,
      ageRatingOverrideV2: 'SIXTEEN_PLUS',
      koreaAgeRatingOverride: 'NONE',
      gracRatingClassificationNumber: 'GC-1',
      kidsAgeBand: 'SIX_TO_EIGHT',
      developerAgeRatingInfoUrl: null,
    });
  });

  it('is not written until every question is answered', () => {
    const { lootBox, ...apple } = quietRatings().apple;
    expect(lootBox).toBe(false);
    expect(deliverRatingConfig({ ...quietRatings(), apple })).toBeUndefined();
    expect(easAdvisory({ ...quietRatings(), apple })).toBeUndefined();
  });

  it('never says that a feed which does not exist is off for children', () => {
    const ratings = quietRatings({ apple: { socialMedia: false, socialMediaAgeRestricted: true } });
    expect(deliverRatingConfig(ratings)).toMatchObject({ socialMediaAgeRestricted: false });
  });
});

/** Keys that the schema of EAS 24 requires in `advisory`. */
const REQUIRED_BY_EAS = [
  'alcoholTobaccoOrDrugUseOrReferences',
  'contests',
  'gamblingSimulated',
  'horrorOrFearThemes',
  'matureOrSuggestiveThemes',
  'medicalOrTreatmentInformation',
  'profanityOrCrudeHumor',
  'sexualContentGraphicAndNudity',
  'sexualContentOrNudity',
  'violenceCartoonOrFantasy',
  'violenceRealistic',
  'violenceRealisticProlongedGraphicOrSadistic',
  'gambling',
  'unrestrictedWebAccess',
  'kidsAgeBand',
  'ageRatingOverride',
  'koreaAgeRatingOverride',
];

describe('the advisory of EAS', () => {
  it('has the required keys in the spelling of its schema, and none that the schema refuses', () => {
    const result = easAdvisory(
      quietRatings({ apple: { horrorOrFearThemes: 'FREQUENT', contests: 'INFREQUENT', socialMedia: true } }),
    );
    expect(Object.keys(result?.advisory ?? {})).toEqual(expect.arrayContaining(REQUIRED_BY_EAS));
    expect(result?.advisory).toMatchObject({
      horrorOrFearThemes: 'FREQUENT_OR_INTENSE',
      contests: 'INFREQUENT_OR_MILD',
      violenceRealistic: 'NONE',
    });
    for (const refused of ['socialMedia', 'socialMediaAgeRestricted', 'gracRatingClassificationNumber'])
      expect(result?.advisory).not.toHaveProperty(refused);
    expect(result?.notes.join()).toContain('social media');
  });

  it('says which choices its schema cannot express', () => {
    const result = easAdvisory(quietRatings({ options: { override: 'NINE_PLUS', koreaOverride: 'ALL' } }));
    expect(result?.advisory).toMatchObject({ ageRatingOverride: 'NONE', koreaAgeRatingOverride: 'NONE' });
    expect(result?.notes).toHaveLength(3);
    const kept = easAdvisory(
      quietRatings({ options: { override: 'UNRATED', koreaOverride: 'FIFTEEN_PLUS' } }),
    );
    expect(kept?.advisory).toMatchObject({
      ageRatingOverride: 'UNRATED',
      koreaAgeRatingOverride: 'FIFTEEN_PLUS',
    });
    expect(kept?.notes).toHaveLength(1);
  });
});

describe('the package', () => {
  it('contains the answers for fastlane and EAS, the sheet, and says what EAS lacks', () => {
    const files = made(quietRatings({ apple: { lootBox: true } }));
    expect(jsonOf(files, 'for-tools/app_rating_config.json')).toMatchObject({ lootBox: true });
    expect(jsonOf(files, 'for-tools/eas/store.config.json')).toMatchObject({
      apple: { advisory: { lootBox: true } },
    });
    const readme = textOf(files, 'README.md') ?? '';
    expect(readme).toContain('--app_rating_config_path for-tools/app_rating_config.json');
    expect(readme).toContain('`socialMedia`, `socialMediaAgeRestricted`');
    expect(textOf(files, 'age-ratings.html')).toContain('loot boxes');
  });

  it.each<[string, RatingAnswers | undefined, boolean]>([
    ['without any answer', undefined, false],
    ['with a part of the answers', { apple: { lootBox: true }, play: {}, options: {} }, true],
  ])('%s has no rating config, and the command no option for it', (_, ratings, hasSheet) => {
    const files = made(ratings);
    const paths = files.files.map(({ path }) => path);
    expect(paths).not.toContain('for-tools/app_rating_config.json');
    expect(paths.includes('age-ratings.html')).toBe(hasSheet);
    expect(textOf(files, 'README.md')).not.toContain('app_rating_config');
    expect(textOf(files, 'for-tools/eas/store.config.json')).not.toContain('advisory');
  });

  it('for Google Play alone has only the sheet, with Google’s form', () => {
    const files = made(quietRatings(), { platform: 'android' });
    expect(files.files.map(({ path }) => path)).not.toContain('for-tools/app_rating_config.json');
    const sheet = textOf(files, 'age-ratings.html') ?? '';
    expect(sheet).toContain('Play Console');
    expect(sheet).not.toContain('App Store Connect');
  });

  it('escapes what the publisher typed', () => {
    const sheet = textOf(made(quietRatings({ options: { infoUrl: '<script>' } })), 'age-ratings.html');
    expect(sheet).toContain('&lt;script&gt;');
    expect(sheet).not.toContain('<script');
  });
});
