import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { treeOf } from '@tests/support/listing-trees';
import { makePng } from '@tests/support/png';
import { decodeImport } from './decode-import';
import { findListings, readImport, readTable } from './read-import';
import { suggestedSets } from '@/formats/listings/listing-projects';

const TOOLS = { signal: new AbortController().signal, report: () => undefined };

async function importOf(
  files: Record<string, string | Uint8Array>,
  { signal = TOOLS.signal, unreadable = [] }: { signal?: AbortSignal; unreadable?: string[] } = {},
) {
  const tree = treeOf(files);
  for (const path of unreadable)
    tree.set(path, { path, size: 9, read: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  const found = findListings(tree);
  if (!found.ok || found.value.kind !== 'folders') throw new Error('no folders');
  const sets = suggestedSets(found.value.projects);
  const { imported, paths } = await readImport(sets, tree, TOOLS);
  let next = 0;
  const decoded = await decodeImport(imported, tree, {
    ...{ draftId: 'draft-1', now: '2026-11-22T09:00:00.000Z', name: 'app', paths },
    ...{ signal, report: () => undefined, newId: () => `image-${(next += 1)}` },
  });
  return { imported, decoded };
}

async function decodedOf(files: Record<string, string | Uint8Array>) {
  const { decoded } = await importOf(files);
  if (!decoded.ok) throw new Error(decoded.failure);
  return decoded.value;
}

const PHONE = makePng({ width: 1320, height: 2868 });
const NAME = { 'fastlane/metadata/en-US/name.txt': 'Paw Pal' };

describe('findListings', () => {
  it.each([
    [['fastlane/metadata/en-US/name.txt'], 'folders'],
    [['listings.csv'], 'table'],
    [['listings.tsv'], 'table'],
  ])('%s', (paths, kind) => {
    const found = findListings(treeOf(Object.fromEntries(paths.map((path) => [path, 'x']))));
    expect(found.ok && found.value.kind).toBe(kind);
  });

  itEvery([
    [['holiday/notes.md'], /No listing found\. Looked for fastlane\/metadata/],
    [['app/store.config.ts'], /No listing found\.[^]*app\/store\.config\.ts is a program/],
    [
      ['App/Localizable.xcstrings'],
      /No listing found\.[^]*App\/Localizable\.xcstrings: translations of an app/,
    ],
    [['texts.xlsx'], /texts\.xlsx is the file of a spreadsheet program.*save it as “CSV UTF-8”/],
    [[], /^There are no files in it\./],
    [['Lantern.ipa'], /^Lantern\.ipa is a build.*step 1.*“Choose your app build”\.$/],
    [['out/app-release.aab', 'out/mapping.txt'], /^out\/app-release\.aab is a build/],
    [['readme.md', 'out/listing.zip'], /^out\/listing\.zip is a zip inside .* Choose it alone, or unpack it/],
    [['listing.7z'], /^listing\.7z is packed in a way that is not read here\. Unpack it/],
    [['name.txt', 'keywords.txt'], /^These are the texts of one language\. Open the folder above it/],
    [['title.txt', 'images/icon.png'], /^These are the texts of one language/],
    [['en-US/title.txt', 'en-US/full-description.txt'], /^This is the folder “listings” of gradle-play/],
    [['1.png', '2.JPG'], /^These are pictures.*step 3.*“Your screenshots”\.$/],
    [['1.png', 'notes.md'], /No listing found/],
    [['a.csv', 'b.csv'], /There are 2 tables in it.*Choose one of them/],
  ])('says why nothing in … is taken', (paths, message) => {
    const found = findListings(treeOf(Object.fromEntries(paths.map((path) => [path, 'x']))));
    expect(found.ok ? '' : found.failure).toMatch(message);
  });
});

describe('decodeImport', () => {
  it('makes images with their slots, in the order of upload', async () => {
    const { images, baseline } = await decodedOf({
      ...NAME,
      'fastlane/screenshots/en-US/10_home.png': PHONE,
      'fastlane/screenshots/en-US/2_home.png': makePng({ width: 1290, height: 2796 }),
      'fastlane/screenshots/en-US/3_APP_IPHONE_67.png': PHONE,
    });
    expect(images.map(({ id, fileName, slotId, width }) => [id, fileName, slotId, width])).toEqual([
      ['image-2', '2_home.png', 'iphone-6.9', 1290],
      ['image-3', '3_APP_IPHONE_67.png', 'iphone-6.9', 1320],
      ['image-1', '10_home.png', 'iphone-6.9', 1320],
    ]);
    expect(baseline.sources[0]?.pictures.map(({ imageId }) => imageId)).toEqual([
      'image-2',
      'image-3',
      'image-1',
    ]);
  });

  it('stores every file once, pictures with the draft', async () => {
    const { baseline, originals, images } = await decodedOf({
      ...NAME,
      'fastlane/metadata/de-DE/name.txt': 'Paw Pal',
      'fastlane/screenshots/en-US/1.png': PHONE,
      'fastlane/screenshots/de-DE/1.png': PHONE,
    });
    expect(baseline.files.map(({ path }) => path)).toHaveLength(4);
    expect(images.map(({ locale }) => locale).sort()).toEqual(['de-DE', 'en-US']);
    expect(await Promise.all(originals.map(({ blob }) => blob.text()))).toEqual(['Paw Pal']);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['a text', 'no picture', /./],
    ['a size of no device', makePng({ width: 100, height: 100 }), /100x100 is not a screenshot size/],
  ])('leaves out a picture that is %s, and keeps its bytes', async (_, content, message) => {
    const { images, leftOut, originals, kept } = await decodedOf({
      ...NAME,
      'fastlane/screenshots/en-US/1.png': content,
    });
    expect(images).toEqual([]);
    expect(leftOut[0]?.message).toMatch(message);
    expect(kept.map(({ path }) => path)).toEqual(['fastlane/screenshots/en-US/1.png']);
    expect(originals).toHaveLength(2);
  });

  it('takes the picture that a link in a zip points to, and keeps the link', async () => {
    const { images, originals } = await decodedOf({
      ...NAME,
      'design/home.png': PHONE,
      'fastlane/screenshots/en-US/1.png': '../../../design/home.png',
    });
    expect(images.map(({ fileName, width }) => [fileName, width])).toEqual([['1.png', 1320]]);
    expect(await Promise.all(originals.map(({ blob }) => blob.text()))).toContain('../../../design/home.png');
  });

  it('leaves out private keys beside the texts, and says so', async () => {
    const { imported, decoded } = await importOf({
      'app/src/main/play/listings/en-US/title.txt': 'Paw Pal',
      'app/src/main/play/keys/upload.jks': 'secret',
      'app/src/main/play/keys/readme.md': 'About',
    });
    expect(imported.report.leftOut.map(({ path, reason }) => [path, reason])).toEqual([
      ['app/src/main/play/keys/upload.jks', 'private-key'],
    ]);
    expect(imported.report.kept.map(({ path }) => path)).toEqual(['app/src/main/play/keys/readme.md']);
    const value = decoded.ok ? decoded.value : undefined;
    expect(value?.baseline.files.map(({ path }) => path)).not.toContain('app/src/main/play/keys/upload.jks');
    expect(await Promise.all((value?.originals ?? []).map(({ blob }) => blob.text()))).not.toContain(
      'secret',
    );
  });

  it('keeps the answers beside a listing', async () => {
    const { imported, decoded } = await importOf({
      ...NAME,
      'fastlane/app_privacy_details.json': '{}',
      'fastlane/Fastfile': 'lane',
    });
    expect(imported.report.kept).toEqual([
      { path: 'fastlane/app_privacy_details.json', what: 'App Privacy answers' },
    ]);
    expect(decoded.ok && decoded.value.baseline.files.map(({ path }) => path)).toEqual([
      'fastlane/app_privacy_details.json',
      'fastlane/metadata/en-US/name.txt',
    ]);
  });

  it('takes the rest when files cannot be read half way', async () => {
    const unreadable = ['fastlane/metadata/de-DE/name.txt', 'fastlane/screenshots/en-US/2.png'];
    const { imported, decoded } = await importOf(
      { ...NAME, 'fastlane/screenshots/en-US/1.png': PHONE },
      { unreadable },
    );
    if (!decoded.ok) throw new Error(decoded.failure);
    expect(imported.content.listings['en-US']?.title).toBe('Paw Pal');
    expect(decoded.value.images).toHaveLength(1);
    expect(decoded.value.baseline.files.map(({ path }) => path)).toEqual([
      'fastlane/metadata/en-US/name.txt',
      'fastlane/screenshots/en-US/1.png',
    ]);
    expect(decoded.value.leftOut.map(({ path, reason }) => [path, reason])).toEqual(
      unreadable.map((path) => [path, 'unreadable']),
    );
    // A file of a zip may be damaged, or compressed by a method that browsers do not have.
    for (const { message } of decoded.value.leftOut) expect(message).toMatch(/moved.*permission.*its zip/);
  });

  it('fails when nothing can be read any more', async () => {
    const { decoded } = await importOf({}, { unreadable: Object.keys(NAME) });
    expect(decoded.ok ? '' : decoded.failure).toMatch(
      /None of the files could be read.*Open the folder again/,
    );
  });

  it('changes nothing after a cancel', async () => {
    const { decoded } = await importOf(NAME, { signal: AbortSignal.abort() });
    expect(decoded).toMatchObject({ ok: false, failure: expect.stringContaining('as it was') as string });
  });
});

it.each([
  ['', /^The table is empty\./],
  [' \n', /^The table is empty\./],
  [Uint8Array.of(0xff, 0xfe, 0x61, 0x00), /^The table is not saved as UTF-8\./],
])('says what is wrong with the table %j', async (content, message) => {
  const file = treeOf({ 'texts.csv': content }).get('texts.csv');
  const read = file && (await readTable('texts.csv', file));
  expect(read).toEqual({ ok: false, failure: expect.stringMatching(message) as string });
});
