import type { AppRecord } from '@/domain/apps/app';
import { statusLabel } from '@/domain/submissions/submission';

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
export function takenVersionHint(app: AppRecord | undefined, version: string): VersionHint | undefined {
  if (!app || version.trim() === '' || app.lastSubmission.version !== version.trim()) return undefined;
  const { status, date } = app.lastSubmission;
  if (!TAKEN.includes(status)) return undefined;
  const next = nextVersion(version.trim());
  return {
    text: `${version.trim()} has already been submitted (${statusLabel(status)}, ${date}). A new submission needs a higher version.`,
    ...(next !== undefined && { next }),
  };
}

/** `2.1.0` to `2.1.1`, `3.0` to `3.1`; undefined for anything but a dotted number. */
function nextVersion(version: string): string | undefined {
  const match = /^((?:\d{1,9}\.){1,3})(\d{1,9})$/.exec(version);
  if (!match) return undefined;
  const [, head = '', last = ''] = match;
  return `${head}${Number(last) + 1}`;
}
