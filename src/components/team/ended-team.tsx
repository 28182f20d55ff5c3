import type { SharedTeam } from '@/lib/team/records';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { SmallButton } from '../button';
import { Notice } from '../notice';

/** Says that the user is out of a team, until that is dismissed. */
export function EndedTeam({ team }: { team: SharedTeam }) {
  const { forget } = useTeamActions();
  const count = team.ended?.unsent.length ?? 0;
  return (
    <div role="status">
      <Notice
        tone="warn"
        title={`You are no longer in the team ${team.name || 'that you joined'}`}
        actions={<SmallButton onClick={() => void forget(team.id)}>Dismiss</SmallButton>}
      >
        The team was deleted, you left it, or you were removed. Its drafts stay on this device as your own.
        {count > 0 &&
          ` ${count === 1 ? 'One of them has' : `${count} of them have`} changes that never reached the team.`}
      </Notice>
    </div>
  );
}
