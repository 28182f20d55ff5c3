import Papa from 'papaparse';
import { guardFormula } from '@/domain/formula-guard';

/** A row of a spreadsheet. Numbers stay numbers; an empty row is a blank line. */
export type CsvRow = readonly (string | number)[];

/**
 * Writes a CSV file that spreadsheets open by a double click: UTF-8 with byte order mark, commas, CRLF, quotes where
 * needed (RFC 4180). Texts that would run as a formula are guarded.
 */
export function csvOf(rows: readonly CsvRow[]): string {
  const cells = rows.map((row) => row.map(cell));
  return `\ufeff${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}

function cell(value: string | number): string | number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return guardFormula(value);
}
