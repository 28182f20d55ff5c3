/** Characters of a text that tell its language. */
const MAX_READ = 20_000;
/** Letters that English has not. */
const FOREIGN_LETTER = /[^\P{L}a-z]/iu;
/** The most frequent words of languages that can be written in English letters. */
const FOREIGN_WORDS =
  /\b(?:der|die|das|und|nicht|ist|ihre|wurde|les?|des|une|est|pour|pas|votre|el|los|las|una|para|que|con|del|uma?|n[ao]o?|foi|seu|il|della|per|non|sono|het|een|niet|van|uw|nie|jest|do|na|zosta|bir|ve|bu|uygulama\w*|yang|tidak|anda|dan|untuk|telah|ditolak)\b/gi;
/** So many of them are no name and no address. */
const LEAST = 2;

/** Whether a text may need the terms of catalog/languages. One in English, and most logs, do not. */
export function mayBeForeign(text: string): boolean {
  const read = text.slice(0, MAX_READ);
  return FOREIGN_LETTER.test(read) || (read.match(FOREIGN_WORDS)?.length ?? 0) >= LEAST;
}
