import type { ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useUser } from '@/lib/auth/auth-context';
import { useIsInTeam } from '@/lib/workspace/team-marker';
import {
  CollectionsProvider,
  useWorkspaceHealth,
  WorkspaceProvider,
} from '@/lib/workspace/workspace-context';
import { useFocusRecovery } from './use-focus-recovery';

/** Loads only for a user who is in a shared team. */
const TeamSync = lazyPart(() => import('@/lib/team/team-sync').then((module) => module.TeamSync), null);

const loadCollections = () => import('../all-collections').then((module) => module.ALL_COLLECTIONS);

/** Provides the user's workspace to every protected page, and shows a banner when it cannot be stored. */
export function WorkspaceLayout({ children }: { children: ReactNode }) {
  const user = useUser();
  const isInTeam = useIsInTeam(user.id);
  useFocusRecovery();
  return (
    <WorkspaceProvider key={user.id} userId={user.id}>
      <HealthBanner />
      <CollectionsProvider value={loadCollections}>{children}</CollectionsProvider>
      {isInTeam && <TeamSync />}
    </WorkspaceProvider>
  );
}

function HealthBanner() {
  const { isStored, setAside, fromNewer } = useWorkspaceHealth();
  if (isStored && setAside === 0 && fromNewer === 0) return null;
  return (
    <div role="status" className="border-b bg-warn-soft px-4 py-2.5 text-center text-sm text-ink">
      {!isStored && (
        <p>
          This browser does not let StorePilot store data (storage is blocked or full). Your work is kept only
          until this tab closes.
        </p>
      )}
      {setAside > 0 && (
        <p>
          {setAside === 1 ? 'One stored record' : `${setAside} stored records`} could not be read and{' '}
          {setAside === 1 ? 'was' : 'were'} set aside. Everything else is here.
        </p>
      )}
      {fromNewer > 0 && (
        <p>
          {fromNewer === 1 ? 'One stored record was' : `${fromNewer} stored records were`} saved by a newer
          version of StorePilot. Reload this page to see {fromNewer === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}
