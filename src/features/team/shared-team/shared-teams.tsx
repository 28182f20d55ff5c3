import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { EndedTeam } from '@/components/team/ended-team';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { readInvitation, type Invitation } from '@/domain/team/invitation-link';
import { sharedTeamsCollection } from '@/lib/team/records';
import { useCollection } from '@/lib/workspace/workspace-context';
import { StartTeam } from './start-team';
import { TeamView } from './team-view';

/**
 * The user's teams, and how to create or join one.
 * @param props.isSearching the user has asked to open the teams of this account
 */
export function SharedTeams({ isSearching }: { isSearching: boolean }) {
  const stored = useCollection(sharedTeamsCollection);
  const { code, onUsed } = useInvitationOfLink();
  const [isAdding, setAdding] = useState(false);
  if (!stored.data) return <LoadingOrError stored={stored} what="your teams" />;
  const teams = stored.data.filter(({ ended }) => !ended);
  const isStarting = teams.length === 0 || isAdding || code !== undefined;
  return (
    <div className="flex flex-col gap-5">
      {stored.data.map((team) => team.ended && <EndedTeam key={team.id} team={team} />)}
      {isStarting && (
        <StartTeam
          code={code}
          isSearching={isSearching}
          onDone={() => {
            setAdding(false);
            onUsed();
          }}
        />
      )}
      {teams.map((team) => (
        <TeamView key={team.id} team={team} />
      ))}
      {!isStarting && (
        <div>
          <Button variant="quiet" className="-ml-4" onClick={() => setAdding(true)}>
            Create or join another team
          </Button>
        </div>
      )}
    </div>
  );
}

/** Takes the code out of the address, so that it stays neither there nor in the history. */
function useInvitationOfLink(): { code: Invitation | undefined; onUsed: () => void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isInvitation = hash.startsWith('#join=');
  const [code, setCode] = useState(() => (isInvitation ? readInvitation(hash) : undefined));
  useEffect(() => {
    if (!isInvitation) return;
    setCode(readInvitation(hash));
    void navigate(pathname + search, { replace: true });
  }, [hash, isInvitation, navigate, pathname, search]);
  return { code, onUsed: () => setCode(undefined) };
}
