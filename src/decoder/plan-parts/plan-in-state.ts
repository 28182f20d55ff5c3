import type { Platform } from '@/model/app';
import type { Advice } from '../advice';
import type { Sending } from '../sending';
import type { SeverityId } from '../severity';

interface Step {
  id: string;
  text: string;
}

interface Draft {
  task: {
    store: Platform;
    build: Advice['build'];
    reply?: Advice['reply'];
    steps: Step[];
    candidates: { build: Advice['build']; buildIf?: string | undefined; steps: Step[] }[];
  };
  ways: Sending[];
}

/** Leaves out of the tasks what the state of the app makes needless or impossible. */
export function fittedTo<T extends Draft>(
  all: readonly T[],
  state: SeverityId | undefined,
  isAppealDenied = false,
): T[] {
  const drafts = isAppealDenied ? all.map(withoutAppeal) : all;
  switch (state) {
    case 'metadata-rejected':
      return drafts.map(withoutBuild);
    case 'form-missing':
      // Nobody has the version yet, so nobody waits for an answer.
      return drafts.map((draft) => ({ ...draft, task: { ...draft.task, reply: { do: 'no' } } }));
    case 'fix-later':
      // The version is approved, so nobody waits for an answer.
      return drafts.map((draft) => ({ ...draft, task: { ...draft.task, reply: { do: 'no' } } }));
    case 'suspended':
      return drafts.map(withoutUpdate);
    default:
      return [...drafts];
  }
}

/** A task of a message that says itself that the same build is reviewed again. */
function withoutBuild<T extends Draft>(draft: T): T {
  const { ways, task } = draft;
  return {
    ...draft,
    ways: ways.map((way) => ({ ...way, build: 'no', buildIf: undefined })),
    task: {
      ...task,
      build: 'no',
      candidates: task.candidates.map((each) => ({ ...each, build: 'no', buildIf: undefined })),
    },
  };
}

/** A step that only sends an appeal, or waits for its answer. */
const IS_APPEAL =
  /^(?:Wait for the answer|(?:Attach|Send|Write|File)\b[^.]*\ban? (?:\w+ )?appeal|Send one appeal|Appeal)\b/;

/** Words that a step without the one before it, and after an appeal, does not need. */
const OTHERWISE = /^Otherwise,? (\p{L})/u;
const AFTER_APPEAL = ' only after a lost appeal';

/** A task of a message that turned an appeal down: nobody reads the same one again. */
function withoutAppeal<T extends Draft>(draft: T): T {
  const { task } = draft;
  const left = (steps: readonly Step[]) =>
    steps
      .filter(({ text }) => !IS_APPEAL.test(text))
      .map((step) => ({
        ...step,
        text: step.text
          .replace(AFTER_APPEAL, '')
          .replace(OTHERWISE, (_, first: string) => first.toUpperCase()),
      }));
  return {
    ...draft,
    task: {
      ...task,
      ...(task.store === 'android' && { reply: { do: 'no' as const } }),
      steps: left(task.steps),
      candidates: task.candidates.map((each) => ({ ...each, steps: left(each.steps) })),
    },
  };
}

const PRESS_SAVE = /,? (?:and|then) press Save\b/;
const OLD_BUILDS = /\b(?:old|older) builds?\b|\bevery track\b/;

/** A suspended app takes no update, and the app that replaces it has no old builds. */
function withoutUpdate<T extends Draft>(draft: T): T {
  const { task } = draft;
  if (task.store === 'ios') return draft;
  const left = (steps: readonly Step[]) =>
    steps
      .filter(({ text }) => !OLD_BUILDS.test(text))
      .map((step) => ({ ...step, text: step.text.replace(PRESS_SAVE, '') }));
  return {
    ...draft,
    task: {
      ...task,
      steps: left(task.steps),
      candidates: task.candidates.map((each) => ({ ...each, steps: left(each.steps) })),
    },
  };
}
