import type { Platform } from '@/model/app';
import type { Sender } from '@/model/message-sender';
import { bestOfIssue, bestOfNumber, matchOf, wordsMatch, type CauseMatch, type Part } from './cause-match';
import { causeOfGuideline, type Cause } from './causes';
import { evidenceIn, isCaseOf, namedCauses, type CauseEvidence, type UnknownReference } from './evidence';
import { isLetter, otherTextIn, perhapsOther, type OtherText } from './letter-kind';
import { isOfAppReview } from './find-guidelines';
import { asWritten, placeInReading, quoteAround, readableText, type ReadableText } from './readable-text';
import { rankCauses } from './search-causes';
import { sectionsOf, type Section } from './sections';
import { maySend, senderOf } from './sender';
import { mostSerious, severityIn, severityOf, type SeverityLevel } from './severity';
import { isUploadRefusal, mayBeRefused, onlyStoreIn, otherReviewers, statesRefusal } from './text-origin';

/** A text of a store, read: plain data that a page shows and that is stored as JSON. */
export interface DecodedLetter {
  kind: LetterKind;
  /** Of a text that refuses nothing: one line about what it is, and what to do. */
  notice?: { title: string; advice: string };
  /** Who wrote it: as chosen, else guessed from the text. */
  sender?: Sender;
  /** The most serious level of the sections. */
  severity?: SeverityLevel;
  /** In the order of the text; only those that name a cause or a level of their own. */
  sections: LetterSection[];
  /** The causes that fit best where none is certain, the best first, at most three: to be shown as "closest matches". */
  closest: CauseMatch[];
  /** Numbers of a store that are in no table. */
  unknown: UnknownReference[];
  /** Without causes and matches: the page of the store that the text most likely refers to. */
  guess?: StorePage;
}

/** `refusal` also for a warning and a coming date; `unknown` for a text that says nothing about a store. */
export type LetterKind =
  | 'refusal'
  | 'approval'
  | 'on-the-way'
  | 'plan'
  | 'change'
  | 'news'
  | 'question'
  | 'log'
  | 'unknown'
  | 'empty'
  | 'too-long';

/** A part of the text about one problem. All texts of the message are plain text. */
export interface LetterSection {
  /** The line that names the problem; empty where none does. */
  heading: string;
  quote: string;
  severity?: SeverityLevel;
  /** Certain ones only, in the order of the section. */
  causes: CauseMatch[];
}

export interface DecodeOptions {
  /** Who wrote the text, as chosen: other senders' causes are left out. */
  from?: Sender | undefined;
  /** How to read a text that is not in English as an English one. */
  glossFor?: ((text: ReadableText) => ((part: ReadableText) => ReadableText) | undefined) | undefined;
}

/** The page of a store that has its rules. */
export interface StorePage {
  store: Platform;
  /** e.g. `App Review Guidelines, 2.5 Software Requirements`. */
  title: string;
  url: string;
}

/** Longest text that is read, in characters. A store's message has a few thousand. */
export const MAX_TEXT = 1_000_000;
/** Largest number of closest matches. */
const MAX_CLOSEST = 3;
/** Largest number of unknown numbers listed; a text with more is a list of numbers, not a rejection. */
const MAX_UNKNOWN = 12;
/** Characters before the first section that are read with each section, for what they say about the whole. */
const MAX_PREAMBLE = 600;
/** A note of at most this many characters gets matches from this strength, a score for each of its words. */
const MAX_NOTE = 300;
const MIN_STRENGTH = 18;
/**
 * Lead of the best match over the next one from which its cause is named, as a share of the best score, where the sender
 * was chosen and where it was not.
 */
const MIN_LEAD = { chosen: 0.45, guessed: 0.5 };

const PAGES: Readonly<Record<Platform, StorePage>> = {
  ios: {
    store: 'ios',
    title: 'App Review Guidelines',
    url: 'https://developer.apple.com/app-store/review/guidelines/',
  },
  android: {
    store: 'android',
    title: 'Developer Policy Center',
    url: 'https://play.google.com/about/developer-content-policy/',
  },
};

/**
 * Reads a message of a store: its kind, its sender, and the causes of each of its sections. Never invents a cause; where
 * none is certain, it gives the closest matches. The time is proportional to the text's length.
 */
export function decodeLetter(text: string, { from, glossFor }: DecodeOptions = {}): DecodedLetter {
  if (text.length > MAX_TEXT) return { kind: 'too-long', ...NOTHING };
  const written = readableText(text);
  if (written.words === '') return { kind: 'empty', ...NOTHING };
  const gloss = glossFor?.(written) ?? ((part: ReadableText) => part);
  const readable = gloss(written);
  const other = otherTextIn(readable, from !== undefined && from !== 'person');
  if (other) return otherText(other, from);
  const read = partsOf(readable, gloss).map((part) => readPart(part, from));
  dropWiderHeadings(read);
  if (read.every(({ named }) => named.length === 0)) nameByWords(read, readable, from);
  takeCasesFromOriginal(read);
  dropSummaries(read);
  const matches = read.flatMap(({ causes }) => causes);
  const unknown = [
    ...new Map(read.flatMap((each) => each.unknown).map((each) => [each.name, each])).values(),
  ];
  const sender =
    from ??
    senderOf(
      readable.words,
      matches.map(({ cause }) => cause),
    );
  const store =
    matches[0]?.cause.store ?? (sender === 'google-play' || sender === 'play-upload' ? 'android' : 'ios');
  const sections = read
    .map((each) => sectionOf(each, store))
    .filter(({ causes, severity }) => causes.length > 0 || severity);
  const closest = matches.length + unknown.length === 0 ? closestTo(readable, from) : [];
  const guess = matches.length + closest.length > 0 ? undefined : pageFor(readable, unknown);
  if (matches.length + closest.length + unknown.length === 0 && !guess) {
    const perhaps = perhapsOther(readable);
    if (perhaps) return otherText(perhaps, from);
    return { kind: 'unknown', ...(sender && { sender }), ...NOTHING };
  }
  const severity = severityOfAll(sections, matches, store);
  return {
    kind: 'refusal',
    ...(sender && { sender }),
    ...(severity && { severity }),
    sections,
    closest,
    unknown: unknown.slice(0, MAX_UNKNOWN),
    ...(guess && { guess }),
  };
}

const NOTHING = { sections: [], closest: [], unknown: [] };

function otherText({ kind, title, advice }: OtherText, from: Sender | undefined): DecodedLetter {
  return { kind, notice: { title, advice }, ...(from && { sender: from }), ...NOTHING };
}

interface ReadPart extends Part {
  named: readonly CauseEvidence[];
  causes: { cause: Cause; match: CauseMatch }[];
  unknown: readonly UnknownReference[];
}

function partsOf(readable: ReadableText, gloss: (part: ReadableText) => ReadableText): Part[] {
  const sections = sectionsOf(readable);
  const headed = sections.filter(({ heading }) => heading !== '');
  if (headed.length < 2) {
    const section = { start: 0, end: readable.shown.length, heading: headed[0]?.heading ?? '' };
    return [{ section, text: readable, after: 0, own: readable }];
  }
  const [first] = sections;
  const isOfApple = isOfAppReview(
    readable,
    headed.map(({ heading }) => heading),
  );
  const writtenIn = (section: Section) => {
    const { shown, start, end } = asWritten(readable, section);
    return shown.slice(start, end);
  };
  const preamble = first?.heading === '' ? writtenIn(first).slice(-MAX_PREAMBLE).trim() : '';
  return sections.map((section) => {
    const own = writtenIn(section);
    const before = section === first || preamble === '' ? '' : `${preamble}\n`;
    const text = { ...gloss(readableText(before + own)), isOfAppReview: isOfApple };
    return { section, text, after: placeInReading(text, before.length), own: gloss(readableText(own)) };
  });
}

function readPart(part: Part, from: Sender | undefined): ReadPart {
  const { text, after } = part;
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

function sectionOf({ section, own, causes }: ReadPart, store: Platform): LetterSection {
  const severity = levelOf(own, causes, store);
  const { shown, start, end } = asWritten(own, { start: 0, end: section.heading.length });
  return {
    heading: shown.slice(start, end).trim(),
    quote: quoteAround(own, { start: 0, end: 0 }),
    ...(severity && { severity }),
    causes: causes.map(({ match }) => match),
  };
}

/**
 * The level that a section states. A check of an upload rejects, too, in the words of those who tell of it; and a letter
 * that refuses something says from which day its rule applies.
 */
function levelOf(own: ReadableText, causes: ReadPart['causes'], store: Platform): SeverityLevel | undefined {
  const of = causes[0]?.cause.store ?? store;
  const level = severityIn(own, of)?.level;
  const isReview = causes.some(({ cause }) => cause.kind === 'review');
  if (level?.id === 'rejected' && causes.length > 0 && !isReview) return severityOf('upload-refused', of);
  const isCited = causes.some(({ cause, match }) => cause.kind === 'review' && match.certainty === 'code');
  return level?.id === 'coming-date' && isCited ? undefined : level;
}

/** Gives a translated section the case of the same guideline's English section: a letter can have both languages. */
function takeCasesFromOriginal(parts: readonly ReadPart[]): void {
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
function dropWiderHeadings(parts: ReadPart[]): void {
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

/** Whether a part is a line, without the signs that begin the next heading. */
function isOneLine({ own }: Part): boolean {
  return !/\n[^\p{L}]*\p{L}/u.test(own.shown);
}

function isInHeading({ section, after }: ReadPart, evidence: CauseEvidence | undefined): boolean {
  return evidence?.number !== undefined && evidence.number.start - after < section.heading.length;
}

/** Leaves out what a line of a summary says less precisely than the section about it. */
function dropSummaries(parts: ReadPart[]): void {
  for (const part of parts) {
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

/** Names the cause whose words fit a part clearly best, where somebody tells that a store refused something. */
function nameByWords(parts: ReadPart[], readable: ReadableText, from: Sender | undefined): void {
  const isTold = (from !== undefined && from !== 'person') || statesRefusal(readable.words);
  if (!isTold || (from === undefined && Object.values(otherReviewers(readable.words)).every(Boolean))) return;
  for (const part of parts) {
    if (part.unknown.length > 0 || (parts.length > 1 && part.section.heading === '')) continue;
    const [best, next] = rankCauses(part.own, meantIn(readable, from)).matches;
    if (
      best &&
      best.score - (next?.score ?? 0) >= (from === undefined ? MIN_LEAD.guessed : MIN_LEAD.chosen)
    ) {
      const { cause } = best;
      part.causes = [{ cause, match: wordsMatch(cause, part.own, 'words') }];
    }
  }
}

/** The causes that a text can mean: of the chosen sender, else of the store and the kind of check that it names. */
function meantIn({ words }: ReadableText, from: Sender | undefined): (cause: Cause) => boolean {
  if (from !== undefined && from !== 'person') return (cause) => maySend(from, cause);
  const store = onlyStoreIn(words) ?? statesRefusal(words);
  const isUpload = isUploadRefusal(words);
  // App Review refuses nothing else; Google Play's mails are about uploads, too.
  const isReview = !isUpload && store === 'ios' && statesRefusal(words) === 'ios';
  return ({ store: own, kind }) =>
    (!store || own === store) && (isUpload ? kind !== 'review' : !isReview || kind === 'review');
}

/**
 * The causes that fit the words of a text best. Without a chosen sender, only of a text that may be about a refusal, or
 * of a short one that fits a cause well.
 */
function closestTo(readable: ReadableText, from: Sender | undefined): CauseMatch[] {
  const { matches, strength } = rankCauses(readable, meantIn(readable, from));
  const isNote = readable.words.length <= MAX_NOTE && !perhapsOther(readable);
  const fits = isNote && strength >= MIN_STRENGTH;
  return from !== undefined || fits || isLetter(readable.words) || mayBeRefused(readable.words)
    ? matches.slice(0, MAX_CLOSEST).map(({ cause }) => wordsMatch(cause, readable, 'closest'))
    : [];
}

/** The chapter of an unknown guideline, or all the rules of a store that refused something. */
function pageFor({ words }: ReadableText, unknown: readonly UnknownReference[]): StorePage | undefined {
  const chapter = unknown.find((each) => each.chapter !== undefined)?.chapter;
  if (chapter !== undefined) return { ...PAGES.ios, title: `${PAGES.ios.title}, ${chapter}` };
  const store = unknown.length === 0 ? statesRefusal(words) : undefined;
  return store && PAGES[store];
}

/** The most serious level; beside a question of App Review, another section of the letter is a refusal. */
function severityOfAll(
  sections: readonly LetterSection[],
  matches: readonly { cause: Cause }[],
  store: Platform,
): SeverityLevel | undefined {
  const found = mostSerious(sections.flatMap((each) => each.severity ?? []));
  const isRefusedToo =
    found?.id === 'information-needed' &&
    sections.some(({ causes, severity }) => !severity && causes.some(({ kind }) => kind === 'review'));
  if (found && !isRefusedToo) return found;
  return matches.length > 0
    ? defaultSeverity(
        matches.map(({ cause }) => cause),
        store,
      )
    : undefined;
}

function defaultSeverity(causes: readonly Cause[], store: Platform): SeverityLevel | undefined {
  const isUpload = causes.every(({ kind }) => kind !== 'review');
  return severityOf(isUpload ? 'upload-refused' : 'rejected', store);
}
