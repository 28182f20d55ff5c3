import { describe, expect, it, test } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { treeOf } from '@tests/support/listing-trees';
import { findListingSets } from './listing-sets';
import { readListingSet, type ReadSetOptions } from './read-set';
import type { ReadSet } from '../parts/set-contents';

async function readAll(
  files: Record<string, string | Uint8Array>,
  options?: ReadSetOptions,
): Promise<ReadSet[]> {
  const tree = treeOf(files);
  return Promise.all(findListingSets([...tree.keys()]).map((set) => readListingSet(set, tree, options)));
}

async function readOnly(files: Record<string, string | Uint8Array>, options?: ReadSetOptions) {
  const sets = await readAll(files, options);
  expect(sets).toHaveLength(1);
  const [only] = sets;
  if (!only) throw new Error('no listing found');
  return only;
}

const textsOf = ({ texts }: ReadSet) =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, fields]) => [
      locale,
      Object.fromEntries(Object.entries(fields).map(([field, { text }]) => [field, text])),
    ]),
  );

describe('the sets of a tree', () => {
  itEvery<[string, string[], [string, string, string][]]>([
    ['a fastlane folder', ['fastlane/metadata/en-US/name.txt'], [['deliver', 'fastlane/metadata', '']]],
    [
      'both stores side by side',
      ['app/fastlane/metadata/en-US/name.txt', 'app/fastlane/metadata/android/en-US/title.txt'],
      [
        ['deliver', 'app/fastlane/metadata', 'app'],
        ['supply', 'app/fastlane/metadata/android', 'app'],
      ],
    ],
    [
      'a folder per platform',
      ['fastlane/metadata/ios/de-DE/name.txt', 'fastlane/metadata/macos/de-DE/name.txt'],
      [
        ['deliver', 'fastlane/metadata/ios', ''],
        ['deliver', 'fastlane/metadata/macos', ''],
      ],
    ],
    ['the metadata folder itself', ['en-US/name.txt', 'de-DE/name.txt'], [['deliver', '', '']]],
    [
      'flavors of gradle-play-publisher',
      ['app/src/free/play/listings/en-US/title.txt', 'app/src/paid/play/release-notes/en-US/default.txt'],
      [
        ['gradle-play-publisher', 'app/src/free/play', 'app'],
        ['gradle-play-publisher', 'app/src/paid/play', 'app'],
      ],
    ],
    ['EAS Metadata', ['mobile/store.config.json'], [['eas', 'mobile/store.config.json', 'mobile']]],
    [
      'the App Store Connect CLI',
      ['metadata/app-info/en-US.json', 'metadata/version/1.0/en-US.json'],
      [['asc', 'metadata', '']],
    ],
    [
      'the App Store Connect CLI in another folder',
      ['ios/store/app-info/ja.json', 'ios/store/version/1.0/ja.json'],
      [['asc', 'ios/store', 'ios']],
    ],
    [
      'release notes for Google Play',
      ['distribution/whatsnew/whatsnew-en-US', 'distribution/whatsnew/whatsnew-de-DE'],
      [['upload-google-play', 'distribution/whatsnew', '']],
    ],
    [
      'release notes with an ending',
      ['app/whatsnew/whatsnew-fr-FR.txt'],
      [['upload-google-play', 'app/whatsnew', 'app']],
    ],
    [
      'texts of a program for each language',
      ['src/app-info/ja.json', 'src/app-info/index.json', 'docs/version/1.0/ko.json'],
      [],
    ],
    [
      'news inside an app',
      ['res/raw/whatsnew-en-US.txt', 'whatsnew.md', 'img/whatsnew-header.png', 'docs/whatsnew-in-2'],
      [],
    ],
    ['packages of other people', ['node_modules/x/fastlane/metadata/en-US/name.txt'], []],
    ['descriptions of something else', ['recipes/soup/description.txt', 'notes/title.txt'], []],
  ])('finds …', (_, paths, expected) => {
    expect(findListingSets(paths).map(({ format, root, project }) => [format, root, project])).toEqual(
      expected,
    );
  });

  it('gives each file to the innermost set', () => {
    const sets = findListingSets([
      'fastlane/metadata/en-US/name.txt',
      'fastlane/metadata/android/en-US/title.txt',
      'fastlane/screenshots/en-US/1.png',
      'fastlane/Fastfile',
    ]);
    expect(sets.map(({ paths }) => paths)).toEqual([
      ['fastlane/metadata/en-US/name.txt', 'fastlane/screenshots/en-US/1.png'],
      ['fastlane/metadata/android/en-US/title.txt'],
    ]);
  });
});

describe('a deliver folder', () => {
  it('gives texts, details, screenshots and what was left out', async () => {
    const read = await readOnly({
      'fastlane/metadata/en-US/name.txt': '\uFEFFPaw Pal\r\n',
      'fastlane/metadata/en-US/keywords.txt': 'dog,walk\n',
      'fastlane/metadata/en-US/subtitle.txt': '',
      'fastlane/metadata/ja/description.txt': '犬と歩こう\r\n毎日',
      'fastlane/metadata/default/support_url.txt': 'https://example.com/help',
      'fastlane/metadata/copyright.txt': '2026 Example Ltd',
      'fastlane/metadata/primary_category.txt': 'LIFESTYLE',
      'fastlane/metadata/review_information/review_notes.txt': 'No account needed.',
      'fastlane/metadata/en-US/apple_tv_privacy_policy.txt': 'None',
      'fastlane/screenshots/en-US/1_home.png': 'picture',
      'fastlane/screenshots/appleTV/en-US/1.jpg': 'picture',
      'fastlane/screenshots/iMessage/en-US/1.png': 'picture',
      'fastlane/screenshots/background.jpg': 'picture',
    });
    expect(textsOf(read)).toEqual({
      'en-US': { title: 'Paw Pal', keywords: 'dog,walk' },
      'ja-JP': { description: '犬と歩こう\n毎日' },
    });
    expect(read.fallbackTexts.supportUrl?.text).toBe('https://example.com/help');
    expect(read.details.copyright?.text).toBe('2026 Example Ltd');
    expect(read.details.primaryCategory?.text).toBe('LIFESTYLE');
    expect(read.details.reviewNotes?.path).toBe('fastlane/metadata/review_information/review_notes.txt');
    expect(read.pictures.map(({ path, locale, role }) => [path, locale, role])).toEqual([
      ['fastlane/screenshots/appleTV/en-US/1.jpg', 'en-US', { kind: 'screenshot', slotId: 'apple-tv' }],
      ['fastlane/screenshots/en-US/1_home.png', 'en-US', { kind: 'screenshot' }],
    ]);
    expect(read.skipped.map(({ path, reason }) => [path, reason])).toEqual([
      ['fastlane/metadata/en-US/subtitle.txt', 'empty'],
      ['fastlane/metadata/en-US/apple_tv_privacy_policy.txt', 'not-in-product'],
      ['fastlane/screenshots/iMessage/en-US/1.png', 'not-in-product'],
      ['fastlane/screenshots/background.jpg', 'not-in-product'],
    ]);
  });

  it.each<[string, Uint8Array | string, string]>([
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x41, 0x00), 'utf-16'],
    ['bytes of a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x00), 'binary'],
    ['Latin-1', Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c), 'binary'],
    ['a megabyte', 'x'.repeat(1024 * 1024), 'too-large'],
    ['spaces only', ' \r\n\t', 'empty'],
  ])('leaves out a text file with %s', async (_, content, reason) => {
    const read = await readOnly({
      'metadata/en-US/name.txt': 'Paw Pal',
      'metadata/en-US/description.txt': content,
    });
    expect(read.skipped).toEqual([{ path: 'metadata/en-US/description.txt', reason }]);
    expect(textsOf(read)).toEqual({ 'en-US': { title: 'Paw Pal' } });
  });

  it('reads a link that the archive stored as a text, and names one that leads nowhere', async () => {
    const read = await readOnly({
      'metadata/en-US/name.txt': 'Paw Pal',
      'metadata/en-GB/name.txt': '../en-US/name.txt',
      'metadata/en-AU/name.txt': '../../../elsewhere/name.txt',
    });
    expect(textsOf(read)).toEqual({ 'en-US': { title: 'Paw Pal' }, 'en-GB': { title: 'Paw Pal' } });
    expect(read.skipped).toEqual([
      { path: 'metadata/en-AU/name.txt', reason: 'link', detail: '../../../elsewhere/name.txt' },
    ]);
  });
});

describe('the folders of languages', () => {
  it.each([
    ['be-BY', 'be'],
    ['uk-UK', 'uk'],
    ['eu', 'eu-ES'],
    ['fil-PH', 'fil'],
    ['in-ID', 'id'],
    ['zh-rCN', undefined],
    ['images', undefined],
  ])('%s is %s on Google Play', async (folder, code) => {
    const read = await readOnly({
      'android/en-US/title.txt': 'Paw Pal',
      [`android/${folder}/title.txt`]: 'Other',
    });
    if (code === undefined) expect(read.skipped).toMatchObject([{ reason: 'unknown-locale', folder }]);
    else expect(textsOf(read)[code]).toEqual({ title: 'Other' });
  });

  it('takes the folder spelt as the store spells it, and names the other', async () => {
    const read = await readOnly({
      'android/es/title.txt': 'Amigo',
      'android/es-ES/title.txt': 'Amigote',
    });
    expect(textsOf(read)).toEqual({ 'es-ES': { title: 'Amigote' } });
    expect(read.skipped).toEqual([{ path: 'es', reason: 'duplicate-locale', folder: 'es', detail: 'es-ES' }]);
  });

  it.each<[string[], Record<string, string>, string[]]>([
    [['pt'], { 'pt-BR': 'pt' }, []],
    [['pt', 'pt-BR'], { 'pt-BR': 'pt-BR', 'pt-PT': 'pt' }, []],
    [['pt', 'pt-BR', 'pt-PT'], { 'pt-BR': 'pt-BR', 'pt-PT': 'pt-PT' }, ['pt']],
  ])('takes pt among %j for Brazil, or Portugal beside Brazil', async (folders, titles, skipped) => {
    const read = await readOnly(
      Object.fromEntries(folders.map((folder) => [`android/${folder}/title.txt`, folder])),
    );
    expect(
      Object.fromEntries(Object.entries(textsOf(read)).map(([code, { title }]) => [code, title])),
    ).toEqual(titles);
    expect(read.skipped.map(({ path }) => path)).toEqual(skipped);
  });

  it('takes the locale that the user chose for an unknown folder', async () => {
    const files = { 'android/en-US/title.txt': 'Paw Pal', 'android/chinese/title.txt': '爪友' };
    const read = await readOnly(files, { localeChoices: { chinese: 'zh-CN' } });
    expect(textsOf(read)['zh-CN']).toEqual({ title: '爪友' });
    expect(read.skipped).toEqual([]);
  });
});

describe('a supply folder', () => {
  it('takes the notes of the newest build, the graphics and the screenshots with their slots', async () => {
    const read = await readOnly({
      'metadata/android/en-US/title.txt': 'Paw Pal',
      'metadata/android/en-US/changelogs/default.txt': 'Fixes',
      'metadata/android/en-US/changelogs/9.txt': 'Nine',
      'metadata/android/en-US/changelogs/10.txt': 'Ten',
      'metadata/android/en-US/images/icon.png': 'picture',
      'metadata/android/en-US/images/featureGraphic.jpg': 'picture',
      'metadata/android/en-US/images/tvBanner.png': 'picture',
      'metadata/android/en-US/images/phoneScreenshots/1.png': 'picture',
      'metadata/android/en-US/images/sevenInchScreenshots/1.jpeg': 'picture',
    });
    expect(textsOf(read)).toEqual({ 'en-US': { title: 'Paw Pal', releaseNotes: 'Ten' } });
    expect(read.pictures.map(({ role }) => role)).toEqual([
      { kind: 'feature-graphic' },
      { kind: 'icon' },
      { kind: 'screenshot', slotId: 'play-phone' },
      { kind: 'screenshot', slotId: 'play-tablet-7' },
    ]);
    expect(read.skipped.map(({ path, reason }) => [path.split('/').pop(), reason])).toEqual([
      ['default.txt', 'older-changelog'],
      ['9.txt', 'older-changelog'],
      ['tvBanner.png', 'not-in-product'],
    ]);
  });
});

describe('a gradle-play-publisher folder', () => {
  it('gives texts, notes, contact and pictures', async () => {
    const read = await readOnly({
      'src/main/play/contact-email.txt': 'help@example.com',
      'src/main/play/default-language.txt': 'en-US',
      'src/main/play/listings/en-US/title.txt': 'Paw Pal',
      'src/main/play/listings/en-US/short-description.txt': 'Walks',
      'src/main/play/listings/en-US/graphics/icon/1.png': 'picture',
      'src/main/play/listings/en-US/graphics/phone-screenshots/1.png': 'picture',
      'src/main/play/release-notes/en-US/production.txt': 'For production',
      'src/main/play/release-notes/en-US/default.txt': 'For all',
    });
    expect(textsOf(read)).toEqual({
      'en-US': { title: 'Paw Pal', shortDescription: 'Walks', releaseNotes: 'For all' },
    });
    expect(read.details.contactEmail?.text).toBe('help@example.com');
    expect(read.pictures.map(({ role }) => role)).toEqual([
      { kind: 'icon' },
      { kind: 'screenshot', slotId: 'play-phone' },
    ]);
  });
});

describe('store.config.json', () => {
  const config = {
    configVersion: 0,
    apple: {
      version: '1.2',
      copyright: '2026 Example Ltd',
      categories: [['GAMES', 'GAMES_PUZZLE'], 'NONSENSE'],
      info: {
        'en-US': { title: 'Paw Pal', keywords: ['dog', 'walk'], privacyPolicyUrl: 'https://example.com/p' },
        klingon: { title: 'Qapla' },
      },
      review: { firstName: 'Nora', demoUsername: 'demo' },
    },
  };

  it('gives texts with their lines, details and categories', async () => {
    const read = await readOnly({ 'store.config.json': JSON.stringify(config, null, 2) });
    expect(textsOf(read)).toEqual({
      'en-US': { title: 'Paw Pal', keywords: 'dog,walk', privacyUrl: 'https://example.com/p' },
    });
    expect(read.texts['en-US']?.title?.line).toBe(15);
    expect(read.version?.text).toBe('1.2');
    expect(read.details.primaryCategory?.text).toBe('GAMES_PUZZLE');
    expect(read.details.demoUser?.text).toBe('demo');
    expect(read.skipped).toEqual([
      { path: 'store.config.json', reason: 'unknown-category', detail: 'NONSENSE' },
      { path: 'store.config.json', reason: 'unknown-locale', folder: 'klingon', nearest: [] },
    ]);
  });

  it.each([
    ['{"apple": {', 'a closing } is missing in line 1'],
    ['[]', 'the file contains no object'],
    ['null', 'the file contains no object'],
    ['{\n  "apple": nope\n}', 'a word without quotes in line 2'],
  ])('says where %j is broken', async (text, detail) => {
    const read = await readOnly({ 'store.config.json': text });
    expect(read.skipped).toEqual([{ path: 'store.config.json', reason: 'broken-config', detail }]);
  });

  it('names what it cannot use', async () => {
    const info = { title: 5, subtitle: null, description: ['x'], keywords: 'a,b' };
    const read = await readOnly({
      'store.config.json': JSON.stringify({ apple: { info: { 'en-US': info } } }),
    });
    expect(read.skipped.map(({ reason, detail }) => [reason, detail])).toEqual([
      ['not-text', 'en-US.title'],
      ['not-text', 'en-US.description'],
      ['not-list', 'en-US.keywords'],
    ]);
    expect((await readOnly({ 'store.config.json': '{"configVersion":0}' })).skipped).toEqual([
      { path: 'store.config.json', reason: 'no-listing' },
    ]);
  });

  it.each(['[]', '{"apple":{"info":[]}}', '{"apple":{"info":{"en-US":"x"}}}', '{"apple":null}', '3'])(
    'reads nothing out of %s',
    async (text) => {
      expect(textsOf(await readOnly({ 'store.config.json': text }))).toSatisfy(
        (texts: Record<string, object>) =>
          Object.values(texts).every((fields) => Object.keys(fields).length === 0),
      );
    },
  );
});

describe('the files of the App Store Connect CLI', () => {
  it('give the texts of the app and of its newest version', async () => {
    const read = await readOnly({
      'metadata/app-info/en-US.json': '{\n  "name": "Paw Pal",\n  "subtitle": "Walks"\n}\n',
      'metadata/app-info/default.json': '{ "privacyPolicyUrl": "https://example.com/privacy" }',
      'metadata/version/1.9/en-US.json': '{ "whatsNew": "Old" }',
      'metadata/version/1.10/en-US.json':
        '{\n  "description": "Walk\\nmore.",\n  "keywords": "dog,walk",\n  "whatsNew": "Maps."\n}',
      'metadata/version/1.10/ja.json': '{ "description": 7 }',
    });
    expect(textsOf(read)).toEqual({
      'en-US': {
        title: 'Paw Pal',
        subtitle: 'Walks',
        description: 'Walk\nmore.',
        keywords: 'dog,walk',
        releaseNotes: 'Maps.',
      },
      'ja-JP': {},
    });
    expect(read.texts['en-US']?.keywords).toMatchObject({
      path: 'metadata/version/1.10/en-US.json',
      line: 3,
    });
    expect(read.fallbackTexts.privacyUrl?.text).toBe('https://example.com/privacy');
    expect(read.version?.text).toBe('1.10');
    expect(read.skipped).toEqual([
      { path: 'metadata/version/1.10/ja.json', reason: 'not-text', detail: 'description' },
    ]);
  });

  it('are named when they are damaged or for no language of the store', async () => {
    const { skipped } = await readOnly({
      'metadata/app-info/en-US.json': '{ "name": ',
      'metadata/app-info/de.json': '{ "name": "Pfote" }',
      'metadata/app-info/xx.json': '{ "name": "Paw" }',
    });
    expect(skipped.map(({ path, reason }) => [path, reason])).toEqual([
      ['xx', 'unknown-locale'],
      ['metadata/app-info/en-US.json', 'broken-config'],
    ]);
  });
});

test('release notes for Google Play are read by the names of their files', async () => {
  const read = await readOnly({
    'distribution/whatsnew/whatsnew-en-US': 'Maps.\n',
    'distribution/whatsnew/whatsnew-de-DE': '',
    'distribution/whatsnew/whatsnew-xx': 'Maps.',
    'distribution/whatsnew/README.md': 'How to',
  });
  expect(textsOf(read)).toEqual({ 'en-US': { releaseNotes: 'Maps.' } });
  expect(read.skipped.map(({ path, reason }) => [path, reason])).toEqual([
    ['xx', 'unknown-locale'],
    ['distribution/whatsnew/whatsnew-de-DE', 'empty'],
  ]);
});
