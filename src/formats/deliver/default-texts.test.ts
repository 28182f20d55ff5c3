import { describe, expect, it } from 'vitest';
import { exportListing, importListing } from '@tests/support/imported-listing';
import { treeOf } from '@tests/support/listing-trees';
import { importDraft, type ImportedDraft } from '../parts/import-draft';
import { findListingSets } from '../listings/listing-sets';
import { readListingSet } from '../listings/read-set';

const ROOT = 'fastlane/metadata';
const DEFAULT = {
  [`${ROOT}/default/name.txt`]: 'Paw Pal',
  [`${ROOT}/default/description.txt`]: 'Walks with your dog.',
};

async function importOf(files: Record<string, string>): Promise<ImportedDraft> {
  const tree = treeOf(files);
  const sets = findListingSets([...tree.keys()]);
  return importDraft(await Promise.all(sets.map((set) => readListingSet(set, tree))));
}

function namesOf({ content: { listings } }: ImportedDraft): Record<string, string> {
  return Object.fromEntries(Object.entries(listings).map(([locale, { title }]) => [locale, title]));
}

describe('the texts of deliver’s folder default', () => {
  it('are taken as English, and the report says so, where no folder is for English', async () => {
    const alone = await importOf(DEFAULT);
    expect(namesOf(alone)).toEqual({ 'en-US': 'Paw Pal' });
    const imported = await importOf({ ...DEFAULT, [`${ROOT}/da/name.txt`]: 'Potevennen' });
    expect(namesOf(imported)).toEqual({ 'en-US': 'Paw Pal', da: 'Potevennen' });
    expect(imported.content.defaultLocale).toBe('en-US');
    expect(imported.report.leftOut).toMatchObject([{ path: `${ROOT}/default`, reason: 'default-language' }]);
    expect(imported.report.leftOut[0]?.message).toContain('taken as English (US)');
  });

  it.each([
    ['a folder is for English', { [`${ROOT}/en-GB/name.txt`]: 'Paw Chum' }],
    [
      'they are the same in every language',
      { [`${ROOT}/da/name.txt`]: 'Pote', [`${ROOT}/default/description.txt`]: '' },
    ],
  ])('are no language of their own where %s', async (_, files) => {
    const imported = await importOf({ ...DEFAULT, ...files });
    expect(imported.sources[0]?.texts['en-US']).toBeUndefined();
    expect(imported.report.leftOut.filter(({ reason }) => reason === 'default-language')).toEqual([]);
  });

  it.each([
    ['a list', "# languages(['fi'])\nlanguages([\n  'en-US',\n  \"de-DE\", # the first\n])\n"],
    ['words', 'languages %w[en-US de-DE]'],
  ])('are those of the languages that the Deliverfile names as %s', async (_, deliverfile) => {
    const imported = await importOf({ ...DEFAULT, 'fastlane/Deliverfile': deliverfile });
    expect(namesOf(imported)).toEqual({ 'en-US': 'Paw Pal', 'de-DE': 'Paw Pal' });
    expect(imported.report.leftOut).toEqual([]);
  });

  it('are those of a language whose folder contains no text', async () => {
    const imported = await importOf({
      ...DEFAULT,
      [`${ROOT}/en-US/.gitkeep`]: '',
      [`${ROOT}/pt-BR/screenshot_1.txt`]: 'A caption',
      [`${ROOT}/review_information/notes.txt`]: 'None needed here.',
    });
    expect(namesOf(imported)).toEqual({ 'en-US': 'Paw Pal', 'pt-BR': 'Paw Pal' });
  });

  it('are written back as they were', async () => {
    const files = {
      ...DEFAULT,
      [`${ROOT}/da/name.txt`]: 'Potevennen',
      'fastlane/Deliverfile': "languages(['fr-FR'])",
    };
    const written = await exportListing(await importListing(files));
    expect([...written.keys()].sort()).toEqual(
      Object.keys(files)
        .filter((path) => path.startsWith(ROOT))
        .sort(),
    );
  });
});
