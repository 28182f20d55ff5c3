import type { CauseMatch } from '../cause-match';
import type { ToldRanker } from './rank-told';
import { isTold } from '../sender';
import { shortened } from '../details';
import { writtenAt, type Place, type ReadableText } from '../readable-text';
import { citedIn } from './loose-numbers';

/** How somebody tells that there are several problems, and where each begins. */

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

/** Characters of a point that are compared: what follows is often about something else. */
const MAX_POINT = 160;
/** Ordinals in the languages of the stores, the first and the next ones. */
const ORDINALS = [
  '(?:first|second|third)(?:ly)?(?=,| (?:one|they|it|is|was|the)(?!\\p{L}))|erstens|zweitens|drittens|premièrement|deuxièmement|primero|segundo|primeiro|primo|in secondo',
  'po pierwsze|po drugie|ten eerste|ten tweede|birincisi|ikincisi|во-первых|во-вторых|по-перше|по-друге|pertama|kedua|thứ nhất|thứ hai|و?الأولى|و?الثانية|و?الأول|و?الثاني',
].join('|');
/** Marks of the points that somebody counts: `1) …`, `(a) …`, `One: …`, and the places of each in its row. */
const COUNTS = [
  /(?<![\p{L}\p{N}.])\(?([1-4])(?:[.)](?=\s)|、|, (?=[1-5]\.\d))/gu,
  /(?<![\p{L}\p{N}])\(?([a-d])\)(?=\s)/gu,
  /(?<!\p{L})(?:grund|punkt|point|reason|motif|motivo|punto|ponto|powód|neden|причина|пункт|poin|alasan) ?([1-4])(?= ?[:.)–-])/giu,
  /(?<!\p{L})(one|two|three|first|second|third)(?: one| thing| point)?(?=:)/giu,
  new RegExp(String.raw`(?<=^|\n|[.,:;!?،] |[.:]\n)(?:and |und |et |y |e )?(${ORDINALS})(?!\p{L})`, 'giu'),
  /첫 ?(?:째|번째)|둘째|두 ?번째|(?:1|一)(?:つ目|点目)|(?:2|二)(?:つ目|点目)|第一(?=[,，、:：是个點点条])|第二(?=[,，、:：是个點点条])/gu,
];
/** Points without numbers, below each other. */
const BULLETS = /(?:^|\n) {0,4}[-•*] ?(?=[\p{L}\p{N}"])/gu;
/** Most points that somebody lists. */
const MAX_POINTS = 6;

/** The points of a text that counts them, in order, without what follows them; none where it counts fewer than two. */
export function pointsIn({ shown, words }: Pick<ReadableText, 'shown' | 'words'>): Place[] {
  const isOfPerson = isTold(words);
  for (const count of isOfPerson ? COUNTS : COUNTS.slice(0, 4)) {
    const starts = new Map<string, number>();
    for (const { index, 0: whole, 1: mark = whole } of shown.matchAll(count))
      if (!starts.has(mark.toLowerCase())) starts.set(mark.toLowerCase(), index);
    if (starts.size > 1) return placesFrom([...starts.values()], shown);
  }
  if (!isOfPerson) return [];
  const bullets = [...shown.matchAll(BULLETS)].map(({ index, 0: signs }) => index + signs.length);
  return bullets.length > 1 && bullets.length <= MAX_POINTS ? placesFrom(bullets, shown) : [];
}

function placesFrom(starts: readonly number[], shown: string): Place[] {
  return starts
    .map((start, index) => {
      const next = starts[index + 1] ?? shown.length;
      const end = next <= start + MAX_POINT ? next : shown.lastIndexOf(' ', start + MAX_POINT);
      const line = shown.slice(start, end).indexOf('\n');
      return { start, end: line > MIN_POINT ? start + line : Math.max(end, start + MIN_POINT) };
    })
    .filter((place) => !ASKED.test(shown.slice(place.start, place.end)));
}

/** A point that only asks is no problem. */
const ASKED = /^(?:\(?[\da-d][.)] )?[^.!?]*\?[\s"')•*-]*$/u;
/** Characters from which a line is a whole point. */
const MIN_POINT = 20;
/** Characters of a quote by which it is found again. */
const MAX_KNOWN = 30;

/** The points that no match quotes. A quote that begins with a point is of that one only. */
export function openPoints(text: ReadableText, matches: readonly CauseMatch[]): Place[] {
  const quotes = matches.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  const points = pointsIn(text).map((place) => {
    const written = writtenAt(text, place).replaceAll('\n', ' ').trim();
    return { place, written, start: partOf(written) };
  });
  const isOfOther = (quote: string, start: string) =>
    points.some((each) => each.start !== start && quote.startsWith(each.start));
  return points
    .filter(
      ({ written, start }) =>
        !quotes.some(
          (quote) => written.includes(partOf(quote)) || (quote.includes(start) && !isOfOther(quote, start)),
        ),
    )
    .map(({ place }) => place);
}

function partOf(quote: string): string {
  return quote.replace(/^…/u, '').slice(0, MAX_KNOWN);
}

/** Words of what somebody did or asks, which is no problem of the store's. */
const OWN_POINT =
  /^[^\p{L}]*(?:\d[.)] )?(?:i|we|i'm|i've|my question|is|are|do|does|can|could|should|how|why|what|which|where|who|when|ich|wir|je|j'ai|yo)(?!\p{L})/iu;

/**
 * The points that no match quotes and that somebody neither asks nor did, where others are problems. One that tells a
 * cause that is shown is none.
 */
export function untoldPoints(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  matches: readonly CauseMatch[],
): string[] {
  const open = openPoints(text, matches).filter((point) => {
    const [best] = ranker.rank(text, () => true, point);
    return !matches.some(({ causeId }) => causeId === best?.cause.id);
  });
  if (open.length === pointsIn(text).length) return [];
  return open
    .map((place) =>
      shortened(
        writtenAt(text, place)
          .replaceAll('\n', ' ')
          .replace(/^[-•*] ?/u, '')
          .trim(),
        MAX_POINT,
      ),
    )
    .filter(
      (point) => point.length >= MIN_POINT && !OWN_POINT.test(point.replace(/^\(?[\da-d][.)、] ?/u, '')),
    );
}
