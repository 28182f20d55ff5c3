import { describe, expect, it } from 'vitest';
import { treeOf } from '@tests/support/listing-trees';
import { importDraft, type ImportChoices, type ImportedDraft } from './import-draft';
import { findListingSets } from '../listings/listing-sets';
import { readListingSet, type ReadSetOptions } from '../listings/read-set';

async function importOf(
  files: Record<string, string | Uint8Array>,
  options?: ReadSetOptions,
  choices?: ImportChoices,
): Promise<ImportedDraft> {
  const tree = treeOf(files);
  const sets = findListingSets([...tree.keys()]);
  return importDraft(await Promise.all(sets.map((set) => readListingSet(set, tree, options))), choices);
}

const BOTH = {
  'fastlane/metadata/en-US/name.txt': 'Paw Pal\n',
  'fastlane/metadata/en-US/description.txt': 'Walks with your dog.',
  'fastlane/metadata/en-US/keywords.txt': 'dog,walk',
  'fastlane/metadata/android/en-US/title.txt': 'Paw Pal: Dog Walks',
  'fastlane/metadata/android/en-US/full_description.txt': 'Walks with your dog.\r\n',
  'fastlane/metadata/android/en-US/short_description.txt': 'Walk more.',
};

describe('the texts of both stores', () => {
  it('are shared where they are the same, and kept apart where they differ', async () => {
    const { content, report } = await importOf(BOTH);
    expect(content.platform).toBe('both');
    expect(content.listings['en-US']).toMatchObject({
      title: 'Paw Pal',
      description: 'Walks with your dog.',
      keywords: 'dog,walk',
      shortDescription: 'Walk more.',
    });
    expect(content.playTexts).toEqual({ 'en-US': { title: 'Paw Pal: Dog Walks' } });
    expect(report.differences).toEqual([
      { locale: 'en-US', field: 'title', ios: 'Paw Pal', android: 'Paw Pal: Dog Walks' },
    ]);
  });

  it('keep a language of one store out of the other', async () => {
    const { content } = await importOf({
      ...BOTH,
      'fastlane/metadata/de-DE/name.txt': 'Pfote',
      'fastlane/metadata/android/fr-FR/title.txt': 'Patte',
    });
    expect(content.listings['de-DE']?.title).toBe('Pfote');
    expect(content.playTexts?.['de-DE']).toEqual({ title: '', description: '', releaseNotes: '' });
    expect(content.listings['fr-FR']?.title).toBe('');
    expect(content.playTexts?.['fr-FR']).toEqual({ title: 'Patte' });
  });

  it.each([
    ['App Store', 'fastlane/metadata/en-US/name.txt', 'ios'],
    ['Google Play', 'fastlane/metadata/android/en-US/title.txt', 'android'],
  ])('of %s alone need no second text', async (_, path, platform) => {
    const { content, report } = await importOf({ [path]: 'Paw Pal' });
    expect(content.platform).toBe(platform);
    expect(content.listings['en-US']?.title).toBe('Paw Pal');
    expect([content.playTexts, report.differences]).toEqual([undefined, []]);
  });
});

describe('details', () => {
  it('are those of both stores, and the app is an update', async () => {
    const { content, report } = await importOf({
      'fastlane/metadata/en-US/name.txt': 'Paw Pal',
      'fastlane/metadata/copyright.txt': '2026 Example Ltd\n',
      'fastlane/metadata/primary_category.txt': 'GAMES',
      'fastlane/metadata/primary_first_sub_category.txt': 'GAMES_PUZZLE',
      'fastlane/metadata/primary_second_sub_category.txt': 'GAMES_WORD',
      'fastlane/metadata/review_information/demo_user.txt': 'demo',
      'src/main/play/listings/en-US/title.txt': 'Paw Pal',
      'src/main/play/contact-email.txt': 'help@example.com',
    });
    expect(content.details).toMatchObject({
      copyright: '2026 Example Ltd',
      primaryCategory: 'GAMES_PUZZLE',
      secondaryCategory: 'GAMES_WORD',
      contactEmail: 'help@example.com',
      demoUser: 'demo',
      needsLogin: true,
      isUpdate: true,
    });
    expect(report.details).toBe(5);
  });

  it.each([
    ['MZGenre.SocialNetworking', 'SOCIAL_NETWORKING', []],
    ['MZGenre.Apps.GraphicsDesign', 'GRAPHICS_AND_DESIGN', []],
    ['Healthcare_Fitness', 'HEALTH_AND_FITNESS', []],
    ['HEALTHCARE_FITNESS', 'HEALTH_AND_FITNESS', []],
    ['productivity', 'PRODUCTIVITY', []],
    ['Gardening', '', ['unknown-category']],
  ])('read the category %s', async (text, category, reasons) => {
    const { content, report } = await importOf({
      'metadata/en-US/name.txt': 'Paw Pal',
      'metadata/primary_category.txt': text,
    });
    expect(content.details.primaryCategory).toBe(category);
    expect(report.leftOut.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('take the version of an EAS config', async () => {
    const apple = { version: '2.1', info: { 'en-US': { title: 'Paw Pal' } } };
    expect((await importOf({ 'store.config.json': JSON.stringify({ apple }) })).content.version).toBe('2.1');
  });
});

describe('the main language', () => {
  it.each<[string, Record<string, string>, string]>([
    ['is English of the USA', { 'de-DE': 'a', 'en-US': 'b' }, 'en-US'],
    ['or other English', { 'de-DE': 'a', 'en-GB': 'b' }, 'en-GB'],
    ['or the one there is', { 'de-DE': 'a' }, 'de-DE'],
  ])('%s', async (_, locales, expected) => {
    const files = Object.entries(locales).map(([locale, text]): [string, string] => [
      `android/${locale}/title.txt`,
      text,
    ]);
    expect((await importOf(Object.fromEntries(files))).content.defaultLocale).toBe(expected);
  });

  it('is the one that gradle-play-publisher names', async () => {
    const { content } = await importOf({
      'src/main/play/default-language.txt': 'de-DE\n',
      'src/main/play/listings/de-DE/title.txt': 'Pfote',
      'src/main/play/listings/en-US/title.txt': 'Paw',
    });
    expect(content.defaultLocale).toBe('de-DE');
  });

  it('is the user’s choice before all', async () => {
    const choices = { defaultLocale: 'de-DE' };
    const { content } = await importOf(
      { ...BOTH, 'fastlane/metadata/de-DE/name.txt': 'Pfote' },
      undefined,
      choices,
    );
    expect(content.defaultLocale).toBe('de-DE');
  });
});

describe('the report', () => {
  it('counts what was taken by store and locale', async () => {
    const { report } = await importOf({
      ...BOTH,
      'fastlane/metadata/android/en-US/images/phoneScreenshots/1.png': 'picture',
    });
    expect(report.taken).toEqual([
      { store: 'ios', locale: 'en-US', texts: 3, pictures: 0 },
      { store: 'android', locale: 'en-US', texts: 3, pictures: 1 },
    ]);
  });

  it('offers the nearest locales of an unknown folder, which a second reading takes', async () => {
    const files = { ...BOTH, 'fastlane/metadata/android/zh-rCN/title.txt': '爪友' };
    const [left] = (await importOf(files)).report.leftOut;
    expect(left).toMatchObject({ reason: 'unknown-locale', folder: 'zh-rCN', store: 'android' });
    expect(left?.choices).toContain('zh-CN');
    const { content, report } = await importOf(files, { localeChoices: { 'zh-rCN': 'zh-CN' } });
    expect(content.playTexts?.['zh-CN']?.title).toBe('爪友');
    expect(report.leftOut).toEqual([]);
  });

  it('says what is kept unchanged', async () => {
    const { report } = await importOf(
      {
        ...BOTH,
        'fastlane/metadata/android/en-US/changelogs/8.txt': 'Eight',
        'fastlane/metadata/android/en-US/changelogs/9.txt': 'Nine',
        'fastlane/metadata/android/en-US/changelogs/v1.2.txt': 'Better walks',
        'fastlane/metadata/android/en-US/images/featuredGraphics.png': 'picture',
        'fastlane/metadata/trade_representative_contact_information/city_name.txt': 'Seoul',
      },
      undefined,
      { answerFiles: ['fastlane/app_privacy_details.json'] },
    );
    expect(report.kept.map(({ what }) => what)).toEqual([
      'Trade representative contact',
      'Release notes of another build',
      'Release notes that upload tools do not find',
      'Picture under a name that upload tools do not know',
      'App Privacy answers',
    ]);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x41, 0), /UTF-16/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 1), /not UTF-8 text/],
    ['nothing', '', /does not change/],
    ['a link out of the folder', '../../../x/title.txt', /link to/],
  ])('names a title.txt with %s', async (_, content, message) => {
    const { report } = await importOf({
      'android/en-US/short_description.txt': 'Walk.',
      'android/en-US/title.txt': content,
    });
    expect(report.leftOut).toMatchObject([{ path: 'android/en-US/title.txt', store: 'android' }]);
    expect(report.leftOut[0]?.message).toMatch(message);
  });

  it('is not cut: sixty unknown folders are sixty lines', async () => {
    const odd = Array.from({ length: 60 }, (_, index): [string, string] => [
      `fastlane/metadata/android/xx-${index}/title.txt`,
      'x',
    ]);
    const { report } = await importOf({ ...BOTH, ...Object.fromEntries(odd) });
    expect(report.leftOut).toHaveLength(60);
  });

  it('names the second of two folders that differ only in case', async () => {
    const { content, report } = await importOf({
      'android/en-us/title.txt': 'lower',
      'android/en-US/title.txt': 'exact',
    });
    expect(content.listings['en-US']?.title).toBe('exact');
    expect(report.leftOut).toMatchObject([{ path: 'android/en-us/title.txt', reason: 'duplicate-text' }]);
  });
});

describe('traps', () => {
  it('takes deliver’s default texts for every language without its own, and no folder “default”', async () => {
    const { content, sources } = await importOf({
      'metadata/default/support_url.txt': 'https://lantern.example',
      'metadata/en-US/name.txt': 'Paw Pal',
      'metadata/de-DE/name.txt': 'Pfote',
      'metadata/de-DE/support_url.txt': 'https://lantern.example/de',
    });
    expect(Object.entries(content.listings).map(([locale, { supportUrl }]) => [locale, supportUrl])).toEqual([
      ['en-US', 'https://lantern.example'],
      ['de-DE', 'https://lantern.example/de'],
    ]);
    expect(sources[0]?.texts['en-US']?.supportUrl?.isInherited).toBe(true);
  });

  it('takes changelogs/default.txt only without notes for a build', async () => {
    const files = { 'android/en-US/title.txt': 'Paw', 'android/en-US/changelogs/default.txt': 'Fixes' };
    expect((await importOf(files)).content.listings['en-US']?.releaseNotes).toBe('Fixes');
    const newer = { ...files, 'android/en-US/changelogs/12.txt': 'Twelve' };
    expect((await importOf(newer)).content.listings['en-US']?.releaseNotes).toBe('Twelve');
  });

  it('leaves notes of older builds in languages without notes for the newest one', async () => {
    const { content, report } = await importOf({
      'android/en-US/changelogs/64.txt': 'Sixty-four',
      'android/en-US/changelogs/1009.txt': 'Newest',
      'android/kk/title.txt': 'Paw',
      'android/kk/changelogs/65.txt': 'Sixty-five',
      'android/de-DE/changelogs/65.txt': 'Fünfundsechzig',
      'android/de-DE/changelogs/default.txt': 'Verbesserungen',
    });
    const notes = Object.entries(content.listings).map(([locale, { releaseNotes }]) => [
      locale,
      releaseNotes,
    ]);
    expect(Object.fromEntries(notes)).toEqual({ 'en-US': 'Newest', kk: '', 'de-DE': 'Verbesserungen' });
    expect(report.kept).toContainEqual({
      path: 'android/kk/changelogs/65.txt',
      what: 'Release notes of another build',
    });
  });

  it('takes the texts of Google Play under the names of F-Droid, unless they are there under its own', async () => {
    const { content, report } = await importOf({
      'metadata/de/name.txt': 'Pfotenfreund',
      'metadata/de/summary.txt': 'Mehr Spaziergänge.',
      'metadata/de/description.txt': 'Spaziergänge mit Hund.',
      'metadata/fr/description.txt': 'Promenades avec le chien.',
      'metadata/en-US/description.txt': 'Old walks.',
      'metadata/en-US/full_description.txt': 'Walks with your dog.',
    });
    expect(content.platform).toBe('android');
    expect(content.listings).toMatchObject({
      'de-DE': {
        title: 'Pfotenfreund',
        shortDescription: 'Mehr Spaziergänge.',
        description: 'Spaziergänge mit Hund.',
      },
      'fr-FR': { description: 'Promenades avec le chien.' },
      'en-US': { description: 'Walks with your dog.' },
    });
    expect([report.leftOut, report.kept.map(({ path }) => path)]).toEqual([
      [],
      ['metadata/en-US/description.txt'],
    ]);
  });

  it('takes texts of the App Store as such, also beside changelogs', async () => {
    const { content, report } = await importOf({
      'fastlane/metadata/ios/en-US/name.txt': 'Paw Pal',
      'fastlane/metadata/ios/en-US/keywords.txt': 'dog,walk',
      'fastlane/metadata/ios/en-US/changelogs/10.txt': 'Ten',
      'fastlane/metadata/android/en-US/changelogs/10.txt': 'Ten',
    });
    expect(content.platform).toBe('both');
    expect(content.listings['en-US']).toMatchObject({ title: 'Paw Pal', keywords: 'dog,walk' });
    expect(content.playTexts?.['en-US']).toMatchObject({ title: '', releaseNotes: 'Ten' });
    expect(report.kept.map(({ path }) => path)).toEqual(['fastlane/metadata/ios/en-US/changelogs/10.txt']);
  });

  it('takes only the framed screenshots of a folder that has any', async () => {
    const { pictures, report } = await importOf({
      'fastlane/metadata/en-US/name.txt': 'Paw',
      'fastlane/screenshots/en-US/1.png': 'a',
      'fastlane/screenshots/en-US/1_framed.png': 'b',
      'fastlane/screenshots/en-US/10_framed.png': 'c',
      'fastlane/screenshots/en-US/2_framed.png': 'd',
      'fastlane/screenshots/ja/1.png': 'e',
    });
    expect(pictures.map(({ path }) => path.slice('fastlane/screenshots/'.length))).toEqual([
      'en-US/1_framed.png',
      'en-US/2_framed.png',
      'en-US/10_framed.png',
      'ja/1.png',
    ]);
    expect(report.leftOut).toMatchObject([{ reason: 'not-framed' }]);
  });

  it('takes the screenshots that an EAS config lists, and names missing ones', async () => {
    const info = {
      'en-US': {
        title: 'Paw',
        screenshots: { APP_IPHONE_67: ['./store/1.png', './store/gone.png'] },
      },
    };
    const { pictures, report } = await importOf({
      'app/store.config.json': JSON.stringify({ apple: { info } }),
      'app/store/1.png': 'picture',
    });
    expect(pictures).toEqual([
      { path: 'app/store/1.png', store: 'ios', locale: 'en-US', kind: 'screenshot', slotId: 'iphone-6.9' },
    ]);
    expect(report.leftOut).toMatchObject([{ path: './store/gone.png', reason: 'missing-picture' }]);
  });
});
