/** The words and phrases of rows that separate them by `|`: `app store|testflight|itunes`. */
export function wordsIn(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split('|'));
}
