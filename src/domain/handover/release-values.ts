import type { ReleasePlan } from '@/model/release-plan';
import {
  countriesText,
  LICENSE_LABELS,
  MANAGED_LABELS,
  PHASED_LABELS,
  priceText,
  RATING_LABELS,
  releaseText,
  rolloutPercent,
} from '../release/release-words';
import type { HandOverSource } from './value';

/** Returns undefined where the draft has nothing for it. */
type Resolve = (source: HandOverSource) => string | undefined;

/** Price, countries and release as the publisher has planned them. */
export const RELEASE_VALUES = {
  'app-price': ofPlan((plan) => priceText(plan, 'ios')),
  'play-free-or-paid': ofPlan(({ pricing }) => pricing && (pricing === 'paid' ? 'Paid' : 'Free')),
  'play-price': ofPlan((plan) => (plan.pricing === 'paid' ? priceText(plan, 'android') : undefined)),
  countries: ofPlan((plan) => countriesText(plan, 'All Countries or Regions')),
  'play-countries': ofPlan((plan) => countriesText(plan, 'All countries / regions')),
  'pre-order-day': ofPlan(({ preOrder }) => preOrder),
  license: ofPlan(({ license }) => license && LICENSE_LABELS[license]),
  'license-text': ofPlan(({ license, licenseText }) => (license === 'custom' ? licenseText : undefined)),
  release: ofPlan(releaseText),
  phased: ofPlan(({ isPhased }) => optionOf(PHASED_LABELS, isPhased)),
  'reset-rating': ofPlan(({ resetsRating }) => optionOf(RATING_LABELS, resetsRating)),
  rollout: ofPlan((plan) => {
    const percent = rolloutPercent(plan);
    return percent === undefined ? undefined : `${percent} %`;
  }),
  managed: ofPlan(({ isManaged }) => optionOf(MANAGED_LABELS, isManaged)),
} satisfies Record<string, Resolve>;

function ofPlan(read: (plan: ReleasePlan) => string | undefined): Resolve {
  return ({ release }) => (release === undefined ? undefined : read(release));
}

function optionOf(labels: { yes: string; no: string }, answer: boolean | undefined): string | undefined {
  return answer === undefined ? undefined : answer ? labels.yes : labels.no;
}
