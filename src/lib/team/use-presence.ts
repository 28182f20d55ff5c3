import { useEffect, useState } from 'react';
import { membersHere } from '@/domain/team-sync/presence';
import { useUser } from '../auth/auth-context';
import { useClock } from '../clock';
import { newTeamId } from './team-id';
import { presenceRow } from './team-rows';
import { useTeamGateway } from './use-team-gateway';

/** Time between two signs that a submission is open. */
const SIGN_MS = 20_000;

export interface Presence {
  /** The other members who have the submission open. */
  userIds: readonly string[];
  /** How far the server's clock is ahead of this device's, in milliseconds; undefined until it is known. */
  offsetMs: number | undefined;
}

const NOBODY: Presence = { userIds: [], offsetMs: undefined };

/**
 * Who else has a shared submission open, asked while the page is visible.
 * @param submissionId undefined while the team does not have it
 */
export function usePresence(teamId: string, submissionId: string | undefined): Presence {
  const clock = useClock();
  const gateway = useTeamGateway();
  const { id: ownId } = useUser();
  const [presence, setPresence] = useState(NOBODY);

  useEffect(() => {
    if (submissionId === undefined) return;
    let timer: number | undefined;
    let isStopped = false;
    const visit = (at: string | null) =>
      gateway.add('visits', { id: newTeamId(), team_id: teamId, submission_id: at, by_id: ownId });

    async function look() {
      const rows = await gateway.read('presences', presenceRow, { team_id: `eq.${teamId}` });
      if (isStopped) return;
      const found = rows.kind === 'done' ? rows.value : [];
      const { userIds, serverTime } = membersHere(
        found.map((row) => ({ userId: row.user_id, submissionId: row.submission_id, at: row.at })),
        { ownId, submissionId: submissionId ?? '' },
      );
      const offsetMs = serverTime === undefined ? undefined : serverTime - clock.now();
      setPresence({ userIds, offsetMs });
    }
    async function sign() {
      if (timer !== undefined) clock.clearTimeout(timer);
      timer = undefined;
      if (document.visibilityState === 'hidden') return;
      const answer = await visit(submissionId ?? null);
      if (answer.kind === 'done') await look();
      else if (!isStopped) setPresence((now) => (now.userIds.length === 0 ? now : { ...now, userIds: [] }));
      if (!isStopped && timer === undefined) timer = clock.setTimeout(() => void sign(), SIGN_MS);
    }
    const handleVisibility = () => void sign();
    document.addEventListener('visibilitychange', handleVisibility);
    void sign();
    return () => {
      isStopped = true;
      if (timer !== undefined) clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      void visit(null);
    };
  }, [clock, gateway, ownId, submissionId, teamId]);

  return presence;
}
