import { mentionsOf } from '@/domain/team-sync/mentions';
import { linkOf, type SharedSubject } from '@/domain/team-sync/shared-with';
import { useUser } from '@/lib/auth/auth-context';
import { sharedTeamsCollection, teamCommentsCollection, teamLinksCollection } from '@/lib/team/records';
import { useCollection } from '@/lib/workspace/workspace-context';

/** The name of the team that an app or submission is shared with, from what this device has stored. */
export function SharedWith({ subject }: { subject: SharedSubject }) {
  const { data: links } = useCollection(teamLinksCollection);
  const { data: teams } = useCollection(sharedTeamsCollection);
  const { data: comments } = useCollection(teamCommentsCollection);
  const { id: ownId } = useUser();
  const link = links && linkOf(links, subject);
  const team = teams?.find(({ id, ended }) => id === link?.teamId && !ended);
  if (!team) return null;
  const own = team.members.find(({ userId }) => userId === ownId);
  const stored = comments?.filter(({ id }) => id === link?.submissionId) ?? [];
  const isMentioned = own !== undefined && mentionsOf(stored, own).some(({ isNew }) => isNew);
  const text = `Shared with ${team.name || 'your team'}`;
  return (
    <span
      title={text}
      className="block min-w-0 truncate text-[0.8125rem] leading-5 font-medium text-ink-soft"
    >
      <bdi>{text}</bdi>
      {isMentioned && <span className="text-accent-strong"> · mentions you</span>}
    </span>
  );
}
