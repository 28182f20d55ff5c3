import { useMemo } from 'react';
import { builtEnv } from '@/config/env';
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
  const backend = builtEnv();
  return createHttpTeamGateway({
    backend: backend.ok ? backend.value : { kind: 'embedded' },
    siteOrigin: window.location.origin,
    clock,
    network: (input, init) => fetch(input, init),
    accessToken,
  });
}

/** The host that a team's data is sent to. */
export function teamHost(): string {
  const backend = builtEnv();
  return backend.ok && backend.value.kind === 'hosted'
    ? new URL(backend.value.origin).host
    : window.location.host;
}
