import type { ValueName } from 'virtual:catalog/rejections';
import type { Platform } from '@/model/app';
import { causeOfCode, causeOfGuideline, CAUSES, isAnswered, type Cause } from './causes';
import { pointsIn, shortened } from './details';
import { placesOf, startOf, type CauseEvidence } from './evidence';
import { findItmsCodes } from './other-numbers';
import { findValues } from './phrases';
import { quoteAround, readableText, writtenAt, type Place, type ReadableText } from './readable-text';
import {
  casesApart,
  chooseCase,
  hasIssue,
  mayMean,
  rankCases,
  tellingSentence,
  type Match,
} from './rank-causes';
import { IS_ISSUE, type Section } from './sections';
import { fillSnippet, fillTemplate, valuesByName } from './values';

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
  /** The number as the text has it: `Guideline 5.1.1(ix)`, `ITMS-90111`; none where it has the cause's own. */
  cited?: string;
  /** Words of the text, strongest first. */
  evidence: Evidence[];
  /** Keys, files and numbers that the message names, as written. */
  values: Partial<Record<ValueName, string[]>>;
  /** The cause's own sentence and remedy, with those names; the steps of an only case are its remedy. */
  meaning: string;
  fix?: string | undefined;
  /** Lines to copy into a file of the app. */
  snippet?: string;
}

export interface CaseCandidate {
  causeId: string;
  caseId: string;
}

export interface Evidence {
  kind: 'number' | 'heading' | 'phrase' | 'words';
  quote: string;
}

/** A section with the beginning of the text, which tells what it is about. */
export interface Part {
  section: Section;
  /** The beginning of the text and the section. */
  text: ReadableText;
  /** Where the section begins in it. */
  after: number;
  /** The section alone. */
  own: ReadableText;
}

/** Points from which a list asks for answers of its own, and the score from which a point means a case. */
const MIN_QUESTIONS = 3;
const MIN_POINT = 0.93;
/** Characters by which a line is known as the heading. */
const MIN_HEADING = 40;
/** Most pieces of evidence that are quoted. */
const MAX_QUOTES = 3;
/** Share of all cases of a number from which those of another cause are meant. */
const MIN_OTHER = 0.85;
/** The same where the number is one of that cause as well, or nothing but the number speaks for the named one. */
const MIN_CITED = 0.75;

/** A cause that only the words of a text suggest. */
export function wordsMatch(cause: Cause, own: ReadableText, certainty: CauseMatch['certainty']): CauseMatch {
  const ranked = rankCases(own, (each) => each === cause);
  const quote = tellingSentence(own, cause) ?? quoteAround(own, { start: 0, end: 0 });
  return matchByWords(cause, choiceOf(ranked, own), quote, certainty);
}

/** The same with its case, or the cases to choose from, and with the words that tell it. */
export function matchByWords(
  cause: Cause,
  choice: Pick<CauseMatch, 'caseId' | 'candidates'>,
  quote: string,
  certainty: CauseMatch['certainty'],
): CauseMatch {
  return {
    ...factsOf(cause),
    ...choice,
    certainty,
    evidence: [{ kind: 'words', quote }],
    values: {},
    meaning: cause.meaning,
    fix: cause.fix,
  };
}

function factsOf({ id, store, kind }: Cause) {
  return { causeId: id, store, kind };
}

function choiceOf(ranked: readonly Match[], own?: ReadableText): Pick<CauseMatch, 'caseId' | 'candidates'> {
  const { caseId, candidates } = chooseCase(ranked, own);
  return {
    ...(caseId !== undefined && { caseId }),
    candidates: candidates.flatMap((each) =>
      each.caseId === undefined ? [] : [{ causeId: each.cause.id, caseId: each.caseId }],
    ),
  };
}

/** A cause that a section names, with its case and what the section names; two where it names two cases. */
export function matchOf(
  evidence: CauseEvidence,
  part: Part,
  named: readonly CauseEvidence[],
): { cause: Cause; match: CauseMatch }[] {
  const { own } = part;
  const isCited =
    numberOf(evidence.cause) !== '' && (evidence.number !== undefined || hasNumberOf(own, evidence.cause));
  const numbers = numbersIn(own);
  const isSilent = !hasIssue(own) || named.filter(({ number }) => number).length > 1;
  const isOther = (cause: Cause) => named.some((each) => each !== evidence && each.cause === cause);
  const family = (isCited && !isSilent ? familyOf(evidence.cause, numbers) : [evidence.cause]).filter(
    (each) => !isOther(each),
  );
  const phrased = evidence.phrases.length > 0 ? evidence.cause : undefined;
  const ranked = rankCases(own, (each) => family.includes(each), numbers, phrased);
  const asked = isSilent ? [] : casesOfQuestions(own, ranked);
  const apart = isSilent || asked.length > 0 ? asked : casesApart(own, ranked);
  if (apart.length > 0)
    return apart.map((each) =>
      matchFor(each.cause, choiceOf([each]), evidence, part, named, lineAsWritten(own, each.line)),
    );
  const isUnlikely = ranked.length === 1 && evidence.phrases.length === 0 && !mayMean(own, evidence.cause);
  // The usual case of a number is not named where the words are about something else.
  const choice = isUnlikely ? { candidates: [] } : choiceOf(ranked, own);
  const chosen = choice.caseId === undefined ? undefined : ranked[0]?.cause;
  const cause = isSilent ? evidence.cause : (chosen ?? causeOfCases(evidence, ranked, numbers));
  return [matchFor(cause, choice, evidence, part, named)];
}

/** A line of the reading in the writer's own words. */
function lineAsWritten(own: ReadableText, line: string | undefined): string | undefined {
  const start = line === undefined ? -1 : own.shown.indexOf(line);
  return line === undefined || start < 0 ? line : writtenAt(own, { start, end: start + line.length });
}

/**
 * The cases of a part with a list of questions: the one that answers them all, and the others of the same cause that one
 * of its points means.
 */
function casesOfQuestions(own: ReadableText, ranked: readonly Match[]): Match[] {
  const points = pointsIn(own.shown);
  const [best] = ranked;
  if (!best || points.length < MIN_QUESTIONS || !isAnswered(best.cause)) return [];
  const general = ranked.find(({ cause, caseId }) => cause === best.cause && isListed(cause, caseId));
  if (!general) return [];
  if (isListed(best.cause, best.caseId) && best !== general) return [best];
  const meant = points.flatMap((point) => {
    const [first] = rankCases(readableText(point), (cause) => cause === best.cause);
    return first && first.score >= MIN_POINT && !isListed(first.cause, first.caseId) ? [first] : [];
  });
  const others = [...(best === general ? [] : [best]), ...meant];
  return [
    general,
    ...others.filter(({ caseId }, index) => others.findIndex((each) => each.caseId === caseId) === index),
  ];
}

function isListed({ cases = [] }: Cause, caseId: string | undefined): boolean {
  return cases.some(({ id, answersList }) => id === caseId && answersList);
}

function matchFor(
  cause: Cause,
  choice: ReturnType<typeof choiceOf>,
  evidence: CauseEvidence,
  { text, after, section, own }: Part,
  named: readonly CauseEvidence[],
  line?: string,
): { cause: Cause; match: CauseMatch } {
  const cited = citedIn(own, cause);
  const values = cause.values ? findValues(text, cause.values, [ownRange(evidence, named, text, after)]) : [];
  const snippet = cause.snippet === undefined ? undefined : fillSnippet(cause.snippet, values);
  const isNamed = cause === evidence.cause;
  return {
    cause,
    match: {
      ...factsOf(cause),
      ...choice,
      certainty: evidence.number ? 'code' : 'words',
      ...(cited !== undefined && cited !== cause.name && { cited }),
      evidence: [
        ...(line === undefined ? [] : [{ kind: 'words' as const, quote: shortened(line) }]),
        ...quotesOf(evidence, text, after, section, own).filter(({ quote }) => quote !== line),
      ].slice(0, MAX_QUOTES),
      values: valuesByName(values),
      meaning: isNamed && evidence.details.length > 0 ? evidence.details.join(' ') : cause.meaning,
      fix: cause.namedFixes?.map((template) => fillTemplate(template, values)).find(Boolean) ?? cause.fix,
      ...(snippet !== undefined && { snippet }),
    },
  };
}

/** The one policy that an `Issue found: …` of Google Play is about: one that its heading names. */
export function bestOfIssue(
  named: readonly CauseEvidence[],
  { own, after, section: { heading } }: Part,
): CauseEvidence[] {
  const policies = named.filter(({ cause }) => cause.store === 'android' && cause.kind === 'review');
  if (policies.length < 2 || !IS_ISSUE.test(heading)) return [...named];
  const inHeading = policies.filter((each) => startOf(each) - after < heading.length);
  const rivals = inHeading.length > 0 ? inHeading : policies;
  const [best] = rankCases(own, (each) => rivals.some(({ cause }) => cause === each));
  return best ? named.filter((each) => !policies.includes(each) || each.cause === best.cause) : [...named];
}

/** The causes of one number, of which a section is about the one whose case fits best. */
export function bestOfNumber(named: readonly CauseEvidence[], own: ReadableText): CauseEvidence[] {
  const numbers = numbersIn(own);
  const rivals = named.filter(({ cause }) =>
    named.some(
      (each) => each.cause !== cause && numberOf(cause) !== '' && numberOf(each.cause) === numberOf(cause),
    ),
  );
  const cited = new Set(
    numbers.filter((number) => rivals.some(({ cause }) => number.startsWith(numberOf(cause)))),
  );
  if (rivals.length < 2 || cited.size !== 1) return [...named];
  const [phrased, other] = rivals.filter(({ phrases }) => phrases.length > 0);
  const isRival = (each: Cause) => rivals.some(({ cause }) => cause === each);
  const [best] = rankCases(own, isRival, numbers, other ? undefined : phrased?.cause);
  return named.filter((each) => !rivals.includes(each) || each.cause === best?.cause);
}

/** From the beginning of the line that names a cause to the next place of another one. */
function ownRange(
  evidence: CauseEvidence,
  named: readonly CauseEvidence[],
  { shown }: ReadableText,
  after: number,
): Place {
  const start = startOf(evidence);
  const others = named.filter((each) => each !== evidence).flatMap(placesOf);
  const line = shown.lastIndexOf('\n', start - 1) + 1;
  const before = others.filter((each) => each.end <= start).map(({ end }) => end);
  const next = others.filter((each) => each.start > start).map((each) => each.start);
  return { start: Math.max(after, line, ...before), end: Math.min(shown.length, ...next) };
}

function quotesOf(
  { cause, number, phrases }: CauseEvidence,
  text: ReadableText,
  after: number,
  { heading }: Section,
  own: ReadableText,
): Evidence[] {
  // A heading of App Review has the words of the rule; a sentence below it says what is wrong.
  const isHeading = (place: Place) =>
    isOfReview(heading) && quoteAround(text, place).startsWith(heading.slice(0, MIN_HEADING));
  const isBare = number !== undefined && [number, ...phrases].every(isHeading);
  const isCut = number !== undefined && quoteAround(text, number).startsWith('…');
  const sentence = (isBare || isCut) && hasIssue(own) ? tellingSentence(own, cause) : undefined;
  const quoted = [
    ...(sentence === undefined ? [] : [{ kind: 'words' as const, quote: sentence }]),
    ...[
      ...(number ? [{ kind: 'number' as const, place: number }] : []),
      ...phrases
        .toSorted((a, b) => b.words - a.words)
        .map((place) => ({
          kind: place.end - after <= heading.length ? ('heading' as const) : ('phrase' as const),
          place,
        })),
    ]
      .toSorted((a, b) => Number(isHeading(a.place)) - Number(isHeading(b.place)))
      .map(({ kind, place }) => ({ kind, quote: quoteAround(text, place) })),
  ];
  return quoted.filter((_, index) => !isSaidElsewhere(quoted, index)).slice(0, MAX_QUOTES);
}

/** Whether an earlier quote has the words of this one, or a later one has those that it cuts at its beginning. */
function isSaidElsewhere(quoted: readonly Evidence[], index: number): boolean {
  const bareOf = ({ quote }: Evidence) => quote.replace(/^…|…$/gu, '');
  const isCut = ({ quote }: Evidence) => quote.startsWith('…');
  const [own] = quoted.slice(index, index + 1);
  return (
    own !== undefined &&
    quoted.some((each, other) => {
      const isIn = bareOf(each).includes(bareOf(own));
      if (other < index) return isIn || (!isCut(each) && bareOf(own).includes(bareOf(each)));
      return other > index && isCut(own) && isIn && !isCut(each);
    })
  );
}

/** Causes for which letters give the same number: 2.1, its cases of purchases, and its questions. */
function familyOf(cause: Cause, numbers: readonly string[]): Cause[] {
  const number = numberOf(cause);
  return CAUSES.filter(
    (each) =>
      each === cause ||
      numberOf(each) === number ||
      each.alsoCitedAs?.some((other) => numbers.includes(other) && causeOfGuideline(other) === cause),
  );
}

/** The number of the guideline without its part: `2.1` of `apple-2.1-purchases`. */
function numberOf({ id }: Cause): string {
  return /^apple-([1-5](?:\.\d{1,2}){1,2})/.exec(id)?.[1] ?? '';
}

/** The cause that a number means: another one of its family where the words clearly fit that one's cases. */
function causeOfCases(
  { cause: named, phrases }: CauseEvidence,
  ranked: readonly Match[],
  numbers: readonly string[],
): Cause {
  const shareOf = (cause: Cause) =>
    ranked.reduce((sum, each) => sum + (each.cause === cause ? each.score : 0), 0);
  const [best] = [...new Set(ranked.map(({ cause }) => cause))].sort((a, b) => shareOf(b) - shareOf(a));
  if (!best) return named;
  const hasNumber = best.alsoCitedAs?.some(
    (number) => numbers.includes(number) && causeOfGuideline(number) === named,
  );
  const isOpen = phrases.length === 0 && !named.guidelines?.some((number) => number.includes('('));
  return shareOf(best) >= (hasNumber || isOpen ? MIN_CITED : MIN_OTHER) ? best : named;
}

/** The numbers of a cause as a text has them: `Guideline 5.1.1(ix)`, `ITMS-90111`. */
function citedIn(own: ReadableText, cause: Cause): string | undefined {
  if (cause.codes) {
    const codes = findItmsCodes(own).filter(({ number }) => causeOfCode(number) === cause);
    return codes.length > 0 ? codes.map(({ number }) => `ITMS-${number}`).join(', ') : undefined;
  }
  const whole = numberOf(cause);
  const [cited] =
    whole === ''
      ? []
      : numbersIn(own).filter(
          (number) => /^(?!\d)/.test(number.slice(whole.length)) && number.startsWith(whole),
        );
  const named = cited ?? numbersIn(own).find((number) => cause.guidelines?.includes(number));
  return named === undefined ? undefined : `Guideline ${named}`;
}

function isOfReview(heading: string): boolean {
  return /^[^\p{L}\d]*guideline\b/iu.test(heading);
}

/** Numbers of guidelines as written, `5.1.2(i)`. */
function numbersIn({ words }: ReadableText): string[] {
  return [...words.slice(0, 4000).matchAll(/[1-5]\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z]{1,4}\))?/g)].map(
    ([number]) => number,
  );
}

function hasNumberOf(own: ReadableText, cause: Cause): boolean {
  return numbersIn(own).some((number) => number.startsWith(numberOf(cause)));
}
