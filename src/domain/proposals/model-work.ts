import { judge, type JudgeOptions } from './judge';
import { markOf } from './model-marks';
import type { Outcome } from './propose';
import type { TextTask } from './text-task';

/** A text that was judged, and waits for the user. It is judged again before it is used. */
export interface OfferedText {
  task: TextTask;
  text: string;
}

/** A task for which no answer was good enough, and why. */
export interface RefusedTask {
  task: TextTask;
  reasons: string[];
}

/** Work of a model on one draft or page, whose id it has. Nothing in it is part of the draft. */
export interface ModelWork {
  id: string;
  /** The draft, where it is not the id. */
  draftId?: string | undefined;
  /** Not yet written, in this order. */
  waiting: TextTask[];
  offered: OfferedText[];
  refused: RefusedTask[];
  /** Fingerprints of the texts that were taken over, by place: not yet edited or confirmed. */
  marks: Record<string, string>;
}

export function noModelWork(id: string, draftId?: string): ModelWork {
  return { id, ...(draftId !== undefined && { draftId }), waiting: [], offered: [], refused: [], marks: {} };
}

function without<Item extends { task: TextTask }>(items: readonly Item[], place: string): Item[] {
  return items.filter(({ task }) => task.place !== place);
}

/** Lets tasks wait for the model; one for the same place is replaced. */
export function withWaiting(work: ModelWork, tasks: readonly TextTask[]): ModelWork {
  const asked = new Set(tasks.map(({ place }) => place));
  return { ...work, waiting: [...work.waiting.filter(({ place }) => !asked.has(place)), ...tasks] };
}

/** Keeps what became of a task. */
export function withOutcome(work: ModelWork, task: TextTask, outcome: Outcome): ModelWork {
  const { place } = task;
  const rest = {
    ...work,
    waiting: work.waiting.filter((each) => each.place !== place),
    offered: without(work.offered, place),
    refused: without(work.refused, place),
  };
  if (outcome.kind === 'proposal')
    return { ...rest, offered: [...rest.offered, { task, text: outcome.proposal.text }] };
  const reasons = outcome.kind === 'failed' ? [outcome.failure.message] : [...outcome.reasons];
  return { ...rest, refused: [...rest.refused, { task, reasons }] };
}

/**
 * Takes an offered text over because the user chose it, after another judgement: the rest of the page may have changed.
 * @returns the text to put into its place; none where it no longer passes
 */
export function takeOffer(
  work: ModelWork,
  { task, text }: OfferedText,
  rules: JudgeOptions['rules'],
): { work: ModelWork; text?: string } {
  const judged = judge(text, task, { rules });
  const rest = { ...work, offered: without(work.offered, task.place) };
  if (!judged.ok)
    return {
      work: { ...rest, refused: [...without(rest.refused, task.place), { task, reasons: judged.reasons }] },
    };
  const taken = judged.proposal.text;
  return { work: { ...rest, marks: { ...rest.marks, [task.place]: markOf(taken) } }, text: taken };
}

export function withoutOffer(work: ModelWork, place: string): ModelWork {
  return { ...work, offered: without(work.offered, place) };
}

/** Forgets what waits, is offered or was refused. Marks stay: they are about texts of the user. */
export function withoutWork(work: ModelWork): ModelWork {
  return { ...work, waiting: [], offered: [], refused: [] };
}

export function withoutMarks(work: ModelWork, places: readonly string[]): ModelWork {
  return {
    ...work,
    marks: Object.fromEntries(Object.entries(work.marks).filter(([place]) => !places.includes(place))),
  };
}
