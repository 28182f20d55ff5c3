import Papa from 'papaparse';

/** A row of a spreadsheet. Numbers stay numbers; an empty row is a blank line. */
export type CsvRow = readonly (string | number)[];

/**
 * Spreadsheets run a text that begins so as a formula; also behind white space and in full width (OWASP, CSV
 * injection).
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;

/**
 * Writes a CSV file that spreadsheets open by a double click: UTF-8 with byte order mark, commas, CRLF, quotes where
 * needed (RFC 4180). Texts that would run as a formula get an apostrophe in front, which spreadsheets show as text.
 */
export function csvOf(rows: readonly CsvRow[]): string {
  const cells = rows.map((row) => row.map(cell));
  return `\ufeff${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}

function cell(value: string | number): string | number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return FORMULA_START.test(value) ? `'${value}` : value;
}
