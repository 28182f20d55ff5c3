import type { WizardStep } from '@/model/wizard-step';

/** Files that were taken, and where they are now. */
export interface ImportedItem {
  names: readonly string[];
  /** e.g. `Screenshots`. */
  where: string;
  /** The step and field that shows them. */
  step?: WizardStep;
  field?: string;
}
