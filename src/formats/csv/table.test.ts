import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { EMPTY_LISTING } from '@/model/listing';
import { listingsFromCsv, listingsToCsv, type CsvTable } from './table';

function imported(text: string): CsvTable {
  const result = listingsFromCsv(text);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}

describe('a table that StorePilot wrote', () => {
  it('is UTF-8 with a mark, quoted, with CRLF, a row for each locale', () => {
    const lines = listingsToCsv({ 'ja-JP': listing({ title: 'ランタン' }), 'en-US': listing() }).split(
      '\r\n',
    );
    expect(lines[0]?.startsWith('\uFEFF"Locale","Language","Title","Subtitle","Short description",')).toBe(
      true,
    );
    expect(lines[1]?.startsWith('"ja-JP","Japanese (日本語)","ランタン",')).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe('');
  });

  itEvery([
    ['=1+1', `'=1+1`],
    ['+49', `'+49`],
    ['-5', `'-5`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tx', `'\tx`],
    ['\rx', `'\rx`],
    ['\n=x', `'\n=x`],
    ['\0x', `'\0x`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠x', `'＠x`],
    [`'=1+1`, `''=1+1`],
    [`''=1+1`, `'''=1+1`],
    [`'quoted'`, `'quoted'`],
    ['a=b', 'a=b'],
    ['', ''],
  ])('keeps …, shown to a spreadsheet as …', (text, cell) => {
    const csv = listingsToCsv({ 'en-US': { ...EMPTY_LISTING, title: text } });
    expect(csv).toContain(`"English (US)","${cell}"`);
    expect(imported(csv).listings).toEqual({ 'en-US': { ...EMPTY_LISTING, title: text } });
  });

  it('comes back unchanged, whatever the texts are', () => {
    const unit = fc.constantFrom(...'"\',;\t\r\n=+-@＝|# \0\uFEFFä日ع😀ab1');
    const hostile = fc.oneof(fc.string(), fc.string({ unit, maxLength: 40 }));
    fc.assert(
      fc.property(hostile, hostile, (title, videoUrl) => {
        // The first and the last column, and a row after it.
        const listings = {
          'en-US': { ...EMPTY_LISTING, title, videoUrl },
          'zh-TW': { ...EMPTY_LISTING, title: videoUrl },
        };
        expect(imported(listingsToCsv(listings))).toEqual({ listings, notes: [] });
      }),
      { numRuns: 300 },
    );
  });
});

describe('a table from a spreadsheet', () => {
  itEvery([
    ['semicolons', 'Locale;Title;Keywords\nen-US;Lantern;a,b'],
    ['tabs', 'Locale\tTitle\tKeywords\nen-US\tLantern\ta,b'],
    ['commas and CRLF', 'Locale,Title,Keywords\r\nen-US,Lantern,"a,b"\r\n'],
    ['old line ends', 'Locale,Title,Keywords\ren-US,Lantern,"a,b"'],
    ['a separator line', 'sep=;\nLocale;Title;Keywords\nen-US;Lantern;a,b'],
    ['other headings and order', 'KEYWORDS,title,locale\n"a,b",Lantern,en_us'],
    ['line ends of two kinds', 'Title,Keywords,Locale\r\n"Lantern","a,b",en-US\n,,\r\n'],
    ['LF above CRLF', 'Locale,Keywords,Title\nen-US,"a,b",Lantern\r\n'],
    ['blank rows above', ',,\r\n\r\nLocale,Title,Keywords\r\nen-US,Lantern,"a,b"\r\n'],
    ['blank rows', 'Locale,Title,Keywords\n,,\nen-US,Lantern,"a,b"\n\n,,'],
  ])('every row of the table', (_, text) => {
    expect(imported(text)).toEqual({
      listings: { 'en-US': { title: 'Lantern', keywords: 'a,b' } },
      notes: [],
    });
  });

  it('keeps what it has no column for out of the result', () => {
    expect(imported('Locale,Title\nja,ランタン').listings).toEqual({ 'ja-JP': { title: 'ランタン' } });
  });

  it('takes a short row as empty cells', () => {
    expect(imported('Locale,Title,Subtitle\nen-US,Lantern').listings).toEqual({
      'en-US': { title: 'Lantern', subtitle: '' },
    });
  });

  it.each([
    ['Locale,Title\nxx,Lantern', ['“xx” is not a locale of the stores; its row was left out.']],
    ['Locale,Title\n__proto__,Lantern', ['“__proto__” is not a locale of the stores; its row was left out.']],
    ['Locale,Title,Colour\nen-US,Lantern,red', ['The column “Colour” is unknown and was left out.']],
    ['Locale,Title\nfr,Un\nfr-FR,Deux', ['French (Français) is in two rows; the first was used.']],
  ])('says what it left out of %j', (text, notes) => {
    expect(imported(text).notes).toEqual(notes);
  });

  it.each([
    [1999, []],
    [2000, ['Only the first 2,000 rows were read.']],
  ])('with %i rows below the headings notes %j', (count, notes) => {
    expect(imported(`Locale,Title\nen-US,Lantern${'\n,'.repeat(count - 1)}`).notes).toEqual(notes);
  });

  it.each([
    ['', /no column “Locale”/],
    ['just some text', /no column “Locale”/],
    ['Locale,Colour\nen-US,red', /no column “Locale”/],
    ['Title,Subtitle\nLantern,x', /no column “Locale”/],
    ['Locale,Title\nen-US,"Lantern', /quotation mark in the file is not closed/],
  ])('says what is wrong with %j', (text, message) => {
    const result = listingsFromCsv(text);
    expect(result.ok ? '' : result.failure).toMatch(message);
  });

  itEvery(['"', ',', '\n', 'Locale,', '=', "'"])('of a megabyte of … is read', (unit) => {
    const text = `Locale,Title\nen-US,${unit.repeat(1_000_000 / unit.length)}`;
    expect(typeof listingsFromCsv(text).ok).toBe('boolean');
  });
});
