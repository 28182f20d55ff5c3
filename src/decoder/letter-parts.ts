import type { Sender } from '@/model/message-sender';
import { bestOfIssue, bestOfNumber, matchOf, type CauseMatch, type Part } from './cause-match';
import { causeOfGuideline, type Cause } from './causes';
import { ASKS, asksIn, detailsIn, machineNamesIn, pointsIn } from './details';
import {
  evidenceIn,
  isCaseOf,
  namedCauses,
  startOf,
  type CauseEvidence,
  type UnknownReference,
} from './evidence';
import { ABOUT_APPLE_REVIEW, findGuidelines, MAX_READ } from './find-guidelines';
import { ABOUT_AN_APP, HEADING, OTHER_GUIDELINES } from './guideline-patterns';
import {
  hasOneOf,
  partOfForms,
  placeInReading,
  readableForms,
  writtenAt,
  type Place,
  type ReadableText,
} from './readable-text';
import { sectionsOf, type Section } from './sections';
import { maySend } from './sender';

/** Parts of a letter that are compared with all causes; the longest real ones have a dozen. */
export const MAX_COMPARED = 40;
/** Characters before the first section that are read with each section, for what they say about the whole. */
const MAX_PREAMBLE = 600;

/** A heading of App Review: `Guideline 2.1`, `2.3.3: …`. */
const GUIDELINE_AND_NUMBER = /^[^\p{L}\d]{0,12}(?:\d{1,2}(?:[.)] |、 ?))?(?:guideline #?[1-5]\b|[1-5]\.\d)/iu;

/** Words from which what somebody writes is the store's own sentence. */
const MIN_QUOTED = 4;

export interface ReadPart extends Part {
  named: readonly CauseEvidence[];
  causes: { cause: Cause; match: CauseMatch }[];
  unknown: readonly UnknownReference[];
}

export function partsOf(readable: ReadableText, gloss: (part: ReadableText) => ReadableText): Part[] {
  return partsBySection(readable, withoutBareHeadings(sectionsOf(readable), readable), gloss);
}

/** The text as one part. */
export function wholeOf(readable: ReadableText): Part[] {
  const section = { start: 0, end: readable.shown.length, heading: '' };
  return [{ section, text: readable, after: 0, own: readable }];
}

/** Joins a guideline's heading with the next one, where nothing is between them: both are about what follows. */
function withoutBareHeadings(sections: readonly Section[], { shown }: ReadableText): Section[] {
  const numbers = sections.map(({ heading }) => numberIn(heading));
  const isBare = ({ start, end, heading }: Section) =>
    shown.slice(start, end).trim() === heading && numberIn(heading) !== undefined;
  return sections.reduce<Section[]>((joined, section, index) => {
    const last = joined.at(-1);
    const number = numbers[index - 1];
    const isJoined =
      last &&
      isBare(last) &&
      !isBare(section) &&
      numbers[index] !== undefined &&
      numbers.indexOf(number) === numbers.lastIndexOf(number);
    return isJoined ? [...joined.slice(0, -1), { ...last, end: section.end }] : [...joined, section];
  }, []);
}

/** The number in a guideline's heading that has nothing but its title. */
function numberIn(heading: string): string | undefined {
  return /^[^\p{L}\d]*(?:guideline )?([1-5]\.\d[\d.]*(?:\([a-z]+\))?) ?[-–] ?\p{L}/iu.exec(heading)?.[1];
}

function partsBySection(
  readable: ReadableText,
  sections: readonly Section[],
  gloss: (part: ReadableText) => ReadableText,
): Part[] {
  const headed = sections.filter(({ heading }) => heading !== '');
  const isWhole = headed.length < 2;
  if (isWhole && !sections.some(({ isStock }) => isStock)) {
    const section = { start: 0, end: readable.shown.length, heading: headed[0]?.heading ?? '' };
    return [{ section, text: readable, after: 0, own: readable }];
  }
  const parts = isWhole ? joinedOf(sections) : sections;
  const [first] = parts;
  const isOfApple = isOfAppReview(
    readable,
    headed.map(({ heading }) => heading),
  );
  const writtenIn = (section: Section) =>
    (section.isFurther ? `${section.heading}\n` : '') + writtenAt(readable, section);
  const preamble = first?.heading === '' ? writtenIn(first).slice(-MAX_PREAMBLE).trim() : '';
  return parts.map((section) => {
    const written = writtenIn(section);
    const own = gloss(
      readable.written || section.isFurther ? readableForms(written.trim()) : partOfForms(readable, section),
    );
    const before = section === first || preamble === '' ? '' : `${preamble}\n`;
    const text = before === '' ? own : gloss(readableForms((before + written).trim()));
    return {
      section,
      text: { ...text, isOfAppReview: isOfApple },
      after: placeInReading(text, before.length),
      own,
    };
  });
}

/** Sections without headings of their own as one, without what every message has below it. */
function joinedOf(sections: readonly Section[]): Section[] {
  return sections.reduce<Section[]>((joined, section) => {
    const last = joined.at(-1);
    if (!last || last.isStock || section.isStock) return [...joined, section];
    const heading = last.heading || section.heading;
    return [...joined.slice(0, -1), { start: last.start, end: section.end, heading }];
  }, []);
}

export function readPart(part: Part, from: Sender | undefined): ReadPart {
  const { text, after } = part;
  if (part.section.isStock) return { ...part, named: [], causes: [], unknown: [] };
  const evidence = evidenceIn(text, after, from);
  const named = bestOfNumber(
    bestOfIssue(
      namedCauses(evidence).filter(({ cause }) => maySend(from, cause)),
      part,
    ),
    part.own,
  );
  const causes = withoutCompanions(
    named.map((each) => matchOf(each, part, named)),
    named,
  );
  const once = causes.filter(
    ({ cause, match: { caseId } }, index) =>
      causes.findIndex((each) => each.cause === cause && each.match.caseId === caseId) === index,
  );
  return { ...part, named, causes: once, unknown: evidence.unknown };
}

/** Leaves out a guideline that a heading cites beside the one whose case has both numbers: `5.1.1(i) and 5.1.2(i)`. */
function withoutCompanions(
  causes: readonly ReadPart['causes'][],
  named: readonly CauseEvidence[],
): ReadPart['causes'] {
  return causes
    .filter((_, index) => {
      const evidence = named[index];
      const isBare = evidence?.number !== undefined && evidence.phrases.length === 0;
      return (
        !isBare ||
        !causes.some(
          (others, at) =>
            (named[at]?.phrases.length ?? 0) > 0 &&
            others.some((other) => hasNumberOfCause(other, evidence.cause)),
        )
      );
    })
    .flat();
}

/** Whether the case that was found is refused under another cause's number as well. */
function hasNumberOfCause({ cause, match: { caseId } }: ReadPart['causes'][number], other: Cause): boolean {
  const { evidence } = cause.cases?.find(({ id }) => id === caseId) ?? {};
  return (
    cause !== other && (evidence?.guideline?.some((number) => causeOfGuideline(number) === other) ?? false)
  );
}

/** Gives a translated section the case of the same guideline's English section: a letter can have both languages. */
export function takeCasesFromOriginal(parts: readonly ReadPart[]): void {
  const isTranslated = ({ section: { heading } }: ReadPart) =>
    heading !== '' && !/^[ -~]*\bguideline\b/i.test(heading);
  const original = parts.filter((part) => !isTranslated(part)).flatMap(({ causes }) => causes);
  for (const part of parts.filter(isTranslated))
    part.causes = part.causes.map(({ cause, match }) => {
      const { caseId } = original.find((each) => each.cause === cause)?.match ?? {};
      const isOpen = match.caseId === undefined && caseId !== undefined;
      return { cause, match: isOpen ? { ...match, caseId, candidates: [] } : match };
    });
}

/** Leaves out a guideline that a heading or a list only names where another part names it more precisely. */
export function dropWiderHeadings(parts: ReadPart[]): void {
  const all = parts.flatMap(({ causes }) => causes);
  for (const part of parts)
    part.causes = part.causes.filter(({ cause }) => {
      const evidence = part.named.find((each) => each.cause === cause);
      const isBare = evidence?.phrases.length === 0 && evidence.details.length === 0;
      const isOnlyListed = isOneLine(part) || !isInHeading(part, evidence);
      return (
        !isBare || !isOnlyListed || !all.some((each) => each.cause !== cause && isCaseOf(each.cause, cause))
      );
    });
}

/**
 * Leaves out what the beginning of a letter says in general where another part names the reason. A part with a heading
 * that only says something general is about a problem of its own, which is not known yet.
 */
export function dropGeneral(parts: readonly ReadPart[]): void {
  const isNamed = (store: Cause['store']) =>
    parts.some(({ causes }) => causes.some(({ cause }) => cause.store === store && !cause.isGeneral));
  for (const part of parts) {
    const left = part.causes.filter(({ cause }) => !cause.isGeneral || !isNamed(cause.store));
    if (left.length === 0 && part.causes.length > 0 && part.section.heading !== '' && !isOneLine(part))
      part.named = [];
    part.causes = left;
  }
}

/** Words between quotation marks, which keep to a line. */
const BETWEEN_QUOTES = /"[^"\n]{3,400}"/g;

/**
 * Leaves out what only a few words of somebody's own suggest: neither a number, nor a sentence of the store, nor words
 * that are quoted. Tells whether there was any.
 */
export function dropHearsay(parts: readonly ReadPart[]): boolean {
  let isAny = false;
  for (const part of parts) {
    const quotes = [...part.text.shown.matchAll(BETWEEN_QUOTES)];
    const isInQuotes = ({ start, end }: Place) =>
      quotes.some(({ index, 0: quote }) => start > index && end < index + quote.length);
    const isQuoted = ({ number, phrases }: CauseEvidence) =>
      part.section.isMessage ??
      (number !== undefined ||
        phrases.some((phrase) => phrase.words >= MIN_QUOTED || (phrase.words > 1 && isInQuotes(phrase))));
    const left = part.named.filter(isQuoted);
    if (left.length === part.named.length) continue;
    isAny = true;
    part.named = left;
    part.causes = part.causes.filter(({ cause }) => left.some((each) => each.cause === cause));
  }
  return isAny;
}

/** Whether a part is a line, without the signs that begin the next heading. */
export function isOneLine({ own }: Part): boolean {
  return !/\n[^\p{L}]*\p{L}/u.test(own.shown);
}

function isInHeading({ section, after }: ReadPart, evidence: CauseEvidence | undefined): boolean {
  return evidence?.number !== undefined && evidence.number.start - after < section.heading.length;
}

/**
 * Leaves out what a line of a summary, or the beginning of a letter, says less precisely than the section about it.
 */
export function dropSummaries(parts: ReadPart[]): void {
  for (const part of parts) {
    const hasPoints = pointsIn(part.own.shown).length > 0;
    if (part.section.heading === '')
      part.causes = part.causes.filter(
        ({ cause, match: { caseId } }) =>
          hasPoints || !isGeneralCase(cause, caseId) || !isHeaded(cause, parts),
      );
    if (!isOneLine(part)) continue;
    part.causes = part.causes.filter(
      ({ cause, match: { caseId } }) =>
        !parts.some(
          ({ own, causes }) =>
            own.shown.length > 2 * part.own.shown.length &&
            causes.some(
              (each) => each.cause === cause && (caseId === undefined || each.match.caseId === caseId),
            ),
        ),
    );
  }
}

/** Whether a case is not known, or only says that questions are asked. */
function isGeneralCase({ cases = [] }: Cause, caseId: string | undefined): boolean {
  return caseId === undefined || cases.some(({ id, answersList }) => id === caseId && answersList);
}

/** Whether a part below a heading has the cause. */
function isHeaded(cause: Cause, parts: readonly ReadPart[]): boolean {
  return parts.some(
    ({ section, causes }) => section.heading !== '' && causes.some((each) => each.cause === cause),
  );
}

/**
 * Whether a letter with several headings is App Review's: its parts need not say so again. Other companies' numbered
 * guidelines have no parts in letters.
 */
function isOfAppReview(readable: ReadableText, headings: readonly string[]): boolean {
  const { words } = readable;
  const numbers = headings.filter((heading) => GUIDELINE_AND_NUMBER.test(heading));
  return (
    numbers.length > 1 &&
    !hasOneOf(words.slice(0, MAX_READ), OTHER_GUIDELINES) &&
    (hasOneOf(words.slice(0, MAX_READ), ABOUT_APPLE_REVIEW) ||
      HEADING.test(words) ||
      findGuidelines(readable).some(
        ({ number, isMention }) => !isMention && /\d\.\d{1,2}\.\d/.test(number),
      ) ||
      (ABOUT_AN_APP.test(words) && numbers.some((heading) => /\d ?\([a-z]{1,4}\)/.test(heading))))
  );
}

/** For each detail and request of a part with several causes, the last cause that is named before it. */
export function besideIn({ own, after, named, causes }: ReadPart): Record<string, number> | undefined {
  const starts = causes.map(({ cause }) => {
    const evidence = named.find((each) => each.cause === cause);
    return evidence ? startOf(evidence) - after : 0;
  });
  if (own.written || new Set(starts).size < 2) return undefined;
  const sentences = [...detailsIn(own.shown), ...asksIn(own.shown), ...machineNamesIn(own.shown)];
  return Object.fromEntries(
    sentences.map((sentence) => {
      const at = own.shown.indexOf(sentence.slice(0, 40));
      const before = starts.filter((start) => start <= at);
      return [sentence, Math.max(0, starts.indexOf(Math.max(...before)))];
    }),
  );
}

/** Words from which a point of a list can be a problem. */
const MIN_WORDS = 5;
const BULLET_SIGNS = /^[^\p{L}]+/u;

/**
 * The parts with a heading of which nothing was recognised. A line of a table of contents is none; a point of a list is one
 * where other points have different causes, so that the list is one of problems.
 */
export function unmatchedIn(parts: readonly ReadPart[]): ReadPart[] {
  const ofPoints = parts.filter(({ section }) => section.isPoint).flatMap(({ causes }) => causes);
  const isOfProblems = new Set(ofPoints.map(({ cause }) => cause)).size > 1;
  return parts.filter((part) => {
    const { heading, isPoint } = part.section;
    if (isPoint) return isOfProblems && mayBeProblem(part, isOfDemands(parts));
    const isMentioned = /^[^\p{L}]/u.test(heading) && isOneLine(part);
    return heading !== '' && !isMentioned && isEmpty(part);
  });
}

/** Whether a point of a list tells something, and nothing of it was recognised. One that asks for something may be a mere step. */
export function mayBeProblem(part: ReadPart, mayAsk: boolean): boolean {
  const { heading, isPoint = false } = part.section;
  const isLong = heading.replace(BULLET_SIGNS, '').split(' ').length >= MIN_WORDS;
  return isPoint && isLong && (mayAsk || !isRequest(part)) && isEmpty(part);
}

/** A point on what may be done. */
const OFFERS = /^you (?:can|may|could)(?!'t|not| not| no longer)\b/iu;

/** Whether a point of a list asks for something, or offers it. */
export function isRequest({ section: { heading, isPoint } }: Pick<ReadPart, 'section'>): boolean {
  const text = heading.replace(BULLET_SIGNS, '');
  return isPoint === true && (ASKS.test(text) || OFFERS.test(text));
}

/** Whether the problems of a list are told as what is wanted: `You must upload a screenshot`. */
export function isOfDemands(parts: readonly ReadPart[]): boolean {
  return parts.some((part) => part.causes.length > 0 && isRequest(part));
}

function isEmpty({ causes, named, unknown }: ReadPart): boolean {
  return causes.length + named.length + unknown.length === 0;
}
