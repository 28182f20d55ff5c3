import type { KindFeatures } from './kind-features';

/** Weights of features, fitted by tools/check/fit-decoder.mjs. Each weight is a character. */
export interface KindModel {
  /** Of the texts that it is fitted to. */
  digest: string;
  /** Separated by line breaks, in the order of the weights. */
  features: string;
  bias: number;
  weights: string;
  /** Points of each sign for its own kind among those that refuse nothing. */
  naming: Readonly<Record<string, number>>;
}

/** How much the sentence that speaks most for a refusal counts, beside the average of all. */
export const SHARE_OF_BEST = 0.4;
/** The character of a weight of zero, the lowest and the highest character, and the distance of two. */
export const LETTERS = { zero: 78, least: 35, most: 121, step: 0.06 };

export function weightOf(letters: string, index: number): number {
  return (letters.charCodeAt(index) - LETTERS.zero) * LETTERS.step;
}

/** Returns a function that says how likely a text is a refusal, 0 to 1. */
export function scorerOf({
  features: names,
  bias,
  weights,
}: Omit<KindModel, 'naming'>): (features: KindFeatures) => number {
  const indices = new Map(names.split('\n').map((name, index) => [name, index]));
  const sumOf = (known: readonly number[]) => known.reduce((sum, index) => sum + weightOf(weights, index), 0);
  const knownOf = (features: readonly string[]) => features.flatMap((name) => indices.get(name) ?? []);
  const pointsOf = (features: readonly string[]) => {
    const known = knownOf(features);
    return sumOf(known) / Math.sqrt(Math.max(1, known.length));
  };
  return ({ sentences, whole, signs }) => {
    const points = bias + pooled(sentences.map(pointsOf)) + pointsOf(whole) + sumOf(knownOf(signs));
    return 1 / (1 + Math.exp(-points));
  };
}

/** One telling sentence counts more than a whole that dilutes it. */
function pooled(points: readonly number[]): number {
  if (points.length === 0) return 0;
  const most = Math.max(...points);
  const best = most + Math.log(points.reduce((sum, each) => sum + Math.exp(each - most), 0));
  const average = points.reduce((sum, each) => sum + each, 0) / points.length;
  return SHARE_OF_BEST * best + (1 - SHARE_OF_BEST) * average;
}
