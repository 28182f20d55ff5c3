import { lazyPart, Loading } from '@/components/lazy-part';
import type { WizardStep } from '@/model/wizard-step';
import { untilIdle } from '@/lib/idle/until-idle';

// Each step is a chunk of its own, which loads when the step is opened.

const fallback = <Loading isTall />;

export const BuildStep = lazyPart(
  () => import('../build/build-step').then((module) => module.BuildStep),
  fallback,
);
/** Below the first step. */
export const BeforeYouStart = lazyPart(
  () => import('../preparation/before-you-start').then((module) => module.BeforeYouStart),
  <div className="min-h-8" />,
);
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

const STEPS: Record<WizardStep, { prefetch(): void }> = {
  build: {
    prefetch() {
      BuildStep.prefetch();
      BeforeYouStart.prefetch();
    },
  },
  listing: ListingStep,
  screenshots: ScreenshotsStep,
  policy: PolicyStep,
  submit: SubmitStep,
};

/** Fetches a step's code ahead of a likely visit, in a moment when that delays no press. */
export function prefetchStep(step: WizardStep) {
  void untilIdle().then(() => STEPS[step].prefetch());
}

/** Fetches the code of the step that a page opens with, while the page's own is still read. */
export function prefetchFirstStep(step: WizardStep) {
  STEPS[step].prefetch();
}
