import type { OtherKind } from './text-kinds/kind-signs';
import type { Platform } from '@/model/app';
import type { Sender } from '@/model/message-sender';
import type { CauseMatch } from './cause-match';
import { isAppealDenied } from './remarks/appeal-denied';
import { isRepeated } from './remarks/repeated';
import { builderNamedIn } from './remarks/builder-named';
import type { Cause } from './causes';
import { asksIn, detailsIn, machineNamesIn, MAX_READ, pointsIn } from './details';
import type { UnknownReference } from './evidence';
import {
  besideIn,
  dropGeneral,
  dropHearsay,
  dropSummaries,
  dropWiderHeadings,
  isOfDemands,
  mayBeProblem,
  unmatchedIn,
  partsOf,
  readPart,
  takeCasesFromOriginal,
  wholeOf,
  type ReadPart,
} from './letter-parts';
import { levelOfSection, severityOfAll } from './letter-severity';
import { quoteAround, readableText, writtenAt, type ReadableText } from './readable-text';
import { closestTo, isToldOf, MAX_CLOSEST, mayTell, meantIn, tellsOfOwn } from './closest/closest-to';
import { besideOf } from './closest/closest-matches';
import { tellsSeveral, untoldPoints } from './closest/counted-points';
import type { ToldRanker } from './closest/rank-told';
import { isAsked, settleCases } from './closest/settle-cases';
import { isTold, senderOf } from './sender';
import { pageFor, type StorePage } from './closest/store-page';
import { asksToSendAgain, levelAfter, severityOf, levelOfTold, type SeverityLevel } from './severity';
import { dayIn, withDay } from './remarks/message-date';
import { withoutResolved } from './remarks/resolved';
import { isPhishing, SUSPICIOUS } from './text-kinds/phishing';
import { otherOf, type OtherText } from './text-kinds/other-texts';
import { kindOf, perhapsOther, type TextKind } from './text-kinds/text-kind';
import { isSignedByOther, statesRefusal } from './text-origin';
import {
  isOnlyHeaded,
  nameBesideOthers,
  nameByWords,
  nameDespiteHeading,
  type ByWords,
} from './name-by-words';

/** A text of a store, read: plain data that a page shows and that is stored as JSON. */
export interface DecodedLetter {
  kind: LetterKind;
  /** Of a text that refuses nothing: one line about what it is, and what to do. */
  notice?: { title: string; advice: string };
  /** Who wrote it: as chosen, else guessed from the text. */
  sender?: Sender;
  /** The most serious level of the sections. */
  severity?: SeverityLevel;
  /** Whether the store turned an appeal down. */
  isAppealDenied?: true;
  /** In the order of the text; only those that name a cause or a level of their own. */
  sections: LetterSection[];
  /** The causes that fit best where none is certain, the best first, at most three: to be shown as "closest matches". */
  closest: CauseMatch[];
  /** Headings of parts in which no cause was found, beside others: a plan does not cover these. */
  unmatched: string[];
  /** The builder that the message names, by its id. */
  builder?: string;
  /** Whether a part was too long to be read to its end for what it names and asks for. */
  isCut?: true;
  /** Numbers of a store that are in no table. */
  unknown: UnknownReference[];
  /** Whether it has to be read again with how people tell cases: closest matches and some cases are found by that alone. */
  mayTell?: true;
  /** Without causes and matches: the page of the store that the text most likely refers to. */
  guess?: StorePage;
}

/** `refusal` also for a warning and a coming date; `unknown` for a text that says nothing about a store. */
export type LetterKind = OtherKind | 'refusal' | 'suspicious' | 'unknown' | 'empty' | 'too-long';

/** A part of the text about one problem. All texts of the message are plain text. */
export interface LetterSection {
  /** The line that names the problem; empty where none does. */
  heading: string;
  quote: string;
  severity?: SeverityLevel;
  /** Sentences that say what is meant in this app. */
  details: string[];
  /** Sentences that ask for a change of this app. */
  asks: string[];
  /** Points of a list of answers, documents or changes that are wanted. */
  points: string[];
  /** Permissions, keys and files that it names. */
  names: string[];
  /** Certain ones only, in the order of the section. */
  causes: CauseMatch[];
  /** Of several causes in different places: the index of the one beside which a detail or a request stands. */
  beside?: Readonly<Record<string, number>>;
}

export interface DecodeOptions {
  /** Who wrote the text, as chosen: other senders' causes are left out. */
  from?: Sender | undefined;
  /** How to read a text that is not in English as an English one; where asked for, also its single words. */
  glossFor?:
    | ((text: ReadableText, isEveryWord?: boolean) => ((part: ReadableText) => ReadableText) | undefined)
    | undefined;
  /** Ranks the closest matches by how people tell them. Without it, they are those whose letters are most alike. */
  toldRanker?: (() => ToldRanker) | undefined;
}

/** Longest text that is read, in characters. A store's message has a few thousand. */
export const MAX_TEXT = 1_000_000;
/** Largest number of unknown numbers listed; a text with more is a list of numbers, not a rejection. */
const MAX_UNKNOWN = 12;
/**
 * Reads a message of a store: its kind, its sender, and the causes of each of its sections. Never invents a cause; where
 * none is certain, it gives the closest matches. The time is proportional to the text's length.
 */
export function decodeLetter(
  text: string,
  { from, glossFor, toldRanker }: DecodeOptions = {},
): DecodedLetter {
  if (text.length > MAX_TEXT) return { kind: 'too-long', ...NOTHING };
  const written = readableText(text);
  if (written.words === '') return { kind: 'empty', ...NOTHING };
  if (isPhishing(text)) return otherText(SUSPICIOUS, from);
  if (from === undefined && isSignedByOther(written.shown) && !isTold(written.words))
    return otherText(OF_OTHERS, from);
  if (from === undefined && isApprovedSince(text, glossFor)) return otherText(otherOf('approval'), from);
  const gloss = glossFor?.(written) ?? ((part: ReadableText) => part);
  const readable = gloss(written);
  const kind = kindOf(readable);
  const told =
    toldRanker && (() => ({ ranker: toldRanker(), text: glossFor?.(written, true)?.(written) ?? written }));
  const needsTold = !told &&
    (from ?? 'person') === 'person' &&
    mayTell(readable, kind) && { mayTell: true as const };
  const isReminder = kind.other?.kind === 'reminder';
  // The output of a tool may name what stopped a build.
  const isLog = from === undefined && kind.other?.kind === 'log' && kind.isSure && !kind.isStated;
  const isOther = kind.other && (from === undefined ? kind.isSure && !isReminder && !isLog : kind.isStated);
  const isRetold =
    isOther &&
    told &&
    !kind.isClear &&
    (tellsOfOwn(readable, kind) ||
      (isTold(readable.words) && isToldOf(readable, meantIn(readable, from), kind, told)));
  if (kind.other && isOther && !isRetold) return { ...otherText(kind.other, from), ...needsTold };
  const open = withoutResolved(readable);
  const by = { readable: open, from, ranker: toldRanker?.() };
  const read = readParts(open, gloss, by, kind);
  const isPerson = (from ?? 'person') === 'person' && isTold(readable.words);
  const isHearsay = isPerson && dropHearsay(read);
  dropWiderHeadings(read);
  const mayName = from ?? kind.isAnswer;
  // Of what a person tells, only the messages that are a store's own.
  const ofStore = isPerson ? read.filter(({ section }) => section.isMessage) : read;
  if (mayName && ofStore.every(({ named }) => named.length === 0)) nameByWords(ofStore, by);
  else if (mayName) {
    nameBesideOthers(unmatchedIn(ofStore), read, by);
    nameDespiteHeading(ofStore, by);
  }
  takeCasesFromOriginal(read);
  const known = new Set(read.filter(({ named }) => named.length > 0));
  dropGeneral(read);
  const emptied = unmatchedIn(ofStore).filter((part) => known.has(part));
  if (mayName) nameBesideOthers(emptied, read, by);
  if (by.ranker) settleCases(read, by.ranker);
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
  const closest =
    matches.length + unknown.length === 0
      ? closestTo(open, from ?? (isHearsay ? 'person' : undefined), kind, told)
      : [];
  const ofSender = sender === 'google-play' || sender === 'play-upload' ? 'android' : undefined;
  const store = matches[0]?.cause.store ?? ofSender ?? closest[0]?.store ?? 'ios';
  const isHeld = !asksToSendAgain(readable);
  const sections = read
    .map((each) => sectionOf(each, store, isHeld))
    .filter(({ causes, severity }) => causes.length > 0 || (severity && (from ?? kind.isAnswer)));
  // Further problems of somebody who tells several, and points that were not understood.
  const further = (known: typeof matches) =>
    told
      ? besideOf(
          told(),
          meantIn(readable, from),
          known.map(({ match }) => match),
        )
      : [];
  const leftOf = (shown: readonly CauseMatch[]) => (isPerson && told ? untoldPoints(told(), shown) : []);
  const builder = builderNamedIn(written.shown);
  const isDenied = isAppealDenied(readable);
  const past = isDenied ? 'denied' : isRepeated(readable) && 'again';
  const withAppeal = (level: SeverityLevel | undefined) => ({
    ...(level && { severity: past ? levelAfter(level, store, past) : level }),
    ...(isDenied && { isAppealDenied: true as const }),
  });
  const levelOfPerson = ([first]: readonly CauseMatch[]) =>
    first && (from ?? 'person') === 'person'
      ? levelOfTold({ written, readable }, first, isHeld, isTold(readable.words))
      : undefined;
  // Beside closest matches somebody can say who wrote it; nobody is told that an app was rejected.
  const unsure = (shown: CauseMatch[]): DecodedLetter => {
    // How serious it is is said only where a refusal is likely at all.
    const isLikely =
      kind.mayRefuse || (isTold(readable.words) && statesRefusal(readable.words) !== undefined);
    const level = isLikely ? levelOfPerson(shown) : undefined;
    return {
      // Somebody who tells it is no question to whoever wrote it.
      ...(sender === 'person' ? { kind: 'unknown', ...NOTHING } : otherText(NOT_SURE, from)),
      ...((sender === 'person' || matches.length === 0) && sender && { sender }),
      ...withAppeal(isTold(readable.words) ? level : withDay(level, written)),
      ...(builder !== undefined && { builder }),
      closest: shown,
      unmatched: leftOf(shown),
    };
  };
  if (from === undefined && kind.other && isReminder)
    return { ...otherText(kind.other, from), closest: closestOf(matches) };
  if (kind.other && isLog && matches.every(({ cause }) => cause.isBuild))
    return {
      ...otherText(matches.length > 0 ? FAILED_BUILD : kind.other, from),
      closest: closestOf(matches),
    };
  // The code of a refused upload decides alone, whoever tells of it.
  const isCoded =
    kind.mayRefuse && matches.some(({ cause, match }) => cause.codes && match.certainty === 'code');
  if (from === undefined && !kind.isAnswer && !isCoded && matches.length + unknown.length > 0)
    return {
      ...unsure(
        kind.isOfElse || (kind.other && kind.isUnlikely)
          ? []
          : [...closestOf(matches), ...further(matches)].slice(0, MAX_CLOSEST),
      ),
      ...(tellsSeveral(open) && needsTold),
    };
  const beside = isPerson && matches.length > 0 ? further(matches) : [];
  const isFailedArchive = FAILED_ARCHIVE.test(readable.words);
  if (
    from === undefined &&
    matches.length > 0 &&
    matches.every(({ cause }) => cause.isBuild || isFailedArchive)
  )
    return { ...otherText(FAILED_BUILD, from), closest: closestOf(matches) };
  const guess = matches.length + closest.length > 0 ? undefined : pageFor(readable, unknown);
  if (matches.length + closest.length + unknown.length === 0 && !guess) {
    const perhaps = perhapsOther(readable, kind);
    if (perhaps) return { ...otherText(perhaps, from), ...needsTold };
    return { kind: 'unknown', ...(sender && { sender }), ...needsTold, ...NOTHING };
  }
  if (from === undefined && !kind.isAnswer && closest.length > 0) return unsure(closest);
  const level =
    (isPerson ? levelOfPerson([...matches.map(({ match }) => match), ...closest]) : undefined) ??
    severityOfAll(sections, matches, store, readable) ??
    levelOfPerson(closest) ??
    // A notice about an account has no level of its own, and often a day.
    (matches.length > 0 && dayIn(written.shown) ? severityOf('coming-date', store) : undefined);
  // Days that somebody tells of are their own.
  const severity = isPerson && level?.id === 'rejected' ? level : withDay(level, written);
  return {
    kind: 'refusal',
    ...(builder !== undefined && { builder }),
    ...(read.some(({ own, causes }) => causes.length > 0 && own.shown.length > MAX_READ) && {
      isCut: true as const,
    }),
    ...(sender && { sender }),
    ...withAppeal(severity),
    sections,
    closest: [...closest, ...beside],
    unmatched: [
      ...new Set([
        ...(matches.length === 0
          ? []
          : unmatchedIn(read).map((part) => headingOf(part).replace(/^[-•·] ?/u, ''))),
        ...leftOf([...matches.map(({ match }) => match), ...closest, ...beside]),
      ]),
    ],
    unknown: unknown.slice(0, MAX_UNKNOWN),
    ...(matches.length + closest.length === 0 && needsTold),
    ...(!told && (mayBeSettled(read) || isPerson) && { mayTell: true as const }),
    ...(guess && { guess }),
  };
}

/** Points of a list that are all about one cause are details of it, and no parts of their own. */
function readParts(
  readable: ReadableText,
  gloss: (part: ReadableText) => ReadableText,
  by: ByWords,
  { isAnswer }: TextKind,
): ReadPart[] {
  const { from } = by;
  const read = partsOf(readable, gloss).map((part) => readPart(part, from));
  const isOne = () => new Set(read.flatMap(({ causes }) => causes.map(({ cause }) => cause))).size === 1;
  const isList = read.length > 1 && read.every(({ section }) => section.isPoint ?? section.heading === '');
  // A point can be a problem that only its words name.
  if (isList && isOne() && (from ?? isAnswer))
    nameByWords(
      read.filter((part) => mayBeProblem(part, isOfDemands(read))),
      by,
    );
  return isList && isOne() ? wholeOf(readable).map((part) => readPart(part, from)) : read;
}

const NOTHING = { sections: [], closest: [], unmatched: [], unknown: [] };

const OF_OTHERS = {
  kind: 'unknown',
  title: 'This seems to be from another company',
  advice:
    'StorePilot knows the rules of the App Store and Google Play. If a store wrote it, choose it above.',
} as const;

/** Quoted lines of a mail. */
const QUOTED_LINE = /^[ \t]*>.*$/gmu;

/** A line between the messages of a thread, of which App Store Connect has the newest first. */
const BETWEEN_MESSAGES = /\n[ \t]*[-_=]{8,}[ \t]*\n/u;

/** Whether what is above the quoted lines of a thread is an approval, whatever was refused before. */
function isApprovedSince(text: string, glossFor: DecodeOptions['glossFor']): boolean {
  const newest = text.slice(0, MAX_READ).replace(QUOTED_LINE, '').split(BETWEEN_MESSAGES, 1)[0] ?? '';
  if (newest.length === Math.min(text.length, MAX_READ) || !/\p{L}/u.test(newest)) return false;
  const written = readableText(newest);
  const { isStated, other } = kindOf(glossFor?.(written)?.(written) ?? written);
  return isStated && other?.kind === 'approval';
}

/** A text that may as well be about stores as be a store's answer. */
const NOT_SURE = {
  kind: 'unknown',
  title: 'Who wrote this?',
  advice: 'It may be a text about the rules. Choose who wrote it, and what it names becomes a cause.',
} as const;

/** Whether how people tell cases may answer a question, name a part, or correct its heading. */
function mayBeSettled(read: readonly ReadPart[]): boolean {
  return isAsked(read) || unmatchedIn(read).length > 0 || read.some(isOnlyHeaded);
}

/** No package was made, so no store has seen it. */
const FAILED_ARCHIVE = /\barchive failed\b(?! with)/;

/** A build that no store has seen. */
const FAILED_BUILD = {
  kind: 'log',
  title: 'This reads like a build that failed',
  advice: 'No store has answered yet. Tick what fits, and the steps appear here.',
} as const;

/** The causes of a text that may be no store's answer, as closest matches. */
function closestOf(matches: readonly { cause: Cause; match: CauseMatch }[]): CauseMatch[] {
  return matches
    .filter(({ cause }, index) => matches.findIndex((each) => each.cause === cause) === index)
    .slice(0, MAX_CLOSEST)
    .map(({ match }) => ({ ...match, certainty: 'closest' as const }));
}

function otherText(
  { kind, title, advice }: Omit<OtherText, 'kind'> & { kind: LetterKind },
  from: Sender | undefined,
): DecodedLetter {
  return { kind, notice: { title, advice }, ...(from && { sender: from }), ...NOTHING };
}

function headingOf({ section, own }: ReadPart): string {
  return writtenAt(own, { start: 0, end: section.heading.length }).trim();
}

function sectionOf(part: ReadPart, store: Platform, isHeld: boolean): LetterSection {
  const { own, causes } = part;
  const severity = levelOfSection(own, causes, store, isHeld);
  const beside = besideIn(part);
  return {
    heading: headingOf(part),
    quote: quoteAround(own, { start: 0, end: 0 }),
    details: detailsIn(own.written?.shown ?? own.shown),
    asks: asksIn(own.written?.shown ?? own.shown),
    points: pointsIn(own.written?.shown ?? own.shown),
    names: machineNamesIn(own.written?.shown ?? own.shown),
    ...(severity && { severity }),
    causes: causes.map(({ match }) => match),
    ...(beside && { beside }),
  };
}
