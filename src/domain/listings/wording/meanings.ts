import { read } from 'virtual:catalog/meanings';
import { isAbout } from './concepts';
import type { Words } from './match-phrases';
import { scorerOf, verdictOf } from './meaning-terms.mjs';

const STOPS = /(?<=[.!?…])\s|\n/u;
/** No store takes a longer text, and longer ones are refused for their length. */
const MAX_TEXT = 4000;
/** Most characters of a sentence that are read. */
const MAX_SENTENCE = 400;
/** Fewest words that say something: shorter lines are headings and items of lists. */
const MIN_WORDS = 6;

/** Lead from which a sentence needs no word of the rule's claims. */
const CERTAIN_LEAD = 2;

/** Least share of one rule among all violations: a sentence that sounds like several is mostly an odd honest one. */
const MIN_SHARE = 0.4;

/** Rules about what is missing, which a sentence says with a denial; of any other one makes it honest: `It doesn't cure anxiety`. */
const OF_DENIALS = new Set([
  'listing-unmoderated',
  'listing-data-use',
  'listing-children',
  'listing-hidden-price',
  'listing-strangers',
  'listing-bullying',
  'listing-real-gambling',
  'listing-forbidden-goods',
  'listing-spying',
  'listing-unfinished',
  'listing-hidden-from-review',
  'listing-guaranteed-gain',
  'listing-others-media',
  'listing-impossible-function',
  'listing-election',
]);
const DENIES = /\b(?:not|never|cannot|no (?:substitute|money|loans?))\b|n['’]t\b/iu;

let scorer: ReturnType<typeof scorerOf> | undefined;
const found = new WeakMap<Words, ReadonlyMap<string, string>>();

/** The sentence of an English text that most sounds like a violation of a rule, where there is one. */
export function meaningOf(words: Words, rule: string): string | undefined {
  if (words.language !== 'en') return undefined;
  let sentences = found.get(words);
  if (!sentences) found.set(words, (sentences = sentencesIn(words.text)));
  return sentences.get(rule);
}

function sentencesIn(text: string): Map<string, string> {
  const { rules, model, vectors } = read();
  scorer ??= scorerOf(model, vectors);
  const best = new Map<string, { sentence: string; lead: number }>();
  for (const each of text.slice(0, MAX_TEXT).split(STOPS)) {
    const sentence = each.trim();
    if (sentence.split(/\s+/u).length < MIN_WORDS) continue;
    const { rule, lead, share } = verdictOf(model, scorer(sentence.slice(0, MAX_SENTENCE)), rules);
    if (rule === undefined || share < MIN_SHARE || lead < model.lead) continue;
    if (!OF_DENIALS.has(rule) && DENIES.test(sentence)) continue;
    if (lead <= (best.get(rule)?.lead ?? 0)) continue;
    if (lead >= CERTAIN_LEAD || isAbout(sentence, rule) !== false) best.set(rule, { sentence, lead });
  }
  return new Map([...best].map(([rule, { sentence }]) => [rule, sentence]));
}
