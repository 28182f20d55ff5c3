import { read } from 'virtual:catalog/claims';
import { lazily } from '@/domain/lazily';
import { beginningsOf, beginningsOfMatches, pairsOf } from './beginnings';
import type { Words } from './match-phrases';

/** Languages that write without spaces, or put articles and prepositions in front of a word without one. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar', 'th']);

/** The words of all concepts in one language. */
interface Language {
  /** The concepts that may begin so, in a text without spaces or with them. */
  byBeginning: ReadonlyMap<string, readonly string[]>;
  /** Concepts that may begin with anything. */
  unknown: readonly string[];
  /** Expressions for text in lower case, made when a text may have a match. */
  expressions: Map<string, RegExp>;
}

const languages = new Map<string, Language>();

function languageFor(language: string): Language {
  let known = languages.get(language);
  if (!known) {
    const byBeginning = new Map<string, string[]>();
    const unknown: string[] = [];
    for (const [concept, { [language]: words }] of Object.entries(read().concepts)) {
      if (words === undefined) continue;
      const beginnings = beginningsOfMatches(alternativesOf(words), UNSPACED.has(language));
      if (!beginnings) unknown.push(concept);
      for (const beginning of beginnings ?? []) {
        const others = byBeginning.get(beginning);
        if (others) others.push(concept);
        else byBeginning.set(beginning, [concept]);
      }
    }
    known = { byBeginning, unknown, expressions: new Map() };
    languages.set(language, known);
  }
  return known;
}

function expressionOf(concept: string, language: string): RegExp | undefined {
  const { expressions } = languageFor(language);
  let expression = expressions.get(concept);
  const words = read().concepts[concept]?.[language];
  if (!expression && words !== undefined) {
    expression = compile(alternativesOf(words), UNSPACED.has(language));
    expressions.set(concept, expression);
  }
  return expression;
}

/** A beginning of a word; `\\p{L}*` and a group that may be repeated are whole expressions. */
const STEM = /[^})\]]\*$/;

function alternativesOf(words: string): string[] {
  return words
    .toLowerCase()
    .replaceAll('\\p{l}', '\\p{L}')
    .replaceAll(' | ', '\n')
    .replaceAll(' ', '\\s')
    .split('\n');
}

/**
 * Makes one expression of all words. Of a stem nothing is read beyond it: a class of all letters in each alternative takes a
 * browser hundreds of milliseconds to compile.
 */
function compile(all: readonly string[], isUnspaced: boolean): RegExp {
  const stems = all.filter((word) => STEM.test(word)).map((word) => word.slice(0, -1));
  const whole = all.filter((word) => !STEM.test(word));
  if (isUnspaced) return new RegExp([...stems, ...whole].join('|'), 'gu');
  const parts = [...stems, ...(whole.length > 0 ? [`(?:${whole.join('|')})(?![\\p{L}\\p{M}\\p{N}])`] : [])];
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join('|')})`, 'gu');
}

/** Words of the same sentence that turn the claim around. */
const DENIED =
  /(?<![\p{L}\p{M}])(?:not|never|cannot|nor|nobody|neither|without|warns?|beware|scams?|myths?|no|\p{L}+n[’']t|nicht|kein\p{L}*|nie|niemand|weder|ohne|ne|n[’']\p{L}+|aucune?|jamais|sans|ningun\p{L}*|nunca|nadie|sin|ni|não|nem|nenhum\p{L}*|sem|non|nessun\p{L}*|mai|né|senza|niet|geen|nooit|zonder|nie|żaden|żadn\p{L}+|bez|не|нет|никто|без|değil\p{L}*|yok|tidak|bukan|لا|ليس|ليست|لن|नहीं)(?![\p{L}\p{M}])|(?:ません|ない|ありませ)|(?:않|없|아닙|못)|[不没沒无無非]/iu;

const STOPS = /(?<=[.!?…])\s|[。！？।\n]/u;

/** No store takes a longer text, and longer ones are refused for their length. */
const MAX_TEXT = 4000;

/** The longest part of a sentence between its first and its last word of the claim. */
const MAX_SPAN = 160;

/** The claims of a text by rule, found for all rules together. */
const found = new WeakMap<Words, ReadonlyMap<string, string>>();

/**
 * Finds a sentence with the words of a claim of a rule, in the language of the text or in English. Words of the claim itself, such as
 * "without a prescription", deny nothing; any other denial makes the sentence an honest one.
 */
export function sentenceOf(words: Words, rule: string): string | undefined {
  let sentences = found.get(words);
  if (!sentences) found.set(words, (sentences = claimsOf(words)));
  return sentences.get(rule);
}

function claimsOf({ text: whole, language }: Words): Map<string, string> {
  const text = whole.slice(0, MAX_TEXT);
  const lower = text.toLowerCase();
  const beginnings = lazily(() => beginningsOf(lower));
  const spoken = [...new Set([language, 'en'])].map((each) => ({
    language: each,
    may: conceptsBegunIn(UNSPACED.has(each) ? pairsOf(lower) : beginnings(), each),
  }));
  const sentences = lazily(() => text.split(STOPS));
  const claims = new Map<string, string>();
  for (const [rule, ways] of Object.entries(read().claims)) {
    for (const { all, unless } of ways) {
      for (const { language: each, may } of spoken) {
        if (claims.has(rule) || !all.every((concept) => may.has(concept))) continue;
        const sentence = sentenceWith(lower, sentences, all, unless, each);
        if (sentence !== undefined) claims.set(rule, sentence);
      }
    }
  }
  return claims;
}

/** The concepts that a text with these beginnings may have. No other has to be searched for, or compiled. */
function conceptsBegunIn(beginnings: ReadonlySet<string>, language: string): ReadonlySet<string> {
  const { byBeginning, unknown } = languageFor(language);
  const may = new Set(unknown);
  for (const beginning of beginnings) {
    for (const concept of byBeginning.get(beginning) ?? []) may.add(concept);
  }
  return may;
}

function sentenceWith(
  lower: string,
  sentences: () => readonly string[],
  all: readonly string[],
  unless: string | undefined,
  language: string,
): string | undefined {
  const patterns: RegExp[] = [];
  for (const concept of all) {
    const pattern = expressionOf(concept, language);
    if (!pattern || !hits(pattern, lower)) return undefined;
    patterns.push(pattern);
  }
  const exception = unless === undefined ? undefined : expressionOf(unless, language);
  for (const sentence of sentences()) {
    const said = sentence.toLowerCase();
    if (!patterns.every((each) => hits(each, said)) || (exception && hits(exception, said))) continue;
    if (!isDenied(said, patterns) && spanOf(said, patterns) <= MAX_SPAN) return sentence.trim();
  }
  return undefined;
}

function hits(pattern: RegExp, text: string): boolean {
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
