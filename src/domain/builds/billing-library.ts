import type { AndroidBuild } from './build-info';

/**
 * Major version of the Play Billing Library in a build, e.g. 8 for `8.0.0`. Undefined for an app without the library,
 * or one whose manifest gives no number (merging can drop the entry).
 */
export function billingMajor({
  billingLibraryVersion,
}: Pick<AndroidBuild, 'billingLibraryVersion'>): number | undefined {
  const major = /^\s*(\d{1,4})(?:\.|\s*$)/.exec(billingLibraryVersion ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}
