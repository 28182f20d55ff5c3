import Papa from 'papaparse';
import { unguardFormula } from '../formula-guard';
import { findProductLocale } from '../locales/locale-map';
import type { Result } from '../result';
import { shownCell, tableText } from '../table-text';
import { countOf } from '../texts';
import { EMPTY_SHOT_TEXT, MAX_TEXT_LENGTH, type Design, type ShotText } from './design';
import { setText } from './edits';

const TEXT_KINDS = ['caption', 'second', 'highlight'] as const satisfies readonly (keyof ShotText)[];
export type TextKind = (typeof TEXT_KINDS)[number];

/** Names of a picture's texts, in the studio and in the file. */
export const TEXT_KIND_NAMES: Record<TextKind, string> = {
  caption: 'Caption',
  second: 'Second line',
  highlight: 'Highlighted words',
};

const PICTURE_HEADING = 'Picture';
const TEXT_HEADING = 'Text';

/** Largest number of rows that is read: three for each of 50 pictures, and space for blank ones. */
const MAX_ROWS = 1000;
/** Largest number of columns that is read: there are some 80 locales. */
const MAX_COLUMNS = 300;
const MAX_NOTES = 10;

/** The texts of a set as rows of a table: a row for each text of each picture, a column for each language. */
export function captionRows(design: Design, locales: readonly string[]): (string | number)[][] {
  const rows = design.order.flatMap((id, index) =>
    TEXT_KINDS.map((kind) => [
      index + 1,
      TEXT_KIND_NAMES[kind],
      ...locales.map((locale) => (design.shots[id]?.texts[locale] ?? EMPTY_SHOT_TEXT)[kind]),
    ]),
  );
  return [[PICTURE_HEADING, TEXT_HEADING, ...locales], ...rows];
}

/** One text of a picture in a language. */
export interface CaptionChange {
  shotId: string;
  locale: string;
  kind: TextKind;
  text: string;
}

export interface CaptionTable {
  changes: CaptionChange[];
  /** Omissions, in words for the user. */
  notes: string[];
}

/**
 * Reads a table of captions, also one that a spreadsheet saved with semicolons or tabs. Blank cells change nothing.
 * Without a column “Text”, every row is a caption.
 * @param locales languages of the draft; columns of other languages are left out with a note
 * @returns a message for the user when nothing can be taken from the table
 */
export function captionsFromCsv(
  csv: string,
  design: Design,
  locales: readonly string[],
): Result<CaptionTable> {
  const { data, errors, meta } = Papa.parse<string[]>(tableText(csv), {
    newline: '\n',
    preview: MAX_ROWS,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) return { ok: false, failure: OPEN_QUOTE };
  const [firstRow = [], ...rows] = data;
  const headings = firstRow.slice(0, MAX_COLUMNS).map((heading) => unguardFormula(heading).trim());
  const pictureColumn = headings.findIndex((heading) => isSame(heading, PICTURE_HEADING));
  const textColumn = headings.findIndex((heading) => isSame(heading, TEXT_HEADING));
  const notes = new Set<string>();
  const columns = localeColumns(headings, [pictureColumn, textColumn], locales, notes);
  if (pictureColumn < 0 || columns.length === 0) {
    return { ok: false, failure: noColumns(pictureColumn < 0, locales) };
  }
  if (meta.truncated) notes.add(`Only the first ${MAX_ROWS} rows were read.`);
  const changes = new Map<string, CaptionChange>();
  for (const row of rows) {
    const number = (row[pictureColumn] ?? '').trim();
    const shotId = /^\d{1,4}$/.test(number) ? design.order[Number(number) - 1] : undefined;
    const kindName = textColumn < 0 ? TEXT_KIND_NAMES.caption : (row[textColumn] ?? '').trim();
    const kind = TEXT_KINDS.find((each) => isSame(TEXT_KIND_NAMES[each], kindName));
    if (shotId === undefined) {
      notes.add(`“${shownCell(number)}” is not a picture of this set; its row was left out.`);
      continue;
    }
    if (!kind) {
      notes.add(`“${shownCell(kindName)}” is not a text of a picture; its row was left out.`);
      continue;
    }
    for (const { column, locale } of columns) {
      const text = unguardFormula(row[column] ?? '');
      if (text.trim() === '') continue;
      const key = `${shotId} ${kind} ${locale}`;
      if (text.length > MAX_TEXT_LENGTH) {
        notes.add(`A text of picture ${number} in ${locale} is too long and was left out.`);
      } else if (changes.has(key)) {
        notes.add(`Picture ${number} has two rows for “${TEXT_KIND_NAMES[kind]}”; the first was used.`);
      } else {
        changes.set(key, { shotId, locale, kind, text });
      }
    }
  }
  if (changes.size === 0) {
    const [reason] = notes;
    return { ok: false, failure: `The table contains no text for this set.${reason ? ` ${reason}` : ''}` };
  }
  return { ok: true, value: { changes: [...changes.values()], notes: [...notes].slice(0, MAX_NOTES) } };
}

/** Puts the texts of a table into a design; the other texts stay. */
export function takeCaptions(design: Design, changes: readonly CaptionChange[]): Design {
  return changes.reduce(
    (now, { shotId, locale, kind, text }) => setText(now, [shotId], locale, { [kind]: text }),
    design,
  );
}

const OPEN_QUOTE =
  'A quotation mark in the file is not closed. Save the table as CSV (UTF-8) again and choose that file. Nothing was changed.';

function noColumns(isPictureMissing: boolean, locales: readonly string[]): string {
  const missing = isPictureMissing
    ? `no column “${PICTURE_HEADING}” with the number of each picture`
    : `no column for a language of this submission (${locales.slice(0, 3).join(', ')}${locales.length > 3 ? ` and ${countOf(locales.length - 3, 'other')}` : ''})`;
  return `The table has ${missing}. Save the captions as CSV here and fill in that file. Nothing was changed.`;
}

function localeColumns(
  headings: readonly string[],
  others: readonly number[],
  locales: readonly string[],
  notes: Set<string>,
): { column: number; locale: string }[] {
  const seen = new Set<string>();
  return headings.flatMap((heading, column) => {
    if (heading === '' || others.includes(column)) return [];
    const locale = locales.includes(heading) ? heading : findProductLocale(heading);
    if (locale === undefined || !locales.includes(locale)) {
      notes.add(`The column “${shownCell(heading)}” is not a language of this submission and was left out.`);
      return [];
    }
    if (seen.has(locale)) {
      notes.add(`There are two columns for ${locale}; the first was used.`);
      return [];
    }
    seen.add(locale);
    return [{ column, locale }];
  });
}

function isSame(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
