import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useRecord, useRepository } from '@/lib/workspace/workspace-context';
import { NOTES_ID, recoveryNotesCollection } from '../records';

export interface NotesHandle {
  /** Undefined while it is being read. */
  text: string | undefined;
  isUnreadable: boolean;
  retry: () => void;
  change: (text: string) => void;
  saveState: 'saved' | 'saving' | 'failed';
}

/**
 * The Additional Notes, kept in the workspace with every change. One write is under way at most, and the newest text
 * is always the next one, so that nothing waits on a timer and leaving the page loses nothing.
 */
export function useNotes(): NotesHandle {
  const repository = useRepository();
  const queries = useQueryClient();
  const record = useRecord(recoveryNotesCollection, NOTES_ID);
  /** What was typed here and isn't kept yet; otherwise the record speaks, also for other tabs. */
  const [typed, setTyped] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef<string>(undefined);
  const isWriting = useRef(false);

  const write = useCallback(async () => {
    if (isWriting.current) return;
    isWriting.current = true;
    try {
      for (let text = newest.current; text !== undefined; text = newest.current) {
        const notes = { id: NOTES_ID, text };
        await repository.put(recoveryNotesCollection, [notes]);
        if (newest.current !== text) continue;
        newest.current = undefined;
        queries.setQueryData([recoveryNotesCollection.name, NOTES_ID], notes);
        setTyped(undefined);
        setFailed(false);
      }
    } catch {
      setFailed(true);
    } finally {
      isWriting.current = false;
    }
  }, [queries, repository]);

  const change = useCallback(
    (text: string) => {
      newest.current = text;
      setTyped(text);
      void write();
    },
    [write],
  );

  return {
    text: typed ?? (record.data === undefined ? undefined : (record.data?.text ?? '')),
    isUnreadable: record.hasFailed,
    retry: record.retry,
    change,
    saveState: hasFailed ? 'failed' : typed === undefined ? 'saved' : 'saving',
  };
}
