import { isRecord } from '../is-record';
import type { Platform } from '@/model/app';

/** The lists of a build that checks read, by platform, in words for a sentence. */
const CHECKED_LISTS: Record<Platform, Readonly<Record<string, string>>> = {
  ios: {
    deviceFamilies: 'devices',
    purposeStrings: 'purpose strings',
    privacyManifests: 'privacy manifests',
    architectures: 'architectures',
    linkedFrameworks: 'linked frameworks',
  },
  android: {
    permissions: 'permissions',
    componentsWithoutExported: 'exported components',
    abis: 'ABIs',
    nativeLibraries: 'native libraries',
    signingSchemes: 'signature',
  },
};

/**
 * Enters the lists that a stored build lacks: an older version did not read them, or they are damaged. The schema makes
 * them empty, which would otherwise look like a build without any.
 */
export function withUnreadFacts(stored: unknown): unknown {
  if (!isRecord(stored) || (stored.platform !== 'ios' && stored.platform !== 'android')) return stored;
  const missing = Object.keys(CHECKED_LISTS[stored.platform]).filter((key) => stored[key] === undefined);
  if (missing.length === 0) return stored;
  const known: unknown[] = Array.isArray(stored.unreadFacts) ? stored.unreadFacts : [];
  return { ...stored, unreadFacts: [...new Set([...known, ...missing])] };
}

/** Whether a list of a build is empty only because the stored build lacked it: no rule may find something missing then. */
export function isUnread<Build extends { unreadFacts?: readonly string[] | undefined }>(
  { unreadFacts = [] }: Build,
  list: keyof Build & string,
): boolean {
  return unreadFacts.includes(list);
}

/** The facts of a build that were not read, in words. */
export function unreadFactNames({
  platform,
  unreadFacts = [],
}: {
  platform: Platform;
  unreadFacts?: readonly string[] | undefined;
}): string[] {
  return Object.entries(CHECKED_LISTS[platform]).flatMap(([key, name]) =>
    unreadFacts.includes(key) ? [name] : [],
  );
}
