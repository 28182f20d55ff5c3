import { PLATFORMS } from '@/model/app';
import { checkListing } from '@/checks/listing/check-listing';
import { countCharacters, fieldLimits, type FieldLimit } from '@/domain/listings/limits';
import type { Listing, ListingField } from '@/model/listing';
import { productLocale } from '@/domain/locales/product-locales';

/** Columns of every matrix, and those that are added when a locale has such a text. */
const ALWAYS = ['title', 'subtitle', 'shortDescription', 'description', 'keywords'] as const;
const SOMETIMES = ['promotionalText', 'releaseNotes'] as const;
type MatrixField = (typeof ALWAYS | typeof SOMETIMES)[number];

export const MATRIX_LABELS: Record<MatrixField, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  shortDescription: 'Short description',
  description: 'Description',
  keywords: 'Keywords',
  promotionalText: 'Promotional text',
  releaseNotes: 'Release notes',
};

/** Share of a limit from which a text counts as close to it. */
const CLOSE_FROM = 0.9;

/** `good` fits, `close` is at 90% of the limit or has a warning, `bad` is refused, `empty` is optional and blank. */
export type CellLevel = 'good' | 'close' | 'bad' | 'empty';

export interface MatrixCell {
  field: MatrixField;
  /** Characters as the stores count them, and the strictest limit of the two. */
  count: number;
  max: number;
  level: CellLevel;
  /** Meaning of the level here, in words. */
  words: string;
}

export interface MatrixRow {
  code: string;
  label: string;
  cells: MatrixCell[];
  /** Fields with a text, of those shown. */
  filled: number;
  /** No field is refused by a store. */
  isReady: boolean;
}

export interface LengthMatrix {
  columns: { field: MatrixField; label: string; max: number }[];
  rows: MatrixRow[];
}

/**
 * Locale by field: how much of both stores' limits each text uses (sources 1), and the findings about it.
 * @param appName the brand, which may be written in capitals
 */
export function lengthMatrix(listings: Readonly<Record<string, Listing>>, appName: string): LengthMatrix {
  const all = Object.values(listings);
  const fields = [
    ...ALWAYS,
    ...SOMETIMES.filter((field) => all.some((listing) => listing[field].trim() !== '')),
  ];
  return {
    columns: fields.map((field) => ({ field, label: MATRIX_LABELS[field], max: strictest(field)?.max ?? 0 })),
    rows: Object.entries(listings).map(([code, listing]) => matrixRow(code, listing, fields, appName)),
  };
}

function matrixRow(
  code: string,
  listing: Listing,
  fields: readonly MatrixField[],
  appName: string,
): MatrixRow {
  const findings = checkListing(listing, {
    locale: code,
    platforms: PLATFORMS,
    appName,
    isUpdate: listing.releaseNotes.trim() !== '',
  });
  const cells = fields.map((field): MatrixCell => {
    const count = countCharacters(listing[field]);
    const max = strictest(field)?.max ?? 0;
    const ofField = findings.filter((finding) => finding.subject.field === field);
    const titleOf = (severity: string) => ofField.find((finding) => finding.severity === severity)?.title;
    return { field, count, max, ...levelOf(count, max, isRequired(field), titleOf) };
  });
  return {
    code,
    label: productLocale(code)?.name ?? code,
    cells,
    filled: cells.filter(({ count }) => count > 0).length,
    isReady: cells.every(({ level }) => level !== 'bad'),
  };
}

function levelOf(
  count: number,
  max: number,
  isNeeded: boolean,
  titleOf: (severity: 'blocker' | 'warning') => string | undefined,
): Pick<MatrixCell, 'level' | 'words'> {
  if (count === 0) return isNeeded ? { level: 'bad', words: 'missing' } : { level: 'empty', words: 'empty' };
  if (count > max) return { level: 'bad', words: `${count - max} too many` };
  const blocker = titleOf('blocker');
  if (blocker !== undefined) return { level: 'bad', words: blocker };
  const warning = titleOf('warning');
  if (warning !== undefined) return { level: 'close', words: warning };
  return count >= max * CLOSE_FROM
    ? { level: 'close', words: 'close to the limit' }
    : { level: 'good', words: 'fits' };
}

function strictest(field: ListingField): FieldLimit | undefined {
  return fieldLimits(field, PLATFORMS)[0];
}

function isRequired(field: ListingField): boolean {
  return fieldLimits(field, PLATFORMS).some(({ required }) => required === 'always');
}
