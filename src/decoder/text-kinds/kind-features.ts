import { read } from 'virtual:catalog/text-kinds';
import { lazily } from '@/domain/lazily';
import type { ReadableText } from '../readable-text';
import { SIGNS } from './kind-signs';

/**
 * The features of a text by which its kind is told: of each sentence its words, the ideas in it and each two of them, and of
 * the text as a whole its ideas and signs.
 */

/** Characters of a text that are read for its kind, at its beginning and at its end: a log ends with its error. */
const MAX_READ = 10_000;
/** Most sentences that are read, at the beginning and at the end. */
const MAX_SENTENCES = { first: 80, last: 40 };
/** Words are compared by this many letters. */
const STEM = 6;

const NAMED_SIGNS = Object.values(SIGNS).flatMap((signs) => Object.entries(signs));
const ideas = lazily(() =>
  Object.entries(read().ideas).map(([name, words]) => ({ name, pattern: new RegExp(words, 'u') })),
);

/** Three ideas in one sentence that say more than each two of them. */
const TRIPLES = [
  ['store', 'refuses', 'me'],
  ['store', 'refuses', 'perhaps'],
  ['store', 'refuses', 'allApps'],
  ['app', 'refuses', 'now'],
  ['app', 'refuses', 'me'],
  ['store', 'not', 'app'],
  ['refuses', 'says', 'me'],
  ['me', 'app', 'problem'],
  ['store', 'says', 'problem'],
  ['store', 'says', 'me'],
  ['store', 'not', 'says'],
] as const;

const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u;
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+|#\w+|\p{L}[\p{L}\p{M}']*|[?!"☐✓✔•]/gu;

/** Links by whose they are: the words of an address say nothing. */
const LINKS: readonly [RegExp, string][] = [
  [/(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s)]*\b(?:apple|google|android)\.com\b[^\s)]*/g, ' #ownlink '],
  [/(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s)]+/g, ' #link '],
];

/** Names for what differs from text to text. */
const NAMES: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{8,}/g, ' #uuid '],
  [/\b[\w.+-]+@[\w-]+\.[\w.]+/g, ' #mail '],
  [/\bitms-?\s?\d{4,5}\b|\b9[01]\d{3}\b/g, ' #itms '],
  [/(?<![\d.])[1-5]\.\d{1,2}(?:\.\d{1,2})?(?:\s?\([a-z]{1,4}\))?(?![\d.]*\d)/g, ' #num '],
  [/#\d+\b/g, ' #ref '],
  [/^\s*(?:[-*•+]?\s*\[[ x✓]?\]|[☐☑✔✖])/g, ' #box '],
  [/^\s*#{1,6}\s/g, ' #head '],
  [/^\s*(?:[-*•+]|\d{1,2}[.)])\s/g, ' #item '],
  [/\b[a-z_]\w*\([^)]{0,60}\)|=>|[{};]\s*$|\/\/|@@/g, ' #code '],
  [/\d+/g, ' #n '],
];

export interface KindFeatures {
  sentences: readonly (readonly string[])[];
  whole: readonly string[];
  signs: readonly string[];
}

export function featuresOf({ shown, written }: ReadableText): KindFeatures {
  const texts = [shown, ...(written ? [written.shown] : [])].map(endsOf);
  const [read = [], original = []] = texts.map(sentencesIn);
  const isParallel = original.length === read.length;
  const sentences = [
    ...read.map((sentence, index) => [
      ...featuresOfSentence(sentence),
      ...(isParallel ? featuresOfSentence(original[index] ?? '') : []),
    ]),
    ...(isParallel ? [] : original.map(featuresOfSentence)),
  ].map((features) => [...new Set(features)]);
  const signs = NAMED_SIGNS.filter(([, sign]) => texts.some((text) => text.search(sign) >= 0));
  return {
    sentences,
    whole: featuresOfText([...read, ...original], texts[0]?.length ?? 0),
    signs: signs.map(([name]) => `$${name}`),
  };
}

function endsOf(text: string): string {
  const ends = text.length <= 2 * MAX_READ ? text : `${text.slice(0, MAX_READ)}\n${text.slice(-MAX_READ)}`;
  return LINKS.reduce((left, [pattern, name]) => left.replace(pattern, name), ends.toLowerCase());
}

function sentencesIn(text: string): string[] {
  const all = text
    .split(/\n|(?<=[.!?;]) +|(?<=[。！？])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const { first, last } = MAX_SENTENCES;
  return all.length <= first + last ? all : [...all.slice(0, first), ...all.slice(-last)];
}

function ideasIn(sentence: string): string[] {
  return ideas()
    .filter(({ pattern }) => pattern.test(sentence))
    .map(({ name }) => name);
}

function featuresOfSentence(sentence: string): string[] {
  const found = [...ideasIn(sentence), ...(sentence.includes('?') ? ['asks'] : [])];
  const has = (name: string) => found.includes(name);
  return [
    ...wordsOf(sentence),
    ...found.map((name) => `@${name}`),
    ...pairsOf(found).map((pair) => `@${pair}`),
    ...TRIPLES.filter((triple) => triple.every(has)).map((triple) => `@${triple.join('&')}`),
  ];
}

function featuresOfText(sentences: readonly string[], length: number): string[] {
  const found = [...new Set(sentences.flatMap(ideasIn))].sort();
  const missing = ['refuses', 'accepts', 'me', 'store'].filter((name) => !found.includes(name));
  return [
    ...found.map((name) => `T@${name}`),
    ...pairsOf(found).map((pair) => `T@${pair}`),
    ...missing.map((name) => `T!${name}`),
    `T#${length < 80 ? 'tiny' : length < 250 ? 'short' : length < 900 ? 'middle' : 'long'}`,
  ];
}

function pairsOf(names: readonly string[]): string[] {
  return names.flatMap((name, index) => names.slice(index + 1).map((other) => `${name}&${other}`));
}

/** Beginnings of words, and two or three characters of a script without spaces. */
function wordsOf(sentence: string): string[] {
  const named = NAMES.reduce((text, [pattern, name]) => text.replace(pattern, name), sentence);
  return (named.match(TOKEN) ?? []).flatMap((token) => {
    if (!WITHOUT_SPACES.test(token)) return token.startsWith('#') ? token : token.slice(0, STEM);
    return [2, 3].flatMap((length) =>
      Array.from({ length: Math.max(0, token.length - length + 1) }, (_, at) => token.slice(at, at + length)),
    );
  });
}
