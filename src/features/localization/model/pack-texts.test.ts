import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { listingsFromCsv, listingsToCsv } from '@/formats/csv/table';
import { EMPTY_INPUT, MARKET_CODES, type LocalizationPack, type MarketCode } from './localization';
import { makePacks } from './make-packs';
import { listingOf, listingsOf, withGenerated, withImported } from './pack-texts';

const packsOf = (...markets: MarketCode[]) =>
  makePacks({ ...EMPTY_INPUT, appName: 'PawPal', description: 'Reminders', markets });

const codesOf = (packs: readonly LocalizationPack[]) => packs.map(({ code }) => code);

function imported(text: string): Record<string, Partial<Listing>> {
  const result = listingsFromCsv(text);
  if (!result.ok) throw new Error(result.failure);
  return result.value.listings;
}

describe('a table that was exported', () => {
  it('comes back unchanged', () => {
    const packs = packsOf(...MARKET_CODES);
    const back = withImported(packs, imported(listingsToCsv(listingsOf(packs))));
    expect(back).toEqual({ packs, changed: [] });
  });

  it('comes back unchanged into an empty page, and again', () => {
    const listings = listingsOf(packsOf('ja-JP', 'ar-SA'));
    const { packs } = withImported([], imported(listingsToCsv(listings)));
    expect(listingsOf(packs)).toEqual(listings);
  });

  it('keeps every text to the letter', () => {
    const before = packsOf('de-DE');
    const text = fc.string({ unit: fc.constantFrom(',', ' ', '"', "'", '=', '\n', 'ä', '😀') });
    fc.assert(
      fc.property(text, text, (title, keywords) => {
        const listing: Listing = { ...EMPTY_LISTING, title, keywords };
        const { packs } = withImported(before, { 'de-DE': listing });
        expect(packs.map(listingOf)).toEqual([listing]);
      }),
    );
  });
});

describe('an imported table', () => {
  it('changes only the texts it has', () => {
    const before = packsOf('es-ES', 'de-DE');
    const { packs, changed } = withImported(before, { 'de-DE': { title: 'Pfote', keywords: 'a, b' } });
    expect(changed).toEqual(['de-DE']);
    expect(packs[0]).toEqual(before[0]);
    expect(packs[1]).toEqual({
      ...before[1],
      origin: 'imported',
      content: { ...before[1]?.content, title: 'Pfote', keywords: ['a', ' b'] },
    });
  });

  it('adds other locales after the markets, without a confidence', () => {
    const { packs } = withImported(packsOf('hi-IN'), {
      'en-US': { title: 'PawPal' },
      it: { title: 'PawPal' },
      'ko-KR': { title: 'PawPal' },
    });
    expect(codesOf(packs)).toEqual(['ko-KR', 'hi-IN', 'en-US', 'it']);
    expect(packs.map(({ confidence }) => confidence)).toEqual([88, 82, 90, 90]);
    expect(packs[2]).toMatchObject({ language: 'English (US)', difficulty: 'other', origin: 'imported' });
  });

  it('takes a blank row for nothing', () => {
    expect(withImported([], { it: { title: '', description: '' } })).toEqual({ packs: [], changed: [] });
  });
});

describe('generating again', () => {
  const { packs } = withImported(packsOf('es-ES', 'de-DE'), { 'de-DE': { title: 'Pfote' } });

  it.each([
    ['follows the selection', ['fr-FR'], ['fr-FR', 'de-DE']],
    ['keeps what the user imported', ['de-DE'], ['de-DE']],
    ['adds markets', ['es-ES', 'fr-FR', 'de-DE'], ['es-ES', 'fr-FR', 'de-DE']],
  ] satisfies [string, MarketCode[], string[]][])('%s', (_, markets, codes) => {
    const after = withGenerated(packs, packsOf(...markets));
    expect(codesOf(after)).toEqual(codes);
    expect(after.find(({ code }) => code === 'de-DE')?.content.title).toBe('Pfote');
  });
});
