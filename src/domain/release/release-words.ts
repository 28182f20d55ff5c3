import type { AppleRelease, ReleasePlan } from '@/model/release-plan';
import { countryNames } from './countries';

/** The options of App Store Version Release, in the console's words. */
export const RELEASE_LABELS: Record<AppleRelease, string> = {
  manual: 'Manually release this version',
  automatic: 'Automatically release this version',
  date: 'Automatically release this version after App Review, no earlier than',
};

export const PHASED_LABELS = {
  yes: 'Release update over a 7-day period using phased release',
  no: 'Release update to all users immediately',
} as const;

export const RATING_LABELS = { yes: 'Reset Rating', no: 'Keep Existing Rating' } as const;

export const LICENSE_LABELS = {
  standard: 'Apple’s Standard License Agreement',
  custom: 'Custom License Agreement',
} as const;

export const MANAGED_LABELS = { yes: 'On', no: 'Off' } as const;

/** The choice of App Store Version Release; undefined while it is open. */
export function releaseText({ release, releaseDate = '' }: ReleasePlan): string | undefined {
  if (release === undefined) return undefined;
  const day = releaseDate.trim();
  return release === 'date' && day !== '' ? `${RELEASE_LABELS.date} ${day}` : RELEASE_LABELS[release];
}

/** The price as typed, or that there is none; undefined while it is open. */
export function priceText(plan: ReleasePlan, store: 'ios' | 'android'): string | undefined {
  if (plan.pricing === undefined) return undefined;
  if (plan.pricing === 'free') return store === 'ios' ? '0.00 (free)' : 'Free';
  const own = store === 'android' ? plan.playPrice?.trim() || plan.price : plan.price;
  return own?.trim() || undefined;
}

/** The countries or regions to choose; undefined while it is open. */
export function countriesText({ countries, chosen = {} }: ReleasePlan, all: string): string | undefined {
  if (countries === 'all') return all;
  if (countries === undefined) return undefined;
  return countryNames(chosen).join(', ') || undefined;
}

/** The percentage of users who get an update at first, from 1 to 100; undefined for anything else. */
export function rolloutPercent({ rollout = '' }: ReleasePlan): number | undefined {
  const text = rollout.trim().replace(/\s*%$/, '').replace(',', '.');
  const number = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= 100 ? number : undefined;
}

/** Whether the publisher has decided anything. */
export function hasReleasePlan(plan: ReleasePlan | undefined): plan is ReleasePlan {
  return (
    plan !== undefined && Object.values(plan).some((value: unknown) => value !== undefined && value !== '')
  );
}
