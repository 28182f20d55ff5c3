import type { AppRecord } from '@/model/app';
import type { SubmissionRecord } from '@/model/submission';
import type { TeamLink } from './team-link';

/**
 * Things that can be marked as shared: an app by its bundle id, or a prepared submission by the draft it was made from.
 */
export type SharedSubject =
  | Pick<AppRecord, 'bundleId'>
  | Pick<SubmissionRecord, 'id' | 'platform' | 'version'>;

/** The link of the shared draft of this app or submission. A draft counts once the team has it. */
export function linkOf(links: readonly TeamLink[], subject: SharedSubject): TeamLink | undefined {
  return links.find(({ id, base }) => {
    if (!base) return false;
    if ('platform' in subject) return subject.id === `${id}-${subject.platform}-${subject.version}`;
    return subject.bundleId !== '' && base.bundleId.trim() === subject.bundleId;
  });
}
