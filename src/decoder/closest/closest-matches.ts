import { matchByWords, type CauseMatch } from '../cause-match';
import type { Cause } from '../causes';
import type { Place, ReadableText } from '../readable-text';
import { matchesOfCited } from './cited-numbers';
import { citedIn } from './loose-numbers';
import type { ToldRanker } from './rank-told';
import { choiceOf, MAX_CASES, quoteOf } from './told-choice';

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
    : pointsIn(text.shown).flatMap((point) => matchOfPoint({ ranker, text }, isMeant, point));
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

/** Words of somebody who was told two things, in the languages of the stores. */
const SEVERAL = new RegExp(
  [
    String.raw`(?<!\p{L})(?:two|2) (?:\p{L}+ )?(?:things|problems|issues|errors|points|reasons|remarks|causes|permissions|violations|policies)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:second(?:ly)?(?: (?:one|thing|issue|problem|point|error|is|they)|[,:])|another (?:thing|point|issue|problem)|(?:two|both) of them|plus (?:now )?(?:they|it|there))(?!\p{L})`,
    String.raw`[.!?)] and (?:\p{L}+ )?\p{L}{3,16}:`,
    String.raw`(?<!\p{L})(?:zwei (?:dinge|sachen|punkte|probleme|fehler|gründe)|zweitens|deux (?:choses|points|problèmes|motifs|raisons|erreurs)|deuxièmement|dos (?:cosas|puntos|problemas|errores|motivos)|duas coisas|dois (?:pontos|problemas|erros|motivos)|due (?:cose|punti|problemi|motivi|errori)|twee (?:dingen|punten|problemen|redenen)|dwie (?:rzeczy|sprawy)|dwa (?:punkty|problemy|błędy|powody)|två (?:saker|problem|fel|punkter))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:iki (?:şey|sorun|madde|hata|neden)|два (?:пункта|замечания|нарушения)|две (?:вещи|проблемы|причины)|дві (?:речі|проблеми|причини)|(?:dua (?:hal|masalah|kesalahan|poin|error)|(?:hal|masalah|kesalahan|error) (?:\p{L}+ )?dua)|hai (?:lỗi|vấn đề|điểm|lý do))`,
    '(?:2|二)(?:つ|点)|[两兩](?:点|點|个(?:问题|原因)|個(?:問題|原因))|두 ?가지',
  ].join('|'),
  'u',
);

/** Whether a text says that it tells of several problems, or cites several numbers. */
export function tellsSeveral({ shown, written }: Pick<ReadableText, 'shown' | 'written'>): boolean {
  return citedIn({ shown }).length > 1 || SEVERAL.test((written?.shown ?? shown).toLowerCase());
}

/** Ends of what somebody says about one thing. */
const PIECE_END =
  /[.!?;:\n]+|, |、|，|。|\s-\s|(?<!\p{L})(?:and|also|plus|und|et|y|e|и|та|ve|sama|dan|och|en|a|i)(?!\p{L})/gu;

/**
 * The cause of a further problem: of a number, or one that a piece of a text tells where it says that there are several.
 * @param known causes that it tells already
 */
export function furtherOf(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  known: readonly string[],
): CauseMatch[] {
  const cited = matchesOfCited({ ranker, text }, known);
  if (cited.length > 0 || !tellsSeveral(text)) return cited;
  const ends = [...text.shown.slice(0, MAX_FURTHER).matchAll(PIECE_END)];
  const pieces = ends.map(({ index, 0: end }, at) => {
    const last = ends[at - 1];
    return { start: last ? last.index + last[0].length : 0, end: index, isAsked: end.startsWith('?') };
  });
  const [best] = pieces
    .filter(({ start, end, isAsked }) => !isAsked && end - start >= MIN_PIECE)
    .flatMap((piece) => {
      const ranked = ranker.rank(text, isMeant, piece);
      const [first] = ranked;
      const line = first && ranker.lineFor(text, first, piece);
      const isTold = line && first.score >= WELL_TOLD.further.score && line.words >= WELL_TOLD.further.words;
      return isTold && !known.includes(first.cause.id) ? [{ ...first, ranked, line: piece }] : [];
    })
    .sort((a, b) => b.score - a.score);
  if (!best) return [];
  const own = best.ranked.filter(({ cause }) => cause === best.cause);
  return [matchByWords(best.cause, choiceOf(own, best.score), quoteOf(text, best.line), 'closest')];
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

/** Characters of a point that are compared: what follows is often about something else. */
const MAX_POINT = 160;
/** Marks of the points that somebody counts: `1) …`, `(a) …`, `One: …`, and the places of each in its row. */
const COUNTS = [
  /(?<![\p{L}\p{N}.])\(?([1-4])[.)](?=\s)/gu,
  /(?<![\p{L}\p{N}])\(?([a-d])\)(?=\s)/gu,
  /(?<!\p{L})(one|two|three|first|second|third)(?: one| thing| point)?(?=:)/giu,
];

/** The points of a text that counts them, in order, without what follows them; none where it counts fewer than two. */
function pointsIn(shown: string): Place[] {
  for (const count of COUNTS) {
    const starts = new Map<string, number>();
    for (const { index, 1: mark = '' } of shown.matchAll(count))
      if (!starts.has(mark.toLowerCase())) starts.set(mark.toLowerCase(), index);
    const all = [...starts.values()];
    if (all.length > 1)
      return all.map((start, index) => ({
        start,
        end: Math.min(start + MAX_POINT, all[index + 1] ?? shown.length),
      }));
  }
  return [];
}

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
  return [matchByWords(best.cause, choiceOf(own, best.score), quoteOf(text, line), 'closest')];
}
