/** Codes 128 to 159 of WinAnsiEncoding (PDF 32000-1, annex D.2); `\0` marks an unused code. */
const SPECIALS = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

const CODES = new Map(
  Array.from(SPECIALS, (character, index): [string, number] => [character, 128 + index]).filter(
    ([character]) => character !== '\0',
  ),
);

/** Returns the WinAnsi code of one character, or undefined when the standard fonts lack it. */
function winAnsiCode(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  return CODES.get(character);
}

/** Whether the standard fonts have all characters of a text (Western European letters and common signs). */
export function isWinAnsi(text: string): boolean {
  for (const character of text) if (winAnsiCode(character) === undefined) return false;
  return true;
}

/** Encodes a text in WinAnsi; a character that the encoding lacks becomes a question mark, so check isWinAnsi first. */
export function winAnsiCodes(text: string): number[] {
  return Array.from(text, (character) => winAnsiCode(character) ?? 0x3f);
}
