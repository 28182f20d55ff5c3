import { useState } from 'react';
import { SwitchField } from '@/components/switch-field';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { useTeamActions } from '@/lib/team/use-team-actions';

const BINDS =
  'Developers decide Development Complete, reviewers Code Review and QA Testing, and publishers Final Approval and Store Submission. Admins may decide every step. Nobody decides about their own request.';
const BINDS_NOT = 'Every member may decide every step.';

const ORIGINALS =
  'Each member’s device sends its original pictures of shared drafts (at most 6 MB each), and receives those of the others. Everyone can then make the complete package.';
const NO_ORIGINALS =
  'Members see previews of at most 300 KB. Originals stay on the device they were added on.';

/** Whether the steps of an approval belong to roles, and originals are shared. Admins change it, the others read it. */
export function SettingsCard({ team, isAdmin }: { team: SharedTeam; isAdmin: boolean }) {
  const { changeTeam } = useTeamActions();
  const [isBusy, setBusy] = useState(false);
  const sharesOriginals = team.sharesOriginals === true;
  const handleChange = async (changes: Parameters<typeof changeTeam>[1]) => {
    setBusy(true);
    const result = await changeTeam(team.id, changes);
    setBusy(false);
    if (result.ok) notify.success('Setting changed');
    else notify.error('Not Changed', result.failure);
  };
  return (
    <section aria-label="Team settings">
      <h4 className="mb-2 font-semibold">Settings</h4>
      {isAdmin ? (
        <div className="grid gap-4">
          <SwitchField
            label="Each step of an approval is decided by its role"
            hint={team.rolesBind ? BINDS : `${BINDS_NOT} When on: ${BINDS}`}
            isOn={team.rolesBind}
            isDisabled={isBusy}
            onChange={(isOn) => void handleChange({ roles_bind: isOn })}
          />
          <SwitchField
            label="Share originals of pictures"
            hint={sharesOriginals ? ORIGINALS : `${NO_ORIGINALS} When on: ${ORIGINALS}`}
            isOn={sharesOriginals}
            isDisabled={isBusy}
            onChange={(isOn) => void handleChange({ shares_originals: isOn })}
          />
        </div>
      ) : (
        <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
          <p>{team.rolesBind ? BINDS : BINDS_NOT}</p>
          <p>{sharesOriginals ? ORIGINALS : NO_ORIGINALS}</p>
        </div>
      )}
    </section>
  );
}
