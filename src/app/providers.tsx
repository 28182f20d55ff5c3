import type { ReactNode } from 'react';
import { AuthProvider, type AuthSource } from '@/lib/auth/auth-context';
import { ClockProvider, systemClock, type Clock } from '@/lib/clock';
import { ServiceContext, WORKING_SERVICE, type SimulatedService } from '@/lib/simulated-service';
import { WorkspaceOpenerProvider, type OpenWorkspace } from '@/lib/workspace/workspace-opener';
import { RandomProvider, systemRandom, type RandomSource } from '@/lib/random';

export interface AppServices {
  auth: AuthSource;
  clock?: Clock;
  random?: RandomSource;
  openWorkspace?: OpenWorkspace;
  /** Makes the simulated server of settings and billing fail. */
  service?: SimulatedService;
}

interface AppProvidersProps {
  services: AppServices;
  /** Whether the page was prerendered. */
  isHydrating?: boolean;
  children: ReactNode;
}

/** The contexts that every page can use. Tests pass their own services. */
export function AppProviders({ services, isHydrating, children }: AppProvidersProps) {
  const { openWorkspace } = services;
  const page = openWorkspace ? (
    <WorkspaceOpenerProvider value={openWorkspace}>{children}</WorkspaceOpenerProvider>
  ) : (
    children
  );
  return (
    <ClockProvider value={services.clock ?? systemClock}>
      <RandomProvider value={services.random ?? systemRandom}>
        <ServiceContext value={services.service ?? WORKING_SERVICE}>
          <AuthProvider source={services.auth} isHydrating={isHydrating}>
            {page}
          </AuthProvider>
        </ServiceContext>
      </RandomProvider>
    </ClockProvider>
  );
}
