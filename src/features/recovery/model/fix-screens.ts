import { submitPath } from '@/config/paths';
import type { WizardStep } from '@/domain/findings';

/** What the steps of the submission wizard are called. */
const STEP_NAMES: Record<WizardStep, string> = {
  1: 'Build Selection',
  2: 'App Listing',
  3: 'Screenshots',
  4: 'Policy Checks',
  5: 'Submit',
};

/** The screen of StorePilot in which a cause is fixed. */
export function fixScreen(step: WizardStep): { label: string; path: string } {
  return { label: `New Submission, step ${step}: ${STEP_NAMES[step]}`, path: submitPath({ step }) };
}
