import type { Design } from './design';

/** Earlier and undone states of a design; the present one is in the draft. Designs share what did not change. */
export interface History {
  past: readonly Design[];
  future: readonly Design[];
  /** Target of the last step, while further changes of the same belong to it, e.g. the letters of one caption. */
  group: string | undefined;
}

export const EMPTY_HISTORY: History = { past: [], future: [], group: undefined };

/**
 * Records a change.
 * @param before the design that was changed
 * @param group changes of the same group in a row are one step; none for a step of its own
 */
export function record(history: History, before: Design, group?: string): History {
  const isContinued = group !== undefined && group === history.group && history.past.length > 0;
  return { past: isContinued ? history.past : [...history.past, before], future: [], group };
}

/** Ends the current group: the next change is a step of its own. */
export function endGroup(history: History): History {
  return history.group === undefined ? history : { ...history, group: undefined };
}

/** Undoes the last step; undefined when there is none. */
export function undo(history: History, present: Design): { history: History; design: Design } | undefined {
  const design = history.past.at(-1);
  if (!design) return undefined;
  return {
    design,
    history: { past: history.past.slice(0, -1), future: [present, ...history.future], group: undefined },
  };
}

/** Redoes the last undone step; undefined when there is none. */
export function redo(history: History, present: Design): { history: History; design: Design } | undefined {
  const [design, ...future] = history.future;
  return design && { design, history: { past: [...history.past, present], future, group: undefined } };
}
