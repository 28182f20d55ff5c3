import { memberNames } from '@/domain/team-sync/mentions';
import type { SharedTeam } from '@/lib/team/records';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { SmallButton } from '../button';
import { Notice } from '../notice';

/** Says who stopped sharing a draft, and that it is private now. Renders nothing when it is still shared. */
export function StoppedSharing({
  team,
  draftId,
  label,
  userId,
}: {
  team: SharedTeam;
  draftId: string;
  /** Name of the draft. */
  label: string;
  userId: string;
}) {
  const { dismissStopped } = useTeamActions();
  const stopped = team.stopped?.find((each) => each.draftId === draftId);
  if (!stopped) return null;
  const name = memberNames(team.members).get(stopped.byId) ?? 'A former member';
  const who = stopped.byId === userId ? 'You' : name;
  return (
    <div role="status">
      <Notice
        tone="info"
        title={`${who} stopped sharing ${label}`}
        actions={
          <SmallButton
            aria-label={`Dismiss the message about ${label}`}
            onClick={() => void dismissStopped(team.id, draftId)}
          >
            Dismiss
          </SmallButton>
        }
      >
        The draft is private now. It stays on this device with your changes, and {team.name || 'the team'} no
        longer receives them.
      </Notice>
    </div>
  );
}
