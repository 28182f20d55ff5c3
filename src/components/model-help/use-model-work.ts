import { useCallback } from 'react';
import { judge } from '@/domain/proposals/judge';
import {
  noModelWork,
  takeOffer,
  withOutcome,
  withoutMarks,
  withoutOffer,
  withoutWork,
  withWaiting,
  type ModelWork,
  type OfferedText,
} from '@/domain/proposals/model-work';
import { propose } from '@/domain/proposals/propose';
import type { TextTask } from '@/domain/proposals/text-task';
import type { Result } from '@/domain/result';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { modelApi } from '@/lib/browser-model/model-api';
import { modelWorkCollection } from '@/lib/workspace/helper-records';
import { openModel } from '@/lib/browser-model/text-model';
import { useClock } from '@/lib/clock';
import { useTask, type TaskTools } from '@/lib/jobs/use-task';
import { newId } from '@/lib/new-id';
import { useLatest } from '@/lib/use-latest';

/** How texts get into the places of a page. */
export interface ModelPlaces {
  /** Name of a place as the page calls it. */
  labelOf: (place: string) => string;
  /** The present text of a place. */
  textIn: (place: string) => string;
  /** Findings of the product's rules that refuse this text in the place, or newly warn about it. */
  rules: (place: string, text: string) => readonly string[];
  /** Loads what the rules need; they are not asked before. */
  prepare?: () => Promise<void>;
  /** Puts a text into a place. Called only for a text that the user chose and that passed. */
  put: (place: string, text: string) => void;
}

/**
 * Lets the browser's model work on the texts of one draft or page. Answers wait in storage, apart from the draft, until the
 * user takes or dismisses them; so do tasks that are left when the page closes.
 */
export function useModelWork(id: string, places: ModelPlaces, draftId?: string) {
  const clock = useClock();
  const { item, change } = useSingleRecord(modelWorkCollection, noModelWork(id, draftId));
  const latest = useLatest({ places, waiting: item?.waiting ?? [] });

  const work = async (tasks: readonly TextTask[], tools: TaskTools): Promise<Result<number>> => {
    let done = 0;
    await latest.current.places.prepare?.();
    const model = await openModel(modelApi(), {
      clock,
      signal: tools.signal,
      onDownload: (progress) =>
        tools.report(`Your browser downloads its model: ${Math.round(progress * 100)} %`, progress),
    });
    try {
      for (const [index, task] of tasks.entries()) {
        if (tools.signal.aborted) break;
        tools.report(`${task.label} (${index + 1} of ${tasks.length})`, index / tasks.length);
        const outcome = await propose(task, model, {
          rules: (text) => latest.current.places.rules(task.place, text),
          newMark: newId,
        });
        // A mount that has ended writes nothing more.
        if (tools.signal.aborted) break;
        if (outcome.kind === 'failed' && !isOfOneText(outcome.failure.code))
          return { ok: false, failure: outcome.failure.message };
        change((now) => withOutcome(now, task, outcome));
        if (outcome.kind === 'proposal') done += 1;
      }
      return { ok: true, value: done };
    } finally {
      model.close();
    }
  };
  const { state, start, cancel, reset } = useTask(work, 'Asking your browser…');

  const begin = useCallback(
    (tasks: readonly TextTask[]) => {
      change((now) => withWaiting(now, tasks));
      start(tasks);
    },
    [change, start],
  );
  const resume = useCallback(() => start(latest.current.waiting), [latest, start]);
  /** Takes texts that the user chose. The one place from which a text of a model reaches the page. */
  const take = useCallback(
    (chosen: readonly OfferedText[]) => {
      const { rules, put } = latest.current.places;
      for (const offer of chosen) {
        const { place } = offer.task;
        const taken = (now: ModelWork) => takeOffer(now, offer, (text) => rules(place, text));
        const { text } = taken(noModelWork(id));
        if (text !== undefined) put(place, text);
        change((now) => taken(now).work);
      }
    },
    [change, id, latest],
  );
  /** Judges a text that somebody else wrote, and lets it wait for the user. Returns why it cannot be offered. */
  const offer = useCallback(
    (task: TextTask, text: string): readonly string[] => {
      const judged = judge(text, task, {
        rules: (each) => latest.current.places.rules(task.place, each),
      });
      if (!judged.ok) return judged.reasons;
      change((now) => withOutcome(now, task, { kind: 'proposal', proposal: judged.proposal }));
      return [];
    },
    [change, latest],
  );
  const dismiss = useCallback((place: string) => change((now) => withoutOffer(now, place)), [change]);
  const discard = useCallback(() => {
    reset();
    change(withoutWork);
  }, [change, reset]);
  const confirm = useCallback((...places: string[]) => change((now) => withoutMarks(now, places)), [change]);
  return { work: item, state, begin, resume, cancel, offer, take, dismiss, discard, confirm };
}

/** Whether a failure is about one text, so that the others go on. */
function isOfOneText(code: string): boolean {
  return code === 'language' || code === 'quota' || code === 'endless' || code === 'other';
}
