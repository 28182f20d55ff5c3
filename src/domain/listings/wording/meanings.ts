import { read } from 'virtual:catalog/meanings';
import type { Words } from './match-phrases';
import { scorerOf, verdictOf } from './meaning-terms.mjs';

/** A sentence that sounds like a violation. */
export interface Meaning {
  sentence: string;
  /** Few honest texts have such a sentence. */
  isSure: boolean;
}

const STOPS = /(?<=[.!?…])\s|[。！？।\n]/u;
/** No store takes a longer text, and longer ones are refused for their length. */
const MAX_TEXT = 4000;
/** Most characters of a sentence that are read, and the fewest that say something. */
const MAX_SENTENCE = 400;
const MIN_SENTENCE = 9;

const scorers = new Map<string, ReturnType<typeof scorerOf>>();
const found = new WeakMap<Words, ReadonlyMap<string, Meaning>>();

/** The sentence of a text that most sounds like a violation of a rule, where there is one. */
export function meaningOf(words: Words, rule: string): Meaning | undefined {
  let meanings = found.get(words);
  if (!meanings) found.set(words, (meanings = meaningsOf(words)));
  return meanings.get(rule);
}

function meaningsOf({ text, language }: Words): Map<string, Meaning> {
  const { rules, model } = read();
  if (!scorers.has(language)) scorers.set(language, scorerOf(model, language));
  const score = scorers.get(language);
  const best = new Map<string, Meaning & { above: number }>();
  if (!score) return best;
  for (const each of text.slice(0, MAX_TEXT).split(STOPS)) {
    const sentence = each.trim();
    if (sentence.length < MIN_SENTENCE) continue;
    const { kind, index, lead } = verdictOf(model, score(sentence.slice(0, MAX_SENTENCE)));
    const above = lead - (model.leads[language]?.[index] ?? Infinity);
    const rule = rules[kind];
    if (!rule || above < -model.gap) continue;
    if (above > (best.get(rule)?.above ?? -Infinity)) best.set(rule, { sentence, above, isSure: above >= 0 });
  }
  return best;
}
