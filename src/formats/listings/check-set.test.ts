import { describe, expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { treeOf } from '@tests/support/listing-trees';
import { makePng } from '@tests/support/png';
import { quietRatings } from '@tests/support/ratings';
import { deliverRatingConfig } from '../parts/rating-config';
import { checkListingSet, type SetCheckOptions } from './check-set';
import { findListingSets } from './listing-sets';
import { readListingSet } from './read-set';

type Files = Record<string, string | Uint8Array>;

async function check(files: Files, options: Partial<SetCheckOptions> = {}) {
  const tree = treeOf(files);
  const [set, ...others] = findListingSets([...tree.keys()]);
  if (!set || others.length > 0) throw new Error('one set is expected');
  const read = await readListingSet(set, tree);
  return checkListingSet(read, tree, { today: '2026-11-22', ...options });
}

/** `blocker listing-too-long path:line:column`, without notes. */
async function found(files: Files, options?: Partial<SetCheckOptions>): Promise<string[]> {
  const { findings } = await check(files, options);
  return findings
    .filter(({ finding }) => finding.severity !== 'note')
    .map(({ finding: { severity, rule }, place: { path, line, column } }) =>
      [severity, rule, [path, line, column].filter((part) => part !== undefined).join(':')].join(' '),
    );
}

const APPLE = 'fastlane/metadata';
const PLAY = 'fastlane/metadata/android';
const NAME = { [`${APPLE}/en-US/name.txt`]: 'Lantern: Evening Journal\n' };
const TITLE = { [`${PLAY}/en-US/title.txt`]: 'Lantern: Evening Journal\n' };

const RATING = 'fastlane/app_rating_config.json';
const NOTES = { [`${APPLE}/en-US/release_notes.txt`]: 'You can now search by mood.' };

describe('the findings of a set', () => {
  it.each<[string, Files, string[]]>([
    ['a good name', NAME, []],
    [
      "What's New that one of two languages lacks",
      { ...NAME, ...NOTES, [`${APPLE}/de-DE/name.txt`]: 'Laterne: Abendtagebuch' },
      [`warning listing-missing ${APPLE}/de-DE`],
    ],
    [
      'notes that one language lacks on Google Play, which keeps the old ones',
      {
        ...TITLE,
        [`${PLAY}/en-US/changelogs/default.txt`]: 'You can now search by mood.',
        [`${PLAY}/de-DE/title.txt`]: 'Laterne: Abendtagebuch',
      },
      [],
    ],
    [
      'a name over its limit, at the first character beyond it',
      { [`${APPLE}/de-DE/name.txt`]: 'Laterne: Das Tagebuch für den ruhigen Abend' },
      [`blocker listing-too-long ${APPLE}/de-DE/name.txt:1:31`],
    ],
    [
      'a wording in a later line',
      {
        ...TITLE,
        [`${PLAY}/en-US/full_description.txt`]: '\n\nA calm journal.\n“Lorem ipsum dolor.\n',
      },
      [`blocker listing-placeholder ${PLAY}/en-US/full_description.txt:4:2`],
    ],
    [
      'a folder that is no language',
      { ...TITLE, [`${PLAY}/klingon/title.txt`]: 'Qapla' },
      [`warning listing-locale-unknown ${PLAY}/klingon`],
    ],
    [
      'a language that Google Play spells otherwise, for gradle-play-publisher',
      { 'app/src/main/play/listings/es/title.txt': 'Lantern' },
      ['warning listing-locale-unknown app/src/main/play/listings/es'],
    ],
    [
      'the same for upload-google-play',
      { 'distribution/whatsnew/whatsnew-es': 'Ahora puedes buscar.' },
      ['warning listing-locale-unknown distribution/whatsnew/whatsnew-es'],
    ],
    ...(['es', 'he', 'ar-SA', 'en_US', 'zh-Hans'] as const).map((folder): [string, Files, string[]] => [
      `a language that Google Play spells otherwise: ${folder}`,
      { [`${PLAY}/${folder}/title.txt`]: 'Lantern' },
      [`warning listing-locale-unknown ${PLAY}/${folder}`],
    ]),
    [
      'a text in UTF-16',
      { ...NAME, [`${APPLE}/en-US/description.txt`]: Uint8Array.of(0xff, 0xfe, 0x41, 0) },
      [`blocker listing-encoding ${APPLE}/en-US/description.txt`],
    ],
    [
      'a wrong category',
      { ...NAME, [`${APPLE}/primary_category.txt`]: 'CATS' },
      [`blocker details-category-unknown ${APPLE}/primary_category.txt`],
    ],
    [
      'a text of a config file, by its line',
      {
        'store.config.json': JSON.stringify(
          { apple: { info: { 'en-US': { title: 'x'.repeat(31) } } } },
          null,
          1,
        ),
      },
      ['blocker listing-too-long store.config.json:5'],
    ],
    [
      'a listed screenshot that is missing, where it is listed',
      {
        'app/store.config.json':
          '{"apple":{"info":{"en-US":{"title":"Lantern",\n"screenshots":{"APP_IPHONE_67":[\n"shots/1.png"]}}}}}',
      },
      ['blocker listing-unreadable app/store.config.json:3'],
    ],
    [
      'a config file that is broken',
      { 'store.config.json': '{\n "apple": nope }' },
      ['blocker listing-config-broken store.config.json:2'],
    ],
    [
      'an empty config file',
      { 'store.config.json': '\n' },
      ['blocker listing-config-broken store.config.json'],
    ],
    [
      'values of a config file that are of another kind',
      { 'store.config.json': '{"apple":{"info":{"en-US":{"title":"Lantern","subtitle":5,"keywords":"a"}}}}' },
      ['blocker listing-config-broken store.config.json', 'blocker listing-config-broken store.config.json'],
    ],
    [
      'a folder of deliver that the App Store spells differently',
      { ...NAME, [`${APPLE}/en_GB/name.txt`]: 'Lantern', 'fastlane/screenshots/EN-us/readme.txt': '' },
      [`warning listing-locale-unknown ${APPLE}/en_GB`],
    ],
    [
      'a screenshot of no size',
      { ...NAME, 'fastlane/screenshots/en-US/1.png': makePng({ width: 3, height: 2 }) },
      ['blocker image-size fastlane/screenshots/en-US/1.png'],
    ],
    [
      'a screenshot that is no image',
      { ...NAME, 'fastlane/screenshots/en-US/1.png': 'no image' },
      ['blocker image-unreadable fastlane/screenshots/en-US/1.png'],
    ],
    [
      'a screenshot that Git LFS did not fetch',
      {
        ...NAME,
        'fastlane/screenshots/en-US/1.png': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
      },
      ['warning image-unreadable fastlane/screenshots/en-US/1.png'],
    ],
    [
      'a picture that is a link, stored as a text',
      {
        ...TITLE,
        'app/icon.png': makePng({ width: 511, height: 512 }),
        [`${PLAY}/en-US/images/icon.png`]: '../../../../../app/icon.png',
      },
      [`blocker image-size ${PLAY}/en-US/images/icon.png`],
    ],
    [
      'a picture that is a link out of the folder',
      { ...TITLE, [`${PLAY}/en-US/images/icon.png`]: '../../../../../../icon.png' },
      [`warning listing-link ${PLAY}/en-US/images/icon.png`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected);
  });

  it('says nothing about texts, details and pictures that are stored elsewhere, and names them', async () => {
    const { findings, notKept } = await check(TITLE, { isNewApp: true });
    expect(findings).toEqual([]);
    expect(notKept).toEqual(['description', 'shortDescription']);
  });

  it('reports an empty file as missing for a new app, and as a note for an update', async () => {
    const files = { ...NAME, [`${APPLE}/en-US/description.txt`]: ' \n', [`${APPLE}/copyright.txt`]: '' };
    expect(await found(files, { isNewApp: true })).toEqual([
      `blocker listing-missing ${APPLE}/en-US/description.txt`,
      `blocker details-copyright-missing ${APPLE}/copyright.txt`,
    ]);
    expect(await found(files)).toEqual([]);
  });

  it.each([
    [`${APPLE}/zh-rCN/name.txt`, 'Rename it, e.g. to zh-Hans, zh-Hant.'],
    [`${APPLE}/zh-CN/name.txt`, 'Rename it, e.g. to zh-Hans.'],
    [`${PLAY}/es-rMX/title.txt`, 'Rename it, e.g. to es-ES, es-419, es-US.'],
  ])('says how the store spells the language of %s', async (path, fix) => {
    const { findings } = await check({
      [path]: 'Lantern',
      [path.replace(/[^/]+(?=\/[^/]+$)/, 'en-US')]: 'Lantern',
    });
    expect(findings.map(({ finding }) => finding.fix)).toContain(fix);
  });

  it('names the folder of the set with too few pictures, not one of another set', async () => {
    const listing = 'app/src/main/play/listings/en-US';
    const shot = makePng({ width: 1920, height: 1080 });
    expect(
      await found({
        [`${listing}/title.txt`]: 'Lantern: Evening Journal',
        [`${listing}/graphics/large-tablet-screenshots/1.png`]: shot,
        [`${listing}/graphics/phone-screenshots/1.png`]: shot,
      }),
    ).toEqual([`warning image-count ${listing}/graphics/phone-screenshots`]);
  });

  it('warns once about the alpha channels of a folder, which its tool may send', async () => {
    const shot = makePng({ width: 1320, height: 2868, colorType: 6 });
    const folder = 'fastlane/screenshots/en-US';
    expect(
      await found({
        ...NAME,
        [`${folder}/1.png`]: shot,
        [`${folder}/2.png`]: shot,
        [`${folder}/3.png`]: shot,
      }),
    ).toEqual([`warning image-alpha ${folder}/1.png`]);
  });

  it('looks into PNGs on request: blank and repeated ones, and which alpha channels are transparent', async () => {
    const size = { width: 1320, height: 2868 };
    const rows = (channels: number, alpha: number) =>
      Buffer.concat(
        Array.from({ length: size.height }, (_, y) =>
          Uint8Array.from({ length: size.width * channels + 1 }, (_unused, at) =>
            at === 0 ? 0 : at % channels === 0 && channels === 4 ? alpha : y % 50,
          ),
        ),
      );
    const folder = 'fastlane/screenshots/en-US';
    const files = {
      ...NAME,
      [`${folder}/1.png`]: makePng(size, Buffer.alloc((size.width * 3 + 1) * size.height)),
      [`${folder}/2.png`]: makePng({ ...size, colorType: 6 }, rows(4, 255)),
      [`${folder}/3.png`]: makePng({ ...size, colorType: 6 }, rows(4, 90)),
    };
    expect(await found(files)).toEqual([`warning image-alpha ${folder}/2.png`]);
    expect(await found(files, { looksAtPictures: true })).toEqual([
      `warning image-alpha ${folder}/3.png`,
      `warning picture-blank ${folder}/1.png`,
      `warning picture-twice ${folder}/2.png`,
    ]);
  });

  it('asks for the answers about social media where a file of age rating answers is older than the question', async () => {
    const answers = deliverRatingConfig(quietRatings()) ?? {};
    const older = Object.fromEntries(
      Object.entries(answers).filter(([key]) => !key.startsWith('socialMedia')),
    );
    const withAnswers = (file: object) =>
      found({ ...NAME, [RATING]: JSON.stringify(file) }, { today: '2026-11-26' });
    expect(await withAnswers(older)).toEqual([`warning policy-apple-social-media ${RATING}`]);
    expect(await withAnswers(answers)).toEqual([]);
  });

  it('names the folder of a language that lacks a text of the others', async () => {
    const files = { ...NAME, [`${APPLE}/ja/subtitle.txt`]: '静かな日記' };
    expect(await found(files, { isNewApp: true })).toEqual([`blocker listing-missing ${APPLE}/ja`]);
  });

  it('takes the texts in `default` for languages without their own', async () => {
    const files = {
      ...NAME,
      [`${APPLE}/ja/name.txt`]: '夜の日記',
      [`${APPLE}/default/support_url.txt`]: 'ftp://example.com',
    };
    expect(await found(files)).toEqual([
      `blocker listing-url ${APPLE}/default/support_url.txt:1`,
      `blocker listing-url ${APPLE}/default/support_url.txt:1`,
    ]);
  });

  it('compares texts and build, without repeating what is wrong with the build alone', async () => {
    const build = iosBuild({ sdkName: 'iphoneos17.0' });
    const files = {
      ...NAME,
      [`${APPLE}/en-US/description.txt`]: 'A quiet journal. Subscribe monthly for more.',
    };
    expect(await found(files, { build })).toEqual([`warning terms-link ${APPLE}/en-US/description.txt:1:18`]);
  });
});
