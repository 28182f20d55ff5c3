import type { AndroidBuild } from '@/model/build-info';

/** Kinds of device that Google Play's target API rule distinguishes. */
export type AndroidFormFactor = 'phone' | 'wear' | 'automotive' | 'tv' | 'xr';

/**
 * A required feature makes a build one for watches, cars, TVs or headsets only; with an optional one it remains a phone
 * build, to which the phone's stricter rule applies.
 */
const FORM_FACTOR_BY_FEATURE: Record<string, AndroidFormFactor> = {
  'android.hardware.type.watch': 'wear',
  'android.hardware.type.automotive': 'automotive',
  'android.software.leanback': 'tv',
  'android.hardware.type.television': 'tv',
  'android.software.xr.api.spatial': 'xr',
  'android.software.xr.api.openxr': 'xr',
  'android.software.xr.immersive': 'xr',
};

/** Returns the form factor of a build, by its required `uses-feature` entries. */
export function formFactorOf(build: Pick<AndroidBuild, 'features'>): AndroidFormFactor {
  for (const feature of build.features) {
    const formFactor = Object.hasOwn(FORM_FACTOR_BY_FEATURE, feature)
      ? FORM_FACTOR_BY_FEATURE[feature]
      : undefined;
    if (formFactor) return formFactor;
  }
  return 'phone';
}

/** Returns every kind of device that a build names, also with a feature that a device may lack. */
export function offeredFormFactors({
  features,
  optionalFeatures,
}: Pick<AndroidBuild, 'features' | 'optionalFeatures'>): AndroidFormFactor[] {
  const named = [...features, ...optionalFeatures].flatMap((feature) =>
    Object.hasOwn(FORM_FACTOR_BY_FEATURE, feature) ? (FORM_FACTOR_BY_FEATURE[feature] ?? []) : [],
  );
  return [...new Set([formFactorOf({ features }), ...named])];
}

/** Returns the API level that Android takes as the target: the declared one, else minSdk, else 1 (sources 5.5). */
export function effectiveTargetSdk(build: Pick<AndroidBuild, 'targetSdk' | 'minSdk'>): number {
  return build.targetSdk ?? build.minSdk ?? 1;
}

/**
 * API level that Google Play requires of new apps and updates, by the day from which it applies, newest first. 2026 is
 * from sources 5.4; the year before was one level lower. Earlier days take the oldest row.
 */
const REQUIRED_TARGETS: { since: string; levels: Record<AndroidFormFactor, number> }[] = [
  { since: '2026-08-31', levels: { phone: 36, wear: 35, automotive: 35, tv: 34, xr: 34 } },
  { since: '2025-08-31', levels: { phone: 35, wear: 34, automotive: 34, tv: 34, xr: 34 } },
];

/** Highest target API at which Google Play hides a published app from new users on newer devices (sources 5.4). */
const HIDDEN_TARGETS: Record<AndroidFormFactor, number> = {
  phone: 34,
  wear: 33,
  tv: 33,
  xr: 33,
  automotive: 31,
};

/** Target API an existing app needs to stay visible to new users on newer devices of its kind. */
export function visibleTargetSdk(formFactor: AndroidFormFactor): number {
  return HIDDEN_TARGETS[formFactor] + 1;
}

/** As in "hidden from new users on newer watches". */
export const FORM_FACTOR_DEVICES: Record<AndroidFormFactor, string> = {
  phone: 'devices',
  wear: 'watches',
  automotive: 'cars',
  tv: 'TVs',
  xr: 'headsets',
};

/**
 * Returns the rule in force on `today` (`YYYY-MM-DD`): the level that a new app or an update must target, and since
 * when.
 */
export function requiredTargetSdk(
  formFactor: AndroidFormFactor,
  today: string,
): { level: number; since: string } {
  const rule = REQUIRED_TARGETS.find((each) => each.since <= today) ?? REQUIRED_TARGETS.at(-1);
  return { level: rule?.levels[formFactor] ?? 1, since: rule?.since ?? today };
}
