import { read } from 'virtual:catalog/rejection-told';
import { lazily } from '@/domain/lazily';
import { CAUSES, type Cause } from '../causes';
import type { Place, ReadableText } from '../readable-text';
import { TOLD_RARITY, termsOf, unpacked, type ToldModel } from '../terms.mjs';

/**
 * Ranks all cases by how well a text tells them, for closest matches only: what is sure is never decided by these tables.
 * They are a part of their own, which loads with the first text that names no cause.
 */

/** A case, or a cause without any, that a text tells. */
export interface ToldMatch {
  cause: Cause;
  caseId?: string;
  /** From 0; sentences of the catalogue's own have 0.3 to 0.8. */
  score: number;
}

/** Ranks cases, and finds the sentence that tells one. */
export interface ToldRanker {
  rank: (texts: Read, isMeant: (cause: Cause) => boolean) => ToldMatch[];
  /** The sentence of the reading that tells a case best, and how many of its words do. */
  lineFor: (texts: Read, match: ToldMatch) => (Place & { words: number }) | undefined;
}

/** A text in its English reading, with the words of the writer. */
export type Read = Pick<ReadableText, 'shown' | 'written'>;

/** Chosen by cross-validation over the sentences, also among sentences about other things. */
const SENTENCE = 0.6;
/** Length of a sentence's vector below which its words are too few to count in full. */
const LENGTH = 28;
const FREQUENCY = 0.003;
const MAX_READ = 4000;
const MIN_SENTENCE = 9;
const MAX_SENTENCES = 60;
/** Ends of sentences, also in scripts without spaces. */
const SENTENCE_END = /(?<=[.!?;:])\s|\n|(?<=[。！？])/u;

type Vector = ReadonlyMap<number, number>;

/** Reads a model. */
export function toldRankerOf(model: ToldModel): ToldRanker {
  const indices = new Map(model.terms.split(' ').map((term, index) => [term, index]));
  const tellings = CAUSES.flatMap((cause) =>
    [undefined, ...(cause.cases ?? []).map(({ id }) => id)].flatMap((caseId) => {
      const packed = model.told[caseId === undefined ? cause.id : `${cause.id}/${caseId}`];
      return packed === undefined
        ? []
        : [{ cause, ...(caseId !== undefined && { caseId }), weights: unpacked(packed, 'cause') }];
    }),
  );
  const byTerm = new Map<number, { at: number; weight: number }[]>();
  tellings.forEach(({ weights }, at) => {
    for (const [index, weight] of weights) {
      const known = byTerm.get(index) ?? [];
      byTerm.set(index, known);
      known.push({ at, weight });
    }
  });
  const vectorOf = (text: string): Vector =>
    new Map(
      [...termsOf(text)].flatMap((term) => {
        const index = indices.get(term);
        return index === undefined ? [] : [[index, (model.rarities[index] ?? 0) * TOLD_RARITY] as const];
      }),
    );
  const pointsOf = (vector: Vector, least = 0) => {
    const length = Math.max(least, Math.hypot(...vector.values())) || 1;
    const points = new Float64Array(tellings.length);
    for (const [index, value] of vector)
      for (const { at, weight } of byTerm.get(index) ?? [])
        points[at] = (points[at] ?? 0) + (weight * value) / length;
    return points;
  };
  return {
    rank: (texts, isMeant) => {
      const whole = pointsOf(vectorOf(wordsOf(texts)));
      const sentences = placesIn(texts.shown).map((place) =>
        pointsOf(vectorOf(wordsOf(texts, place)), LENGTH),
      );
      return tellings
        .flatMap(({ cause, caseId }, at) => {
          if (!isMeant(cause)) return [];
          const best = Math.max(0, ...sentences.map((points) => points[at] ?? 0));
          const all = whole[at] ?? 0;
          const score =
            (sentences.length > 1 ? (1 - SENTENCE) * all + SENTENCE * best : all) +
            FREQUENCY * Math.log(1 + (cause.refusals ?? 0));
          return [{ cause, ...(caseId !== undefined && { caseId }), score }];
        })
        .sort((a, b) => b.score - a.score);
    },
    lineFor: (texts, { cause, caseId }) => {
      const telling = tellings.find((each) => each.cause === cause && each.caseId === caseId);
      if (!telling) return undefined;
      const [best] = placesIn(texts.shown)
        .map((place) => {
          const vector = vectorOf(wordsOf(texts, place));
          const length = Math.max(LENGTH, Math.hypot(...vector.values()));
          const points = [...vector].map(
            ([index, value]) => (value * (telling.weights.get(index) ?? 0)) / length,
          );
          return {
            ...place,
            words: points.filter((each) => each > 0).length,
            points: points.reduce((sum, each) => sum + each, 0),
          };
        })
        .sort((a, b) => b.points - a.points);
      return best && best.words > 0 ? best : undefined;
    },
  };
}

/** The ranker of the catalogue. */
export const toldRanker = lazily(() => toldRankerOf(read().model));

/** The words of a place in both. */
function wordsOf({ shown, written }: Read, place?: Place): string {
  const { start, end } = place ?? { start: 0, end: MAX_READ };
  const own = written ? written.pieces.filter((piece) => piece.start < end && piece.end > start) : [];
  return [shown.slice(start, end), ...own.map(({ from, to }) => written?.shown.slice(from, to) ?? '')].join(
    ' ',
  );
}

/** Sentences of a text. */
function placesIn(shown: string): Place[] {
  const places: Place[] = [];
  let start = 0;
  for (const part of shown.slice(0, MAX_READ).split(SENTENCE_END)) {
    const at = shown.indexOf(part, start);
    start = at + part.length;
    if (part.trim().length >= MIN_SENTENCE && places.length < MAX_SENTENCES)
      places.push({ start: at, end: start });
  }
  return places;
}
