import type { Job } from '@/lib/jobs/job';
import type { OptimizationInput } from './model/optimization';

/** 3 s in all. */
const OPTIMIZING_MS = 3000;

export const OPTIMIZING_LABEL = 'AI analyzing your app metadata...';

/** Its result is its input: the code that writes the texts checks them against the rules of the stores. */
export const optimizationJob: Job<OptimizationInput, OptimizationInput> = {
  begin: (input) => input,
  steps: [{ label: OPTIMIZING_LABEL, ms: OPTIMIZING_MS }],
};
