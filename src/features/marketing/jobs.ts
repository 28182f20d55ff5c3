import type { Job } from '@/lib/jobs/job';
import type { MarketingInput, MarketingKit } from './model/marketing-kit';
import { writeKit } from './model/write-kit';

export interface GenerationInput {
  input: MarketingInput;
  /** `YYYY-MM-DD` */
  today: string;
}

/** 4 s in all. */
export const generationJob: Job<GenerationInput, MarketingKit> = {
  begin: ({ input, today }) => writeKit(input, today),
  steps: [
    { label: 'Designing banners...', ms: 1000 },
    { label: 'Writing social posts...', ms: 1000 },
    { label: 'Scripting videos...', ms: 1000 },
    { label: 'Drafting the press release...', ms: 1000 },
  ],
};
