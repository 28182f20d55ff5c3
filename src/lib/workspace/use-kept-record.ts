import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Collection, WorkspaceRecord } from './collection';
import { useRecord, useRepository } from './workspace-context';

export interface KeptRecord<Item> {
  /** Undefined while it is being read. */
  item: Item | undefined;
  /** It could not be read; `retry` tries again. */
  isUnreadable: boolean;
  retry: () => void;
  change: (apply: (item: Item) => Item) => void;
}

/**
 * One record that a page edits, e.g. its form: shown at once, written with every change, so that a reload or another
 * page loses nothing. Once changed here, it no longer follows other tabs: the last write stays.
 * @param start what it is before the first change; its id is the record's
 */
export function useKeptRecord<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  start: Item,
): KeptRecord<Item> {
  const repository = useRepository();
  const queries = useQueryClient();
  const { id } = start;
  const record = useRecord(collection, id);
  const [own, setOwn] = useState<Item>();
  /** What the screen shows, for handlers that run between two renders. */
  const latest = useRef<Item>(undefined);
  const written = useRef<Item>(undefined);
  const isWriting = useRef(false);

  const stored = record.data === undefined ? undefined : (record.data ?? start);
  const item = own ?? stored;
  useLayoutEffect(() => {
    latest.current = item;
    if (!own) written.current = item;
  }, [item, own]);

  const write = useCallback(async () => {
    if (isWriting.current) return;
    isWriting.current = true;
    try {
      while (latest.current && latest.current !== written.current) {
        const sent = latest.current;
        await repository.put(collection, [sent]);
        written.current = sent;
      }
    } finally {
      isWriting.current = false;
    }
  }, [collection, repository]);

  /** A page that goes away has no time to wait for the write before. */
  const writeNow = useCallback(() => {
    if (!latest.current || latest.current === written.current) return;
    written.current = latest.current;
    void repository.put(collection, [latest.current]);
  }, [collection, repository]);

  const change = useCallback(
    (apply: (item: Item) => Item) => {
      if (!latest.current) return;
      latest.current = apply(latest.current);
      setOwn(latest.current);
      // For the next visit of the page.
      queries.setQueryData([collection.name, id], latest.current);
      void write();
    },
    [collection, id, queries, write],
  );

  useEffect(() => {
    window.addEventListener('pagehide', writeNow);
    return () => window.removeEventListener('pagehide', writeNow);
  }, [writeNow]);
  // A layout effect, because the workspace closes in an effect's clean-up.
  useLayoutEffect(() => writeNow, [writeNow]);

  return { item, isUnreadable: !item && record.hasFailed, retry: record.retry, change };
}
