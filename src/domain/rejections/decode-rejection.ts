import type { Platform } from '../apps/app';
import { withAlternatives } from './alternatives';
import { APP_STORE_CONNECT_RULES } from './app-store-connect-rules';
import { APP_STORE_PIPELINE_RULES } from './app-store-pipeline-rules';
import { APP_STORE_LISTING_RULES } from './app-store-listing-rules';
import { APP_STORE_NOTICES } from './app-store-notices';
import { APPLE_BUSINESS } from './apple-business';
import { APPLE_DESIGN } from './apple-design';
import { GUIDELINE_DETAILS } from './apple-guideline-details';
import { APPLE_LEGAL } from './apple-legal';
import { APPLE_PERFORMANCE } from './apple-performance';
import { APPLE_SAFETY } from './apple-safety';
import { APPLE_SOFTWARE } from './apple-software';
import { likelyCauses, withoutRefined, withoutUncited, type Found } from './choose-causes';
import { causesOfFewWords } from './few-words';
import { findMessage, findValues, indexBySign, type FoundMessage, type Place } from './find-message';
import { findItmsCodes } from './find-itms-codes';
import { chapterOf, findGuidelines, type FoundNumber } from './find-numbers';
import { findOldGuidelines } from './find-old-guidelines';
import { refusalIn } from './find-refusal';
import { APP_STORE_ACCOUNT_RULES } from './app-store-account-rules';
import { OTHER_MEANINGS } from './apple-old-guidelines';
import { BUILD_FAILURE_RULES } from './build-failure-rules';
import { BUILD_TOOL_RULES } from './build-tool-rules';
import { GOOGLE_PLAY_ACCESS } from './google-play-access';
import { GOOGLE_PLAY_BUILDS } from './google-play-builds';
import { GOOGLE_PLAY_CONDUCT } from './google-play-conduct';
import { GOOGLE_PLAY_CONSOLE } from './google-play-console';
import { GOOGLE_PLAY_DECLARATIONS } from './google-play-declarations';
import { GOOGLE_PLAY_POLICIES } from './google-play-policies';
import { GOOGLE_PLAY_RELEASES } from './google-play-releases';
import { GOOGLE_PLAY_UPLOADS } from './google-play-uploads';
import { guessFrom, isAboutFailedUpload, type RejectionGuess } from './guess-topic';
import { ITMS_BUNDLE_RULES } from './itms-bundle-rules';
import { ITMS_EXTENSION_RULES } from './itms-extension-rules';
import { ITMS_MAC_RULES } from './itms-mac-rules';
import { ITMS_RULES } from './itms-rules';
import { fillSnippet, fillTemplate } from './message-values';
import { possibleGuidelines } from './possible-numbers';
import { quoteAround } from './quote-around';
import { rankingOf, type Ranking } from './rank-rules';
import { hasOneOf, readableText, type ReadableText } from './readable-text';
import type { RejectionRule, StoreMessage } from './rejection-rule';
import { rewordings } from './rewordings';
import { isUploadRefused, NAMES_OF_GOOGLE_PLAY, namesStore, otherReviewers } from './text-origin';
import { REPORTING_TOOLS } from './tools/reporting-tools';
import { withToolMessages } from './tools/tool-messages';

/** Every refusal StorePilot can explain. */
export const REJECTION_RULES: readonly RejectionRule[] = withAlternatives(
  withToolMessages(
    [
      ...APPLE_SAFETY,
      ...APPLE_PERFORMANCE,
      ...APPLE_SOFTWARE,
      ...APPLE_BUSINESS,
      ...APPLE_DESIGN,
      ...APPLE_LEGAL,
      ...ITMS_RULES,
      ...ITMS_BUNDLE_RULES,
      ...ITMS_MAC_RULES,
      ...ITMS_EXTENSION_RULES,
      ...APP_STORE_CONNECT_RULES,
      ...APP_STORE_LISTING_RULES,
      ...APP_STORE_ACCOUNT_RULES,
      ...APP_STORE_NOTICES,
      ...APP_STORE_PIPELINE_RULES,
      ...GOOGLE_PLAY_DECLARATIONS,
      ...GOOGLE_PLAY_POLICIES,
      ...GOOGLE_PLAY_CONDUCT,
      ...GOOGLE_PLAY_BUILDS,
      ...GOOGLE_PLAY_ACCESS,
      ...GOOGLE_PLAY_UPLOADS,
      ...GOOGLE_PLAY_CONSOLE,
      ...GOOGLE_PLAY_RELEASES,
      ...BUILD_TOOL_RULES,
      ...BUILD_FAILURE_RULES,
    ],
    REPORTING_TOOLS,
  ),
);

/**
 * One cause found in a pasted text. `quote`, `fix` and `snippet` can contain words of that text: show them as plain
 * text only.
 */
export interface RejectionFinding {
  rule: RejectionRule;
  /** The words it was found by. */
  quote: string;
  /** Why the store refuses it; of the numbered part of a guideline where the text names one. */
  cause: string;
  /** What to do, with the names and numbers of the message where it has them. */
  fix: string;
  /** Lines to copy into a file of the app; places to fill in are in square brackets. */
  snippet?: string;
}

/** A store's number without a rule of its own. */
export interface UnknownReference {
  /** e.g. `Guideline 2.5.13` or `ITMS-90998`. */
  name: string;
  /** The chapter of a guideline, e.g. `2.5 Software Requirements`. */
  chapter?: string;
}

export interface DecodedRejection {
  /** In the order of the text, each rule once. */
  findings: RejectionFinding[];
  /**
   * Possible causes, recognised by loose wording only and to be shown as a guess: the best first, at most MAX_LIKELY.
   */
  likely: RejectionFinding[];
  /** Numbers of a store that are in no table: they are named, never guessed. */
  unknown: UnknownReference[];
  /** Only without findings and possible causes: the page the text most likely refers to. */
  guess?: RejectionGuess;
  /** True when nothing was pasted. */
  isEmpty: boolean;
  /** Set when the text has more than MAX_TEXT characters and was therefore not read. */
  isTooLong?: true;
}

/** Longest text that is read, in characters. A store's message has a few thousand. */
export const MAX_TEXT = 1_000_000;
/** Characters of a text that are read for what it is about. */
const MAX_RANKED = 4000;
/** The share of the best rule's score that loose wording needs to be the reason. */
const REASON_SHARE = 0.8;
/** The largest share of a rule's score that the score of another has which clearly fits less. */
const CLEAR_SHARE = 0.6;
/** The lowest score with which a number has its other meaning. */
const MIN_OTHER = 6;
/** Largest number of possible causes shown: the right one is hardly ever further down. */
const MAX_LIKELY = 3;
/** Fewest lines of a text that is taken for the output of a tool. */
const MIN_LOG_LINES = 5;
/** Largest number of unknown numbers listed; a text with more is a list of numbers, not a rejection. */
const MAX_UNKNOWN = 12;

const BY_ID = index(({ id }) => [id]);
const BY_GUIDELINE = index((rule) => rule.guidelines);
const BY_CODE = index((rule) => rule.codes);

let search: ReturnType<typeof indexBySign<{ rule: RejectionRule; message: StoreMessage }>> | undefined;

const rankings: Record<string, Ranking> = {};

/** Ranks what a store refuses in a review, or in an upload. Words are counted with the first text without a cause. */
function rankingFor(store: Platform, isOfUploads = false): Ranking {
  const isMeant = ({ kind, isLastResort }: RejectionRule) =>
    isOfUploads ? kind !== 'review' && !isLastResort : store === 'android' || kind === 'review';
  return (rankings[`${store} ${isOfUploads}`] ??= rankingOf(
    REJECTION_RULES.filter((rule) => rule.store === store && isMeant(rule)),
  ));
}

/** Ranks all that the stores and their tools refuse. */
function rankingOfAll(): Ranking {
  return (rankings.all ??= rankingOf(REJECTION_RULES.filter(({ isLastResort }) => !isLastResort)));
}

/** Whether no other rule for a review fits the words of the text much better. */
function fitsText(rule: RejectionRule, { words }: ReadableText): boolean {
  const ranked = rankingFor(rule.store)(words.slice(0, MAX_RANKED));
  const [best] = ranked;
  const own = ranked.find((each) => each.rule === rule)?.score ?? 0;
  return !best || best.words === 1 || own >= REASON_SHARE * best.score;
}

/** Whether the words of the text clearly fit one rule better than another. */
function fitsBetter(rule: RejectionRule, other: RejectionRule, { words }: ReadableText): boolean {
  const ranked = rankingFor(rule.store)(words.slice(0, MAX_RANKED));
  const [one = 0, two = 0] = [rule, other].map((each) => ranked.find((entry) => entry.rule === each)?.score);
  return one >= MIN_OTHER && CLEAR_SHARE * one > two;
}

/** The messages that a text can have, in the order of the rules. They are taken apart with the first text. */
function possibleMessages({ vocabulary }: ReadableText) {
  search ??= indexBySign(
    REJECTION_RULES.flatMap((rule) =>
      (rule.messages ?? [])
        .map((written): StoreMessage => (typeof written === 'string' ? { words: written } : written))
        .flatMap((message) => wordingsOf(message, rule))
        .map((message) => ({ rule, message })),
    ),
  );
  return search(vocabulary);
}

function wordingsOf(message: StoreMessage, { store, kind }: RejectionRule): readonly StoreMessage[] {
  if ('stems' in message) return [message];
  return rewordings(message.words, store === 'ios' && kind === 'review').map((words) => ({
    ...message,
    words,
  }));
}

/**
 * Finds Apple guideline numbers, ITMS codes and the messages of App Store Connect and Google Play in a pasted text.
 * Runs in time proportional to the text's length (bounded looks around plain text hits). A text without any of them
 * gets a guess when it is about a refusal by a store, and nothing otherwise.
 */
export function decodeRejection(text: string): DecodedRejection {
  if (text.length > MAX_TEXT)
    return { findings: [], likely: [], unknown: [], isEmpty: false, isTooLong: true };
  const readable = readableText(text);
  const found = new Map<RejectionRule, Found>();
  const unknown = new Map<string, UnknownReference>();
  const add = (rule: RejectionRule, place: FoundMessage, isNumberOnly: boolean, detail?: string) => {
    const known = found.get(rule);
    const score = (known?.score ?? 0) + (place.stems ?? 0);
    // Loose wording says less than a number or a phrase.
    const isLoose = place.stems !== undefined;
    if (known && isLoose && known.stems === undefined) return;
    const isFirst =
      !known ||
      (known.stems !== undefined && (!isLoose || (place.stems ?? 0) > known.stems)) ||
      (!isLoose && place.start < known.start);
    found.set(rule, {
      ...(isFirst ? place : known),
      score,
      isReason: (place.isReason ?? false) || (known?.isReason ?? false),
      isNumberOnly: isNumberOnly && (known?.isNumberOnly ?? true),
      isNumbered: isNumberOnly || (known?.isNumbered ?? false),
      details: [...(known?.details ?? []), ...(detail === undefined ? [] : [detail])],
      places: [...(known?.places ?? []), ...(isLoose ? [] : [place])],
    });
  };

  const old = findOldGuidelines(readable);
  for (const { ruleId, isCertain, ...place } of old) {
    const rule = BY_ID.get(ruleId);
    if (rule) add(rule, place, isCertain);
  }
  const addGuideline = ({ number, start, end }: FoundNumber) => {
    const named = ruleOfGuideline(number);
    const other = BY_ID.get(OTHER_MEANINGS[number] ?? '');
    const rule = named && other && fitsBetter(other, named, readable) ? other : named;
    // The same number has another meaning since 2016.
    if (old.some((each) => each.number === number && each.ruleId !== rule?.id)) return;
    if (rule) add(rule, { start, end }, true, rule === named ? GUIDELINE_DETAILS[number] : undefined);
    else {
      const chapter = chapterOf(number);
      const name = `Guideline ${number}`;
      unknown.set(name, { name, ...(chapter && { chapter: `${chapter.number} ${chapter.title}` }) });
    }
  };
  const guidelines = findGuidelines(readable);
  for (const each of guidelines) if (!each.isMention) addGuideline(each);
  for (const { number, ...place } of findItmsCodes(readable)) {
    const rule = BY_CODE.get(number);
    if (rule) add(rule, place, true);
    else unknown.set(number, { name: `ITMS-${number}` });
  }
  const isNotOf = otherReviewers(readable.words);
  const unconfirmed = new Map<RejectionRule, FoundMessage[]>();
  for (const { rule, message } of possibleMessages(readable)) {
    if (isNotOf[rule.store] && rule.kind === 'review') continue;
    const place = findMessage(readable, message, rule.kind !== 'review');
    if (place?.isUnconfirmed) unconfirmed.set(rule, [...(unconfirmed.get(rule) ?? []), place]);
    else if (place) add(rule, place, false);
  }
  // Several messages of one rule confirm each other where the text has no other cause.
  if ([...found.values()].every(({ stems }) => stems !== undefined))
    for (const [rule, [first, ...others]] of unconfirmed)
      if (first && others.some(({ start }) => start > first.end)) add(rule, first, false);
  // What a text mentions for more information is its guideline only where it says nothing else of the reason, or says
  // what that guideline is about as well.
  const reasons = [...found].filter(([rule, { stems }]) => rule.kind === 'review' && stems === undefined);
  for (const each of guidelines) {
    const isReason = reasons.some(([rule]) => rule === ruleOfGuideline(each.number));
    if (each.isMention && (reasons.length === 0 || isReason)) addGuideline(each);
  }
  const certain = withoutRefined(
    withoutUncited(
      found,
      [...unknown.values()].some(({ chapter }) => chapter),
      hasOneOf(readable.words, NAMES_OF_GOOGLE_PLAY),
    ),
  ).sort(([, a], [, b]) => a.start - b.start);
  const possible = likelyCauses(found, unknown.size > 0);
  // Loose wording is only possible, except for the best that the text gives as a reviewer's reason and fits as a whole.
  const reason = possible.find(
    ([rule, { isReason }]) => isReason && rule.kind === 'review' && fitsText(rule, readable),
  );
  const isOfUpload = ([rule]: readonly [RejectionRule, unknown]) =>
    rule.kind !== 'review' && !rule.isLastResort;
  // What a developer retells says more than that a tool names no cause; in a log, loose wording is mere chance.
  const isVague =
    !isLog(readable) && certain.every(([{ isLastResort }]) => isLastResort) && possible.some(isOfUpload);
  const sure = certain.length === 0 && reason ? [reason] : isVague ? [] : certain;
  const findings = sure.map(([rule, place]) => findingOf(rule, place, readable));
  const guess = findings.length === 0 ? guessFrom(readable, [...unknown.values()], rankingFor) : {};
  // What the words of the whole text fit says more than loose wording in one sentence, but not of an upload.
  const ranked = (guess.causes ?? []).map(({ rule, place }) => [rule, { ...place, details: [] }] as const);
  // A number that may be that of a version counts first only where the words fit it as well.
  const numbered =
    findings.length === 0 && unknown.size === 0 && old.length === 0 ? numberedCauses(readable) : [];
  const fitting = numbered.filter(
    ([rule]) =>
      ranked.length === 0 || ranked.some(([each]) => each === rule || each.refines?.includes(rule.id)),
  );
  // What one store said for sure, the other one said only where the text names it.
  const isSaidByOther = ({ store, kind }: RejectionRule) =>
    kind === 'review' &&
    sure.length > 0 &&
    sure.every(([each]) => each.store !== store) &&
    !namesStore(readable.words, store);
  const others = [...possible, ...(isVague ? certain : [])].filter(
    (each) => !sure.includes(each) && !isSaidByOther(each[0]),
  );
  const ofReview = others.filter((each) => !isOfUpload(each));
  const inOrder = new Map<RejectionRule, Parameters<typeof findingOf>[1]>([
    ...others.filter(isOfUpload),
    ...fitting,
    ...(guess.isFaint
      ? [...ofReview, ...ranked, ...numbered]
      : [...ranked.slice(0, 1), ...numbered, ...ofReview.slice(0, 1), ...ranked, ...ofReview]),
  ]);
  // A few words that are known of one store may be about the other one, unless a number is one of that store.
  if (inOrder.size + unknown.size === 0 && !sure.some(([, { isNumbered }]) => isNumbered))
    for (const rule of causesOfFewWords(readable, rankingOfAll()))
      if (!sure.some(([{ store }]) => store === rule.store))
        inOrder.set(rule, { start: 0, end: readable.shown.length, details: [] });
  if (findings.length + inOrder.size + unknown.size === 0 && isAboutFailedUpload(readable.words))
    for (const [rule, [first]] of unconfirmed) if (first) inOrder.set(rule, { ...first, details: [] });
  const likely = [...inOrder].slice(0, MAX_LIKELY).map(([rule, place]) => findingOf(rule, place, readable));
  return {
    findings,
    likely,
    unknown: [...unknown.values()].slice(0, MAX_UNKNOWN),
    ...(guess.page && likely.length === 0 && { guess: guess.page }),
    isEmpty: readable.words === '',
  };
}

/** What the numbers mean that a text about a refusal by App Review has without saying what they are. */
function numberedCauses({ words }: ReadableText) {
  const refusal = refusalIn(words);
  if (refusal?.store !== 'ios' || !refusal.isSaid || isUploadRefused(words)) return [];
  return possibleGuidelines(words).flatMap(({ number, ...place }) => {
    const rule = ruleOfGuideline(number);
    return rule ? [[rule, { ...place, details: [] }] as const] : [];
  });
}

function ruleOfGuideline(number: string): RejectionRule | undefined {
  return BY_GUIDELINE.get(number) ?? BY_GUIDELINE.get(number.replace(/\([a-z]+\)$/, ''));
}

/** Whether a text is the output of a tool: retellings have few lines. */
function isLog({ shown }: ReadableText): boolean {
  return shown.split('\n', MIN_LOG_LINES).length === MIN_LOG_LINES;
}

function findingOf(
  rule: RejectionRule,
  place: Place & Pick<Found, 'details'>,
  readable: ReadableText,
): RejectionFinding {
  const values = rule.values ? findValues(readable, rule.values) : {};
  const named = rule.namedFixes?.map((template) => fillTemplate(template, values)).find(Boolean);
  const snippet = rule.snippet === undefined ? undefined : fillSnippet(rule.snippet, values);
  return {
    rule,
    quote: quoteAround(readable, place),
    cause: place.details.length > 0 ? place.details.join(' ') : rule.cause,
    fix: named ?? rule.fix,
    ...(snippet !== undefined && { snippet }),
  };
}

function index(keys: (rule: RejectionRule) => readonly string[] | undefined): Map<string, RejectionRule> {
  return new Map(REJECTION_RULES.flatMap((rule) => (keys(rule) ?? []).map((key) => [key, rule])));
}
