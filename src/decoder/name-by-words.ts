import type { Sender } from '@/model/message-sender';
import { wordsMatch } from './cause-match';
import type { Cause } from './causes';
import { meantIn } from './closest/closest-to';
import type { ToldRanker } from './closest/rank-told';
import { isOfDemands, isRequest, MAX_COMPARED, type ReadPart } from './letter-parts';
import type { ReadableText } from './readable-text';
import { rankCauses } from './rank-causes';
import { otherReviewers, statesRefusal } from './text-origin';

/** Lead of the best match over the next one from which its cause is named, as a share of all scores. */
const MIN_LEAD = 0.67;
/** Least scores of a match that letters and people tell alike, and of one that a heading does not name. */
const AGREED = { letters: 0.1, people: 0.7, despiteHeading: 0.9 };

/** The text and the tables by which parts are named. */
export interface ByWords {
  /** The whole text, which says who refused something. */
  readable: ReadableText;
  /** Who wrote it, as chosen. */
  from: Sender | undefined;
  /** How people tell cases, once that has loaded. */
  ranker: ToldRanker | undefined;
}

/** Names the cause whose words fit a part clearly best, where somebody tells that a store refused something. */
export function nameByWords(parts: readonly ReadPart[], by: ByWords): void {
  const { readable, from } = by;
  const isTold = (from !== undefined && from !== 'person') || statesRefusal(readable.words);
  if (isTold) nameEach(parts, { ...by, ranker: undefined }, meantIn(readable, from), isOfDemands(parts));
}

/** Names causes of parts beside others that have some, of the same store: that something was refused is known. */
export function nameBesideOthers(parts: readonly ReadPart[], all: readonly ReadPart[], by: ByWords): void {
  const stores = all.flatMap(({ causes }) => causes.map(({ cause }) => cause.store));
  if (stores.length === 0) return nameByWords(parts, by);
  const isMeant = meantIn(by.readable, by.from);
  nameEach(
    parts.slice(0, MAX_COMPARED),
    by,
    (cause) => isMeant(cause) && stores.includes(cause.store),
    isOfDemands(all),
  );
}

/** Gives a part another cause than its heading names, where the sentences below it are clearly about that one. */
export function nameDespiteHeading(parts: readonly ReadPart[], { readable, from, ranker }: ByWords): void {
  if (!ranker) return;
  const isMeant = meantIn(readable, from);
  for (const part of parts.slice(0, MAX_COMPARED).filter(isOnlyHeaded)) {
    const cause = agreedOn(part, isMeant, ranker, AGREED.despiteHeading);
    const isOfStore = part.causes.every((each) => each.cause.store === cause?.store && each.cause !== cause);
    if (cause && isOfStore) part.causes = [{ cause, match: wordsMatch(cause, part.own, 'words') }];
  }
}

function nameEach(
  parts: readonly ReadPart[],
  { readable, from, ranker }: ByWords,
  isMeant: (cause: Cause) => boolean,
  mayAsk: boolean,
): void {
  if (from === undefined && Object.values(otherReviewers(readable.words)).every(Boolean)) return;
  for (const part of parts) {
    // A point that asks for something is no problem, unless all are told so.
    if (
      (!mayAsk && isRequest(part)) ||
      part.unknown.length > 0 ||
      (parts.filter(({ section }) => !section.isStock).length > 1 && part.section.heading === '')
    )
      continue;
    const [best, next] = rankCauses(part.own, isMeant).matches;
    const isClear = best !== undefined && best.score - (next?.score ?? 0) >= MIN_LEAD;
    const cause = isClear ? best.cause : ranker && agreedOn(part, isMeant, ranker, AGREED.people);
    if (cause) part.causes = [{ cause, match: wordsMatch(cause, part.own, 'words') }];
  }
}

/** The cause that a part is most likely about, by the words of letters and by those of people. */
function agreedOn(
  { own }: ReadPart,
  isMeant: (cause: Cause) => boolean,
  ranker: ToldRanker,
  least: number,
): Cause | undefined {
  const [best] = rankCauses(own, isMeant).matches;
  const [told] = ranker.rank(own, isMeant);
  const isAgreed = best && best.score >= AGREED.letters && best.cause === told?.cause && told.score >= least;
  return isAgreed ? best.cause : undefined;
}

/** Whether only the heading of a part of Google Play names its cause. */
export function isOnlyHeaded({ section, after, named, causes }: ReadPart): boolean {
  return (
    section.heading !== '' &&
    causes.length > 0 &&
    causes.every(({ cause }) => cause.store === 'android') &&
    named.every(
      ({ number, phrases }) =>
        number === undefined && phrases.every(({ end }) => end - after <= section.heading.length),
    )
  );
}
