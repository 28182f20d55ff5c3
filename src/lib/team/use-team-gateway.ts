import { useMemo } from 'react';
import { builtBackend } from '@/config/env';
import type { AccessToken } from '../auth/auth-gateway';
import { useAuth } from '../auth/auth-context';
import { useClock, type Clock } from '../clock';
import { createHttpTeamGateway } from './http-team-gateway';
import type { TeamGateway } from './team-gateway';

/** The data API of the running app, with the user's token. */
export function useTeamGateway(): TeamGateway {
  const clock = useClock();
  const { accessToken } = useAuth();
  return useMemo(() => appTeamGateway(clock, accessToken), [accessToken, clock]);
}

/** The same for a handler, which loads this code when it needs it. */
export function appTeamGateway(
  clock: Clock,
  accessToken: (isRefused: boolean) => Promise<AccessToken>,
): TeamGateway {
  return createHttpTeamGateway({
    backend: builtBackend(),
    siteOrigin: window.location.origin,
    clock,
    network: (input, init) => fetch(input, init),
    accessToken,
  });
}

/** The host that a team's data is sent to. */
export function teamHost(): string {
  const backend = builtBackend();
  return backend.kind === 'hosted' ? new URL(backend.origin).host : window.location.host;
}
