import type { Job } from '@/lib/jobs/job';
import type { LocalizationInput } from './model/localization';

/** Also shown while the texts' code is still on its way. */
export const LAST_LABEL = 'Checking the stores’ limits...';

/**
 * About 4 s in all. Its result is what was asked for: the texts of all languages come with their own
 * code, which is fetched while the steps run.
 */
export const localizationJob: Job<LocalizationInput, LocalizationInput> = {
  begin: (input) => input,
  steps: [
    { label: 'Analyzing your app...', ms: 1000 },
    { label: 'Writing texts for each market...', ms: 2000 },
    { label: LAST_LABEL, ms: 1000 },
  ],
};
