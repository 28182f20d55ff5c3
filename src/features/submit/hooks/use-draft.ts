import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { useClock } from '@/lib/clock';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useRecord, useRepository } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../model/draft-changes';
import { mergeDrafts } from '../model/merge-drafts';

/** The longest a change waits until it is saved, however fast the typing goes on. */
const SAVE_AFTER_MS = 300;

/** `unsaved`: nothing was changed yet, so nothing is kept. */
export type SaveState = 'unsaved' | 'saving' | 'saved' | 'failed';

export interface DraftHandle {
  /** Undefined while it is being read. `null`: there is no such draft. */
  draft: SubmissionDraft | null | undefined;
  /** It could not be read; `retry` tries again. */
  isUnreadable: boolean;
  retry: () => void;
  change: (change: DraftChange) => void;
  saveState: SaveState;
  /** Saves at once what still waits. */
  flush: () => void;
  /** Another tab deleted it; the next change brings it back. */
  isDeletedElsewhere: boolean;
}

/**
 * One draft as this tab has it: kept in the workspace while it is changed, and following the changes of other tabs
 * field by field.
 * @param start the content of a draft that isn't stored yet; it is stored with its first change
 */
export function useDraft(id: string, start: SubmissionDraft | undefined): DraftHandle {
  const clock = useClock();
  const record = useRecord(draftsCollection, id);
  // Not the collection's writer: it begins a moment later, and a page that closes has no moment to give.
  const repository = useRepository();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [saveState, setSaveState] = useState<SaveState>(start ? 'unsaved' : 'saved');
  const [isDeletedElsewhere, setDeletedElsewhere] = useState(false);

  /** What the screen shows, for the handlers that run between two renders. */
  const mine = useRef(start);
  /** The newest stored state that `mine` contains. */
  const base = useRef<SubmissionDraft>(undefined);
  const lastSent = useRef(start);
  const timer = useRef<number>(undefined);
  /** Saves run one after the other. */
  const queue = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback((next: SubmissionDraft) => {
    mine.current = next;
    setDraft(next);
  }, []);

  const save = useCallback(async () => {
    const sent = mine.current;
    if (!sent || sent === lastSent.current) return;
    const before = base.current;
    const isFirst = before === undefined;
    try {
      let after = isFirst
        ? undefined
        : await repository.update(draftsCollection, id, (stored) => ({
            ...mergeDrafts(before, sent, stored),
            revision: revisionOf(stored) + 1,
          }));
      if (!after) {
        after = { ...sent, revision: revisionOf(before) + 1 };
        await repository.put(draftsCollection, [after]);
      }
      lastSent.current = sent;
      if (!base.current || revisionOf(after) > revisionOf(base.current)) base.current = after;
      const now = mine.current ?? sent;
      const merged = mergeDrafts(sent, now, after);
      // Typed meanwhile: the timer set by that change saves it.
      if (now === sent) lastSent.current = merged;
      show(merged);
      setDeletedElsewhere(false);
      setSaveState(now === sent ? 'saved' : 'saving');
      void queries.invalidateQueries({ queryKey: [draftsCollection.name] });
    } catch {
      setSaveState('failed');
    }
  }, [id, queries, repository, show]);

  const stopTimer = useCallback(() => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current);
    timer.current = undefined;
  }, [clock]);

  const flush = useCallback(() => {
    stopTimer();
    queue.current = queue.current.then(save);
  }, [save, stopTimer]);

  /** Begins to write before it returns; a write under way is no obstacle, since both merge into what is stored. */
  const saveOnTheWayOut = useCallback(() => {
    stopTimer();
    void save();
  }, [save, stopTimer]);

  const change = useCallback(
    (apply: DraftChange) => {
      if (!mine.current) return;
      const next = apply(mine.current);
      if (next === mine.current) return;
      show({ ...next, updatedAt: new Date(clock.now()).toISOString() });
      setSaveState('saving');
      timer.current ??= clock.setTimeout(flush, SAVE_AFTER_MS);
    },
    [clock, flush, show],
  );

  useEffect(() => {
    const incoming = record.data;
    if (incoming === undefined) return;
    if (incoming === null) {
      setDeletedElsewhere(base.current !== undefined);
      return;
    }
    setDeletedElsewhere(false);
    if (base.current && revisionOf(incoming) <= revisionOf(base.current)) return;
    const current = mine.current ?? incoming;
    const isClean = current === lastSent.current || !mine.current;
    const merged = mergeDrafts(base.current ?? incoming, current, incoming);
    base.current = incoming;
    if (isClean) lastSent.current = merged;
    show(merged);
  }, [record.data, show]);

  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveOnTheWayOut();
    };
    window.addEventListener('pagehide', saveOnTheWayOut);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('pagehide', saveOnTheWayOut);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [saveOnTheWayOut]);

  // A layout effect, because the workspace closes in an effect's clean-up, and waits only for writes that have begun.
  useLayoutEffect(() => saveOnTheWayOut, [saveOnTheWayOut]);

  const isMissing = !draft && record.data === null;
  return {
    draft: isMissing ? null : draft,
    isUnreadable: !draft && record.hasFailed,
    retry: record.retry,
    change,
    saveState,
    flush,
    isDeletedElsewhere,
  };
}

function revisionOf(draft: SubmissionDraft | undefined): number {
  return draft?.revision ?? 0;
}
