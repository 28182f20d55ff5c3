import { read, type Claim } from 'virtual:catalog/claims';
import { takeAll, type InSteps } from '@/domain/in-steps';
import { lazily } from '@/domain/lazily';
import { beginningsOf, beginningsOfMatches, pairsOf } from './beginnings';
import type { Words } from './match-phrases';

/** Languages that write without spaces, or put articles and prepositions in front of a word without one. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar', 'he', 'th']);

/** The words of all concepts in one language. */
interface Language {
  /** The concepts that may begin so, in a text without spaces or with them. */
  byBeginning: ReadonlyMap<string, readonly string[]>;
  /** Concepts that may begin with anything. */
  unknown: ReadonlySet<string>;
  /** Expressions for text in lower case, made when a text may have a match. */
  expressions: Map<string, Expression>;
}

/** The words of a concept. */
interface Expression {
  /** Searches a text. */
  anywhere: RegExp;
  /** Looks at one place, where a word begins or, in languages without spaces, any letter. */
  here: RegExp;
}

/** A sentence of a text, with what was looked for in it. */
interface Sentence {
  text: string;
  lower: string;
  known: Map<RegExp, boolean>;
}

const languages = new Map<string, Language>();

function languageFor(language: string): Language {
  return languages.get(language) ?? takeAll(languageInSteps(language));
}

/** Concepts of one step. */
const AT_ONE_STEP = 16;

/** Reads the words of all concepts in a language once, which else the first text in it waits for. */
export function* languageInSteps(language: string): InSteps<Language> {
  const known = languages.get(language);
  if (known) return known;
  const byBeginning = new Map<string, string[]>();
  const unknown = new Set<string>();
  for (const [index, concept] of Object.keys(read().concepts).entries()) {
    if (index % AT_ONE_STEP === 0) yield;
    const words = wordsOf(concept, language);
    if (words === undefined) continue;
    const beginnings = beginningsOfMatches(alternativesOf(words), UNSPACED.has(language));
    if (!beginnings) unknown.add(concept);
    for (const beginning of beginnings ?? []) {
      const others = byBeginning.get(beginning);
      if (others) others.push(concept);
      else byBeginning.set(beginning, [concept]);
    }
  }
  const made = { byBeginning, unknown, expressions: new Map<string, Expression>() };
  languages.set(language, made);
  return made;
}

/** The words of a concept in a language, or those that are the same in every one. */
function wordsOf(concept: string, language: string): string | undefined {
  const words = read().concepts[concept];
  return words?.[language] ?? words?.['any'];
}

function expressionOf(concept: string, language: string): Expression | undefined {
  const { expressions } = languageFor(language);
  let expression = expressions.get(concept);
  const words = wordsOf(concept, language);
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
    .normalize()
    .toLowerCase()
    .replaceAll('\\p{l}', '\\p{L}')
    .replaceAll(' | ', '\n')
    .replaceAll(' ', '\\s')
    .split('\n');
}

/**
 * Makes the expressions of all words. Of a stem nothing is read beyond it: a class of all letters in each alternative takes a
 * browser hundreds of milliseconds to compile.
 */
function compile(all: readonly string[], isUnspaced: boolean): Expression {
  const stems = all.filter((word) => STEM.test(word)).map((word) => word.slice(0, -1));
  const whole = all.filter((word) => !STEM.test(word));
  const after = whole.length > 0 ? [`(?:${whole.join('|')})(?![\\p{L}\\p{M}\\p{N}])`] : [];
  const source = `(?:${(isUnspaced ? [...stems, ...whole] : [...stems, ...after]).join('|')})`;
  return {
    anywhere: new RegExp(isUnspaced ? source : `(?<![\\p{L}\\p{M}\\p{N}])${source}`, 'gu'),
    here: new RegExp(source, 'uy'),
  };
}

/** Words of the same sentence that turn the claim around. */
const DENIED =
  /(?<![\p{L}\p{M}])(?:not|never|cannot|nor|nobody|neither|without|warns?|beware|scams?|myths?|no|\p{L}+n[’']t|nicht|kein\p{L}*|nie|niemand|weder|ohne|ne|n[’']\p{L}+|aucune?|jamais|sans|ningun\p{L}*|nunca|nadie|sin|ni|não|nem|nenhum\p{L}*|sem|non|nessun\p{L}*|mai|né|senza|niet|geen|nooit|zonder|nie|żaden|żadn\p{L}+|bez|inte|ej|inga|ingen|inget|aldrig|utan|nejsou|není|nikdy|nikdo|žádn\p{L}+|ne(?:bude|mus|lze|má|js|po|pr|sb|sd|za|vy|ob|uk|na|vid|čt|ukl|dov|nab|lé|di)\p{L}*|не|нет|никто|никогда|без|ні|ніхто|ніколи|немає|жодн\p{L}+|değil\p{L}*|yok|asla|hiçbir|\p{L}+m(?:[ae]z|[ıiuü]yor\p{L}*|[ae]y[ıi]z|[ae]yan|[ae]yen)(?:lar|ler)?|tidak|bukan|tanpa|jangan|không|chẳng|[وف]?(?:لا|ليس|ليست|لن|لم|دون|بدون)|नहीं|बिना)(?![\p{L}\p{M}])|(?:ません|ない|なし|ありませ|ずに)|(?:않|없|아닙|못)|[不没沒无無非]/iu;

/** Denials that are everyday words in other languages: Romanian `nu` is Swedish for "now". */
const OWN_DENIALS: Readonly<Record<string, RegExp>> = {
  ro: /(?<!\p{L})(?:nu|fără|niciun\p{L}*|nicio|niciodată|nimeni)(?!\p{L})/u,
  da: /(?<!\p{L})(?:ikke|intet|uden)(?!\p{L})/u,
  nb: /(?<!\p{L})(?:ikke|intet|uten)(?!\p{L})/u,
  fi: /(?<!\p{L})(?:ei|eikä|eivät|emme|ilman|koskaan)(?!\p{L})/u,
  hu: /(?<!\p{L})(?:nem|nincs\p{L}*|soha|sem|senki\p{L}*|nélkül)(?!\p{L})/u,
  el: /(?<!\p{L})(?:δεν|δε|μην|χωρίς|κανέν\p{L}*|κανείς|καμία|ποτέ|όχι)(?!\p{L})/u,
  he: /(?<!\p{L})ו?(?:לא|אין|בלי|ללא|אף)(?!\p{L})/u,
  th: /ไม่|ไร้|ห้าม|ปราศจาก/u,
};

/** Words that only say how easy a thing is. */
const NEEDLESS =
  /(?<![\p{L}\p{M}])(?:no need|without (?:having|needing) to|(?:you |it )?(?:do not|don[’']t|never|no longer) (?:need|have to)|kein\p{L}* [^.,]{0,30}(?:nötig|erforderlich|mehr)|(?:brauchst|brauchen|musst|müssen) (?:du |sie )?(?:[^.,]{0,20} )?(?:nicht|kein\p{L}*)|(?:pas|plus) besoin|inutile|sans avoir|(?:no|sin) (?:hace falta|necesi\p{L}*|tener)|(?:não|sem) (?:é preciso|precisa\p{L}*|necessidade)|(?:non|senza) (?:serve|servono|occorre|bisogno|dover)|niet nodig|hoeft? (?:je )?(?:niet|geen)|behöver (?:du )?(?:inte|ingen)|nie (?:trzeba|musisz|potrzeb\p{L}*)|(?:nemusíte|nemusíš|nepotřeb\p{L}*)|не (?:нужно|надо|нужен|нужна|придётся|придется|потрібно|треба|потрібен|потрібна|доведеться)|gerek(?:mez|miyor| yok| kalma\p{L}*)|tidak perlu|tanpa perlu|không cần|ज़रूरत नहीं|जरूरत नहीं)(?![\p{L}\p{M}])|(?:必要|いり)(?:は)?(?:ありません|ない|ません)|不要です|필요 ?없|필요가 없|无需|無需|不用|不需要|لا حاجة|لا داعي/giu;

/** Denials of other languages that are everyday words in this one: `no` is "in the". */
const NO_DENIAL: Readonly<Record<string, RegExp>> = {
  pt: /(?<!\p{L})no(?!\p{L})/gu,
  it: /(?<!\p{L})ne(?!\p{L})/gu,
  sv: /(?<!\p{L})sin(?!\p{L})/gu,
};

/** Languages that put the denial behind what it denies. */
const DENY_LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'tr', 'hi']);

const STOPS = /(?<=[.!?…])\s|[。！？।\n]/u;

/** No store takes a longer text, and longer ones are refused for their length. */
const MAX_TEXT = 4000;

/** The longest part of a sentence between its first and its last word of the claim. */
const MAX_SPAN = 160;

/** The claims of a text by rule, found for all rules together. */
const found = new WeakMap<Words, ReadonlyMap<string, string>>();

/**
 * Finds a sentence with the words of a claim of a rule, in the language of the text or in English. Words of the claim itself, such as
 * "without a prescription", deny nothing; any other denial makes the sentence an honest one, unless the claim is a denial itself.
 */
export function sentenceOf(words: Words, rule: string): string | undefined {
  let sentences = found.get(words);
  if (!sentences) found.set(words, (sentences = claimsOf(words)));
  return sentences.get(rule);
}

function claimsOf({ text: whole, language }: Words): Map<string, string> {
  const claims = new Map<string, string>();
  const text = whole.slice(0, MAX_TEXT).normalize();
  if (text.trim() === '') return claims;
  const lower = text.toLowerCase();
  const beginnings = lazily(() => beginningsOf(lower));
  const spoken = [...new Set([language, 'en'])].map((each) => ({
    language: each,
    areNamed: conceptsNamedIn(lower, UNSPACED.has(each) ? pairsOf(lower) : beginnings(), each),
  }));
  const sentences = lazily(() =>
    text.split(STOPS).map((each): Sentence => ({ text: each, lower: each.toLowerCase(), known: new Map() })),
  );
  const { claims: ofRules, concepts } = read();
  for (const [rule, ways] of Object.entries(ofRules)) {
    for (const way of ways) {
      const named = way.about === undefined ? way.all : [...way.all, way.about];
      for (const { language: each, areNamed } of spoken) {
        if (claims.has(rule) || !areNamed(named)) continue;
        // Words of all languages are read with what denies them in the language of the text.
        if (each !== language && named.some((concept) => concepts[concept]?.['en'] === undefined)) continue;
        const sentence = sentenceWith(sentences, way, each, language);
        if (sentence !== undefined) claims.set(rule, sentence);
      }
    }
  }
  return claims;
}

/**
 * Tells whether a text names concepts: each is looked for once, however many claims it is part of, only where a word begins
 * as one of its words does, and only where the text has such beginnings for all of them. No other is compiled.
 */
function conceptsNamedIn(
  lower: string,
  beginnings: ReadonlyMap<string, readonly number[]>,
  language: string,
): (concepts: readonly string[]) => boolean {
  const { byBeginning, unknown } = languageFor(language);
  const places = new Map<string, (readonly number[])[]>();
  for (const [beginning, at] of beginnings) {
    for (const concept of byBeginning.get(beginning) ?? []) {
      const others = places.get(concept);
      if (others) others.push(at);
      else places.set(concept, [at]);
    }
  }
  const known = new Map<string, boolean>();
  const look = (concept: string) => {
    const expression = expressionOf(concept, language);
    if (!expression) return false;
    if (unknown.has(concept)) return hits(expression.anywhere, lower);
    return places.get(concept)?.some((each) => each.some((at) => isAt(expression.here, lower, at))) === true;
  };
  const isNamed = (concept: string) => {
    let is = known.get(concept);
    if (is === undefined) known.set(concept, (is = look(concept)));
    return is;
  };
  const mayBeNamed = (concept: string) => places.has(concept) || unknown.has(concept);
  return (concepts) => concepts.every(mayBeNamed) && concepts.every(isNamed);
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The sentence of a text that names all its concepts which has them together. */
function sentenceWith(
  sentences: () => readonly Sentence[],
  { all, unless, denies }: Claim,
  language: string,
  languageOfText: string,
): string | undefined {
  const patterns = all.flatMap((concept) => expressionOf(concept, language)?.anywhere ?? []);
  const exception = unless === undefined ? undefined : expressionOf(unless, language)?.anywhere;
  for (const sentence of sentences()) {
    if (!patterns.every((each) => says(sentence, each)) || (exception && says(sentence, exception))) continue;
    if (denies !== true && isDenied(sentence.lower, patterns, language, languageOfText)) continue;
    if (spanOf(sentence.lower, patterns) <= MAX_SPAN) return sentence.text.trim();
  }
  return undefined;
}

function says({ lower, known }: Sentence, pattern: RegExp): boolean {
  let is = known.get(pattern);
  if (is === undefined) known.set(pattern, (is = hits(pattern, lower)));
  return is;
}

/** Whether an English sentence names a concept of any claim of a rule, and nothing that makes it an honest one; undefined without claims. */
export function isAbout(sentence: string, rule: string): boolean | undefined {
  const lower = sentence.toLowerCase();
  const names = (concept: string) => {
    const pattern = expressionOf(concept, 'en')?.anywhere;
    return pattern !== undefined && hits(pattern, lower);
  };
  return read().claims[rule]?.some(
    ({ all, unless }) => all.some(names) && !(unless !== undefined && names(unless)),
  );
}

function hits(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/**
 * Whether the rest of the sentence denies the claim: words anywhere before the last of its first words, in the same part after it, or anywhere where the
 * language denies last.
 */
function isDenied(
  sentence: string,
  patterns: readonly RegExp[],
  language: string,
  languageOfText: string,
): boolean {
  let rest = sentence;
  let last = 0;
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    if (pattern.test(sentence)) last = Math.max(last, pattern.lastIndex);
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  rest = rest.replace(NEEDLESS, (match) => ' '.repeat(match.length));
  const everyday = NO_DENIAL[language];
  if (everyday) rest = rest.replace(everyday, '  ');
  const end = DENY_LAST.has(language) ? -1 : rest.slice(last).search(/[,;:–—、，；：(]/u);
  const part = end === -1 ? rest : rest.slice(0, last + end);
  return DENIED.test(part) || OWN_DENIALS[languageOfText]?.test(part) === true;
}

function spanOf(sentence: string, patterns: readonly RegExp[]): number {
  const places = patterns.map((pattern) => sentence.search(pattern));
  return Math.max(...places) - Math.min(...places);
}
