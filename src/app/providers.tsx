import type { ReactNode } from 'react';
import { AuthProvider, type AuthSource } from '@/lib/auth/auth-context';
import { ClockProvider, systemClock, type Clock } from '@/lib/clock';
import { RandomProvider, systemRandom, type RandomSource } from '@/lib/random';

export interface AppServices {
  auth: AuthSource;
  clock?: Clock;
  random?: RandomSource;
}

/** What every page may rely on. The tests hand in their own services. */
export function AppProviders({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <ClockProvider value={services.clock ?? systemClock}>
      <RandomProvider value={services.random ?? systemRandom}>
        <AuthProvider source={services.auth}>{children}</AuthProvider>
      </RandomProvider>
    </ClockProvider>
  );
}
