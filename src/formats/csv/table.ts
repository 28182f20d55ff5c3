import { formatNumber } from '@/domain/texts';
import type { Result } from '@/domain/result';
import Papa from 'papaparse';
import { guardFormula, unguardFormula } from '@/domain/formula-guard';
import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { findProductLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { shownCell, tableText } from '@/domain/table-text';

/** Column headings in their order; the first two identify the row. */
const LOCALE_HEADING = 'Locale';
const LANGUAGE_HEADING = 'Language';
const HEADINGS: Record<ListingField, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  shortDescription: 'Short description',
  description: 'Description',
  keywords: 'Keywords',
  promotionalText: 'Promotional text',
  releaseNotes: 'Release notes',
  supportUrl: 'Support URL',
  marketingUrl: 'Marketing URL',
  privacyUrl: 'Privacy URL',
  videoUrl: 'Video URL',
};
const FIELDS = Object.keys(HEADINGS) as ListingField[];

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table of locales by fields for a spreadsheet: RFC 4180, UTF-8 with a byte order mark, every cell quoted.
 * Cells that a spreadsheet would calculate get an apostrophe in front; listingsFromCsv removes it again.
 */
export function listingsToCsv(listings: Readonly<Record<string, Listing>>): string {
  const rows = Object.entries(listings).map(([code, listing]) => [
    code,
    localeLabel(code),
    ...FIELDS.map((field) => listing[field]),
  ]);
  const heading = [LOCALE_HEADING, LANGUAGE_HEADING, ...FIELDS.map((field) => HEADINGS[field])];
  const cells = [heading, ...rows].map((row) => row.map(guardFormula));
  return BYTE_ORDER_MARK + Papa.unparse(cells, { quotes: true, newline: '\r\n' }) + '\r\n';
}

/** The content of a table: only the fields it has columns for, so that the other fields of a draft can stay. */
export interface CsvTable {
  listings: Record<string, Partial<Listing>>;
  /** Omissions, in words for the user. */
  notes: string[];
}

const MAX_NOTES = 20;
/** Largest number of rows that is read: far more than there are locales, including blank ones. */
const MAX_ROWS = 2000;
/** Largest number of columns that is read: a line of millions of commas would block the page. */
const MAX_COLUMNS = 1000;

/**
 * Reads a table of locales by fields: the one written here, also after a spreadsheet saved it with semicolons or tabs.
 * Columns are found by their heading, in any order; locales may use any of the known spellings.
 */
export function listingsFromCsv(text: string): Result<CsvTable> {
  const table = tableText(text);
  const [header = ''] = table.split('\n', 1);
  const delimiter = mostFrequent(header, [',', ';', '\t']);
  const { data, errors, meta } = Papa.parse<string[]>(table, { delimiter, preview: MAX_ROWS, newline: '\n' });
  if (errors.some((error) => error.type === 'Quotes')) {
    return {
      ok: false,
      failure:
        'A quotation mark in the file is not closed. Save the table as CSV (UTF-8) again and choose that file.',
    };
  }
  const [firstRow = [], ...rows] = data;
  const headings = firstRow.slice(0, MAX_COLUMNS);
  const localeColumn = headings.findIndex((heading) => key(heading) === key(LOCALE_HEADING));
  const columns = headings.map((heading) => FIELD_OF_KEY.get(key(heading)));
  if (localeColumn < 0 || columns.every((field) => field === undefined)) {
    return {
      ok: false,
      failure: `The table has no column “${LOCALE_HEADING}”, or no column for a text such as “Title”. Export a table here and fill that in.`,
    };
  }

  const listings = new Map<string, Partial<Listing>>();
  const notes = new Set<string>();
  headings.forEach((heading, column) => {
    const isKnown =
      columns[column] !== undefined || column === localeColumn || key(heading) === key(LANGUAGE_HEADING);
    if (!isKnown && heading.trim() !== '')
      notes.add(`The column “${shownCell(heading)}” is unknown and was left out.`);
  });
  if (meta.truncated) notes.add(`Only the first ${formatNumber(MAX_ROWS)} rows were read.`);
  for (const row of rows) {
    const spelling = unguardFormula(row[localeColumn] ?? '').trim();
    if (spelling === '') continue;
    const code = findProductLocale(spelling);
    if (!code) notes.add(`“${shownCell(spelling)}” is not a locale of the stores; its row was left out.`);
    else if (listings.has(code)) notes.add(`${localeLabel(code)} is in two rows; the first was used.`);
    else listings.set(code, readRow(row, columns));
  }
  return {
    ok: true,
    value: { listings: Object.fromEntries(listings), notes: [...notes].slice(0, MAX_NOTES) },
  };
}

function readRow(row: readonly string[], columns: readonly (ListingField | undefined)[]): Partial<Listing> {
  const listing: Partial<Listing> = {};
  columns.forEach((field, column) => {
    // Of a repeated column only the first counts.
    if (field && listing[field] === undefined)
      listing[field] = unguardFormula(row[column] ?? EMPTY_LISTING[field]);
  });
  return listing;
}

function key(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, '');
}

/** Finds a field by its heading or by its own name. */
const FIELD_OF_KEY: ReadonlyMap<string, ListingField> = new Map(
  FIELDS.flatMap((field) => [
    [key(HEADINGS[field]), field],
    [key(field), field],
  ]),
);

function mostFrequent(text: string, characters: readonly string[]): string {
  const counts = characters.map((character) => text.split(character).length);
  return characters[counts.indexOf(Math.max(...counts))] ?? ',';
}
