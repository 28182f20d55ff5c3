import { builders } from 'virtual:catalog/builders';
import type { Platform } from '@/model/app';
import { builderHints, casesOf, placesOf, type Advice, type AdvicePlace } from './advice';
import { CAUSES, type Cause } from './causes';
import type { CauseMatch } from './cause-match';
import type { DecodedLetter } from './decode-letter';

/** The steps for a message, in order, across all its causes. Plain data. */
export interface RecoveryPlan {
  /** `It was rejected; the old version stays live. 2 causes, one new build.` */
  summary: string;
  build: Advice['build'];
  /** First those that need a new build, then those in the console. */
  tasks: PlanTask[];
  /** Done once, after all the tasks: upload, send, resubmit. Empty with one task, which has them in its own steps. */
  finish: PlanStep[];
}

/** One cause and how to put it right. */
export interface PlanTask {
  causeId: string;
  caseId?: string;
  store: Platform;
  /** Number or name of the rule. */
  name: string;
  title: string;
  means: string;
  steps: PlanStep[];
  build: Advice['build'];
  /** Hints for builders, by id, or `any`. */
  builders: Readonly<Record<string, string>>;
  places: readonly AdvicePlace[];
  reply?: Advice['reply'];
  /** Answers of the reviewer's kit that belong into the reply. */
  kit: NonNullable<Advice['kit']>;
  /** Cases to choose from: "Which of these did they write?" */
  candidates: PlanCandidate[];
  /** Whether the user said that they wrote none of these. */
  isNoneChosen: boolean;
  match: CauseMatch;
  cause: Cause;
}

export interface PlanStep {
  /** Stable, so that a tick stays with its step: `login-fails/2`. */
  id: string;
  text: string;
}

export interface PlanCandidate {
  caseId: string;
  /** How developers tell it. */
  told: string;
  means: string;
}

/** The answers of the user about a message. */
export interface PlanChoices {
  /** The case that was chosen, by cause; empty for "None of these". */
  cases?: Readonly<Record<string, string>> | undefined;
  /** A closest match that the user took for the cause. */
  causes?: readonly string[] | undefined;
}

const MAX_CANDIDATES = 4;
/** Order of the tasks: what needs a new build comes first, because it takes longest. */
const BUILD_ORDER: readonly Advice['build'][] = ['yes', 'maybe', 'no'];
/** Steps that are done once for all tasks, in this order, and how they read where the tasks write them differently. */
const SHARED_STEPS: readonly { pattern: RegExp; text: string; ifOnlyPerhaps?: string }[] = [
  { pattern: /^Raise the (?:version code|build number)\b/, text: 'Raise the build number or version code.' },
  {
    pattern: /^Upload a new build\b/,
    text: 'Upload a new build and choose it under Build.',
    ifOnlyPerhaps: 'Upload a new build if the app changed.',
  },
  {
    pattern: /^(?:Create a new release with the new build|Release a new build in every track)\b/,
    text: 'Create a new release with the new build, in every track that has an old one.',
  },
  { pattern: /^Press Save\.$/, text: 'Press Save.' },
  {
    pattern: /^Press Reply to App Review\b/,
    text: 'Press Reply to App Review, and send one reply about all points.',
  },
  {
    pattern: /^Press Update Review on the version page\b/,
    text: 'Press Update Review on the version page, then Resubmit to App Review.',
  },
  {
    pattern: /^Open Publishing overview and press Send for review\.$/,
    text: 'Open Publishing overview and press Send for review.',
  },
];

/** Makes the plan of a message; undefined where it names no cause and the user has chosen none. */
export function planOf(letter: DecodedLetter, choices: PlanChoices = {}): RecoveryPlan | undefined {
  const chosen = letter.closest.filter(({ causeId }) => choices.causes?.includes(causeId));
  const matches = [...letter.sections.flatMap(({ causes }) => causes), ...chosen];
  const tasks = withoutRepeats(matches.flatMap((match) => taskOf(match, choices) ?? [])).sort(
    (a, b) => BUILD_ORDER.indexOf(a.build) - BUILD_ORDER.indexOf(b.build),
  );
  if (tasks.length === 0) return undefined;
  const build = BUILD_ORDER.find((each) => tasks.some((task) => task.build === each)) ?? 'no';
  return { summary: summaryOf(letter, tasks, build), build, ...withSharedSteps(tasks) };
}

function taskOf(match: CauseMatch, { cases = {} }: PlanChoices): PlanTask | undefined {
  const cause = CAUSES.find(({ id }) => id === match.causeId);
  if (!cause) return undefined;
  const all = casesOf(match.causeId);
  const answer = cases[match.causeId];
  const caseId = answer ?? match.caseId ?? (all.length === 1 ? all[0]?.id : undefined);
  const found = all.find(({ id }) => id === caseId);
  const offered =
    match.candidates.length > 0
      ? match.candidates.flatMap(({ caseId: id }) => all.find((each) => each.id === id) ?? [])
      : found && answer === undefined
        ? []
        : all.slice(0, MAX_CANDIDATES);
  const key = found?.id ?? match.causeId;
  const texts = found?.steps ?? [match.fix];
  return {
    causeId: match.causeId,
    ...(found && { caseId: found.id }),
    store: match.store,
    name: cause.name,
    title: cause.title,
    means: found?.means ?? match.meaning,
    steps: texts.map((text, index) => ({ id: `${key}/${index + 1}`, text })),
    build: found?.build ?? (match.kind === 'upload' ? 'yes' : 'maybe'),
    builders: found ? builderHints(match.causeId, found, builders) : {},
    places: found ? placesOf(found, match.store) : [],
    ...(found && { reply: found.reply }),
    kit: found?.kit ?? [],
    isNoneChosen: answer === '',
    candidates: offered.map(({ id, means }) => ({ caseId: id, told: toldOf(cause, id), means })),
    match,
    cause,
  };
}

/** The first line in which developers tell a case. */
function toldOf(cause: Cause, caseId: string): string {
  return cause.cases?.find(({ id }) => id === caseId)?.told[0] ?? caseId;
}

/** A letter can give one case in two sections; a case is one task. Without a case, another file or key is another task. */
function withoutRepeats(tasks: readonly PlanTask[]): PlanTask[] {
  const keys = tasks.map(({ causeId, caseId, match }) => caseId ?? `${causeId} ${match.fix}`);
  return tasks.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Moves what is done once for all tasks to the end. */
function withSharedSteps(tasks: PlanTask[]): Pick<RecoveryPlan, 'tasks' | 'finish'> {
  if (tasks.length === 1) return { tasks, finish: [] };
  const shared = new Map<number, Set<string>>();
  const own = tasks.map((task) => ({
    ...task,
    steps: task.steps.filter(({ text }) => {
      const rank = SHARED_STEPS.findIndex(({ pattern }) => pattern.test(text));
      // A task of nothing but sending keeps its steps.
      if (rank < 0 || task.steps.length === 1) return true;
      shared.set(rank, (shared.get(rank) ?? new Set()).add(text));
      return false;
    }),
  }));
  const finish = SHARED_STEPS.flatMap(({ text, ifOnlyPerhaps }, rank) => {
    const written = [...(shared.get(rank) ?? [])];
    if (written.length < 2) return written;
    return written.includes(text) ? [text] : [ifOnlyPerhaps ?? text];
  });
  return { tasks: own, finish: finish.map((text) => ({ id: `finish/${text}`, text })) };
}

function summaryOf({ severity }: DecodedLetter, tasks: readonly PlanTask[], build: Advice['build']): string {
  const causes = tasks.length === 1 ? 'One cause' : `${tasks.length} causes`;
  const builds = {
    yes: 'one new build',
    maybe: 'a new build only if the app itself changes',
    no: 'no new build needed',
  }[build];
  const what = severity ? `${severity.title}. ` : '';
  return `${what}${causes}, ${builds}.`;
}
