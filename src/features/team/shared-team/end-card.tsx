import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { SelectField, TextField } from '@/components/field';
import { memberNames } from '@/domain/team-sync/mentions';
import type { Result } from '@/domain/result';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { useTeamActions } from '@/lib/team/use-team-actions';

/** Leaving a team; for its owner, transferring or deleting it. */
export function EndCard({ team, isOwner, userId }: { team: SharedTeam; isOwner: boolean; userId: string }) {
  const { changeRole, changeTeam, deleteTeam } = useTeamActions();
  const [asked, setAsked] = useState<'leave' | 'delete'>();
  const [typed, setTyped] = useState('');
  const [newOwnerId, setNewOwnerId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const admins = team.members.filter(
    (member) => member.role === 'admin' && member.leftAt === null && member.userId !== userId,
  );
  const run = async (action: Promise<Result<undefined>>, done: string) => {
    setBusy(true);
    const result = await action;
    setBusy(false);
    setAsked(undefined);
    setTyped('');
    if (result.ok) notify.success(done);
    else notify.error('Not Changed', result.failure);
  };
  const names = memberNames(team.members);
  const close = () => {
    setAsked(undefined);
    setTyped('');
  };

  return (
    <section aria-label="Leave the team" className="flex flex-wrap items-end gap-3 border-t pt-4">
      {isOwner ? (
        <>
          {admins.length > 0 && (
            <>
              <div className="w-64">
                <SelectField
                  label="New owner"
                  options={[
                    { value: '', label: 'Choose an admin' },
                    ...admins.map((member) => ({
                      value: member.userId,
                      label: names.get(member.userId) ?? member.email,
                    })),
                  ]}
                  value={newOwnerId}
                  onChoose={setNewOwnerId}
                />
              </div>
              <Button
                variant="secondary"
                disabled={isBusy || newOwnerId === ''}
                onClick={() =>
                  void run(changeTeam(team.id, { owner_id: newOwnerId }), 'Ownership transferred')
                }
              >
                Transfer ownership
              </Button>
            </>
          )}
          <Button variant="danger" onClick={() => setAsked('delete')} {...FETCHES_DIALOG}>
            Delete team
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setAsked('leave')} {...FETCHES_DIALOG}>
          Leave team
        </Button>
      )}
      <Dialog
        isOpen={asked === 'leave'}
        onOpenChange={close}
        title={`Leave ${team.name}?`}
        description="The shared drafts stay on this device as your own. To come back, you need a new invitation."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Stay
            </Button>
            <Button
              variant="danger"
              disabled={isBusy}
              onClick={() => void run(changeRole(team.id, userId, null), 'You left the team')}
            >
              Leave team
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={asked === 'delete'}
        onOpenChange={close}
        title={`Delete ${team.name}?`}
        description="The team, its saves and its activity are deleted for everyone and cannot be restored. Each member keeps the drafts as private ones."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep the team
            </Button>
            <Button
              variant="danger"
              disabled={isBusy || typed.trim() !== team.name}
              onClick={() => void run(deleteTeam(team.id), 'Team deleted')}
            >
              Delete team
            </Button>
          </>
        }
      >
        <TextField
          label={`Type ${team.name} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Dialog>
    </section>
  );
}
