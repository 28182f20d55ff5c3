import type { WizardStep } from '../findings';

/** The names of the five steps of the submission wizard. */
export const WIZARD_STEP_NAMES: Record<WizardStep, string> = {
  1: 'Build Selection',
  2: 'App Listing',
  3: 'Screenshots',
  4: 'Policy Checks',
  5: 'Submit',
};
