import type { AppRecord } from '../apps/app';
import type { SubmissionRecord } from '../submissions/submission';
import type { TeamLink } from './team-link';

/** What can be marked as shared: an app by its bundle id, or a prepared submission by the draft it was made from. */
export type SharedSubject =
  Pick<AppRecord, 'bundleId'> | Pick<SubmissionRecord, 'id' | 'platform' | 'version'>;

/** The id of the team that a shared draft of this app or submission belongs to. A draft counts once the team has it. */
export function teamIdOf(links: readonly TeamLink[], subject: SharedSubject): string | undefined {
  const link = links.find(({ id, base }) => {
    if (!base) return false;
    if ('platform' in subject) return subject.id === `${id}-${subject.platform}-${subject.version}`;
    return subject.bundleId !== '' && base.bundleId.trim() === subject.bundleId;
  });
  return link?.teamId;
}
