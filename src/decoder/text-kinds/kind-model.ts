import type { KindFeatures } from './kind-features';
import type { OtherKind } from './kind-signs';

/** The kinds to which a model is fitted. */
export type KindName = 'refusal' | Exclude<OtherKind, 'reminder'>;
const KIND_NAMES = [
  ...(['refusal', 'approval', 'on-the-way', 'plan', 'change', 'news', 'question', 'log', 'mail'] as const),
] satisfies readonly KindName[];

/** Weights of features, fitted by tools/check/fit-decoder.mjs. Each weight is a character. */
export interface KindModel {
  /** Of the texts that it is fitted to. */
  digest: string;
  /** Separated by line breaks, in the order of the weights. */
  features: string;
  bias: number;
  weights: string;
  /** Weights of features for each kind, which tell the kinds from each other. */
  kinds: { features: string; weights: Readonly<Partial<Record<KindName, string>>> };
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
}: Omit<KindModel, 'kinds'>): (features: KindFeatures) => number {
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

/** The feature that every text has. */
export const EVERY = '';

/** The known features of a text, each with how much it counts: a long text has many. */
export function bagOf(
  { sentences, whole, signs }: KindFeatures,
  indexOf: (feature: string) => number | undefined,
): (readonly [index: number, much: number])[] {
  const known = (names: readonly string[]) => [...new Set(names)].flatMap((name) => indexOf(name) ?? []);
  const parts = [known(sentences.flat()), known(whole)].flatMap((part) =>
    part.map((index) => [index, 1 / Math.sqrt(part.length)] as const),
  );
  return [...parts, ...known([...signs, EVERY]).map((index) => [index, 1] as const)];
}

/** Shares that add up to 1, of points. */
export function sharesOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const powers = points.map((each) => Math.exp(each - most));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / total);
}

/** Returns a function that says how likely a text is of each kind, the likeliest first. */
export function kindScorerOf({
  features: names,
  weights,
}: KindModel['kinds']): (features: KindFeatures) => { kind: KindName; share: number }[] {
  const indices = new Map([...names.split('\n'), EVERY].map((name, index) => [name, index]));
  const kinds = KIND_NAMES.map((kind) => [kind, weights[kind] ?? ''] as const);
  return (features) => {
    const bag = bagOf(features, (name) => indices.get(name));
    const shares = sharesOf(
      kinds.map(([, letters]) =>
        bag.reduce((sum, [index, much]) => sum + weightOf(letters, index) * much, 0),
      ),
    );
    return kinds
      .map(([kind], index) => ({ kind, share: shares[index] ?? 0 }))
      .sort((a, b) => b.share - a.share);
  };
}

/** The mean of two chances, in log odds. */
export function bothOf(one: number, other: number): number {
  const oddsOf = (chance: number) => {
    const safe = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
    return Math.log(safe / (1 - safe));
  };
  return 1 / (1 + Math.exp(-(oddsOf(one) + oddsOf(other)) / 2));
}

const LEAST_CHANCE = 0.001;
