import { useState } from 'react';
import { memberNames } from '@/domain/team-sync/mentions';
import { ROLE_OPTIONS, TEAM_ROLES, type TeamRole } from '@/domain/team/roles';
import { Badge } from '@/components/badge';
import { Button, QuietButton } from '@/components/button';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { SelectField } from '@/components/field';
import { openListOnKey } from '@/components/findings/open-list';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { Invitations } from './invitations';

/** Who is in the team. Admins change roles, remove members and invite. */
export function PeopleCard({
  team,
  isAdmin,
  userId,
}: {
  team: SharedTeam;
  isAdmin: boolean;
  userId: string;
}) {
  const { changeRole } = useTeamActions();
  const [isBusy, setBusy] = useState(false);
  const [removing, setRemoving] = useState<SharedTeam['members'][number]>();
  const names = memberNames(team.members);
  const nameOf = ({ userId: id, email }: SharedTeam['members'][number]) => names.get(id) ?? email;
  const present = team.members.filter(({ leftAt }) => leftAt === null);
  const handleRole = async (memberId: string, role: TeamRole | null, done: string) => {
    setBusy(true);
    const result = await changeRole(team.id, memberId, role);
    setBusy(false);
    if (result.ok) notify.success(done);
    else notify.error('Not Changed', result.failure);
  };
  return (
    <section aria-label="People">
      <h4 className="mb-2 font-semibold">People</h4>
      <ul className="flex flex-col divide-y">
        {present.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <p className="font-medium">
                {nameOf(member)}
                {member.userId === userId && <span className="font-normal text-ink-soft"> (you)</span>}
              </p>
              <p className="text-sm text-ink-soft">{member.email}</p>
            </div>
            {isAdmin && team.ownerId !== member.userId && member.userId !== userId ? (
              <>
                <div className="w-40">
                  <SelectField
                    label={<span className="sr-only">Role of {nameOf(member)}</span>}
                    options={ROLE_OPTIONS}
                    value={member.role}
                    disabled={isBusy}
                    onKeyDown={openListOnKey}
                    onChoose={(role) => void handleRole(member.userId, role, 'Role changed')}
                  />
                </div>
                <QuietButton
                  aria-label={`Remove ${nameOf(member)}`}
                  disabled={isBusy}
                  onClick={() => setRemoving(member)}
                  {...FETCHES_DIALOG}
                >
                  Remove
                </QuietButton>
              </>
            ) : (
              <div className="flex gap-2">
                {team.ownerId === member.userId && <Badge>Owner</Badge>}
                <Badge>{TEAM_ROLES[member.role].label}</Badge>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={`Remove ${removing ? nameOf(removing) : ''}?`}
        description={`${removing?.email ?? ''}: the team’s drafts stay on their device as private ones. To come back, they need a new invitation.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setRemoving(undefined)}>
              Keep in the team
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (removing) void handleRole(removing.userId, null, `${nameOf(removing)} was removed`);
                setRemoving(undefined);
              }}
            >
              Remove
            </Button>
          </>
        }
      />
      {isAdmin && <Invitations team={team} />}
    </section>
  );
}
