import { read } from 'virtual:catalog/meanings';
import type { Words } from './match-phrases';
import { scorerOf, verdictOf } from './meaning-terms.mjs';

const STOPS = /(?<=[.!?…])\s|[。！？।\n]/u;
/** No store takes a longer text, and longer ones are refused for their length. */
const MAX_TEXT = 4000;
/** Most characters of a sentence that are read, and the fewest that say something. */
const MAX_SENTENCE = 400;
const MIN_SENTENCE = 9;

/** Least share of one rule among all violations: a sentence that sounds like several is mostly an odd honest one. */
const MIN_SHARE = 0.5;

const scorers = new Map<string, ReturnType<typeof scorerOf>>();
const found = new WeakMap<Words, ReadonlyMap<string, string>>();

/** The sentence of a text that most sounds like a violation of a rule, where there is one. */
export function meaningOf(words: Words, rule: string): string | undefined {
  let sentences = found.get(words);
  if (!sentences) found.set(words, (sentences = sentencesIn(words)));
  return sentences.get(rule);
}

function sentencesIn({ text, language }: Words): Map<string, string> {
  const { rules, model } = read();
  if (!scorers.has(language)) scorers.set(language, scorerOf(model, language));
  const score = scorers.get(language);
  const best = new Map<string, { sentence: string; lead: number }>();
  if (score)
    for (const each of text.slice(0, MAX_TEXT).split(STOPS)) {
      const sentence = each.trim();
      if (sentence.length < MIN_SENTENCE) continue;
      const { rule, index, lead, share } = verdictOf(model, score(sentence.slice(0, MAX_SENTENCE)), rules);
      const least = model.leads[language]?.[index] ?? Infinity;
      if (rule === undefined || share < MIN_SHARE || lead < least) continue;
      if (lead > (best.get(rule)?.lead ?? 0)) best.set(rule, { sentence, lead });
    }
  return new Map([...best].map(([rule, { sentence }]) => [rule, sentence]));
}
