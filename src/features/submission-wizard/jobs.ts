import type { Job } from '@/lib/jobs/job';
import { enhanceCopy, type CopySuggestion, type EnhanceInput } from './model/enhance-copy';

/** AI Enhance Copy: simulated, in the time the product's other assistant takes (spec.md section 9). */
export const enhanceCopyJob: Job<EnhanceInput, CopySuggestion[]> = {
  begin: enhanceCopy,
  steps: [
    { label: 'Reading your texts...', ms: 1000 },
    { label: 'Looking for clearer words...', ms: 1000 },
    { label: 'Writing suggestions...', ms: 1000 },
  ],
};
