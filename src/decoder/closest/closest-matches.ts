import { matchByWords, type CauseMatch } from '../cause-match';
import type { Cause } from '../causes';
import type { Place, ReadableText } from '../readable-text';
import { matchesOfCited } from './cited-numbers';
import { openPoints, pointsIn, tellsSeveral } from './counted-points';
import type { ToldRanker } from './rank-told';
import { choiceOf, MAX_CASES, quoteOf } from './told-choice';
import { isTold } from '../sender';

/** Closest matches of a text that names no cause. */

/** Largest number of matches. */
const MAX_MATCHES = 3;
/** Share of the best score from which a second and a third match are shown. */
const SHARES = [0, 0.06, 0.06];
/** Weight of how alike the letters about a cause are, as a share of all causes. */
const ALIKE = 0.15;
/** Least score of a match that nobody asked for by choosing a sender. */
const MIN_SCORE = 0.03;
/** Fewest words that tell a match: a greeting or one common word tells none. */
const MIN_WORDS = 2;
/** A sentence of this many words that tell a match has half of its weight. */
const HALF = 1;
/** Matches of which the sentence is looked up. */
const MAX_READ = 20;
/** From here on a match stands out of a text of somebody, and of a few words: its score, and the words that tell it. */
const WELL_TOLD = {
  text: { score: 0.15, words: 3 },
  few: { score: 0.25, words: 2 },
  other: { score: 0.95, words: 5 },
  point: { score: 0.4, words: 2 },
  further: { score: 0.85, words: 3 },
  beside: { score: 0.3 },
  /** With any number of words in one sentence. */
  whole: { score: 0.5 },
};

/**
 * The causes whose cases a text tells best, the best first, and only one where it stands out.
 * @param weightOf of a cause at the stage that the text tells, up to 1
 * @param shareOf how alike the letters about a cause are, of all causes
 * @param isChosen whether the sender was chosen, so that three matches are wanted whatever they score
 */
export function closestBy(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  weightOf: (cause: Cause) => number,
  shareOf: (cause: Cause) => number,
  isChosen: boolean,
): CauseMatch[] {
  const ranked = ranker
    .rank(text, isMeant)
    .filter(({ score }) => score > (isChosen ? 0 : MIN_SCORE))
    .slice(0, MAX_READ)
    .map((each) => {
      const words = ranker.lineFor(text, each)?.words ?? 0;
      const weight = (weightOf(each.cause) * words) / (words + HALF);
      return { ...each, told: each.score, score: weight * (each.score + ALIKE * shareOf(each.cause)) };
    })
    .sort((a, b) => b.score - a.score);
  const causes = [...new Set(ranked.map(({ cause }) => cause))].slice(0, MAX_MATCHES);
  const most = ranked[0]?.score ?? 0;
  const ofPoints = isChosen
    ? []
    : pointsIn(text).flatMap((point) => matchOfPoint({ ranker, text }, isMeant, point));
  const cited = isChosen ? [] : matchesOfCited({ ranker, text });
  const ofText = causes.flatMap((cause, index) => {
    const own = ranked.filter((each) => each.cause === cause);
    const [best] = own;
    if (!best || (!isChosen && best.score < (SHARES[index] ?? 1) * most)) return [];
    // Beside a number, only what is told well is meant as well.
    if (cited.length > 0 && best.told < WELL_TOLD.beside.score) return [];
    const line = ranker.lineFor(text, best);
    if (!line || (!isChosen && line.words < MIN_WORDS && best.told < WELL_TOLD.whole.score)) return [];
    return [matchByWords(cause, choiceOf(own, best.score), quoteOf(text, line), 'closest')];
  });
  const found = withoutRepeats([...cited, ...ofPoints, ...ofText]);
  const known = found.map(({ causeId }) => causeId);
  const further = isChosen ? [] : furtherOf({ ranker, text }, isMeant, known);
  return [...found, ...further].slice(0, MAX_MATCHES);
}

/** Ends of what somebody says about one thing. */
const PIECE_END =
  /[.!?;:\n]+|, |、|，|。|\s-\s|(?<!\p{L})(?:and|also|plus|und|et|y|e|и|та|ve|sama|dan|och|en|a|i)(?!\p{L})/gu;

/**
 * The causes of further problems that somebody tells: of numbers, of points that are counted, of the whole where it
 * clearly tells another one, and of a piece where the text says that there are several.
 * @param known causes that it tells already
 */
export function besideOf(
  told: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  known: readonly CauseMatch[],
): CauseMatch[] {
  const ids = known.map(({ causeId }) => causeId);
  const cited = matchesOfCited(told, ids);
  if (cited.length > 0) return cited;
  if (!isTold(told.text.words)) return furtherOf(told, isMeant, ids);
  const ofPoints = openPoints(told.text, known).flatMap((point) => matchOfPoint(told, isMeant, point));
  const whole = { start: 0, end: told.text.shown.length };
  const found = [...ofPoints, ...bestOf(told, isMeant, [whole], ids)].filter(
    ({ causeId }) => !ids.includes(causeId),
  );
  const all = withoutRepeats(found);
  return [...all, ...furtherOf(told, isMeant, [...ids, ...all.map(({ causeId }) => causeId)])];
}

/** The cause of a further problem, which one piece of a text tells, where the text says that there are several. */
function furtherOf(
  told: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  known: readonly string[],
): CauseMatch[] {
  const { text } = told;
  if (!tellsSeveral(text)) return [];
  const ends = [...text.shown.slice(0, MAX_FURTHER).matchAll(PIECE_END)];
  const pieces = ends.flatMap(({ index, 0: end }, at) => {
    const last = ends[at - 1];
    const start = last ? last.index + last[0].length : 0;
    return end.startsWith('?') || index - start < MIN_PIECE ? [] : [{ start, end: index }];
  });
  return bestOf(told, isMeant, pieces, known);
}

/** The cause that one of several places tells best, where it is clearly told and not known yet. */
function bestOf(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  places: readonly Place[],
  known: readonly string[],
): CauseMatch[] {
  const [best] = places
    .flatMap((place) => {
      const ranked = ranker.rank(text, isMeant, place);
      const [first] = ranked;
      const line = first && ranker.lineFor(text, first, place);
      const isClear = line && first.score >= WELL_TOLD.further.score && line.words >= WELL_TOLD.further.words;
      const within = line && shorterOf(line, place);
      return within && isClear && !known.includes(first.cause.id) ? [{ ...first, ranked, line: within }] : [];
    })
    .sort((a, b) => b.score - a.score);
  if (!best) return [];
  const own = best.ranked.filter(({ cause }) => cause === best.cause);
  return [matchByWords(best.cause, choiceOf(own, best.score), quoteOf(text, best.line), 'closest')];
}

/** The sentence that tells a case, or the place that was read, which may be a part of it. */
function shorterOf(line: Place, place: Place): Place {
  return place.end - place.start > line.end - line.start ? { start: line.start, end: line.end } : place;
}

/** Each cause once, with the cases of all its matches to choose from. */
function withoutRepeats(matches: readonly CauseMatch[]): CauseMatch[] {
  const causes = [...new Set(matches.map(({ causeId }) => causeId))];
  return causes.flatMap((causeId) => {
    const own = matches.filter((each) => each.causeId === causeId);
    const cases = [
      ...new Set(own.flatMap((each) => each.caseId ?? each.candidates.map(({ caseId }) => caseId))),
    ];
    return own.slice(0, 1).map((first) => ({
      ...first,
      ...(cases.length > 1
        ? { caseId: undefined, candidates: cases.slice(0, MAX_CASES).map((caseId) => ({ causeId, caseId })) }
        : {}),
    }));
  });
}

/**
 * Whether a text tells a case so well that it may be about a refusal whatever else it says.
 * @param how it is known: as somebody's text, a few words, or a text that reads like something else
 */
export function isWellTold(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  how: 'text' | 'few' | 'other',
): boolean {
  const [best] = ranker.rank(text, isMeant);
  const { score, words } = WELL_TOLD[how];
  return best !== undefined && best.score >= score && (ranker.lineFor(text, best)?.words ?? 0) >= words;
}

/** Characters in which a further problem is looked for, and fewest of a piece that tells one. */
const MAX_FURTHER = 4000;
const MIN_PIECE = 12;

/** The cause whose case a point tells, where it tells one well. */
function matchOfPoint(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  point: Place,
): CauseMatch[] {
  const ranked = ranker.rank(text, isMeant, point);
  const [best] = ranked;
  const line = best && ranker.lineFor(text, best, point);
  if (!best || !line || best.score < WELL_TOLD.point.score || line.words < WELL_TOLD.point.words) return [];
  const own = ranked.filter(({ cause }) => cause === best.cause);
  return [
    matchByWords(best.cause, choiceOf(own, best.score), quoteOf(text, shorterOf(line, point)), 'closest'),
  ];
}
