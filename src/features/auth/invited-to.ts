import { invitationOfPath, invitationText } from '@/domain/team/invitation-link';

/** Says what the invitation in a path is about; undefined without one. */
export function invitedTo(path: string): string | undefined {
  const invitation = invitationOfPath(path);
  if (!invitation) return undefined;
  return `${invitationText(invitation) ?? 'You were invited to a team.'} Sign in, or sign up, to join it.`;
}
