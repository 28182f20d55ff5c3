import type { WizardStep } from '@/domain/findings';
import { WIZARD_STEP_NAMES } from '@/domain/submissions/wizard-step-names';

export interface StepInfo {
  step: WizardStep;
  name: string;
  description: string;
}

/** The five steps in their order. */
export const WIZARD_STEPS: readonly StepInfo[] = [
  { step: 1, name: WIZARD_STEP_NAMES[1], description: 'Choose your app build' },
  { step: 2, name: WIZARD_STEP_NAMES[2], description: 'App metadata and descriptions' },
  { step: 3, name: WIZARD_STEP_NAMES[3], description: 'Generate and upload screenshots' },
  { step: 4, name: WIZARD_STEP_NAMES[4], description: 'Compliance validation' },
  { step: 5, name: WIZARD_STEP_NAMES[5], description: 'Review and submit' },
];

export const LAST_STEP: WizardStep = 5;

/** The step a URL or a stored draft names; undefined for anything else. */
export function stepFrom(value: string | number | null | undefined): WizardStep | undefined {
  return WIZARD_STEPS.find(({ step }) => String(step) === String(value))?.step;
}

/** One step forward; undefined on the last. */
export function nextStep(step: WizardStep): WizardStep | undefined {
  return stepFrom(step + 1);
}

/** One step back; undefined on the first. */
export function previousStep(step: WizardStep): WizardStep | undefined {
  return stepFrom(step - 1);
}

/** The steps behind the present one carry a check mark. */
export function isCompleted(step: WizardStep, current: WizardStep): boolean {
  return step < current;
}
