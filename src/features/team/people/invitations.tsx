import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { PATHS } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { isEmail } from '@/domain/people/email';
import { invitationHash } from '@/domain/team/invitation-link';
import { ROLE_OPTIONS, TEAM_ROLES, type TeamRole } from '@/domain/team/roles';
import { Button, QuietButton, SmallButton } from '@/components/button';
import { SelectField, TextField } from '@/components/field';
import { useUser } from '@/lib/auth/auth-context';
import { copyText, COPY_BY_HAND } from '@/lib/clipboard';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { invitationRow, type InvitationRow } from '@/lib/team/team-rows';
import { useTeamGateway } from '@/lib/team/use-team-gateway';
import { INVITATION_DAYS, useTeamActions } from '@/lib/team/use-team-actions';

/** Creates invitation links and lists the open ones. StorePilot sends no e-mail: the admin passes the link on. */
export function Invitations({ team }: { team: SharedTeam }) {
  const gateway = useTeamGateway();
  const { email } = useUser();
  const { invite, takeBack } = useTeamActions();
  const [form, setForm] = useState<{ email: string; role: TeamRole }>({ email: '', role: 'developer' });
  const [open, setOpen] = useState<InvitationRow[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const read = useCallback(async () => {
    const rows = await gateway.read('invitations', invitationRow, { team_id: `eq.${team.id}` });
    if (rows.kind === 'done') setOpen(rows.value);
  }, [gateway, team.id]);
  // A join uses up an invitation and moves the cursor.
  useEffect(() => void read(), [read, team.cursor]);

  const linkOf = (invitationId: string) => {
    const hash = invitationHash({ teamId: team.id, invitationId, teamName: team.name, by: email });
    return `${window.location.origin}${PATHS.team}${hash}`;
  };
  const copy = async (id: string) => {
    if (await copyText(linkOf(id))) notify.success('Link copied');
    else notify.error('Not Copied', COPY_BY_HAND);
  };
  const handleInvite = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const address = form.email.trim();
    const isUsable = address === '' || isEmail(address);
    setProblem(isUsable ? undefined : 'Enter a valid e-mail address, or none');
    if (!isUsable) return;
    setBusy(true);
    const result = await invite(team.id, form.role, address);
    if (result.ok) {
      setForm({ ...form, email: '' });
      await read();
    } else notify.error('Not Invited', result.failure);
    setBusy(false);
  };
  const handleTakeBack = async (id: string) => {
    const result = await takeBack(id);
    if (!result.ok) notify.error('Not Changed', result.failure);
    await read();
  };

  return (
    <div className="mt-3 rounded-card bg-sunken p-4">
      <form
        noValidate
        onSubmit={(event) => void handleInvite(event)}
        className="grid items-end gap-3 sm:grid-cols-[1fr_10rem_auto]"
      >
        <TextField
          label="E-mail of the new member (optional)"
          type="email"
          autoComplete="off"
          value={form.email}
          error={problem}
          onChange={(event) => setForm({ ...form, email: event.target.value })}
        />
        <SelectField
          label="Role"
          options={ROLE_OPTIONS}
          value={form.role}
          onChoose={(role) => setForm({ ...form, role })}
        />
        <Button type="submit" variant="secondary" disabled={isBusy}>
          Create invitation link
        </Button>
      </form>
      <p className="mt-2 text-[0.8125rem] text-ink-soft">
        The link works once, for {INVITATION_DAYS} days, and only for that address if you give one. StorePilot
        sends no e-mail: send the link yourself.
      </p>
      {open.length > 0 && (
        <ul aria-label="Open invitations" className="mt-3 flex flex-col gap-3">
          {open.map(({ id, role, email: address, expires_on: day }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
              <div className="min-w-0 flex-1 basis-64">
                <p>
                  {TEAM_ROLES[role].label}, {address ?? 'any address'}, until {formatDay(day)}
                </p>
                <p className="font-mono text-xs break-all text-ink-soft">{linkOf(id)}</p>
              </div>
              <SmallButton onClick={() => void copy(id)}>Copy link</SmallButton>
              <QuietButton onClick={() => void handleTakeBack(id)}>Revoke</QuietButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
