import { stepFrom } from '@/domain/submissions/step-from';
import { WIZARD_STEP_NAMES, WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';

const DESCRIPTIONS: Record<WizardStep, string> = {
  build: 'Choose your app build',
  listing: 'App metadata and descriptions',
  screenshots: 'Generate and upload screenshots',
  policy: 'Compliance validation',
  submit: 'Review and submit',
};

export interface StepInfo {
  step: WizardStep;
  /** 1 to 5. */
  number: number;
  name: string;
  description: string;
}

/** The five steps in their order. */
export const WIZARD_STEPS: readonly StepInfo[] = (Object.keys(DESCRIPTIONS) as WizardStep[]).map((step) => ({
  step,
  number: WIZARD_STEP_NUMBERS[step],
  name: WIZARD_STEP_NAMES[step],
  description: DESCRIPTIONS[step],
}));

export const LAST_STEP: WizardStep = 'submit';

/** One step forward; undefined on the last. */
export function nextStep(step: WizardStep): WizardStep | undefined {
  return stepFrom(WIZARD_STEP_NUMBERS[step] + 1);
}

/** One step back; undefined on the first. */
export function previousStep(step: WizardStep): WizardStep | undefined {
  return stepFrom(WIZARD_STEP_NUMBERS[step] - 1);
}

/** The steps behind the present one carry a check mark. */
export function isCompleted(step: WizardStep, current: WizardStep): boolean {
  return WIZARD_STEP_NUMBERS[step] < WIZARD_STEP_NUMBERS[current];
}
