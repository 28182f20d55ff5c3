import type { Job } from '@/lib/jobs/job';
import { storeName, type StoreId } from './data/stores';
import { BULK_PAUSE_MS } from './model/submission';

/**
 * Submits to stores one by one with a pause between two; the result is the stores that were started, in their order.
 * The first is started immediately.
 */
export const bulkSubmissionJob: Job<readonly StoreId[], readonly StoreId[]> = {
  begin: (stores) => stores.slice(0, 1),
  steps: (stores) =>
    stores.slice(1).map((store, index) => ({
      label: `Submitted ${index + 1} of ${stores.length}. Next: ${storeName(store)}`,
      ms: BULK_PAUSE_MS,
      apply: (started) => [...started, store],
    })),
};
