import type { Sender } from '@/model/message-sender';
import { wordsMatch, type CauseMatch } from '../cause-match';
import type { Cause } from '../causes';
import { rankCauses } from '../rank-causes';
import type { ReadableText } from '../readable-text';
import { isTold as isToldBySomebody, maySend, tellsOwnRefusal } from '../sender';
import { perhapsOther, type TextKind } from '../text-kinds/text-kind';
import { isUploadRefusal, mayBeRefused, statesRefusal, storeToldOf } from '../text-origin';
import { matchesOfCited } from './cited-numbers';
import { closestBy, isWellTold } from './closest-matches';
import { stageWeight } from './stage-told';
import type { ToldRanker } from './rank-told';

/** Largest number of closest matches. */
export const MAX_CLOSEST = 3;
/** A note of at most this many characters gets matches from this nearness to a cause, and this share of it. */
const MAX_NOTE = 300;
const MIN_STRENGTH = 0.18;
const MIN_SHARE = 0.6;
/** Nearness that is enough by itself. */
const NEAR = 0.28;

/** The causes that a text can mean: of the chosen sender, else of the store and the kind of check that it names. */
export function meantIn({ words }: ReadableText, from: Sender | undefined): (cause: Cause) => boolean {
  if (from !== undefined && from !== 'person') return (cause) => maySend(from, cause);
  const store = storeToldOf(words);
  const isUpload = isUploadRefusal(words);
  // App Review refuses nothing else; Google Play's mails are about uploads, too.
  const isReview = !isUpload && store === 'ios' && statesRefusal(words) === 'ios';
  return ({ store: own, kind }) =>
    (!store || own === store) && (isUpload ? kind !== 'review' : !isReview || kind !== 'upload');
}

/** From this score on, a case decides which store a text is about: who signs in with Google may be refused by Apple. */
const DECIDES = 0.9;

function meantOrToldIn(
  readable: ReadableText,
  from: Sender | undefined,
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
): (cause: Cause) => boolean {
  // Only App Review writes numbers of guidelines.
  if (matchesOfCited({ ranker, text }).length > 0)
    return ({ store, kind }) => store === 'ios' && kind !== 'upload';
  const isMeant = meantIn(readable, from);
  const [best] = ranker.rank(text, () => true);
  if (!best || best.score < DECIDES || isMeant(best.cause)) return isMeant;
  return ({ store }) => store === best.cause.store;
}

/** Characters of a few words. */
const FEW = 120;
/** Fewest characters that tell something. */
const MIN_TELLING = 15;
/** A few words without a number may say only that something was refused. */
const MAX_VAGUE = 72;

/** Somebody who knows no reason. */
const NOT_KNOWN =
  /\bsome (?:guideline|rule|policy)\b|\b(?:something|irgend ?was) (?:with|about|mit) (?:the )?(?:guidelines?|polic(?:y|ies)|rules?)\b|\b(?:don't|can't|cannot|not|no) (?:me )?(?:remember|recall|acuerdo|recuerdo|ricordo|lembro) (?:which|what|cuál|quale|qual)\b|\bforg[eo]t(?:ten)? (?:which|what)\b|\b(?:deleted|lost) the (?:(?:e-?)?mail|message|letter)\b|\b(?:(?:e-?)?mail|message) (?:was |is |got )?deleted?\b|\b(?:every|each) time (?:it is |it's )?something (?:else|different|new)\b|\bjedes mal (?:et)?was anderes\b|\b(?:in english|in inglese|en inglés|auf englisch|em inglês)[^.?!]{0,20} (?:(?:do not|don't|not) understand|(?:no|non|not) (?:lo )?(?:entiendo|capisco|entendo)|verstehe)\b/;

/** Least score of a case that few words, and somebody who knows no reason, tell all the same. */
const MIN_TOLD = { few: 0.15, notKnown: 0.5 };

/** Whether a few words say only that something was refused: `rejected again, what now`. */
function isVague(
  { words, written }: ReadableText,
  isMeant: (cause: Cause) => boolean,
  told: () => { ranker: ToldRanker; text: ReadableText },
): boolean {
  const isNotKnown = NOT_KNOWN.test(words);
  if (!isNotKnown && (words.length > MAX_VAGUE || /\d/.test(words))) return false;
  const { ranker, text } = told();
  if (ranker.tellsNothing(text)) return true;
  // The sentences in other languages are too few to tell.
  const least = isNotKnown ? MIN_TOLD.notKnown : written ? 0 : MIN_TOLD.few;
  return (ranker.rank(text, isMeant)[0]?.score ?? 0) < least;
}

/** Longest text without a sign of somebody that is compared with how people tell cases, in characters. */
const MAX_TOLD = 4000;

/** Whether closest matches depend on how people tell cases, whose tables load on use. */
export function mayTell(readable: ReadableText, kind: TextKind): boolean {
  const { length } = readable.words;
  return isLikelyTold(readable, kind) || (!kind.other && length >= MIN_TELLING && length <= MAX_TOLD);
}

/** Whether somebody tells something, or it is a few words. */
function isLikelyTold({ words }: ReadableText, kind: TextKind): boolean {
  const isNote = words.length >= MIN_TELLING && words.length <= FEW;
  return isToldBySomebody(words) || (isNote && !kind.isSure);
}

/** Whether somebody tells of a refusal of their own app, whatever else the text reads like. */
export function tellsOfOwn({ words }: ReadableText, { isStated, signs }: TextKind): boolean {
  return !isStated && !signs.includes('notYet') && tellsOwnRefusal(words);
}

/** Whether somebody tells a case well in a text that does not read like a refusal. */
export function isToldOf(
  readable: ReadableText,
  isMeant: (cause: Cause) => boolean,
  kind: TextKind,
  told: () => { ranker: ToldRanker; text: ReadableText },
): boolean {
  if (!mayTell(readable, kind)) return false;
  const how =
    perhapsOther(readable, kind) || !isLikelyTold(readable, kind)
      ? 'other'
      : readable.words.length <= FEW
        ? 'few'
        : 'text';
  return isWellTold(told(), isMeant, how);
}

/**
 * The causes that fit the words of a text best. Without a chosen sender, only of a text that may be about a refusal, or
 * of a short one that fits a cause well.
 */
export function closestTo(
  readable: ReadableText,
  from: Sender | undefined,
  kind: TextKind,
  told: (() => { ranker: ToldRanker; text: ReadableText }) | undefined,
): CauseMatch[] {
  const isMeant =
    told && (from ?? 'person') === 'person' && isToldBySomebody(readable.words)
      ? meantOrToldIn(readable, from, told())
      : meantIn(readable, from);
  const { matches, strength } = rankCauses(readable, isMeant);
  const isNote = readable.words.length <= MAX_NOTE && !perhapsOther(readable, kind);
  const isNear = strength >= NEAR || (strength >= MIN_STRENGTH && (matches[0]?.score ?? 0) >= MIN_SHARE);
  const fits = isNote && kind.isAnswer && isNear;
  const isTold = kind.signs.includes('quotesStore') || mayBeRefused(readable.words);
  const isOpen =
    from !== undefined || fits || kind.mayRefuse || (kind.isAnswer && isTold) || tellsOfOwn(readable, kind);
  if (!isOpen && !(told && isToldOf(readable, isMeant, kind, told))) return [];
  const isChosen = from !== undefined && from !== 'person';
  const byLetters = (most: number) =>
    matches.slice(0, most).map(({ cause }) => wordsMatch(cause, readable, 'closest'));
  if (!told) return byLetters(MAX_CLOSEST);
  const shares = new Map(matches.map(({ cause, score }) => [cause, score]));
  if (!isChosen && isVague(readable, isMeant, told)) return [];
  const found = closestBy(
    told(),
    isMeant,
    stageWeight(readable.words),
    (cause) => shares.get(cause) ?? 0,
    isChosen,
  );
  const [alike] = byLetters(1);
  if (found.length === 0) return alike ? [alike] : [];
  // Of the three that somebody sees who chose the sender, one is what the letters suggest.
  const isFound = found.some(({ causeId }) => causeId === alike?.causeId);
  return alike && isChosen && !isFound ? [...found.slice(0, MAX_CLOSEST - 1), alike] : found;
}
