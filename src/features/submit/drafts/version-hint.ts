import type { AppRecord } from '@/model/app';
import { nextVersion } from '@/domain/submissions/next-version';
import { statusLabel } from '@/model/submission';

export interface VersionHint {
  text: string;
  /** The next version after the taken one, if its format shows which that is. */
  next?: string;
}

const TAKEN: readonly string[] = ['pending', 'review', 'approved'];

/**
 * Whether the version in the form is taken. The stores take a version once; one that was rejected or never sent may be
 * used again.
 */
export function usedVersionHint(app: AppRecord | undefined, version: string): VersionHint | undefined {
  if (!app || version.trim() === '' || app.lastSubmission.version !== version.trim()) return undefined;
  const { status, date } = app.lastSubmission;
  if (!TAKEN.includes(status)) return undefined;
  const next = nextVersion(version.trim());
  return {
    text: `${version.trim()} has already been submitted (${statusLabel(status)}, ${date}). A new submission needs a higher version.`,
    ...(next !== undefined && { next }),
  };
}
