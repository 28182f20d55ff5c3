import { read } from 'virtual:catalog/claims';
import type { Words } from './match-phrases';

/** Languages that write without spaces, or put articles and prepositions in front of a word without one. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar', 'th']);

const compiled = new Map<string, RegExp | undefined>();

function patternOf(concept: string, language: string): RegExp | undefined {
  const key = `${language} ${concept}`;
  if (!compiled.has(key)) {
    const words = read().concepts[concept]?.[language];
    compiled.set(key, words === undefined ? undefined : compile(words, UNSPACED.has(language)));
  }
  return compiled.get(key);
}

/** A beginning of a word; `\\p{L}*` and a group that may be repeated are whole expressions. */
const STEM = /[^})\]]\*$/;

/**
 * Makes one expression for lower-case text of all words. Of a stem nothing is read beyond it: a class of all letters in each
 * alternative takes a browser hundreds of milliseconds to compile.
 */
function compile(words: string, isUnspaced: boolean): RegExp {
  const all = words
    .toLowerCase()
    .replaceAll('\\p{l}', '\\p{L}')
    .replaceAll(' | ', '\n')
    .replaceAll(' ', '\\s')
    .split('\n');
  const stems = all.filter((word) => STEM.test(word)).map((word) => word.slice(0, -1));
  const whole = all.filter((word) => !STEM.test(word));
  if (isUnspaced) return new RegExp([...stems, ...whole].join('|'), 'gu');
  const parts = [...stems, ...(whole.length > 0 ? [`(?:${whole.join('|')})(?![\\p{L}\\p{M}\\p{N}])`] : [])];
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join('|')})`, 'gu');
}

/** Words of the same sentence that turn the claim around. */
const DENIED =
  /(?<![\p{L}\p{M}])(?:not|never|cannot|nor|nobody|neither|without|warns?|beware|scams?|myths?|no|\p{L}+n[’']t|nicht|kein\p{L}*|nie|niemand|ohne|ne|n[’']\p{L}+|aucune?|jamais|sans|ningun\p{L}*|nunca|nadie|sin|não|nenhum\p{L}*|sem|non|nessun\p{L}*|mai|senza|niet|geen|nooit|zonder|nie|żaden|żadn\p{L}+|bez|не|нет|никто|без|değil\p{L}*|yok|tidak|bukan|لا|ليس|ليست|لن|नहीं)(?![\p{L}\p{M}])|(?:ません|ない|ありませ)|(?:않|없|아닙|못)|[不没沒无無非]/iu;

const STOPS = /(?<=[.!?…])\s|[。！？।\n]/u;

/** No store takes a longer text, and longer ones are refused for their length. */
const MAX_TEXT = 4000;

/** The longest part of a sentence between its first and its last word of the claim. */
const MAX_SPAN = 160;

/**
 * Finds a sentence with the words of a claim of a rule, in the language of the text or in English. Words of the claim itself, such as
 * "without a prescription", deny nothing; any other denial makes the sentence an honest one.
 */
export function sentenceOf(words: Words, rule: string): string | undefined {
  const claims = read().claims[rule];
  if (!claims) throw new Error(`no claims of ${rule}`);
  const { language } = words;
  const text = words.text.slice(0, MAX_TEXT);
  const lower = text.toLowerCase();
  for (const { all, unless } of claims) {
    for (const spoken of language === 'en' ? ['en'] : [language, 'en']) {
      const patterns = patternsIn(lower, all, spoken);
      if (!patterns) continue;
      for (const sentence of text.split(STOPS)) {
        const said = sentence.toLowerCase();
        if (!patterns.every((each) => hits(each, said))) continue;
        const isHonest = unless !== undefined && hits(patternOf(unless, spoken), said);
        if (!isHonest && !isDenied(said, patterns) && spanOf(said, patterns) <= MAX_SPAN)
          return sentence.trim();
      }
    }
  }
  return undefined;
}

/** The expressions of all concepts; undefined where the text lacks one. Those after it are not even compiled. */
function patternsIn(text: string, all: readonly string[], language: string): RegExp[] | undefined {
  const patterns: RegExp[] = [];
  for (const concept of all) {
    const pattern = patternOf(concept, language);
    if (!pattern || !hits(pattern, text)) return undefined;
    patterns.push(pattern);
  }
  return patterns;
}

function hits(pattern: RegExp | undefined, text: string): boolean {
  if (!pattern) return false;
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function isDenied(sentence: string, patterns: readonly RegExp[]): boolean {
  return DENIED.test(patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), sentence));
}

function spanOf(sentence: string, patterns: readonly RegExp[]): number {
  const places = patterns.map((pattern) => sentence.search(pattern));
  return Math.max(...places) - Math.min(...places);
}
