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
export function fittedTo<T extends Draft>(drafts: readonly T[], state: SeverityId | undefined): T[] {
  switch (state) {
    case 'metadata-rejected':
      return drafts.map(withoutBuild);
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
