/**
 * Matches texts that a spreadsheet may run as a formula (sources 9.2): a control character, or a sign that begins a
 * formula, also as a look-alike and behind white space and invisible characters, which spreadsheets drop. Apostrophes
 * before it count as well, so that a guarded text differs from one that was typed so.
 */
const FORMULA = /^'*(?:\p{Cc}|[\s\p{Cf}]*[=+\-@|%−＝＋－＠｜％﹦﹢﹣﹫﹪]|[\s\p{Cf}]+\p{Cc})/u;
const GUARDED = /^'+(?:\p{Cc}|[\s\p{Cf}]*[=+\-@|%−＝＋－＠｜％﹦﹢﹣﹫﹪]|[\s\p{Cf}]+\p{Cc})/u;

/** Puts an apostrophe before a text that would run as a formula: spreadsheets then take it as text. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text that `guardFormula` was given. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** Whether a text can be in a cell unchanged: a spreadsheet does not run it, and it is one line. */
export function isTableText(text: string): boolean {
  return guardFormula(text) === text && !/[\r\n]/.test(text);
}
