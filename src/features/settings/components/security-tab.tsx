import type { ReactNode } from 'react';
import { SampleBadge } from '@/components/badge';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';

export function SecurityTab({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <SampleBadge kind="Simulated" />
        Password, two-factor and sessions are simulated here: nothing is sent, and your real password does not
        change.
      </p>
      <PasswordCard />
      <TwoFactorCard />
      <SessionsCard />
      {children}
    </div>
  );
}
