import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { quietRatings } from '@tests/support/ratings';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { SubmissionDraft } from '@/model/draft';
import { checkRatings } from './check-ratings';
import type { AppleRatingAnswers, RatingAnswers } from '@/model/rating-answers';
import { ratingSuggestions } from '@/domain/ratings/rating-suggestions';

function rulesOf(ratings: RatingAnswers | undefined, changes: Partial<SubmissionDraft> = {}): string[] {
  return checkRatings(submissionDraft({ ratings, ...changes })).map(({ rule }) => rule);
}

type Case = [rule: string, severity: string, fires: Partial<RatingAnswers>, silent: Partial<RatingAnswers>];

/** Each rule with answers just beyond and just within what it allows. */
const CASES: readonly Case[] = [
  [
    'rating-unrated',
    'blocker',
    { apple: { sexualContentGraphicAndNudity: 'INFREQUENT' } },
    { apple: { sexualContentOrNudity: 'FREQUENT' } },
  ],
  [
    'rating-kids',
    'warning',
    { apple: { unrestrictedWebAccess: true }, options: { kidsAgeBand: 'NINE_TO_ELEVEN' } },
    { apple: { horrorOrFearThemes: 'INFREQUENT' }, options: { kidsAgeBand: 'NINE_TO_ELEVEN' } },
  ],
  [
    'rating-age-gate',
    'warning',
    { apple: { socialMedia: true, userGeneratedContent: true, socialMediaAgeRestricted: true } },
    {
      apple: {
        socialMedia: true,
        userGeneratedContent: true,
        socialMediaAgeRestricted: true,
        ageAssurance: true,
      },
    },
  ],
  [
    'rating-social-media',
    'warning',
    { apple: { socialMedia: true } },
    { apple: { socialMedia: true, userGeneratedContent: true } },
  ],
  [
    'rating-override',
    'warning',
    { apple: { lootBox: true }, options: { override: 'NINE_PLUS' } },
    { apple: { lootBox: true }, options: { override: 'THIRTEEN_PLUS' } },
  ],
  [
    'rating-korea',
    'note',
    { apple: { gamblingSimulated: 'FREQUENT' } },
    { apple: { gamblingSimulated: 'FREQUENT' }, options: { koreaNumber: 'GC-CC-NV-1' } },
  ],
  ['rating-gambling', 'note', { apple: { gambling: true } }, { apple: { gamblingSimulated: 'INFREQUENT' } }],
  [
    'rating-browser',
    'note',
    { play: { isBrowserOrSearch: true } },
    { apple: { unrestrictedWebAccess: true }, play: { isBrowserOrSearch: true } },
  ],
];

describe('the checks of the age rating answers', () => {
  it.each(CASES)('%s is a %s', (rule, severity, fires, silent) => {
    const found = checkRatings(submissionDraft({ ratings: quietRatings(fires) }));
    expect(found.map((each) => [each.rule, each.severity])).toEqual([[rule, severity]]);
    expect(found[0]?.subject.field).toMatch(/^ratings\/\w+$/);
    expect(rulesOf(quietRatings(silent))).not.toContain(rule);
  });

  itEvery<[string, RatingAnswers | undefined]>([
    ['no answers', undefined],
    ['answers of a quiet app', quietRatings()],
    [
      'an answer about a feed that is not asked for any more',
      { apple: { socialMediaAgeRestricted: true, ageAssurance: false }, play: {}, options: {} },
    ],
    ['a part of the answers', { apple: { socialMedia: true, lootBox: true }, play: {}, options: {} }],
    [
      'an app for adults that says so',
      quietRatings({ apple: { sexualContentOrNudity: 'FREQUENT', unrestrictedWebAccess: true } }),
    ],
    [
      'an override below an Unrated app’s, which is a finding already',
      quietRatings({ options: { override: 'UNRATED' } }),
    ],
  ])('find nothing in …', (_, ratings) => {
    expect(rulesOf(ratings)).toEqual([]);
  });

  it('leave Apple’s rules out of a submission to Google Play alone', () => {
    const ratings = quietRatings({ apple: { sexualContentGraphicAndNudity: 'FREQUENT', gambling: true } });
    expect(rulesOf(ratings, { platform: 'android' })).toEqual([]);
  });
});

const AD_TRACES = {
  frameworks: [{ name: 'GoogleMobileAds', path: 'Frameworks/GoogleMobileAds.framework', hasManifest: true }],
};

function withFrameworks(...linkedFrameworks: string[]) {
  return iosBuild({ linkedFrameworks });
}

describe('the build and the answers', () => {
  it('contradict each other where Apple’s definition names what the build contains', () => {
    const builds = [withFrameworks('UIKit', 'DeclaredAgeRange')];
    expect(rulesOf(quietRatings(), { builds })).toEqual(['rating-build']);
    expect(rulesOf(quietRatings({ apple: { ageAssurance: true } }), { builds })).toEqual([]);
    expect(rulesOf({ apple: { lootBox: false }, play: {}, options: {} }, { builds })).toEqual([]);
  });

  it('do not where a framework has other uses', () => {
    const builds = [withFrameworks('HealthKit', 'FamilyControls', 'StoreKit', 'AdSupport')];
    expect(rulesOf(quietRatings(), { builds })).toEqual([]);
  });

  it('contradict each other for an ad SDK in the build for the App Store, not for one in the other build', () => {
    const traces = { ...noTraces(), ...AD_TRACES };
    expect(rulesOf(quietRatings(), { builds: [iosBuild({ traces })] })).toEqual(['rating-build']);
    const android = androidBuild({
      traces: {
        ...noTraces(),
        libraries: [{ group: 'com.google.android.gms', artifact: 'play-services-ads', version: '23.0.0' }],
      },
    });
    expect(ratingSuggestions(submissionDraft({ builds: [android] }))).toContainEqual(
      expect.objectContaining({ question: 'advertising', isCertain: false }),
    );
    expect(rulesOf(quietRatings(), { builds: [android] })).toEqual([]);
  });
});

function noTraces() {
  return {
    libraries: [],
    components: [],
    metaData: [],
    files: [],
    packages: [],
    frameworks: [],
    bundles: [],
    infoKeys: [],
    problems: [],
  };
}

describe('suggestions', () => {
  it.each<[string, string, string]>([
    ['en-US', 'Chat with friends in group chats.', 'messagingAndChat'],
    ['en-US', 'Share your photos with everyone.', 'userGeneratedContent'],
    ['de-DE', 'Der schnelle Webbrowser ohne Werbung.', 'unrestrictedWebAccess'],
    ['fr-FR', 'Des machines à sous et du poker.', 'gamblingSimulated'],
  ])('read %s “%s” as a hint at %s', (locale, description, question) => {
    const draft = submissionDraft({
      ...{ defaultLocale: locale, builds: [], listings: { [locale]: listing({ description }) } },
    });
    expect(ratingSuggestions(draft).map((each) => [each.question, each.evidence, each.isCertain])).toEqual([
      [question, 'listing', false],
    ]);
  });

  it.each([
    'Add a photo, and read your notes again a year later. Your journal stays on your device.',
    'Contact our support at any time. Share your list by e-mail.',
    'Browse recipes, plan the week and print a shopping list.',
  ])('do not read “%s” as one', (description) => {
    const draft = submissionDraft({ builds: [], listings: { 'en-US': listing({ description }) } });
    expect(ratingSuggestions(draft)).toEqual([]);
  });
});

describe('the reminder to answer', () => {
  const reminders = (ratings: RatingAnswers | undefined) =>
    assessReadiness(submissionDraft({ ratings }), { today: '2026-11-22' }).findings.filter(
      ({ rule }) => rule === 'policy-apple-age-rating',
    ).length;

  it('disappears once every question of Apple is answered', () => {
    expect(reminders(undefined)).toBe(1);
    expect(reminders({ apple: { lootBox: true }, play: {}, options: {} })).toBe(1);
    expect(reminders(quietRatings())).toBe(0);
  });

  it('names the questions about social media where only they are open, from their day on', () => {
    const found = (apple: AppleRatingAnswers, today = '2026-11-22') =>
      assessReadiness(submissionDraft({ ratings: { ...quietRatings(), apple } }), { today }).findings.filter(
        ({ rule }) => rule.startsWith('policy-apple'),
      );
    const { socialMedia: _, socialMediaAgeRestricted: __, ...older } = quietRatings().apple;
    expect(found(older)).toMatchObject([
      {
        rule: 'policy-apple-social-media',
        severity: 'warning',
        ruleDate: '2026-09-07',
        title: 'Say whether the app has social media functions',
        subject: { store: 'ios', field: 'ratings/apple' },
      },
    ]);
    expect(found(older, '2026-09-06')[0]?.title).toMatch(/^From 2026-09-07: /);
    expect(found({ ...older, socialMedia: false })).toEqual([]);
    expect(found({ ...older, socialMedia: true }).map(({ rule }) => rule)).toEqual([
      'policy-apple-social-media',
    ]);
    expect(found({ lootBox: true }).map(({ rule }) => rule)).toEqual(['policy-apple-age-rating']);
  });
});
