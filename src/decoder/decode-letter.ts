import type { ValueName } from 'virtual:catalog/rejections';
import type { Platform } from '@/model/app';
import type { Sender } from '@/model/message-sender';
import { CAUSES, type Cause } from './causes';
import { decodeRejection, type DecodedRejection, type RejectionFinding } from './decode-rejection';
import type { UnknownReference } from './find-causes';
import type { RejectionGuess } from './guess-page';
import { perhapsOther, type OtherText } from './letter-kind';
import { quoteAround, readableText, type Place, type ReadableText } from './readable-text';
import { chooseCase, rankCases, rankCauses, type Match } from './search-causes';
import { sectionsOf, type Section } from './sections';
import { maySend, senderOf } from './sender';
import { mostSerious, severityIn, severityOf, type SeverityLevel } from './severity';

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
  guess?: RejectionGuess;
}

/** `refusal` also for a warning and a coming date; `unknown` for a text that says nothing about a store. */
export type LetterKind =
  | 'refusal'
  | 'approval'
  | 'on-the-way'
  | 'plan'
  | 'change'
  | 'news'
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

/** A cause with the evidence for it. */
export interface CauseMatch {
  causeId: string;
  store: Platform;
  /** Refused by a person in review, by the check of an upload, or by the account and its access. */
  kind: Cause['kind'];
  /** The case that is meant; none where several are close, or the cause has none. */
  caseId?: string;
  /** The two to four cases of "Which of these did they write?", the likeliest first; empty when one is clear. */
  candidates: CaseCandidate[];
  /** `code`: a number or a machine's message decides alone. `words`: the sum of the evidence does. */
  certainty: 'code' | 'words' | 'closest';
  /** Words of the text, strongest first. */
  evidence: Evidence[];
  /** Keys, files and numbers that the message names, as written. */
  values: Partial<Record<ValueName, string[]>>;
  /** The cause's own sentence and remedy, with those names. */
  meaning: string;
  fix: string;
  /** Lines to copy into a file of the app. */
  snippet?: string;
}

export interface CaseCandidate {
  causeId: string;
  caseId: string;
}

export interface Evidence {
  kind: 'number' | 'policy name' | 'phrase' | 'heading' | 'severity' | 'words';
  quote: string;
}

export interface DecodeOptions {
  /** Who wrote the text, as chosen: other senders' causes are left out. */
  from?: Sender | undefined;
}

/** Largest number of closest matches. */
const MAX_CLOSEST = 3;
/** Lowest score of another cause's case that a number can mean, and share of it that the own cases must stay below. */
const MIN_OTHER = 6;
const CLEAR_SHARE = 0.6;
/** Characters before the first section that are read with each section, for what they say about the whole. */
const MAX_PREAMBLE = 600;

/**
 * Reads a message of a store: its kind, its sender, and the causes of each of its sections. Never invents a cause; where
 * none is certain, it gives the closest matches.
 */
export function decodeLetter(text: string, { from }: DecodeOptions = {}): DecodedLetter {
  const whole = decodeRejection(text);
  if (whole.isTooLong) return { kind: 'too-long', ...NOTHING };
  if (whole.isEmpty) return { kind: 'empty', ...NOTHING };
  if (whole.other) return otherText(whole.other, from);
  const readable = readableText(text);
  const parts = sectionsOf(readable);
  const headed = parts.filter(({ heading }) => heading !== '');
  const isDivided = headed.length > 1;
  const read = isDivided
    ? parts.map((part) => ({ part, findings: findingsOf(part, readable, parts) }))
    : [{ part: wholePart(readable, headed), findings: whole.findings }];
  const findings = read.flatMap((each) => each.findings);
  const sender =
    from ??
    senderOf(
      readable.words,
      findings.map(({ cause }) => cause),
    );
  const store = storeOf(sender, findings);
  const sections = read
    .map(({ part, findings: found }): LetterSection => {
      const own = readableText(readable.shown.slice(part.start, part.end));
      const severity = severityIn(own, found[0]?.cause.store ?? store)?.level;
      const causes = found.filter(({ cause }) => maySend(from, cause));
      return {
        heading: part.heading,
        quote: quoteAround(readable, { start: part.start, end: part.start }),
        ...(severity && { severity }),
        causes: causes.map((finding) => matchOf(finding, finding.isNumbered ? 'code' : 'words', own)),
      };
    })
    .filter(({ causes, severity }) => causes.length > 0 || severity);
  const hasCause = sections.some(({ causes }) => causes.length > 0);
  const closest = hasCause ? [] : closestTo(readable, whole, from);
  const isRefusal = hasCause || closest.length + whole.unknown.length > 0 || whole.guess !== undefined;
  const other = isRefusal ? undefined : perhapsOther(readable.words);
  if (other) return otherText(other, from);
  const severity =
    mostSerious(sections.flatMap((each) => each.severity ?? [])) ??
    (hasCause ? defaultSeverity(sections, store) : undefined);
  return {
    kind: isRefusal ? 'refusal' : 'unknown',
    ...(sender && { sender }),
    ...(severity && isRefusal && { severity }),
    sections,
    closest,
    unknown: whole.unknown,
    ...(whole.guess && { guess: whole.guess }),
  };
}

/** The causes that fit the words of a text best. Without a chosen sender, only of a text about a refusal. */
function closestTo(readable: ReadableText, whole: DecodedRejection, from: Sender | undefined): CauseMatch[] {
  if (!from && whole.likely.length === 0 && !whole.guess) return [];
  const likely = whole.likely.map(({ cause }) => cause.id);
  const { matches } = rankCauses(readable, (cause) => maySend(from, cause), likely);
  return matches.slice(0, MAX_CLOSEST).map(({ cause }) =>
    matchOf(
      {
        cause,
        quote: quoteAround(readable, { start: 0, end: 0 }),
        values: {},
        meaning: cause.meaning,
        fix: cause.fix,
      },
      'closest',
      readable,
    ),
  );
}

const NOTHING = { sections: [], closest: [], unknown: [] };

function otherText({ kind, title, advice }: OtherText, from: Sender | undefined): DecodedLetter {
  return { kind, notice: { title, advice }, ...(from && { sender: from }), ...NOTHING };
}

function wholePart({ shown }: ReadableText, [first]: readonly Section[]): Section {
  return { start: 0, end: shown.length, heading: first?.heading ?? '' };
}

/** The causes of one section, read with the beginning of the text, which names the store. */
function findingsOf(part: Section, { shown }: ReadableText, parts: readonly Section[]): RejectionFinding[] {
  const [first] = parts;
  const preamble =
    first && first !== part && first.heading === ''
      ? shown.slice(first.start, first.end).slice(-MAX_PREAMBLE)
      : '';
  const before = preamble === '' ? '' : `${preamble.trim()}\n`;
  const { findings } = decodeRejection(before + shown.slice(part.start, part.end));
  return findings.filter(({ place }: { place: Place }) => place.start >= before.length);
}

function storeOf(sender: Sender | undefined, findings: readonly RejectionFinding[]): Platform {
  const [first] = findings;
  if (first) return first.cause.store;
  return sender === 'google-play' || sender === 'play-upload' ? 'android' : 'ios';
}

function defaultSeverity(sections: readonly LetterSection[], store: Platform): SeverityLevel | undefined {
  const isUpload = sections.every(({ causes }) => causes.every(({ kind }) => kind !== 'review'));
  return severityOf(isUpload ? 'upload-refused' : 'rejected', store);
}

function matchOf(
  {
    cause: named,
    quote,
    meaning,
    fix,
    snippet,
    values,
  }: Omit<RejectionFinding, 'place' | 'isNumbered' | 'isNumberOnly'>,
  certainty: CauseMatch['certainty'],
  section: ReadableText,
): CauseMatch {
  const numbers = numbersIn(section);
  const family = numbers.some((number) => number.startsWith(numberOf(named))) ? familyOf(named) : [named];
  const ranked = rankCases(section, (each) => family.includes(each), numbers);
  const cause = causeOfCases(named, ranked);
  const own = cause === named;
  const { caseId, candidates } = chooseCase(ranked.filter((each) => each.cause === cause));
  return {
    causeId: cause.id,
    store: cause.store,
    kind: cause.kind,
    ...(caseId !== undefined && { caseId }),
    candidates: candidates.flatMap((each) =>
      each.caseId === undefined ? [] : [{ causeId: each.cause.id, caseId: each.caseId }],
    ),
    certainty,
    evidence: [{ kind: certainty === 'code' ? 'number' : 'words', quote }],
    values,
    meaning: own ? meaning : cause.meaning,
    fix: own ? fix : cause.fix,
    ...(own && snippet !== undefined && { snippet }),
  };
}

/** Causes for which letters give the same number: 2.1, its cases of purchases, and its questions. */
function familyOf(cause: Cause): Cause[] {
  const number = numberOf(cause);
  return CAUSES.filter(
    (each) =>
      each === cause || (number !== '' && (numberOf(each) === number || each.alsoCitedAs?.includes(number))),
  );
}

/** The number of the guideline without its part: `2.1` of `apple-2.1-purchases`. */
function numberOf({ id }: Cause): string {
  return /^apple-([1-5](?:\.\d{1,2}){1,2})/.exec(id)?.[1] ?? '';
}

/** The cause that a number means: another one of its family where the words clearly fit that one's cases. */
function causeOfCases(named: Cause, ranked: readonly Match[]): Cause {
  const [best] = ranked;
  const own = ranked.find(({ cause }) => cause === named)?.score ?? 0;
  return best && best.score >= MIN_OTHER && own < CLEAR_SHARE * best.score ? best.cause : named;
}

/** Numbers of guidelines as written, `5.1.2(i)`. */
function numbersIn({ words }: ReadableText): string[] {
  return [...words.slice(0, 400).matchAll(/[1-5]\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z]{1,4}\))?/g)].map(
    ([number]) => number,
  );
}
