import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exportListing, importListing, type ImportedListing } from '@tests/support/imported-listing';
import { makePng } from '@tests/support/png';
import { quietRatings } from '@tests/support/ratings';
import { setStoreText } from '@/domain/listings/store-texts';
import type { RatingAnswers } from '@/model/rating-answers';
import { compareWithImport } from './write-back';

type Files = Record<string, string | Uint8Array>;

/** Paths that are written or deleted. */
async function changesOf({ baseline, draft, files }: ImportedListing): Promise<string[]> {
  const { changes } = await compareWithImport(baseline, draft, files);
  return changes.map(({ kind, path }) => (kind === 'delete' ? `- ${path}` : path));
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** Changes one text of the draft as the wizard does. */
function withText(
  state: ImportedListing,
  ...change: [
    locale: string,
    field: 'title' | 'keywords' | 'releaseNotes' | 'description',
    text: string,
    store?: 'android',
  ]
): ImportedListing {
  return { ...state, draft: setStoreText(state.draft, ...change) };
}

const APPLE = 'fastlane/metadata';
const PLAY = 'fastlane/metadata/android';
const PHONE = makePng({ width: 1320, height: 2868 });

/** Folders with the traps that real ones have. */
const TRAPS: Files = {
  [`${APPLE}/en-US/name.txt`]: '\uFEFFPaw Pal\r\n',
  [`${APPLE}/en-US/description.txt`]: 'One\r\nTwo\r\n\r\n',
  [`${APPLE}/en-US/subtitle.txt`]: '',
  [`${APPLE}/en-GB/name.txt`]: '../en-US/name.txt',
  [`${APPLE}/ja/keywords.txt`]: '犬,散歩',
  [`${APPLE}/default/support_url.txt`]: 'https://lantern.example\n',
  [`${APPLE}/copyright.txt`]: '2026 Example Ltd\n',
  [`${APPLE}/primary_category.txt`]: 'MZGenre.Utilities\n',
  [`${APPLE}/review_information/notes.txt`]: 'None needed here.\n',
  [`${APPLE}/trade_representative_contact_information/city_name.txt`]: 'Seoul',
  [`${PLAY}/en-US/title.txt`]: 'Paw Pal: Walks',
  [`${PLAY}/en-us/title.txt`]: 'another case',
  [`${PLAY}/en-US/short_description.txt`]: Uint8Array.of(0xff, 0xfe, 0x41, 0),
  [`${PLAY}/en-US/changelogs/default.txt`]: 'Fixes\n',
  [`${PLAY}/en-US/changelogs/41.txt`]: 'Forty-one\n',
  [`${PLAY}/zh-rCN/title.txt`]: '爪友',
  [`${PLAY}/en-US/images/icon.png`]: makePng({ width: 512, height: 512 }),
  [`${PLAY}/en-US/images/tvBanner.png`]: makePng({ width: 1280, height: 720 }),
  'fastlane/screenshots/en-US/1_home.png': PHONE,
  'fastlane/screenshots/en-US/2_home.png': makePng({ width: 1290, height: 2796 }),
  'fastlane/screenshots/appleTV/en-US/1.png': makePng({ width: 1920, height: 1080 }),
  'fastlane/screenshots/iMessage/en-US/1.png': PHONE,
};

describe('import, change nothing, export', () => {
  it('changes no file of a folder with every trap', async () => {
    const state = await importListing(TRAPS);
    expect(await changesOf(state)).toEqual([]);
    const files = await exportListing(state);
    for (const [path, content] of Object.entries(TRAPS))
      expect(files.get(path), path).toEqual(bytesOf(content));
    expect(files.size).toBe(Object.keys(TRAPS).length);
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('', ' ', '\n', '\uFEFF', '\uFEFFName\r\n', 'a\r\nb\r', 'x\n\ny\n', '../en-US/name.txt'),
  );
  const content = fc.oneof(text, fc.uint8Array({ maxLength: 12 }));
  const locale = fc.constantFrom(
    'en-US',
    'en-us',
    'de-DE',
    'de',
    'ja',
    'pt',
    'pt-BR',
    'zh-Hans',
    'default',
    'eu',
    'odd',
  );
  const name = fc.constantFrom(
    'name',
    'subtitle',
    'description',
    'keywords',
    'release_notes',
    'support_url',
    'odd',
  );
  const playName = fc.constantFrom(
    'title',
    'short_description',
    'full_description',
    'video',
    'changelogs/default',
    'changelogs/7',
    'odd',
  );
  const path = fc.oneof(
    fc.tuple(locale, name).map(([folder, file]) => `${APPLE}/${folder}/${file}.txt`),
    fc.tuple(locale, playName).map(([folder, file]) => `${PLAY}/${folder}/${file}.txt`),
    fc.constantFrom(
      `${APPLE}/copyright.txt`,
      `${APPLE}/primary_category.txt`,
      `${APPLE}/secondary_category.txt`,
      `${APPLE}/review_information/demo_user.txt`,
    ),
  );
  const tree = fc
    .dictionary(path, content, { maxKeys: 16 })
    .map((files): Files => ({ ...files, [`${APPLE}/en-US/name.txt`]: 'Paw' }));

  it('gives every byte back of 1,000 random trees', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (files) => {
        const state = await importListing(files);
        expect(await changesOf(state)).toEqual([]);
        const out = await exportListing(state);
        expect(out.size).toBe(Object.keys(files).length);
        for (const [file, bytes] of Object.entries(files)) expect(out.get(file)).toEqual(bytesOf(bytes));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('one change', () => {
  it.each<
    [string, Parameters<typeof withText> extends [unknown, ...infer Rest] ? Rest : never, string, string]
  >([
    ['keeps mark and line ends', ['en-US', 'title', 'Paw'], `${APPLE}/en-US/name.txt`, '\uFEFFPaw\r\n'],
    [
      'of several lines',
      ['en-US', 'description', 'A\nB'],
      `${APPLE}/en-US/description.txt`,
      'A\r\nB\r\n\r\n',
    ],
    ['of Google Play alone', ['en-US', 'title', 'Walks', 'android'], `${PLAY}/en-US/title.txt`, 'Walks'],
    [
      'of notes of the newest build',
      ['en-US', 'releaseNotes', 'New', 'android'],
      `${PLAY}/en-US/changelogs/41.txt`,
      'New\n',
    ],
    ['of a text without a file', ['ja-JP', 'title', 'パウ'], `${APPLE}/ja/name.txt`, 'パウ'],
  ])('%s: exactly one file differs', async (_, change, path, expected) => {
    const state = withText(await importListing(TRAPS), ...change);
    expect(await changesOf(state)).toEqual([path]);
    expect((await exportListing(state)).get(path)).toEqual(bytesOf(expected));
  });

  it('writes notes in another language for the build that has notes', async () => {
    const imported = await importListing({
      [`${PLAY}/en-US/title.txt`]: 'Paw Pal',
      [`${PLAY}/en-US/changelogs/41.txt`]: 'Forty-one',
      [`${PLAY}/kk/title.txt`]: 'Paw',
      [`${PLAY}/kk/changelogs/7.txt`]: 'Seven',
    });
    expect(await changesOf(withText(imported, 'kk', 'releaseNotes', 'New'))).toEqual([
      `${PLAY}/kk/changelogs/41.txt`,
    ]);
  });

  it('finds screenshots that a config of Windows lists, and keeps its spelling', async () => {
    const listed = ['store\\\\shots\\\\1.png', 'store\\\\shots\\\\2.png'].map((path) => `"${path}"`);
    const config = `{"apple":{"info":{"en-US":{"title":"Paw Pal","screenshots":{"APP_IPHONE_67":[${listed.join(',')}]}}}}}`;
    const imported = await importListing({
      'store.config.json': config,
      'store/shots/1.png': PHONE,
      'store/shots/2.png': makePng({ width: 1290, height: 2796 }),
    });
    expect(imported.draft.images.map(({ fileName }) => fileName)).toEqual(['1.png', '2.png']);
    expect(await changesOf(imported)).toEqual([]);
    const [, second] = imported.draft.images;
    const state = { ...imported, draft: { ...imported.draft, images: second ? [second] : [] } };
    const written = new TextDecoder().decode((await exportListing(state)).get('store.config.json'));
    expect(written).toContain(listed[1]);
    expect(written).not.toContain(listed[0]);
  });

  it('is read again as it was written', async () => {
    const state = withText(await importListing(TRAPS), 'en-US', 'description', 'A\nB');
    const again = await importListing(Object.fromEntries(await exportListing(state)));
    expect(again.draft.listings).toEqual(state.draft.listings);
  });

  it('names a file whose text was removed before it is deleted', async () => {
    expect(await changesOf(withText(await importListing(TRAPS), 'ja-JP', 'keywords', ''))).toEqual([
      `- ${APPLE}/ja/keywords.txt`,
    ]);
  });

  it.each<
    [string, (images: ImportedListing['draft']['images']) => ImportedListing['draft']['images'], string[]]
  >([
    [
      'removed',
      (images) => images.filter(({ fileName }) => fileName !== '1_home.png'),
      ['- fastlane/screenshots/en-US/1_home.png'],
    ],
    [
      'added',
      (images) => [
        ...images,
        ...images
          .filter(({ fileName }) => fileName === '2_home.png')
          .map((image) => ({ ...image, id: 'new' })),
      ],
      ['fastlane/screenshots/en-US/3_APP_IPHONE_67_3.png'],
    ],
    [
      'in another order',
      (images) => [...images].reverse(),
      [
        'fastlane/screenshots/en-US/01_APP_IPHONE_67_01.png',
        'fastlane/screenshots/en-US/02_APP_IPHONE_67_02.png',
        '- fastlane/screenshots/en-US/1_home.png',
        '- fastlane/screenshots/en-US/2_home.png',
      ],
    ],
  ])('a picture %s', async (_, change, expected) => {
    const state = await importListing(TRAPS);
    const images = change(state.draft.images);
    expect(await changesOf({ ...state, draft: { ...state.draft, images } })).toEqual(expected);
  });

  it('writes the detail, and all files of a category', async () => {
    const state = await importListing(TRAPS);
    const details = {
      ...state.draft.details,
      copyright: '2027 Example Ltd',
      primaryCategory: 'GAMES_PUZZLE',
    };
    expect(await changesOf({ ...state, draft: { ...state.draft, details } })).toEqual([
      `${APPLE}/copyright.txt`,
      `${APPLE}/primary_category.txt`,
      `${APPLE}/primary_first_sub_category.txt`,
    ]);
  });
});

describe('the rating file of fastlane', () => {
  const FILES = {
    'fastlane/metadata/en-US/name.txt': 'Paw Pal',
    'fastlane/app_rating_config.json': '{\r\n  "HORROR": 0,\r\n  "note": "ours",\r\n  "lootBox": false\r\n}',
  };
  const PATH = 'fastlane/app_rating_config.json';

  it('stays byte for byte without a change, and while the draft has no answers', async () => {
    const state = await importListing(FILES);
    expect(await changesOf(state)).toEqual([]);
    expect(await changesOf({ ...state, draft: { ...state.draft, ratings: undefined } })).toEqual([]);
  });

  it('differs only in the answers that were changed, in the spelling of the file', async () => {
    const state = await importListing(FILES);
    const ratings = {
      ...{ apple: { horrorOrFearThemes: 'FREQUENT' as const, lootBox: true }, play: {} },
      options: { kidsAgeBand: 'SIX_TO_EIGHT' as const },
    };
    const changed = await exportListing({ ...state, draft: { ...state.draft, ratings } });
    expect(changed.get(PATH)).toEqual(
      bytesOf(
        '{\r\n  "HORROR": 2,\r\n  "note": "ours",\r\n  "lootBox": true,\r\n  "kidsAgeBand": "SIX_TO_EIGHT"\r\n}',
      ),
    );
  });
});

describe('store.config.json', () => {
  const CONFIG = [
    '\uFEFF{',
    '\t"configVersion": 0,',
    '\t"apple": {',
    '\t\t"advisory": { "gambling": false },',
    '\t\t"info": {',
    '\t\t\t"en-US": { "title": "Paw Pal", "keywords": ["dog", "walk"], "privacyPolicyUrl": "https://lantern.example/p" }',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\r\n');

  it('stays byte for byte without a change', async () => {
    const state = await importListing({ 'store.config.json': CONFIG });
    expect(await changesOf(state)).toEqual([]);
    expect((await exportListing(state)).get('store.config.json')).toEqual(bytesOf(CONFIG));
  });

  it('differs only in the age rating answer that was changed', async () => {
    const state = await importListing({ 'store.config.json': CONFIG });
    expect(state.draft.ratings?.apple).toEqual({ gambling: false });
    const ratings = { apple: { gambling: true, socialMedia: true }, play: {}, options: {} };
    const changed = await exportListing({ ...state, draft: { ...state.draft, ratings } });
    expect(changed.get('store.config.json')).toEqual(
      bytesOf(CONFIG.replace('"gambling": false', '"gambling": true')),
    );
  });

  it('gets age rating answers only once all are given', async () => {
    const state = await importListing({
      'store.config.json': CONFIG.replace('\t\t"advisory": { "gambling": false },\r\n', ''),
    });
    const withRatings = (ratings: RatingAnswers) =>
      changesOf({ ...state, draft: { ...state.draft, ratings } });
    expect(await withRatings({ apple: { lootBox: true }, play: {}, options: {} })).toEqual([]);
    expect(await withRatings(quietRatings())).toEqual(['store.config.json']);
  });

  it('differs only in the value that was changed', async () => {
    const state = withText(
      await importListing({ 'store.config.json': CONFIG }),
      'en-US',
      'title',
      'Paw "Pal"',
    );
    expect((await exportListing(state)).get('store.config.json')).toEqual(
      bytesOf(CONFIG.replace('"Paw Pal"', '"Paw \\"Pal\\""')),
    );
  });
});

describe('gradle-play-publisher', () => {
  it('writes changed texts and a new language where the plugin reads them', async () => {
    const root = 'app/src/main/play';
    const state = await importListing({
      [`${root}/listings/en-US/title.txt`]: 'Paw\n',
      [`${root}/listings/en-US/full-description.txt`]: 'Walks.\n',
      [`${root}/release-notes/en-US/production.txt`]: 'Fixes\n',
      [`${root}/contact-email.txt`]: 'help@example.com\n',
    });
    expect(await changesOf(state)).toEqual([]);
    const changed = withText(withText(state, 'en-US', 'releaseNotes', 'New'), 'de-DE', 'title', 'Pfote');
    expect(await changesOf(changed)).toEqual([
      `${root}/listings/de-DE/title.txt`,
      `${root}/release-notes/en-US/production.txt`,
    ]);
  });
});

describe('the App Store Connect CLI', () => {
  const CLI: Files = {
    'metadata/app-info/en-US.json': '{\n  "name": "Paw Pal",\n  "privacyPolicyText": "None"\n}\n',
    'metadata/version/1.0/en-US.json': '{\n  "description": "Walks.",\n  "whatsNew": "Maps."\n}',
  };

  it('gets changed texts in their files, and a new language', async () => {
    const state = await importListing(CLI);
    expect(await changesOf(state)).toEqual([]);
    const changed = withText(withText(state, 'en-US', 'title', 'Paw'), 'de-DE', 'description', 'Runden.');
    expect(await changesOf(changed)).toEqual([
      'metadata/app-info/en-US.json',
      'metadata/version/1.0/de-DE.json',
    ]);
    const files = await exportListing(changed);
    expect(files.get('metadata/app-info/en-US.json')).toEqual(
      bytesOf('{\n  "name": "Paw",\n  "privacyPolicyText": "None"\n}\n'),
    );
    expect(files.get('metadata/version/1.0/de-DE.json')).toEqual(
      bytesOf('{\n  "description": "Runden."\n}\n'),
    );
  });

  it('gets a folder with all texts for another version', async () => {
    const state = await importListing(CLI);
    const files = await exportListing({ ...state, draft: { ...state.draft, version: '1.1' } });
    expect(files.get('metadata/version/1.1/en-US.json')).toEqual(
      bytesOf('{\n  "description": "Walks.",\n  "whatsNew": "Maps."\n}\n'),
    );
    expect(files.get('metadata/version/1.0/en-US.json')).toEqual(
      bytesOf(CLI['metadata/version/1.0/en-US.json'] ?? ''),
    );
  });
});

test('release notes for Google Play are written to one file for each language', async () => {
  const root = 'distribution/whatsnew';
  const state = await importListing({ [`${root}/whatsnew-en-US`]: 'Fixes\n' });
  expect(await changesOf(state)).toEqual([]);
  const changed = withText(
    withText(withText(state, 'en-US', 'releaseNotes', 'New'), 'de-DE', 'releaseNotes', 'Neu'),
    'en-US',
    'title',
    'Paw Pal',
  );
  expect(await changesOf(changed)).toEqual([`${root}/whatsnew-de-DE`, `${root}/whatsnew-en-US`]);
  expect((await exportListing(changed)).get(`${root}/whatsnew-en-US`)).toEqual(bytesOf('New\n'));
});
