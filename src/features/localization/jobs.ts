import type { Job } from '@/lib/jobs/job';
import type { LocalizationInput, LocalizationPack } from './model/localization';
import { makePacks } from './model/make-packs';

/** About 4 s in all (spec.md section 9). */
export const localizationJob: Job<LocalizationInput, LocalizationPack[]> = {
  begin: makePacks,
  steps: [
    { label: 'Analyzing your app...', ms: 1000 },
    { label: 'Writing texts for each market...', ms: 2000 },
    { label: 'Checking the stores’ limits...', ms: 1000 },
  ],
};
