import { useEffect, useMemo, useState } from 'react';
import { localDay, useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import type { StoreId } from '../data/stores';
import { msUntilReview, submissionAt } from '../model/submission';
import { storeSubmissionsCollection } from '../records';

/**
 * The submissions as they stand now, newest first, and how to start one. Only the start is stored, what follows from it
 * is derived, so a submission goes on while its page is closed. One timer is outstanding at most.
 */
export function useStoreSubmissions() {
  const clock = useClock();
  const stored = useCollection(storeSubmissionsCollection);
  const { put } = useCollectionWriter(storeSubmissionsCollection);
  const [now, setNow] = useState(() => clock.now());
  const { data } = stored;

  useEffect(() => {
    const at = clock.now();
    const waits = (data ?? []).flatMap((submission) => msUntilReview(submission, at) ?? []);
    if (waits.length === 0) return undefined;
    const timer = clock.setTimeout(() => setNow(clock.now()), Math.min(...waits));
    return () => clock.clearTimeout(timer);
  }, [clock, data, now]);

  return {
    stored,
    submissions: useMemo(
      () => (data ?? []).map((submission) => submissionAt(submission, now)).reverse(),
      [data, now],
    ),
    start: (store: StoreId, notes: string) => {
      const startedAt = clock.now();
      setNow(startedAt);
      return put({
        id: newId(),
        store,
        status: 'submitted',
        submittedDate: localDay(clock),
        notes,
        startedAt,
      });
    },
  };
}
