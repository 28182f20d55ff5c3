import { describe, expect, it } from 'vitest';
import { listing, submissionDraft } from '@tests/support/drafts';
import { fastlaneDeliverFiles } from '@/domain/packages/fastlane-deliver';
import { fastlaneSupplyFiles } from '@/domain/packages/fastlane-supply';
import { readFastlane } from './read-fastlane';

function read(files: Record<string, string>) {
  return readFastlane(new Map(Object.entries(files)));
}

describe('a folder that was written here', () => {
  it('comes back as it was', () => {
    const draft = submissionDraft({
      listings: {
        'en-US': listing(),
        'ja-JP': listing({ title: 'ランタン' }),
        he: listing({ title: 'פנס' }),
      },
    });
    draft.details = {
      ...draft.details,
      primaryCategory: 'GAMES_PUZZLE',
      demoUser: 'demo',
      demoPassword: 'sesame',
    };
    const files = [...fastlaneDeliverFiles(draft).files, ...fastlaneSupplyFiles(draft).files];
    const texts = files.flatMap(({ path, content }) =>
      typeof content === 'string' ? [[path, content] as const] : [],
    );
    const result = readFastlane(new Map(texts));
    expect(result.listings).toEqual(draft.listings);
    expect(result.notes).toEqual([]);
    const { copyright, primaryCategory, secondaryCategory, demoUser, demoPassword, reviewEmail } =
      draft.details;
    expect(result.details).toMatchObject({
      copyright,
      primaryCategory,
      secondaryCategory,
      demoUser,
      demoPassword,
      reviewEmail,
    });
  });
});

describe('locale folders', () => {
  it.each([
    ['fastlane/metadata/ja/name.txt', 'ja-JP'],
    ['my-app/ios/fastlane/metadata/ja/name.txt', 'ja-JP'],
    ['metadata\\ja\\name.txt', 'ja-JP'],
    ['ja/name.txt', 'ja-JP'],
    ['metadata/cmn-Hans/name.txt', 'zh-CN'],
    ['metadata/zh_Hant/name.txt', 'zh-TW'],
    ['metadata/fr/name.txt', 'fr-FR'],
    ['metadata/vi-VI/name.txt', 'vi'],
    ['metadata/ms-MY/name.txt', 'ms'],
    ['metadata/android/ms-MY/title.txt', 'ms-MY'],
    ['metadata/android/iw-IL/title.txt', 'he'],
    ['metadata/android/zh-Hans/title.txt', 'zh-CN'],
    ['metadata/android/es-419/title.txt', 'es-MX'],
  ])('%s is %s', (path, code) => {
    expect(read({ [path]: 'Lantern\n' }).listings).toEqual({
      [code]: expect.objectContaining({ title: 'Lantern' }) as unknown,
    });
  });

  it('that no store knows are named and left out', () => {
    const result = read({ 'metadata/klingon/name.txt': 'Lantern', 'metadata/__proto__/name.txt': 'x' });
    expect(result.listings).toEqual({});
    expect(result.notes).toEqual([
      '“klingon” is no locale of the stores; its texts were left out.',
      '“__proto__” is no locale of the stores; its texts were left out.',
    ]);
  });

  it('of which two mean the same: the exact one wins', () => {
    const result = read({ 'metadata/fr/name.txt': 'Alt', 'metadata/fr-FR/name.txt': 'Lanterne' });
    expect(result.listings['fr-FR']?.title).toBe('Lanterne');
    expect(result.notes).toEqual(['French (Français): there are two folders for it; “fr” was left out.']);
  });
});

describe('fields', () => {
  it.each([
    ['metadata/en-US/subtitle.txt', 'subtitle'],
    ['metadata/en-US/keywords.txt', 'keywords'],
    ['metadata/en-US/promotional_text.txt', 'promotionalText'],
    ['metadata/en-US/release_notes.txt', 'releaseNotes'],
    ['metadata/en-US/privacy_url.txt', 'privacyUrl'],
    ['metadata/android/en-US/short_description.txt', 'shortDescription'],
    ['metadata/android/en-US/full_description.txt', 'description'],
    ['metadata/android/en-US/video.txt', 'videoUrl'],
    ['metadata/android/en-US/changelogs/12.txt', 'releaseNotes'],
    ['metadata/android/en-US/changelogs/default.txt', 'releaseNotes'],
  ])('%s is %s', (path, field) => {
    expect(read({ [path]: '\uFEFF Text\r\nmore \n' }).listings['en-US']).toHaveProperty(field, 'Text\nmore');
  });

  it.each([
    ['metadata/en-US/subtitle.txt', ' \n '],
    ['metadata/en-US/unknown.txt', 'x'],
    ['metadata/en-US/name.txt.bak', 'x'],
    ['name.txt', ''],
    ['metadata/android/en-US/changelogs/next.txt', 'x'],
  ])('%s with %j is nothing', (path, text) => {
    expect(read({ [path]: text })).toEqual({ listings: {}, details: {}, notes: [] });
  });

  it('takes the notes of the newest build', () => {
    const root = 'metadata/android/en-US/changelogs';
    const logs = { [`${root}/9.txt`]: 'nine', [`${root}/10.txt`]: 'ten', [`${root}/default.txt`]: 'any' };
    expect(read(logs).listings['en-US']?.releaseNotes).toBe('ten');
  });

  it.each([
    ['Same', 'Same', 'Same', []],
    [
      'Apple',
      'Play',
      'Apple',
      ["English (US): name: the texts of the two stores differ; the App Store's was taken."],
    ],
  ])('of both stores, %s and %s, become %s', (apple, play, expected, notes) => {
    const result = read({ 'metadata/android/en-US/title.txt': play, 'metadata/en-US/name.txt': apple });
    expect(result.listings['en-US']?.title).toBe(expected);
    expect(result.notes).toEqual(notes);
  });

  it('gives the default text to languages that have none', () => {
    const { listings } = read({
      'metadata/default/support_url.txt': 'https://example.com',
      'metadata/en-US/name.txt': 'Lantern',
      'metadata/de-DE/name.txt': 'Laterne',
      'metadata/de-DE/support_url.txt': 'https://example.com/de',
    });
    expect(listings['en-US']?.supportUrl).toBe('https://example.com');
    expect(listings['de-DE']?.supportUrl).toBe('https://example.com/de');
    expect(Object.keys(listings)).toHaveLength(2);
  });

  it.each([
    ['metadata/copyright.txt', { copyright: 'Text' }],
    ['metadata/primary_category.txt', { primaryCategory: 'Text' }],
    ['metadata/primary_first_sub_category.txt', { primaryCategory: 'Text' }],
    ['metadata/review_information/first_name.txt', { reviewFirstName: 'Text' }],
    ['metadata/review_information/review_demo_user.txt', { demoUser: 'Text' }],
    ['metadata/review_information/review_notes.txt', { reviewNotes: 'Text' }],
    ['metadata/review_information/notes.txt', { reviewNotes: 'Text' }],
  ])('%s belongs to the details', (path, details) => {
    expect(read({ [path]: 'Text' }).details).toEqual(details);
  });
});
