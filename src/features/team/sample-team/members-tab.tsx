import { useState, type FormEvent } from 'react';
import { ROLE_OPTIONS, TEAM_ROLES, type TeamRole } from '@/domain/team/roles';
import { Badge, SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { InviteFields } from '@/components/team/invite-fields';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { localDay, useClock } from '@/lib/clock';
import { formatDay } from '@/domain/dates';
import { newId } from '@/lib/new-id';
import { notify } from '@/lib/notify';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { initialsOf } from '@/domain/drawing/initials';
import { teamCollection } from '../records';

const EMPTY: { email: string; role: TeamRole } = { email: '', role: 'developer' };

export function MembersTab() {
  const clock = useClock();
  const stored = useCollection(teamCollection);
  const { put } = useCollectionWriter(teamCollection);
  const [form, setForm] = useState(EMPTY);
  const [isSending, setSending] = useState(false);

  const handleInvite = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const email = form.email.trim();
    if (!email) {
      notify.error('Email Required', 'Please enter an email address');
      return;
    }
    setSending(true);
    const name = email.split('@')[0] ?? email;
    try {
      await put({
        id: newId(),
        name,
        email,
        role: form.role,
        status: 'pending',
        joinedDate: localDay(clock),
        lastActive: 'Never',
        avatar: initialsOf(name),
      });
      setForm(EMPTY);
      notify.success('Invitation Sent', `Invitation sent to ${email}`);
    } finally {
      setSending(false);
    }
  };

  // On a small screen the list is above the form: both render together, so that the form does not move.
  if (!stored.data && !stored.hasFailed) return <LoadingOrError stored={stored} what="the team" isTall />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card
        title="Team Members"
        aside={stored.data?.some(teamCollection.isSample) && <SampleBadge kind="Sample data" />}
      >
        {stored.data?.length === 0 ? (
          <p className="text-sm text-ink-soft">Only you. Invite your first member with the form.</p>
        ) : stored.data ? (
          <ul className="flex flex-col divide-y" aria-label="Team members">
            {stored.data.map((member) => (
              <li
                key={member.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft text-sm font-semibold text-accent-strong"
                >
                  {member.avatar}
                </span>
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium break-words">{member.name}</p>
                  <p className="text-sm break-all text-ink-soft">{member.email}</p>
                </div>
                <div className="flex flex-wrap items-center gap-2 max-sm:basis-full max-sm:pl-14">
                  <Badge>{TEAM_ROLES[member.role].label}</Badge>
                  <Badge tone={member.status === 'active' ? 'good' : 'warn'}>
                    {member.status === 'active' ? 'Active' : 'Pending'}
                  </Badge>
                </div>
                <p className="w-full text-[0.8125rem] text-ink-faint tabular-nums max-sm:pl-14 sm:w-40 lg:max-xl:w-full lg:max-xl:pl-14">
                  Joined {formatDay(member.joinedDate)}
                  <br />
                  Last active: {member.lastActive}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <LoadingOrError stored={stored} what="the team" />
        )}
      </Card>
      <div className="flex flex-col gap-5">
        <Card
          title="Invite Team Member"
          description="Simulated: the invitation goes to the list below as pending, not to a mailbox."
        >
          <form noValidate onSubmit={(event) => void handleInvite(event)} className="flex flex-col gap-4">
            <InviteFields form={form} roles={ROLE_OPTIONS} onChange={setForm} />
            <Button type="submit" disabled={isSending}>
              Send Invitation
            </Button>
          </form>
        </Card>
        <Card title="Roles">
          <dl className="flex flex-col gap-3 text-sm">
            {Object.values(TEAM_ROLES).map((role) => (
              <div key={role.label}>
                <dt className="font-medium">{role.label}</dt>
                <dd className="text-ink-soft">{role.permissions}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}
