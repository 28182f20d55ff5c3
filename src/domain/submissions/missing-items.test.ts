import { describe, expect, it } from 'vitest';
import { androidBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft, withDetails } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';
import { missingSteps, type MissingItem } from './missing-items';
import { assessReadiness } from './readiness';

function missing(changes: Partial<SubmissionDraft> = {}): MissingItem[] {
  return assessReadiness(submissionDraft(changes), { today: '2026-11-20' }).missing;
}

const EMPTY: Partial<SubmissionDraft> = {
  bundleId: '',
  version: '',
  listings: {},
  details: EMPTY_DETAILS,
  builds: [],
  images: [],
};

describe('the checklist', () => {
  it('of a complete draft is empty', () => {
    expect(missing()).toEqual([]);
  });

  it('of an empty draft lists each thing once, by step, what takes longest first', () => {
    expect(
      missingSteps(missing(EMPTY)).map(({ step, items }) => [step, items.map(({ label }) => label)]),
    ).toEqual([
      ['build', ['Build for Apple App Store', 'Build for Google Play']],
      [
        'listing',
        [
          'App Name',
          'Full Description',
          'Keywords',
          'Google Play summary',
          'Privacy policy URL',
          'Support URL',
          'Bundle ID',
          'Version',
          'Primary category',
          'Copyright',
          'Contact e-mail',
          'App Review contact',
          'Sign-in required',
          'Privacy questions',
          'Age rating questions',
        ],
      ],
      [
        'screenshots',
        ['iPhone 6.9" screenshots', 'Phone screenshots', 'App icon, 512x512', 'Feature graphic, 1024x500'],
      ],
    ]);
  });

  it('has one line for a text that several languages lack', () => {
    const lacking = listing({ privacyUrl: '' });
    expect(missing({ listings: { 'en-US': listing(), 'de-DE': lacking, 'fr-FR': lacking } })).toMatchObject([
      {
        label: 'Privacy policy URL',
        languages: 'in 2 languages',
        locales: ['de-DE', 'fr-FR'],
        stores: ['ios'],
        field: 'privacyUrl',
        where: 'listing',
      },
    ]);
  });

  it.each<[string, string[], string]>([
    ['the main language is not named', ['en-US'], ''],
    ['another language is', ['de-DE'], 'in German (Deutsch)'],
    ['several are counted', ['en-US', 'de-DE'], 'in 2 languages'],
  ])('%s', (_, lacking, languages) => {
    const listings = Object.fromEntries(
      ['en-US', 'de-DE'].map((locale) => [
        locale,
        listing({ description: lacking.includes(locale) ? '' : listing().description }),
      ]),
    );
    expect(missing({ listings })).toMatchObject([{ label: 'Full Description', languages, locales: lacking }]);
  });

  it('names the parts of a contact, and leads to the first', () => {
    expect(missing(withDetails({ reviewLastName: ' ', reviewPhone: '' }))).toMatchObject([
      { label: 'App Review contact', parts: ['Last name', 'Review phone'], field: 'reviewLastName' },
    ]);
  });

  itEvery<[string, Partial<SubmissionDraft>, Partial<MissingItem>[]]>([
    [
      'a sign-in without an account',
      withDetails({ needsLogin: true }),
      [{ label: 'Demo account for the reviewers', field: 'demoUser', isRequired: true }],
    ],
    [
      'half an account that nobody needs',
      withDetails({ demoUser: 'ada' }),
      [{ label: 'Demo password', field: 'demoPassword', isRequired: false }],
    ],
    [
      'no privacy policy for an Android app that handles nothing personal',
      {
        platform: 'android',
        builds: [androidBuild({ permissions: [] })],
        listings: { 'en-US': listing({ privacyUrl: '' }) },
      },
      [{ label: 'Privacy policy URL', field: 'privacyUrl', isRequired: true }],
    ],
    [
      'no icon',
      { images: submissionDraft().images.filter(({ kind }) => kind !== 'icon') },
      [{ field: 'icon' }],
    ],
    ['an unknown category is wrong, not missing', withDetails({ primaryCategory: 'POTTERY' }), []],
    [
      'a text that is too short is wrong, not missing',
      { listings: { 'en-US': listing({ title: 'L' }) } },
      [],
    ],
  ])('every row of the table', (_, changes, items) => {
    expect(missing(changes)).toMatchObject(items);
    expect(missing(changes)).toHaveLength(items.length);
  });
});
