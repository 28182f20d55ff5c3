import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { image, listing, onlyTexts, screenshots, submissionDraft } from '@tests/support/drafts';
import type { DraftImage } from '@/model/draft-image';
import { itEvery } from '@tests/support/it-every';
import { draftWithLocale, pathsOf, textOf } from '@tests/support/package-files';
import { fastlaneDeliverFiles } from '../deliver/write';
import { fastlaneSupplyFiles } from '../supply/write';
import { gradlePlayPublisherFiles } from '../gradle-play-publisher/write';

describe('fastlane deliver', () => {
  it('writes the exact layout', () => {
    const draft = submissionDraft();
    draft.details = {
      ...draft.details,
      needsLogin: true,
      demoUser: 'demo@example.com',
      demoPassword: 'sesame',
    };
    expect(pathsOf(fastlaneDeliverFiles(draft))).toEqual([
      'fastlane/metadata/copyright.txt',
      'fastlane/metadata/en-US/description.txt',
      'fastlane/metadata/en-US/keywords.txt',
      'fastlane/metadata/en-US/marketing_url.txt',
      'fastlane/metadata/en-US/name.txt',
      'fastlane/metadata/en-US/privacy_url.txt',
      'fastlane/metadata/en-US/promotional_text.txt',
      'fastlane/metadata/en-US/release_notes.txt',
      'fastlane/metadata/en-US/subtitle.txt',
      'fastlane/metadata/en-US/support_url.txt',
      'fastlane/metadata/primary_category.txt',
      'fastlane/metadata/review_information/demo_password.txt',
      'fastlane/metadata/review_information/demo_user.txt',
      'fastlane/metadata/review_information/email_address.txt',
      'fastlane/metadata/review_information/first_name.txt',
      'fastlane/metadata/review_information/last_name.txt',
      'fastlane/metadata/review_information/notes.txt',
      'fastlane/metadata/review_information/phone_number.txt',
      'fastlane/metadata/secondary_category.txt',
      'fastlane/screenshots/en-US/01_APP_IPHONE_67_01.png',
      'fastlane/screenshots/en-US/02_APP_IPHONE_67_02.png',
      'fastlane/screenshots/en-US/03_APP_IPHONE_67_03.png',
    ]);
  });

  itEvery([
    ['ja-JP', 'ja'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['he', 'he'],
    ['gu-IN', 'gu-IN'],
    ['or-IN', 'or-IN'],
  ])('puts … into the folder …', (code, folder) => {
    expect(textOf(fastlaneDeliverFiles(draftWithLocale(code)), `fastlane/metadata/${folder}/name.txt`)).toBe(
      'Lanterna',
    );
  });

  it.each([
    ['af', ['Not available on the App Store and left out: Afrikaans.']],
    ['../../etc', ['Not available on the App Store and left out: ../../etc.']],
  ])('leaves %s out and says so', (code, notes) => {
    const result = fastlaneDeliverFiles(draftWithLocale(code));
    expect(result.notes).toEqual(notes);
    expect(pathsOf(result).every((path) => /^fastlane\/(metadata|screenshots)\/[\w./-]+$/.test(path))).toBe(
      true,
    );
    expect(pathsOf(result).join()).not.toContain('..');
  });

  it('writes no file for a blank text and no folder for a blank locale', () => {
    const draft = submissionDraft({
      listings: {
        'en-US': listing({ subtitle: ' \n ', marketingUrl: '' }),
        'fr-FR': onlyTexts({ title: ' ' }),
      },
    });
    const result = fastlaneDeliverFiles(draft);
    expect(pathsOf(result).filter((path) => /subtitle|marketing|fr-FR/.test(path))).toEqual([]);
    expect(result.notes).toEqual([]);
  });

  it('trims, uses line feeds, and joins keywords with a bare comma, each once', () => {
    const draft = submissionDraft({
      listings: {
        'en-US': listing({ description: '  One\r\nTwo\rThree \n', keywords: ' diary , Mood,,diary,mood ' }),
      },
    });
    const result = fastlaneDeliverFiles(draft);
    expect(textOf(result, 'fastlane/metadata/en-US/description.txt')).toBe('One\nTwo\nThree');
    expect(textOf(result, 'fastlane/metadata/en-US/keywords.txt')).toBe('diary,Mood');
  });

  it.each([
    ['', 'sesame'],
    ['demo', ' '],
  ])('writes neither half of the demo account %j, %j', (demoUser, demoPassword) => {
    const draft = submissionDraft();
    draft.details = { ...draft.details, demoUser, demoPassword };
    expect(pathsOf(fastlaneDeliverFiles(draft)).filter((path) => path.includes('demo'))).toEqual([]);
  });

  it('splits subcategories off, and writes no category that Apple does not know', () => {
    const draft = submissionDraft();
    draft.details = { ...draft.details, primaryCategory: 'GAMES_PUZZLE', secondaryCategory: 'Fun' };
    const result = fastlaneDeliverFiles(draft);
    expect(textOf(result, 'fastlane/metadata/primary_category.txt')).toBe('GAMES');
    expect(textOf(result, 'fastlane/metadata/primary_first_sub_category.txt')).toBe('GAMES_PUZZLE');
    expect(textOf(result, 'fastlane/metadata/secondary_category.txt')).toBeUndefined();
  });

  itEvery([
    ['iPad 13"', { slotId: 'ipad-13', width: 2048, height: 2732 }, 'en-US/01_APP_IPAD_PRO_3GEN_129_01.png'],
    ['iPad 12.9"', { slotId: 'ipad-12.9', width: 2048, height: 2732 }, 'en-US/01_APP_IPAD_PRO_129_01.png'],
    ['Apple TV', { slotId: 'apple-tv', width: 3840, height: 2160 }, 'appleTV/en-US/01_APP_APPLE_TV_01.png'],
    [
      'Vision Pro',
      { slotId: 'vision-pro', width: 3840, height: 2160 },
      'en-US/01_APP_APPLE_VISION_PRO_01_vision.png',
    ],
    [
      'a JPEG named .png',
      { mediaType: 'image/jpeg' as const, fileName: 'x.png' },
      'en-US/01_APP_IPHONE_67_01.jpg',
    ],
    ['a hostile name', { fileName: '../../x_framed.png' }, 'en-US/01_APP_IPHONE_67_01.png'],
  ])('names the screenshot of …', (_, changes, expected) => {
    const result = fastlaneDeliverFiles(submissionDraft({ images: [image(changes)] }));
    expect(pathsOf(result).filter((path) => path.includes('screenshots'))).toEqual([
      `fastlane/screenshots/${expected}`,
    ]);
  });

  it.each([
    [10, 10, []],
    [11, 10, ['English (US), iPhone 6.9": only the first 10 of 11 screenshots are included.']],
  ])('of %i screenshots keeps %i, zero-padded, in order', (given, kept, notes) => {
    const result = fastlaneDeliverFiles(
      submissionDraft({ images: screenshots(given, { slotId: 'iphone-6.9' }) }),
    );
    const files = result.files.filter((file) => file.path.includes('screenshots'));
    expect(files).toHaveLength(kept);
    expect(files.map((file) => file.path)).toEqual(files.map((file) => file.path).sort());
    expect(files.at(-1)?.path).toContain('10_APP_IPHONE_67_10.png');
    expect(result.notes).toEqual(notes);
  });

  it('keeps images that fastlane does not know out of its folder, and says where to upload them', () => {
    const images = [
      image({ id: 'outer', slotId: 'iphone-duo', width: 1398, height: 2034 }),
      image({ id: 'inner', slotId: 'iphone-duo', width: 2007, height: 2853 }),
      image({ id: 'header', slotId: 'apple-header', width: 3840, height: 1646 }),
    ];
    const result = fastlaneDeliverFiles(submissionDraft({ images }));
    expect(pathsOf(result).filter((path) => path.endsWith('.png'))).toEqual([
      'app-store-connect/en-US/apple-header/01.png',
      'app-store-connect/en-US/iphone-duo/01.png',
      'app-store-connect/en-US/iphone-duo/02.png',
    ]);
    expect(result.notes).toEqual([
      'iPhone Duo: fastlane and EAS do not know this size yet. The images are in app-store-connect; upload them in App Store Connect.',
      'Product page header (iOS 27): fastlane and EAS do not know this size yet. The images are in app-store-connect; upload them in App Store Connect.',
    ]);
  });

  it('puts a screenshot without a slot where its size belongs', () => {
    const images = [image({ slotId: undefined }), image({ slotId: undefined, width: 1080, height: 1920 })];
    expect(
      pathsOf(fastlaneDeliverFiles(submissionDraft({ images }))).filter((path) =>
        path.includes('screenshots'),
      ),
    ).toEqual(['fastlane/screenshots/en-US/01_APP_IPHONE_67_01.png']);
    expect(
      pathsOf(fastlaneSupplyFiles(submissionDraft({ images }))).filter((path) => path.includes('images')),
    ).toEqual(['fastlane/metadata/android/en-US/images/phoneScreenshots/01.png']);
  });

  it.each([
    [1320, 2868, []],
    [
      1320,
      2867,
      [
        'Screenshots left out because the store does not accept their size: 1320x2867 for iPhone 6.9" (English (US)).',
      ],
    ],
  ])('of %ix%i in the 6.9" slot notes %j', (width, height, notes) => {
    const result = fastlaneDeliverFiles(submissionDraft({ images: [image({ width, height })] }));
    expect(result.notes).toEqual(notes);
    expect(pathsOf(result).some((path) => path.includes('screenshots'))).toBe(notes.length === 0);
  });

  it('leaves out screenshots of a locale without texts, and says so', () => {
    const result = fastlaneDeliverFiles(submissionDraft({ images: [image({ locale: 'fr-FR' })] }));
    expect(pathsOf(result).join()).not.toContain('fr-FR');
    expect(result.notes).toEqual([
      'French (Français): its screenshots are left out, because the locale has no texts.',
    ]);
  });

  it('writes nothing for an Android submission', () => {
    expect(fastlaneDeliverFiles(submissionDraft({ platform: 'android' }))).toEqual({ files: [], notes: [] });
  });
});

describe('fastlane supply', () => {
  it('writes the exact layout, single images as files', () => {
    expect(pathsOf(fastlaneSupplyFiles(submissionDraft()))).toEqual(
      [
        'changelogs/52.txt',
        'full_description.txt',
        'images/featureGraphic.png',
        'images/icon.png',
        'images/phoneScreenshots/01.png',
        'images/phoneScreenshots/02.png',
        'images/phoneScreenshots/03.png',
        'images/phoneScreenshots/04.png',
        'short_description.txt',
        'title.txt',
        'video.txt',
      ].map((path) => `fastlane/metadata/android/en-US/${path}`),
    );
  });

  itEvery([
    ['ar-SA', 'ar'],
    ['he', 'iw-IL'],
    ['es-MX', 'es-419'],
    ['zh-TW', 'zh-TW'],
    ['no', 'no-NO'],
    ['fa', 'fa'],
  ])('puts … into the folder …', (code, folder) => {
    const path = `fastlane/metadata/android/${folder}/title.txt`;
    expect(textOf(fastlaneSupplyFiles(draftWithLocale(code)), path)).toBe('Lanterna');
  });

  it('leaves Odia out and says so', () => {
    const result = fastlaneSupplyFiles(draftWithLocale('or-IN'));
    expect(result.notes).toEqual(['Not available on Google Play and left out: Odia.']);
    expect(pathsOf(result).filter((path) => path.includes('/or'))).toEqual([]);
  });

  it('ends no text in a line break: 80 characters stay 80', () => {
    const draft = submissionDraft({
      listings: { 'en-US': listing({ shortDescription: `${'a'.repeat(80)}\n` }) },
    });
    const path = 'fastlane/metadata/android/en-US/short_description.txt';
    expect(textOf(fastlaneSupplyFiles(draft), path)).toHaveLength(80);
    for (const file of fastlaneSupplyFiles(draft).files) {
      if (typeof file.content === 'string') expect(file.content).not.toMatch(/\s$/);
    }
  });

  itEvery([
    ['1', 'changelogs/1.txt'],
    ['2100000000', 'changelogs/2100000000.txt'],
    ['2100000001', 'changelogs/default.txt'],
    ['0', 'changelogs/default.txt'],
    ['1.2', 'changelogs/default.txt'],
    ['../../x', 'changelogs/default.txt'],
    [undefined, 'changelogs/default.txt'],
  ])('names the notes of version code …', (buildNumber, expected) => {
    const draft = submissionDraft({
      builds: [iosBuild(), androidBuild({ identity: { bundleId: 'a.b', buildNumber } })],
    });
    expect(pathsOf(fastlaneSupplyFiles(draft)).filter((path) => path.includes('changelogs'))).toEqual([
      `fastlane/metadata/android/en-US/${expected}`,
    ]);
  });

  it.each([
    ['play-tablet-7', 'sevenInchScreenshots', 1080, 1920],
    ['play-tablet-10', 'tenInchScreenshots', 1440, 2560],
    ['play-tv', 'tvScreenshots', 1920, 1080],
    ['play-wear', 'wearScreenshots', 400, 400],
  ])('puts %s into %s', (slotId, folder, width, height) => {
    const result = fastlaneSupplyFiles(
      submissionDraft({ images: screenshots(1, { slotId, width, height }) }),
    );
    expect(pathsOf(result)).toContain(`fastlane/metadata/android/en-US/images/${folder}/01.png`);
  });

  it('has no folder for Chromebook screenshots, and says so', () => {
    const result = fastlaneSupplyFiles(
      submissionDraft({ images: screenshots(4, { slotId: 'play-chromebook', width: 1920, height: 1080 }) }),
    );
    expect(pathsOf(result).join()).not.toContain('images');
    expect(result.notes).toEqual([
      'Chromebook screenshots: left out, fastlane supply has no folder for them. Add them in the Play Console.',
    ]);
  });

  it.each([
    ['1024 px icon', { width: 1024, height: 1024 }],
    ['feature graphic of another size', { kind: 'feature-graphic' as const }],
    ['icon of another locale', { locale: 'fr-FR' }],
  ])('takes no %s', (_, changes) => {
    const icon = image({ kind: 'icon', slotId: undefined, width: 512, height: 512, ...changes });
    expect(pathsOf(fastlaneSupplyFiles(submissionDraft({ images: [icon] }))).join()).not.toMatch(
      /icon|featureGraphic/,
    );
  });

  it.each<[Partial<DraftImage>, string[]]>([
    [{ width: 512, height: 512 }, []],
    [{ width: 1024, height: 1024 }, []],
    // The app's own screen is no graphic.
    [{ kind: 'picture', width: 1179, height: 2556 }, []],
    [
      { width: 511, height: 512 },
      ['App icon left out because Google Play does not accept its size: 511x512 (English (US)).'],
    ],
    [
      { kind: 'feature-graphic', width: 1024, height: 501 },
      ['Feature graphic left out because Google Play does not accept its size: 1024x501 (English (US)).'],
    ],
  ])('notes a graphic of a wrong size: %o', (changes, notes) => {
    const graphic = image({ kind: 'icon', slotId: undefined, ...changes });
    expect(fastlaneSupplyFiles(submissionDraft({ images: [graphic] })).notes).toEqual(notes);
  });

  it('writes a JPEG icon with its own ending', () => {
    const icon = image({ kind: 'icon', slotId: undefined, width: 512, height: 512, mediaType: 'image/jpeg' });
    expect(pathsOf(fastlaneSupplyFiles(submissionDraft({ images: [icon] })))).toContain(
      'fastlane/metadata/android/en-US/images/icon.jpg',
    );
  });

  it('writes nothing for an iOS submission', () => {
    expect(fastlaneSupplyFiles(submissionDraft({ platform: 'ios' }))).toEqual({ files: [], notes: [] });
  });
});

describe('gradle-play-publisher', () => {
  it('writes the exact tree, single images in folders of their own', () => {
    expect(pathsOf(gradlePlayPublisherFiles(submissionDraft()))).toEqual(
      [
        'contact-email.txt',
        'contact-phone.txt',
        'contact-website.txt',
        'default-language.txt',
        'listings/en-US/full-description.txt',
        'listings/en-US/graphics/feature-graphic/01.png',
        'listings/en-US/graphics/icon/01.png',
        'listings/en-US/graphics/phone-screenshots/01.png',
        'listings/en-US/graphics/phone-screenshots/02.png',
        'listings/en-US/graphics/phone-screenshots/03.png',
        'listings/en-US/graphics/phone-screenshots/04.png',
        'listings/en-US/short-description.txt',
        'listings/en-US/title.txt',
        'listings/en-US/video-url.txt',
        'release-notes/en-US/default.txt',
      ].map((path) => `src/main/play/${path}`),
    );
  });

  it('names the default language as Play does', () => {
    const draft = submissionDraft({ defaultLocale: 'he', listings: { he: listing() } });
    expect(textOf(gradlePlayPublisherFiles(draft), 'src/main/play/default-language.txt')).toBe('iw-IL');
  });
});

describe('a text per store', () => {
  const draft = submissionDraft({
    playTexts: { 'en-US': { title: 'Lantern Diary', releaseNotes: '' } },
  });

  it.each([
    ['fastlane/metadata/en-US/name.txt', fastlaneDeliverFiles(draft), listing().title],
    ['fastlane/metadata/android/en-US/title.txt', fastlaneSupplyFiles(draft), 'Lantern Diary'],
    [
      'fastlane/metadata/android/en-US/full_description.txt',
      fastlaneSupplyFiles(draft),
      listing().description,
    ],
    ['src/main/play/listings/en-US/title.txt', gradlePlayPublisherFiles(draft), 'Lantern Diary'],
  ])('%s', (path, layout, text) => {
    expect(textOf(layout, path)).toBe(text);
  });

  it('writes no file for an empty text of Google Play’s own', () => {
    expect(pathsOf(fastlaneSupplyFiles(draft)).filter((path) => path.includes('changelogs'))).toEqual([]);
    expect(pathsOf(fastlaneDeliverFiles(draft))).toContain('fastlane/metadata/en-US/release_notes.txt');
  });

  it('leaves a locale without texts for a store out of its layout', () => {
    const apart = submissionDraft({
      listings: { 'en-US': listing(), 'de-DE': onlyTexts({ title: 'Laterne' }) },
      playTexts: { 'de-DE': { title: '' } },
    });
    const inGerman = (layout: ReturnType<typeof fastlaneSupplyFiles>) =>
      pathsOf(layout).filter((path) => path.includes('/de-DE/'));
    expect(inGerman(fastlaneSupplyFiles(apart))).toEqual([]);
    expect(inGerman(fastlaneDeliverFiles(apart))).toEqual(['fastlane/metadata/de-DE/name.txt']);
  });
});
