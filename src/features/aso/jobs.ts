import type { Job } from '@/lib/jobs/job';
import type { OptimizationInput, OptimizationResult } from './model/optimization';
import { optimizeListing } from './model/optimize';

/** 3 s in all. */
const OPTIMIZING_MS = 3000;

export const optimizationJob: Job<OptimizationInput, OptimizationResult> = {
  begin: optimizeListing,
  steps: [{ label: 'AI analyzing your app metadata...', ms: OPTIMIZING_MS }],
};
