/** Line ends, and texts in quotes, in which line ends belong to the text. */
const LINE_END_OR_QUOTED = /(?<=^|[,;\t\r\n])"[^"]*(?:""[^"]*)*"|\r\n?/g;

/**
 * Prepares a table for parsing, however a spreadsheet or an editor saved it: removes the byte order mark, the line that
 * names the separator and blank rows above the headings, and ends each row with a line feed.
 */
export function tableText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(LINE_END_OR_QUOTED, (found) => (found.startsWith('\r') ? '\n' : found))
    .replace(/^sep=.\n/i, '')
    .replace(/^(?:[ ,;\t]*\n)+/, '');
}

/** Shortens a cell for a message, and removes characters that cannot be seen. */
export function shownCell(text: string): string {
  return text.replace(/\p{C}/gu, '').slice(0, 40);
}
