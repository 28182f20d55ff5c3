import type { Job } from '@/lib/jobs/job';
import type { MarketingInput } from './model/marketing-kit';

export interface GenerationInput {
  input: MarketingInput;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Label of the last step, which is also shown while the code that writes the texts loads. */
export const LAST_LABEL = 'Drafting the press release...';

/** 4 s in all. Its result is its input: the code that writes the texts loads while the steps run. */
export const generationJob: Job<GenerationInput, GenerationInput> = {
  begin: (input) => input,
  steps: [
    { label: 'Designing banners...', ms: 1000 },
    { label: 'Writing social posts...', ms: 1000 },
    { label: 'Scripting videos...', ms: 1000 },
    { label: LAST_LABEL, ms: 1000 },
  ],
};
