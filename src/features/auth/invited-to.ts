import { invitationOfPath, invitationText } from '@/domain/team/invitation-link';
import { returnPathOf } from '@/lib/auth/return-path';

/** Says what a visitor was invited to, whose link led to the sign-in page; undefined without an invitation. */
export function invitedTo(historyState: unknown): string | undefined {
  const invitation = invitationOfPath(returnPathOf(historyState));
  if (!invitation) return undefined;
  return `${invitationText(invitation) ?? 'You were invited to a team.'} Sign in, or sign up, to join it.`;
}
