import type { Job } from '@/lib/jobs/job';
import type { DemoScreenshot } from './demo/demo-preset';
import { inAllSizes } from './demo/presets/demo-screenshots';
import { simulatedScore } from '@/domain/policies/simulated-score';
import { enhanceCopy, type CopySuggestion, type EnhanceInput } from './listing/enhanced-copy';

/** AI Enhance Copy: simulated, in the time the product's other assistant takes. */
export const enhanceCopyJob: Job<EnhanceInput, CopySuggestion[]> = {
  begin: enhanceCopy,
  steps: [
    { label: 'Reading your texts...', ms: 1000 },
    { label: 'Looking for clearer words...', ms: 1000 },
    { label: 'Writing suggestions...', ms: 1000 },
  ],
};

/** The compliance check of step 4: simulated, 3 s. The input is a chance from 0 to 1. */
export const complianceJob: Job<number, number> = {
  begin: simulatedScore,
  steps: [
    { label: 'Reading App Store guidelines...', ms: 1000 },
    { label: 'Reading Google Play policies...', ms: 1000 },
    { label: 'Comparing your submission...', ms: 1000 },
  ],
};

interface GenerateInput {
  appName: string;
  /** The description of a demo preset, shown unchanged. */
  known: readonly DemoScreenshot[];
}

/** Generate Screenshots: simulated, in the time of the other generators. */
export const generateScreenshotsJob: Job<GenerateInput, readonly DemoScreenshot[]> = {
  begin: ({ appName, known }) => (known.length > 0 ? known : inAllSizes(scenesOf(appName))),
  steps: [
    { label: 'Looking at your app...', ms: 1000 },
    { label: 'Choosing the scenes...', ms: 1000 },
    { label: 'Drawing four sizes...', ms: 2000 },
  ],
};

function scenesOf(appName: string): string[] {
  return [`${appName} at a glance`, 'The main task in one step', 'What makes it different'];
}
