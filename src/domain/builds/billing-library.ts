import type { AndroidBuild } from '@/model/build-info';

const LIBRARY = { group: 'com.android.billingclient', artifact: 'billing' };

/** Version of the Play Billing Library: from the manifest, else from the list of libraries, as merging can drop the entry. */
export function billingVersion({
  billingLibraryVersion,
  traces,
}: Pick<AndroidBuild, 'billingLibraryVersion' | 'traces'>): string | undefined {
  const listed = traces?.libraries.find(
    ({ group, artifact }) => group === LIBRARY.group && artifact === LIBRARY.artifact,
  );
  return billingLibraryVersion ?? listed?.version;
}

/**
 * Major version of the Play Billing Library in a build, e.g. 8 for `8.0.0`. Undefined for an app without the library,
 * or one whose manifest gives no number (merging can drop the entry).
 */
export function billingMajor(
  build: Pick<AndroidBuild, 'billingLibraryVersion' | 'traces'>,
): number | undefined {
  const major = /^\s*(\d{1,4})(?:\.|\s*$)/.exec(billingVersion(build) ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}
