import { Crown, Eye, Send, UserPlus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ActionMenu } from '@/components/action-menu';
import { Badge, type Tone } from '@/components/badge';
import { Button, QuietButton } from '@/components/button';
import { Card } from '@/components/card';
import { DataTable } from '@/components/data-table';
import { Dialog } from '@/components/dialog';
import { EmptyState } from '@/components/empty-state';
import { SelectField } from '@/components/field';
import { InviteFields } from '@/components/team/invite-fields';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { localDay, useClock } from '@/lib/clock';
import { formatDay } from '@/domain/dates';
import { notify } from '@/lib/notify';
import { useRandom } from '@/lib/random';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import type { RunBilling } from './run-billing';
import {
  billingMembersCollection,
  invitationsCollection,
  type BillingMember,
  type Invitation,
} from '../records';

type Role = BillingMember['role'];

/** Owner is yellow, Publisher blue, Viewer gray. */
const ROLES: Record<Role, { tone: Tone; icon: typeof Crown }> = {
  Owner: { tone: 'warn', icon: Crown },
  Publisher: { tone: 'info', icon: Send },
  Viewer: { tone: 'neutral', icon: Eye },
};

const INVITE_ROLES: readonly Invitation['role'][] = ['Viewer', 'Publisher'];
const ROLE_OPTIONS = INVITE_ROLES.map((role) => ({ value: role, label: role }));
const EMPTY_FORM: { email: string; role: Invitation['role'] } = { email: '', role: 'Viewer' };

export function TeamTab({ run, busyWith }: { run: RunBilling; busyWith: string | undefined }) {
  const clock = useClock();
  const random = useRandom();
  const members = useCollection(billingMembersCollection);
  const invitations = useCollection(invitationsCollection);
  const memberWriter = useCollectionWriter(billingMembersCollection);
  const invitationWriter = useCollectionWriter(invitationsCollection);
  const [form, setForm] = useState(EMPTY_FORM);
  const [changing, setChanging] = useState<BillingMember>();
  const isBusy = busyWith !== undefined;

  const handleInvite = (event: FormEvent) => {
    event.preventDefault();
    const email = form.email.trim();
    if (!email) {
      notify.error('Error', 'Please enter a valid email address');
      return;
    }
    const isSame = (sent: Invitation) => sent.email.toLowerCase() === email.toLowerCase();
    const id =
      invitations.data?.find(isSame)?.id ?? `invitation-${clock.now()}-${Math.floor(random() * 1e6)}`;
    run(
      'send invitation',
      () => invitationWriter.put({ id, email, role: form.role, sentAt: localDay(clock) }),
      { title: `Invitation Sent to ${email}`, then: () => setForm(EMPTY_FORM) },
      'Failed to send invitation',
    );
  };
  const handleRemove = (member: BillingMember) =>
    run(
      'remove member',
      () => memberWriter.remove(member.id),
      { title: 'Member Removed', description: `${member.name} no longer has access.` },
      'Failed to remove member',
    );
  const handleCancel = (invitation: Invitation) =>
    run(
      'cancel invitation',
      () => invitationWriter.remove(invitation.id),
      { title: 'Invitation Cancelled', description: invitation.email },
      'Failed to cancel invitation',
    );
  const handleResend = (invitation: Invitation) =>
    run(
      'resend invitation',
      () => Promise.resolve(),
      { title: 'Invitation Resent', description: invitation.email },
      'Failed to resend invitation',
    );

  return (
    <div className="flex flex-col gap-5">
      <Card
        title="Invite a member"
        description="They can see the billing of this workspace. Simulated: the invitation goes to the list below, not to a mailbox."
      >
        <form
          noValidate
          onSubmit={handleInvite}
          className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
        >
          <InviteFields form={form} roles={ROLE_OPTIONS} onChange={setForm} />
          <Button type="submit" disabled={isBusy}>
            Send Invite
          </Button>
        </form>
      </Card>

      <Card title="Team Members">
        {members.data?.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon={<UserPlus />}
            title="Only you"
            hint="Nobody else sees this billing. Invite someone with the form above."
          />
        ) : members.data ? (
          <DataTable
            label="Team Members"
            rows={members.data}
            rowKey={(member) => member.id}
            columns={[
              { title: 'Name', cell: (member) => <span className="font-medium">{member.name}</span> },
              { title: 'Email', isFolded: true, cell: (member) => member.email },
              { title: 'Role', cell: (member) => <RoleBadge role={member.role} /> },
              {
                title: 'Status',
                isFolded: true,
                cell: ({ status }) => <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>,
              },
              { title: 'Last seen', isFolded: true, cell: (member) => member.lastSeen },
              {
                title: 'Actions',
                isTitleHidden: true,
                isNumeric: true,
                cell: (member) =>
                  member.role !== 'Owner' && (
                    // Makes no row taller than the owner's, which has no menu.
                    <div className="-my-2">
                      <ActionMenu
                        label={`Actions for ${member.name}`}
                        isDisabled={isBusy}
                        actions={[
                          { label: 'Change Role', onSelect: () => setChanging(member) },
                          { label: 'Remove Member', onSelect: () => handleRemove(member), isDanger: true },
                        ]}
                      />
                    </div>
                  ),
              },
            ]}
          />
        ) : (
          <LoadingOrError stored={members} what="the members" />
        )}
      </Card>

      {invitations.data && invitations.data.length > 0 && (
        <Card title="Pending Invites">
          <DataTable
            label="Pending Invites"
            rows={invitations.data}
            rowKey={(invitation) => invitation.id}
            columns={[
              { title: 'Email', cell: (invitation) => <span className="break-all">{invitation.email}</span> },
              { title: 'Role', isFolded: true, cell: (invitation) => <RoleBadge role={invitation.role} /> },
              { title: 'Sent', isFolded: true, cell: (invitation) => formatDay(invitation.sentAt) },
              {
                title: 'Actions',
                isTitleHidden: true,
                isNumeric: true,
                cell: (invitation) => (
                  <div className="flex justify-end gap-1">
                    <QuietButton
                      aria-label={`Resend the invitation to ${invitation.email}`}
                      disabled={isBusy}
                      onClick={() => handleResend(invitation)}
                    >
                      Resend
                    </QuietButton>
                    <QuietButton
                      aria-label={`Cancel the invitation to ${invitation.email}`}
                      disabled={isBusy}
                      onClick={() => handleCancel(invitation)}
                    >
                      Cancel
                    </QuietButton>
                  </div>
                ),
              },
            ]}
          />
        </Card>
      )}

      {changing && (
        <ChangeRoleDialog
          member={changing}
          onClose={() => setChanging(undefined)}
          onChange={(role) => {
            setChanging(undefined);
            void memberWriter
              .update(changing.id, (member) => ({ ...member, role }))
              .then(() => notify.success('Role Changed', `${changing.name} is now ${role}.`));
          }}
        />
      )}
    </div>
  );
}

function RoleBadge({ role }: { role: Role }) {
  const { tone, icon: Icon } = ROLES[role];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {role}
    </Badge>
  );
}

function ChangeRoleDialog({
  member,
  onClose,
  onChange,
}: {
  member: BillingMember;
  onClose: () => void;
  onChange: (role: Invitation['role']) => void;
}) {
  const [role, setRole] = useState(member.role === 'Owner' ? 'Viewer' : member.role);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change Role"
      description={`What ${member.name} may do in this workspace.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onChange(role)}>Save Role</Button>
        </>
      }
    >
      <SelectField label="Role" options={ROLE_OPTIONS} value={role} onChoose={setRole} />
    </Dialog>
  );
}
