import { Badge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { TEAM_ROLES } from '@/domain/team/roles';
import { useUser } from '@/lib/auth/auth-context';
import type { SharedTeam } from '@/lib/team/records';
import type { RoundEnd } from '@/lib/team/round-end';
import { exchangeNow, useTeamStatus } from '@/lib/team/team-status';
import { ActivityCard } from './activity-card';
import { EndCard } from './end-card';
import { MentionsCard } from './mentions-card';
import { PeopleCard } from '../people/people-card';
import { SettingsCard } from './settings-card';
import { ReviewsCard } from '../reviews/reviews-card';
import { SharedDraftsCard } from './shared-drafts-card';

const STATUS: Record<RoundEnd, string> = {
  done: 'Up to date',
  unreachable: 'Not sent yet: no connection to the team. Your work is on this device and is sent later.',
  'signed-out': 'Not sent yet: sign in again to reach the team. Your work is on this device.',
};

/** One team: its people, the drafts that are shared with it, and what happened. */
export function TeamView({ team }: { team: SharedTeam }) {
  const { id: userId } = useUser();
  const status = useTeamStatus();
  const own = team.members.find((member) => member.userId === userId);
  return (
    <Card
      title={team.name || 'Your team'}
      headingLevel={3}
      aside={own && <Badge>{TEAM_ROLES[own.role].label}</Badge>}
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <p role="status">{status ? STATUS[status] : 'Loading the team…'}</p>
        {status !== undefined && status !== 'done' && (
          <SmallButton onClick={exchangeNow}>Try again</SmallButton>
        )}
      </div>
      {own && (
        <div className="flex flex-col gap-6">
          <MentionsCard team={team} userId={userId} />
          <SharedDraftsCard team={team} isAdmin={own.role === 'admin'} userId={userId} />
          <ReviewsCard team={team} role={own.role} userId={userId} />
          <PeopleCard team={team} isAdmin={own.role === 'admin'} userId={userId} />
          <SettingsCard team={team} isAdmin={own.role === 'admin'} />
          <ActivityCard team={team} />
          <EndCard team={team} isOwner={team.ownerId === userId} userId={userId} />
        </div>
      )}
    </Card>
  );
}
