/** A step of the submission wizard: the place in the product where a publisher fixes something. */
export type WizardStep = 'build' | 'listing' | 'screenshots' | 'policy' | 'submit';

/** The names of the steps as the wizard shows them, in their order. */
export const WIZARD_STEP_NAMES: Record<WizardStep, string> = {
  build: 'Build Selection',
  listing: 'App Listing',
  screenshots: 'Screenshots',
  policy: 'Policy Checks',
  submit: 'Submit',
};

/** The numbers of the steps, which users read, URLs contain and drafts are stored with. */
export const WIZARD_STEP_NUMBERS: Record<WizardStep, number> = {
  build: 1,
  listing: 2,
  screenshots: 3,
  policy: 4,
  submit: 5,
};
