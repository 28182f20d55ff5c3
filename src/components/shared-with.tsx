import { teamIdOf, type SharedSubject } from '@/domain/team-sync/shared-with';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { useCollection } from '@/lib/workspace/workspace-context';

/** The name of the team that an app or submission is shared with, from what this device has stored. */
export function SharedWith({ subject }: { subject: SharedSubject }) {
  const { data: links } = useCollection(teamLinksCollection);
  const { data: teams } = useCollection(sharedTeamsCollection);
  const teamId = links && teamIdOf(links, subject);
  const team = teams?.find(({ id, ended }) => id === teamId && !ended);
  if (!team) return null;
  const text = `Shared with ${team.name || 'your team'}`;
  return (
    <span
      title={text}
      className="block min-w-0 truncate text-[0.8125rem] leading-5 font-medium text-ink-soft"
    >
      <bdi>{text}</bdi>
    </span>
  );
}
