/** Replacements for characters in mails and logs. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&apos;': "'",
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A pasted text in two forms of the same length, so that an index in one is the same place in the other. */
export interface ReadableText {
  /** For people: one kind of quotes and dashes, single spaces, lines preserved, nothing invisible. */
  shown: string;
  /** For searching: lower case, in one line. */
  words: string;
}

/**
 * Makes a pasted message comparable: mail quoting, mark-up signs, curly quotes, entities, invisible and direction
 * characters differ from copy to copy. The time is proportional to the length.
 */
export function readableText(text: string): ReadableText {
  const shown = text
    .replace(/&(?:#39|apos|quot|gt|lt|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[*`]/g, '')
    // The soft emphasis of Markdown, not the underscore in a name.
    .replace(/(?<![\p{L}\p{N}_])_{1,2}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])_{1,2}(?![\p{L}\p{N}_])/gu, '')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟«»″「」『』《》]/g, '"')
    // A link in Markdown: the words without the address.
    .replace(/\[([^\][\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    // The only letter that becomes longer in lower case.
    .replace(/İ/g, 'I')
    .replace(/^(?: ?>)+/gm, '')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
  return { shown, words: shown.toLowerCase().replaceAll('\n', ' ') };
}

/**
 * Is this character part of a word? The empty text beyond either end is not, and neither are the scripts that write
 * no spaces between words.
 */
export function isWordCharacter(character: string | undefined): boolean {
  return (
    character !== undefined &&
    /[\p{L}\p{N}_]/u.test(character) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(character)
  );
}
