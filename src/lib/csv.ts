/** A row of a spreadsheet. Numbers stay numbers; an empty row is a blank line. */
export type CsvRow = readonly (string | number)[];

/** Spreadsheets run a text that begins so as a formula; also behind white space and in full width (OWASP, CSV injection). */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;

/**
 * Writes a CSV file that spreadsheets open by a double click: UTF-8 with byte order mark, commas, CRLF, quotes where
 * needed (RFC 4180). Texts that would run as a formula get an apostrophe in front, which spreadsheets show as text.
 */
export function csvOf(rows: readonly CsvRow[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
