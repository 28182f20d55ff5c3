import { useEffect, useMemo, useState } from 'react';
import { localDay, useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { ownFirst } from '@/lib/workspace/samples';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import type { StoreId } from '../data/stores';
import { msUntilReview, submissionAt } from '../model/submission';
import { storeSubmissionsCollection } from '../records';

/**
 * Returns the current state of the submissions, the newest of the user's own first, and a function that starts one. Only the start is stored
 * and the rest is derived, so a submission continues while its page is closed. At most one timer is pending.
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
    submissions: useMemo(() => {
      const newestFirst = (data ?? []).map((submission) => submissionAt(submission, now)).reverse();
      return ownFirst(storeSubmissionsCollection, newestFirst, true);
    }, [data, now]),
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
