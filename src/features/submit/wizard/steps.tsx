import { lazyPart, Loading } from '@/components/lazy-part';
import type { WizardStep } from '@/model/wizard-step';
import { untilIdle } from '@/lib/until-idle';

// Each step except the first is a chunk of its own, which loads when the step is opened.

const fallback = <Loading isTall />;

export const ListingStep = lazyPart(
  () => import('../listing/listing-step').then((module) => module.ListingStep),
  fallback,
);
export const ScreenshotsStep = lazyPart(
  () => import('../pictures/screenshots-step').then((module) => module.ScreenshotsStep),
  fallback,
);
export const PolicyStep = lazyPart(
  () => import('../checks/policy-step').then((module) => module.PolicyStep),
  fallback,
);
export const SubmitStep = lazyPart(
  () => import('../package/submit-step').then((module) => module.SubmitStep),
  fallback,
);

const LATER_STEPS: Partial<Record<WizardStep, { prefetch(): void }>> = {
  listing: ListingStep,
  screenshots: ScreenshotsStep,
  policy: PolicyStep,
  submit: SubmitStep,
};

/** Fetches a step's code ahead of a likely visit, in a moment when that delays no press. */
export function prefetchStep(step: WizardStep) {
  void untilIdle().then(() => LATER_STEPS[step]?.prefetch());
}
