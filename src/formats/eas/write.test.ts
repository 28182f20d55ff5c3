import { describe, expect, it } from 'vitest';
import { listing, onlyTexts, screenshots, submissionDraft } from '@tests/support/drafts';
import { draftWithLocale, jsonOf, pathsOf, textOf } from '@tests/support/package-files';
import { EMPTY_DETAILS } from '@/model/draft';
import { easMetadataFiles } from './write';
import { fastlaneDeliverFiles } from '../deliver/write';

describe('EAS metadata', () => {
  it('contains the version, the categories, the texts, the screenshots and the review contact', () => {
    const draft = submissionDraft();
    draft.details = { ...draft.details, needsLogin: true, demoUser: 'demo', demoPassword: 'sesame' };
    const {
      title,
      subtitle,
      description,
      releaseNotes,
      supportUrl,
      marketingUrl,
      privacyUrl,
      promotionalText,
    } = listing();
    expect(jsonOf(easMetadataFiles(draft), 'store.config.json')).toEqual({
      configVersion: 0,
      apple: {
        version: '1.4.0',
        copyright: '2026 Example Ltd',
        categories: ['LIFESTYLE', 'HEALTH_AND_FITNESS'],
        info: {
          'en-US': {
            title,
            subtitle,
            description,
            releaseNotes,
            promoText: promotionalText,
            marketingUrl,
            supportUrl,
            keywords: [
              'diary',
              'mindfulness',
              'gratitude',
              'reflection',
              'mood',
              'habit',
              'bedtime',
              'thoughts',
              'memories',
            ],
            privacyPolicyUrl: privacyUrl,
            screenshots: {
              APP_IPHONE_67: [
                'fastlane/screenshots/en-US/01_APP_IPHONE_67_01.png',
                'fastlane/screenshots/en-US/02_APP_IPHONE_67_02.png',
                'fastlane/screenshots/en-US/03_APP_IPHONE_67_03.png',
              ],
            },
          },
        },
        review: {
          firstName: 'Ada',
          lastName: 'Example',
          email: 'review@example.com',
          phone: '+44 20 7946 0001',
          demoUsername: 'demo',
          demoPassword: 'sesame',
          demoRequired: true,
          notes: 'Open the app, write three lines, and tap Save. There is no account and nothing to buy.',
        },
      },
    });
  });

  it('points only at files of the fastlane layout', () => {
    const draft = submissionDraft({
      images: [
        ...screenshots(2, { slotId: 'ipad-13', width: 2064, height: 2752 }),
        ...screenshots(1, { slotId: 'apple-tv', width: 1920, height: 1080 }),
      ],
    });
    const written = pathsOf(fastlaneDeliverFiles(draft));
    const named = textOf(easMetadataFiles(draft), 'store.config.json')?.match(/fastlane\/[^"]+/g) ?? [];
    expect(named).toHaveLength(3);
    for (const path of named) expect(written).toContain(path);
  });

  it.each([
    ['ja-JP', ['en-US', 'ja'], []],
    ['gu-IN', ['en-US'], ['Not available on EAS Metadata and left out: Gujarati.']],
    ['ur-PK', ['en-US'], ['Not available on EAS Metadata and left out: Urdu.']],
    // Apple does not offer it at all, which the fastlane layout reports.
    ['af', ['en-US'], []],
  ])('with %s has the locales %j', (code, locales, notes) => {
    const result = easMetadataFiles(draftWithLocale(code));
    expect(jsonOf(result, 'store.config.json')).toHaveProperty('apple.info');
    const config = jsonOf(result, 'store.config.json') as { apple: { info: object } };
    expect(Object.keys(config.apple.info)).toEqual(locales);
    expect(result.notes).toEqual(notes);
  });

  it('takes name and privacy policy of the default locale where a locale has none', () => {
    const draft = submissionDraft({
      listings: { 'en-US': listing(), 'fr-FR': onlyTexts({ subtitle: 'Un journal' }) },
    });
    expect(jsonOf(easMetadataFiles(draft), 'store.config.json')).toHaveProperty('apple.info.fr-FR', {
      title: listing().title,
      subtitle: 'Un journal',
      privacyPolicyUrl: listing().privacyUrl,
    });
  });

  it('leaves a locale out when the privacy policy is missing everywhere, and says so', () => {
    const result = easMetadataFiles(submissionDraft({ listings: { 'en-US': listing({ privacyUrl: '' }) } }));
    expect(jsonOf(result, 'store.config.json')).not.toHaveProperty('apple.info');
    expect(result.notes).toEqual([
      'English (US): left out of store.config.json, because EAS requires a name and a privacy policy URL.',
    ]);
  });

  it('gives no half review contact', () => {
    const draft = submissionDraft();
    draft.details = { ...draft.details, reviewPhone: '' };
    expect(jsonOf(easMetadataFiles(draft), 'store.config.json')).not.toHaveProperty('apple.review');
  });

  it.each([
    ['GAMES_PUZZLE', 'SPORTS', [['GAMES', 'GAMES_PUZZLE'], 'SPORTS']],
    ['BUSINESS', 'BUSINESS', ['BUSINESS']],
    ['BUSINESS', '', ['BUSINESS']],
  ])('writes the categories %s, %s', (primaryCategory, secondaryCategory, expected) => {
    const draft = submissionDraft();
    draft.details = { ...draft.details, primaryCategory, secondaryCategory };
    expect(jsonOf(easMetadataFiles(draft), 'store.config.json')).toHaveProperty('apple.categories', expected);
  });

  it('has eas.json with a submit profile per platform, and no Apple file for an Android submission', () => {
    expect(jsonOf(easMetadataFiles(submissionDraft()), 'eas.json')).toEqual({
      submit: {
        production: {
          ios: {
            bundleIdentifier: 'org.lantern.journal',
            language: 'en-US',
            metadataPath: './store.config.json',
          },
          android: { applicationId: 'org.lantern.journal', track: 'internal', releaseStatus: 'draft' },
        },
      },
    });
    expect(pathsOf(easMetadataFiles(submissionDraft({ platform: 'android' })))).toEqual([
      'eas.json',
      'package.json',
    ]);
    expect(jsonOf(easMetadataFiles(submissionDraft({ platform: 'ios' })), 'eas.json')).not.toHaveProperty(
      'submit.production.android',
    );
  });

  it('takes bare texts, as a localization pack has them', () => {
    const result = easMetadataFiles({
      bundleId: '',
      version: '',
      platform: 'ios',
      defaultLocale: 'en-US',
      listings: { 'en-US': onlyTexts({ title: 'Lantern', privacyUrl: 'https://lantern.example/p' }) },
      details: EMPTY_DETAILS,
      images: [],
      builds: [],
    });
    expect(jsonOf(result, 'store.config.json')).toEqual({
      configVersion: 0,
      apple: { info: { 'en-US': { title: 'Lantern', privacyPolicyUrl: 'https://lantern.example/p' } } },
    });
  });
});
