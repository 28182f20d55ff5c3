import { WIZARD_STEP_NAMES } from '@/domain/submissions/wizard-step-names';
import { submitPath } from '@/config/paths';
import type { WizardStep } from '@/domain/findings';

/** The screen of StorePilot in which a cause is fixed. */
export function fixScreen(step: WizardStep): { label: string; path: string } {
  return { label: `New Submission, step ${step}: ${WIZARD_STEP_NAMES[step]}`, path: submitPath({ step }) };
}
