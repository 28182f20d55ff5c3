import { useMemo } from 'react';
import { DAY_MS } from '@/domain/dates';
import type { Result } from '@/domain/result';
import type { ChoiceClash } from '@/domain/merge-records';
import { afterDecision, afterOverriding, newLink } from '@/domain/team-sync/team-link';
import type { Invitation } from '@/domain/team/invitation-link';
import type { TeamRole } from '@/domain/team/roles';
import { useUser } from '../auth/auth-context';
import { useClock } from '../clock';
import { useCollectionWriter, useRepository } from '../workspace/workspace-context';
import { sharedTeamsCollection, teamLinksCollection, type SharedTeam } from './records';
import type { TeamAnswer } from './team-gateway';
import { newTeamId } from './team-id';
import { markInTeam } from '../workspace/team-marker';
import { idRow, seatRow } from './team-rows';
import { exchangeNow } from './team-status';
import { useTeamGateway } from './use-team-gateway';

/** How long an invitation is valid, in days. */
export const INVITATION_DAYS = 7;

const UNREACHABLE = 'The team service did not answer. Check the connection and try again.';
const SIGNED_OUT = 'Your session has ended. Sign in again; everything on this device stays.';
const USELESS_CODE =
  'This invitation cannot be used: it was used or revoked, it has expired, it is for another e-mail address, or the team is full (50 members). Ask for a new one.';

const newTeam = (id: string, name: string, ownerId: string): SharedTeam => ({
  id,
  name,
  ownerId,
  rolesBind: true,
  members: [],
  cursor: 0,
});

/** Actions of a member in a team. Each returns a message for the user when it was not done. */
export function useTeamActions() {
  const { id: userId, email } = useUser();
  const clock = useClock();
  const gateway = useTeamGateway();
  const repository = useRepository();
  const { put: putTeam, remove: removeTeam, update: updateTeam } = useCollectionWriter(sharedTeamsCollection);
  const { put: putLink, update: updateLink } = useCollectionWriter(teamLinksCollection);

  return useMemo(() => {
    const outcome = (answer: TeamAnswer<unknown>, refusal: string): Result<undefined> => {
      if (answer.kind === 'done') {
        exchangeNow();
        return { ok: true, value: undefined };
      }
      const failures = { refused: refusal, unreachable: UNREACHABLE, 'signed-out': SIGNED_OUT };
      return { ok: false, failure: failures[answer.kind] };
    };
    const enter = async (team: SharedTeam) => {
      await putTeam(team);
      markInTeam(userId, true);
      exchangeNow();
    };
    const isMember = async (teamId: string) => {
      const rows = await gateway.read('teams', idRow, { id: `eq.${teamId}`, select: 'id' });
      return rows.kind === 'done' && rows.value.length > 0;
    };

    return {
      /** @param id of the new team: the same at a second try, so that a lost answer makes no second team */
      async found(id: string, name: string): Promise<Result<undefined>> {
        const answer = await gateway.add('teams', { id, name, by_id: userId, by_email: email });
        const isThere = answer.kind === 'done' || (answer.kind === 'refused' && (await isMember(id)));
        if (isThere) await enter(newTeam(id, name, userId));
        return isThere
          ? { ok: true, value: undefined }
          : outcome(answer, 'The team could not be created. An account can create at most 20 teams.');
      },
      async join({ teamId, invitationId }: Invitation): Promise<Result<undefined>> {
        const row = { id: newTeamId(), team_id: teamId, invitation_id: invitationId };
        const answer = await gateway.add('joins', { ...row, by_id: userId, by_email: email });
        const isIn = answer.kind === 'done' || (answer.kind === 'refused' && (await isMember(teamId)));
        if (isIn) await enter(newTeam(teamId, '', ''));
        return isIn ? { ok: true, value: undefined } : outcome(answer, USELESS_CODE);
      },
      /** Brings the teams of this account to this device. @returns how many are new here */
      async findTeams(): Promise<Result<number>> {
        const seats = await gateway.read('seats', seatRow, { user_id: `eq.${userId}` });
        if (seats.kind !== 'done') {
          return { ok: false, failure: seats.kind === 'signed-out' ? SIGNED_OUT : UNREACHABLE };
        }
        const known = await repository.list(sharedTeamsCollection);
        const added = seats.value.filter(
          (seat) => !known.some(({ id, ended }) => id === seat.team_id && !ended),
        );
        for (const seat of added) await enter(newTeam(seat.team_id, '', ''));
        return { ok: true, value: added.length };
      },
      async invite(teamId: string, role: TeamRole, address: string): Promise<Result<Invitation>> {
        const invitationId = newTeamId();
        const expires = new Date(clock.now() + INVITATION_DAYS * DAY_MS).toISOString().slice(0, 10);
        const answer = await gateway.add('invitations', {
          id: invitationId,
          team_id: teamId,
          role,
          email: address.trim() === '' ? null : address.trim().toLowerCase(),
          expires_on: expires,
          by_id: userId,
        });
        const result = outcome(answer, 'Only an admin of the team can invite.');
        return result.ok ? { ok: true, value: { teamId, invitationId } } : result;
      },
      async takeBack(invitationId: string): Promise<Result<undefined>> {
        return outcome(
          await gateway.remove('invitations', invitationId),
          'The invitation could not be revoked.',
        );
      },
      /** @param role null to remove the member, or to leave */
      async changeRole(teamId: string, memberId: string, role: TeamRole | null): Promise<Result<undefined>> {
        const row = { id: newTeamId(), team_id: teamId, user_id: memberId, role, by_id: userId };
        return outcome(
          await gateway.add('role_changes', row),
          'Only an admin can change roles and remove members, and nobody can change the owner of the team.',
        );
      },
      async changeTeam(
        teamId: string,
        changes: { roles_bind?: boolean; shares_originals?: boolean; owner_id?: string },
      ): Promise<Result<undefined>> {
        const row = { id: newTeamId(), team_id: teamId, by_id: userId, ...changes };
        return outcome(await gateway.add('team_changes', row), 'Only an admin can change the team.');
      },
      async deleteTeam(teamId: string): Promise<Result<undefined>> {
        return outcome(await gateway.remove('teams', teamId), 'Only the owner can delete the team.');
      },
      /** Removes an ended team from this device. */
      async forget(teamId: string) {
        await removeTeam(teamId);
        const left = await repository.list(sharedTeamsCollection);
        if (left.length === 0) markInTeam(userId, false);
      },
      async share(draftId: string, teamId: string) {
        // Another tab may have shared it: a second link would make a second submission.
        if (await repository.get(teamLinksCollection, draftId)) return exchangeNow();
        await putLink(newLink(draftId, teamId, newTeamId()));
        exchangeNow();
      },
      /** Ends the sharing for everybody; each member keeps the draft as a private one. */
      async stopSharing(draftId: string) {
        await updateLink(draftId, (link) => ({ ...link, isStopping: true }));
        exchangeNow();
      },
      /** Removes the message that a draft is no longer shared. */
      async dismissStopped(teamId: string, draftId: string) {
        await updateTeam(teamId, (team) => ({
          ...team,
          stopped: team.stopped?.filter((each) => each.draftId !== draftId),
        }));
      },
      /** Offers values that a save of this device replaced, where they are another member's. */
      async offerOverridden(draftId: string, overridden: readonly ChoiceClash[]) {
        await updateLink(draftId, (link) => afterOverriding(link, overridden, userId));
      },
      /** @param kept the user's own value, where it stays */
      async closeConflict(draftId: string, field: string, kept?: unknown) {
        await updateLink(draftId, (link) => afterDecision(link, field, kept));
      },
    };
  }, [clock, email, gateway, putLink, putTeam, removeTeam, repository, updateLink, updateTeam, userId]);
}
