import { builders } from 'virtual:catalog/builders';
import type { Platform } from '@/model/app';
import { builderHints, casesOf, placesOf, type Advice, type AdvicePlace } from './advice';
import { CAUSES, isAnswered, type Cause } from './causes';
import type { CauseMatch } from './cause-match';
import type { DecodedLetter } from './decode-letter';
import {
  caseOf,
  caseWithId,
  caseWords,
  onlyForUser,
  questionOf,
  rivalsOf,
  type OwnedCase,
} from './known-cases';
import { joinedTask, pointSteps, saidOf, sentencesIn, withKeys, withNames } from './point-steps';
import { buildOf, sendingSteps, type Sending } from './sending';
import { chosenIn, withAnswers, type AnsweredFound } from './plan-parts/chosen-cases';
import { fittedTo } from './plan-parts/plan-in-state';
import { summaryOf } from './plan-parts/plan-summary';
import { hintsFor } from './remarks/builder-named';
import { severityOf, type SeverityId, type SeverityLevel } from './severity';

/** The steps for a message, in order, across all its causes. Plain data. */
export interface RecoveryPlan {
  /** `It was rejected. 2 causes, one new build.` */
  summary: string;
  /** How serious the message is, as far as it fits the cases that were found. */
  severity?: SeverityLevel;
  build: Advice['build'];
  /** The builder that the message names: its tasks have no hints for others. */
  builder?: string;
  /** First those that need a new build, then those in the console. */
  tasks: PlanTask[];
  /** Done once, after all the tasks, or whichever case it is: upload, send, resubmit. One known task has them itself. */
  finish: PlanStep[];
}

/** One cause and how to put it right. */
export interface PlanTask {
  /** Of the answer to its question: the cause's id, with a number for a further problem of the same cause. */
  key: string;
  causeId: string;
  caseId?: string;
  store: Platform;
  /** Number or name of the rule. */
  name: string;
  title: string;
  /** The rule's title while the case is not known. */
  means: string;
  /** Names a remedy that people ask for and that does not help. */
  notEnough?: string;
  /** None while the case is not known: those of each candidate are with it. */
  steps: PlanStep[];
  build: Advice['build'];
  /** When a build that may be needed is needed: `if the icon changed`. */
  buildIf?: string | undefined;
  /** Hints for builders, by id, or `any`. */
  builders: Readonly<Record<string, string>>;
  places: readonly AdvicePlace[];
  reply?: Advice['reply'];
  /** Answers of the reviewer's kit that belong into the reply. */
  kit: NonNullable<Advice['kit']>;
  /** Asked about the candidates: `Which of these did they write?` */
  question: string;
  candidates: PlanCandidate[];
  /** Whether the user said that they wrote none of these. */
  isNoneChosen: boolean;
  /** The candidates that were chosen; several where they don't exclude each other. */
  chosen: readonly string[];
  isOneOnly: boolean;
  /** Sentences of the message about this app: the button, the file, the kind of data. */
  details: readonly string[];
  /** Sentences of the message that ask for a change. */
  asks: readonly string[];
  /** Keys, files and numbers that the message names. */
  named: readonly string[];
  match: CauseMatch;
  cause: Cause;
}

export interface PlanStep {
  /** Stable, so that a tick stays with its step: `login-fails/2`. */
  id: string;
  text: string;
}

/** A case to choose. */
export interface PlanCandidate {
  caseId: string;
  /** How developers tell it, or what they answer. */
  told: string;
  means: string;
  build: Advice['build'];
  /** When a build that may be needed is needed: `if the icon changed`. */
  buildIf?: string | undefined;
  steps: PlanStep[];
}

/** The answers of the user about a message. */
export interface PlanChoices {
  /** The cases that were chosen, by the task's key, as `storedAnswer` writes them; empty for "None of these". */
  cases?: Readonly<Record<string, string>> | undefined;
  /** A closest match that the user took for the cause. */
  causes?: readonly string[] | undefined;
}

const WHICH = 'Which of these did they write?';
const MAX_CANDIDATES = 4;
/** Order of the tasks: what needs a new build comes first, because it takes longest. */
const BUILD_ORDER: readonly Advice['build'][] = ['yes', 'maybe', 'no'];

/** A task, and how it goes back to the store: as its case says, or as each case does that it can be. */
interface Draft {
  task: PlanTask;
  ways: Sending[];
  isOpen: boolean;
}

/** The case of an app that can't be updated any more. */
const SUSPENDED = 'suspended';

/** Makes the plan of a message; undefined where it names no cause and the user has chosen none. */
export function planOf(letter: DecodedLetter, choices: PlanChoices = {}): RecoveryPlan | undefined {
  const taken = letter.closest.filter(({ causeId }) => choices.causes?.includes(causeId));
  const matches = [
    ...letter.sections.flatMap((section) =>
      section.causes.map((match, index) => ({ match, ...saidOf(section, index) })),
    ),
    ...taken.map((match) => ({ match, details: [], asks: [], points: [], names: [] })),
  ];
  const found = withoutCovered(
    withoutRepeats(
      withoutRivals(withAnswers(withKeys(matches), choices.cases), choices, letter.severity?.id),
    ),
  ).map(({ task, ...draft }) => ({
    ...draft,
    task: { ...task, builders: hintsFor(letter.builder, task.builders) },
  }));
  const severity = severityWith(letter, found);
  const state = severity?.id;
  const drafts = fittedTo(found, state, letter.isAppealDenied).sort(
    (a, b) => BUILD_ORDER.indexOf(a.task.build) - BUILD_ORDER.indexOf(b.task.build),
  );
  const [only] = drafts;
  if (!only) return undefined;
  const build = buildOf(drafts.map(({ task }) => task));
  // A suspended app takes no update: its own case says how it comes back.
  const hasSuspension = drafts.some(({ task }) => task.caseId === SUSPENDED);
  const head = {
    summary: summaryOf(letter, {
      severity,
      build,
      buildIf: drafts.length === 1 ? only.task.buildIf : undefined,
      count: drafts.length,
      open: drafts.filter(({ isOpen }) => isOpen).length,
      isSuspended:
        hasSuspension || state === 'suspended' || (state === 'account' && only.task.store === 'ios'),
      store: only.task.store,
      isUsual: drafts.some(
        ({ task: { build, buildIf } }) => build === 'maybe' && buildIf?.startsWith('unless'),
      ),
    }),
    ...(severity && { severity }),
    ...{ build, ...(letter.builder !== undefined && { builder: letter.builder }) },
  };
  if (drafts.length === 1 && !only.isOpen)
    return { ...head, tasks: [withEnd(only, state, letter)], finish: [] };
  const parts = drafts.flatMap(joined).filter(({ store }) => !hasSuspension || store === 'ios');
  const finish = sendingSteps(parts, hasSuspension ? undefined : state, letter, drafts.length).map(
    asFinishOf(drafts.flatMap(({ task }) => task.steps)),
  );
  return { ...head, tasks: drafts.map(({ task }) => task), finish };
}

/**
 * The level of a message that fits its cases: that no build is needed can be said of one part only, and with a case that
 * has to wait nothing is sent again.
 */
function severityWith({ severity }: DecodedLetter, drafts: readonly Draft[]): SeverityLevel | undefined {
  if (severity?.id === 'rejected' && drafts.some(({ ways }) => ways.some(({ hold }) => hold)))
    return severityOf('held', 'ios');
  const isOfPart =
    severity?.id === 'metadata-rejected' &&
    drafts.some(({ ways }) => ways.some(({ build }) => build === 'yes'));
  return isOfPart ? severityOf('rejected', 'ios') : severity;
}

/** The tasks of all matches; those whose cases exclude each other are one, with a question. */
function withoutRivals(matches: readonly AnsweredFound[], choices: PlanChoices, state?: SeverityId): Draft[] {
  const found = matches.flatMap(({ match, ...rest }) => {
    const cause = CAUSES.find(({ id }) => id === match.causeId);
    return cause ? [{ match, ...rest, cause, known: caseOf(match, cause, rest.answer, state) }] : [];
  });
  const groups = new Map<string, OwnedCase[]>();
  for (const { known } of found)
    if (known?.advice.either !== undefined)
      groups.set(known.advice.either, [...(groups.get(known.advice.either) ?? []), known]);
  const done = new Set<string>();
  return found.flatMap(({ cause, known, ...each }) => {
    const named = known ? [] : onlyForUser(each.match);
    const group = (known ?? named[0])?.advice.either;
    if (group === undefined) return [draftOf(each, cause, known, choices)];
    if (done.has(group)) return [];
    done.add(group);
    const rivals = rivalsOf([...(groups.get(group) ?? []), ...named], group);
    // A closest match shows its case before it is taken.
    const isAsked = rivals.length > 1 && each.answer === undefined && each.match.certainty !== 'closest';
    return [draftOf(each, cause, isAsked ? undefined : known, choices, rivals)];
  });
}

/** Whether the text itself says what a case is about: steps that could do harm are shown for nothing less. */
function isSure({ kind, certainty, evidence }: CauseMatch): boolean {
  return evidence.some((each) => each.kind === 'phrase') || (certainty === 'code' && kind !== 'review');
}

function draftOf(
  { key, match, details, asks, points, names, answer, isFurther }: AnsweredFound,
  cause: Cause,
  known: OwnedCase | undefined,
  { cases = {} }: PlanChoices,
  rivals: readonly OwnedCase[] = [],
): Draft {
  const isOnly = casesOf(cause.id).length === 1 && match.certainty === 'code';
  const isTaken = answer !== undefined || match.certainty === 'closest';
  const isDoubtful = known?.advice.careful && !isTaken && !isOnly && !isSure(match);
  const found = isDoubtful ? undefined : known;
  const isClear = isFurther ?? (found !== undefined && answer === undefined);
  const offered = offeredFor(match, cause, known, rivals, isClear);
  const isOpen = !found && answer === undefined && offered.length > 0;
  const rule = found?.cause ?? cause;
  const texts = isOpen ? [] : (found?.advice.steps ?? sentencesIn(match.fix ?? ''));
  const owner = found?.advice.id ?? match.causeId;
  const named = [...new Set([...Object.values(match.values).flat(), ...names])];
  // A case has its own steps; answers are wanted in the order of the message.
  const wanted = isOpen || (found && !isAnswered(rule)) ? [] : pointSteps(points, owner, rule);
  const ways = isOpen ? offered.map(sendingOf) : [found ? sendingOf(found) : sendingWithout(match)];
  const ask = rivals.find(({ advice }) => advice.answer !== undefined);
  return {
    isOpen,
    ways,
    task: {
      key,
      causeId: match.causeId,
      ...(found && { caseId: found.advice.id }),
      store: match.store,
      name: (rule.id === cause.id ? match.cited : undefined) ?? rule.name,
      title: rule.title,
      // A rule's own sentence is about its commonest case, which may be none of those to choose from.
      means: found?.advice.means ?? (isOpen ? rule.title : match.meaning),
      ...(found?.advice.notEnough !== undefined && { notEnough: found.advice.notEnough }),
      steps: [
        ...wanted,
        ...withNames(texts, named).map((text, index) => ({ id: `${owner}/${index + 1}`, text })),
      ],
      build: joinedBuild(ways),
      ...(found?.advice.buildIf !== undefined && { buildIf: found.advice.buildIf }),
      builders: found ? builderHints(rule.id, found.advice, builders) : {},
      places: found ? placesOf(found.advice, match.store) : [],
      ...(found && { reply: found.advice.reply }),
      kit: found?.advice.kit ?? [],
      isNoneChosen: answer === '',
      chosen: chosenIn(cases[key]) ?? [],
      isOneOnly: rivals.length > 1,
      question: (ask && questionOf(ask)) ?? WHICH,
      candidates: offered.map((each) => candidateOf(each, rivals.length > 1)),
      details,
      asks: [...(wanted.length === 0 ? points : []), ...asks].filter((ask) => !details.includes(ask)),
      named,
      match,
      cause: rule,
    },
  };
}

/** The cases to choose from, at most four: none where the case is clear and the user was never asked. */
function offeredFor(
  match: CauseMatch,
  cause: Cause,
  known: OwnedCase | undefined,
  rivals: readonly OwnedCase[],
  isClear: boolean,
): OwnedCase[] {
  if (rivals.length > 1) return [...rivals];
  if (isClear) return [];
  const named = match.candidates.flatMap(({ caseId }) => caseWithId(caseId) ?? []);
  const all = casesOf(cause.id).map((advice) => ({ cause, advice }));
  const listed = named.length > 0 ? named : known ? [known, ...all] : all;
  return listed
    .filter((each, index) => listed.findIndex(({ advice }) => advice.id === each.advice.id) === index)
    .slice(0, MAX_CANDIDATES);
}

function sendingOf({ cause: { store }, advice }: OwnedCase): Sending {
  return { ...advice, store, hasReply: advice.reply.do === 'yes' };
}

/** How a cause without a case goes back to the store, beside others: its remedy says the same for itself. */
function sendingWithout({ kind, store }: CauseMatch): Sending {
  const isReview = kind === 'review';
  return {
    ...{ store, hasReply: false },
    build: isReview ? 'maybe' : kind === 'upload' ? 'yes' : 'no',
    ...(kind !== 'account' && { send: isReview ? ('review' as const) : ('upload' as const) }),
  };
}

/** Of cases one of which is meant, the build that is needed with every one of them, or perhaps. */
function joinedBuild(ways: readonly Sending[]): Advice['build'] {
  const [first] = ways;
  return first && ways.every(({ build }) => build === first.build) ? first.build : 'maybe';
}

/** How a task goes back to its store, together with others: an open one perhaps with a build. */
function joined({ ways, task: { build } }: Draft): Sending[] {
  return ways.map((way) => ({ ...way, build, buildIf: way.build === build ? way.buildIf : undefined }));
}

function candidateOf({ cause, advice }: OwnedCase, isAnswer: boolean): PlanCandidate {
  const { id: caseId, means, build, buildIf, steps, answer } = advice;
  const told = (isAnswer ? answer : undefined) ?? caseWords(cause, caseId)?.told ?? caseId;
  return {
    ...{ caseId, told, means, build },
    ...(buildIf !== undefined && { buildIf }),
    steps: steps.map((text, index) => ({ id: `${caseId}/${index + 1}`, text })),
  };
}

/** A letter can give one case in two sections; a case is one task. Without a case, another file or key is another task. */
function withoutRepeats(drafts: readonly Draft[]): Draft[] {
  const keys = drafts.map(({ task: { key, caseId, match } }) => caseId ?? `${key} ${match.fix ?? ''}`);
  return drafts.flatMap((draft, index) => {
    const same = drafts.filter((_, other) => keys[other] === keys[index]);
    return same[0] === draft
      ? [same.length > 1 ? { ...draft, task: joinedTask(same.map(({ task }) => task)) } : draft]
      : [];
  });
}

/** Leaves out cases whose steps another one contains, and what is known already from the cases to choose from. */
function withoutCovered(drafts: readonly Draft[]): Draft[] {
  const known = new Set(drafts.flatMap(({ task: { caseId } }) => caseId ?? []));
  const covered = new Set(
    drafts.flatMap(({ isOpen, ways }) => (isOpen ? [] : ways.flatMap(({ covers = [] }) => covers))),
  );
  return drafts.flatMap((draft) => {
    const { isOpen, ways, task } = draft;
    if (!isOpen)
      return task.caseId !== undefined && covered.has(task.caseId) ? [] : [withBuildOfCovered(draft, drafts)];
    const isLeft = ({ caseId }: PlanCandidate) => !known.has(caseId) && !covered.has(caseId);
    const left = task.candidates.filter(isLeft);
    if (left.length === 0) return [];
    const waysLeft = ways.filter((_, index) => task.candidates[index] && isLeft(task.candidates[index]));
    return [{ ...draft, ways: waysLeft, task: { ...task, candidates: left, build: joinedBuild(waysLeft) } }];
  });
}

/** A case needs the build of those that it contains. */
function withBuildOfCovered(draft: Draft, drafts: readonly Draft[]): Draft {
  const covers = draft.ways.flatMap((way) => way.covers ?? []);
  const isNeeded = drafts.some(
    ({ task: { caseId, build } }) => build === 'yes' && caseId !== undefined && covers.includes(caseId),
  );
  if (!isNeeded) return draft;
  return {
    ...draft,
    ways: draft.ways.map((way) => ({ ...way, build: 'yes', buildIf: undefined })),
    task: { ...draft.task, build: 'yes' },
  };
}

/** The only task of a plan, with how to send it. */
function withEnd({ task, ways }: Draft, state: SeverityId | undefined, letter: DecodedLetter): PlanTask {
  if (task.caseId === undefined) return task;
  return {
    ...task,
    steps: [...task.steps, ...sendingSteps(ways, state, letter).map(asFinishOf(task.steps))],
  };
}

/** A step of a case that raises the number of the build. */
const RAISES = /\b(?:raise|higher)\b.*\b(?:build number|version code)\b/i;
/** The same at the beginning of the step that uploads. */
const RAISE_FIRST = /^Raise the (?:build number|version code),(?: and)? (\w)/;

/** The steps after those of the cases, which do not raise the number of the build a second time. */
function asFinishOf(steps: readonly PlanStep[]): (step: PlanStep) => PlanStep {
  const isRaised = steps.some(({ text }) => RAISES.test(text));
  return ({ id, text }) => ({
    id: `finish/${id}`,
    text: isRaised ? text.replace(RAISE_FIRST, (_, first: string) => first.toUpperCase()) : text,
  });
}
