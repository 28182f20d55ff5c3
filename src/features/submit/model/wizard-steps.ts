import type { WizardStep } from '@/domain/findings';

export interface StepInfo {
  step: WizardStep;
  name: string;
  description: string;
}

/** The names of the five steps. */
export const WIZARD_STEPS: readonly StepInfo[] = [
  { step: 1, name: 'Build Selection', description: 'Choose your app build' },
  { step: 2, name: 'App Listing', description: 'App metadata and descriptions' },
  { step: 3, name: 'Screenshots', description: 'Generate and upload screenshots' },
  { step: 4, name: 'Policy Checks', description: 'Compliance validation' },
  { step: 5, name: 'Submit', description: 'Review and submit' },
];

export const LAST_STEP: WizardStep = 5;

/** The step a URL or a stored draft names; undefined for anything that is no step. */
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
