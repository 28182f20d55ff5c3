import type { KindFeatures } from './kind-features';

/** Weights of features, fitted by tools/check/fit-decoder.mjs. Each weight is a character. */
export interface KindModel {
  /** Of the texts that it is fitted to. */
  digest: string;
  /** Separated by line breaks, in the order of the weights. */
  features: string;
  refusal: Weights;
  /** Of the kinds of texts that refuse nothing. */
  others: Readonly<Record<string, Weights>>;
}

interface Weights {
  bias: number;
  weights: string;
}

/** How much the sentence that speaks most for a refusal counts, beside the average of all. */
export const SHARE_OF_BEST = 0.4;
/** The character of a weight of zero, the lowest and the highest character, and the distance of two. */
const LETTERS = { zero: 78, least: 35, most: 121, step: 0.06 };

export function letterOf(weight: number): string {
  const code = LETTERS.zero + Math.round(weight / LETTERS.step);
  // The character before the last but one would be escaped in JSON.
  const safe = code === 92 ? 93 : code;
  return String.fromCharCode(Math.max(LETTERS.least, Math.min(LETTERS.most, safe)));
}

export function weightOf(letters: string, index: number): number {
  return (letters.charCodeAt(index) - LETTERS.zero) * LETTERS.step;
}

export interface KindScorer {
  /** How likely a text is a refusal, 0 to 1. */
  refusal: (features: KindFeatures) => number;
  /** How likely each other kind is where it is none, the likeliest first. */
  others: (features: KindFeatures) => { kind: string; share: number }[];
}

export function scorerOf({ features: names, refusal, others }: KindModel): KindScorer {
  const indices = new Map(names.split('\n').map((name, index) => [name, index]));
  const indicesOf = (features: readonly string[]) => features.flatMap((name) => indices.get(name) ?? []);
  const scoreOf = ({ bias, weights }: Weights, { sentences, whole, signs }: KindFeatures, share: number) => {
    const sumOf = (known: readonly number[]) =>
      known.reduce((sum, index) => sum + weightOf(weights, index), 0);
    const pointsOf = (known: readonly number[]) => sumOf(known) / Math.sqrt(Math.max(1, known.length));
    return (
      bias +
      pooled(
        sentences.map((each) => pointsOf(indicesOf(each))),
        share,
      ) +
      pointsOf(indicesOf(whole)) +
      sumOf(indicesOf(signs))
    );
  };
  return {
    refusal: (features) => 1 / (1 + Math.exp(-scoreOf(refusal, features, SHARE_OF_BEST))),
    others: (features) => {
      const kinds = Object.entries(others).map(([kind, weights]) => ({
        kind,
        points: scoreOf(weights, features, 0),
      }));
      const most = Math.max(...kinds.map(({ points }) => points));
      const powers = kinds.map(({ points }) => Math.exp(points - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      return kinds
        .map(({ kind }, index) => ({ kind, share: (powers[index] ?? 0) / total }))
        .sort((a, b) => b.share - a.share);
    },
  };
}

/** One telling sentence counts more than a whole that dilutes it. */
function pooled(points: readonly number[], share: number): number {
  if (points.length === 0) return 0;
  const most = Math.max(...points);
  const best = most + Math.log(points.reduce((sum, each) => sum + Math.exp(each - most), 0));
  return share * best + ((1 - share) * points.reduce((sum, each) => sum + each, 0)) / points.length;
}
