import { useState } from 'react';
import { SwitchField } from '@/components/switch-field';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { useTeamActions } from '@/lib/team/use-team-actions';

const BINDS =
  'Developers decide Development Complete, reviewers Code Review and QA Testing, and publishers Final Approval and Store Submission. Admins may decide every step.';
const BINDS_NOT = 'Every member may decide every step.';

/** Whether the steps of an approval belong to roles. Admins change it, the others read it. */
export function SettingsCard({ team, isAdmin }: { team: SharedTeam; isAdmin: boolean }) {
  const { changeTeam } = useTeamActions();
  const [isBusy, setBusy] = useState(false);
  const handleChange = async (isOn: boolean) => {
    setBusy(true);
    const result = await changeTeam(team.id, { roles_bind: isOn });
    setBusy(false);
    if (result.ok) notify.success('Setting changed');
    else notify.error('Not Changed', result.failure);
  };
  return (
    <section aria-label="Team settings">
      <h4 className="mb-2 font-semibold">Settings</h4>
      {isAdmin ? (
        <SwitchField
          label="Each step of an approval is decided by its role"
          hint={team.rolesBind ? BINDS : `${BINDS_NOT} When on: ${BINDS}`}
          isOn={team.rolesBind}
          isDisabled={isBusy}
          onChange={(isOn) => void handleChange(isOn)}
        />
      ) : (
        <p className="max-w-prose text-sm text-ink-soft">{team.rolesBind ? BINDS : BINDS_NOT}</p>
      )}
    </section>
  );
}
