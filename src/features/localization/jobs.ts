import type { Job } from '@/lib/jobs/job';
import type { LocalizationInput } from './model/localization';

/** Label of the first step, which is also shown while the code with the texts loads. */
export const LAST_LABEL = 'Checking the stores’ limits...';

/**
 * Takes about 4 s. Its result is its input: the texts of all languages are in a chunk of their own, which
 * loads while the steps run.
 */
export const localizationJob: Job<LocalizationInput, LocalizationInput> = {
  begin: (input) => input,
  steps: [
    { label: 'Analyzing your app...', ms: 1000 },
    { label: 'Writing texts for each market...', ms: 2000 },
    { label: LAST_LABEL, ms: 1000 },
  ],
};
