import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';

const STEPS = Object.keys(WIZARD_STEP_NUMBERS) as WizardStep[];

/** The step that a URL or a stored draft has, by number or name; undefined for anything else. */
export function stepFrom(value: string | number | null | undefined): WizardStep | undefined {
  return STEPS.find((step) => step === value || String(WIZARD_STEP_NUMBERS[step]) === String(value));
}
