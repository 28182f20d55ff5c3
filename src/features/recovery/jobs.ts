import type { Job } from '@/lib/jobs/job';
import { SAMPLE_PLANS, type SampleRejectionId } from './data/sample-rejections';
import type { RecoveryPlan } from './model/recovery';

/** The simulated analysis: 3 s, then the sample plan of the rejection. */
export const analysisJob: Job<SampleRejectionId, RecoveryPlan> = {
  begin: (id) => SAMPLE_PLANS[id],
  steps: [
    { label: 'Reading the rejection', ms: 1000 },
    { label: 'Comparing with the store’s rules', ms: 1000 },
    { label: 'Writing the recovery plan', ms: 1000 },
  ],
};
