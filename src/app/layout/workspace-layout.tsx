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

const HealthBanner = lazyPart(() => import('./health-banner').then((module) => module.HealthBanner), null);

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
      <Health />
      <CollectionsProvider value={loadCollections}>{children}</CollectionsProvider>
      {isInTeam && <TeamSync />}
    </WorkspaceProvider>
  );
}

function Health() {
  const health = useWorkspaceHealth();
  const { isStored, setAside, fromNewer } = health;
  return isStored && setAside === 0 && fromNewer === 0 ? null : <HealthBanner {...health} />;
}
