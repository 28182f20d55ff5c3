import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { Badge } from '@/components/badge';
import { QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { notify } from '@/lib/notify';
import { useServiceCall } from '@/lib/use-service-call';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { sessionsCollection, type DeviceSession } from '../records';

const DEVICE_ICONS: Record<DeviceSession['deviceType'], typeof Monitor> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
};

export function SessionsCard() {
  const stored = useCollection(sessionsCollection);
  const { remove } = useCollectionWriter(sessionsCollection);
  const { call, isBusy } = useServiceCall();
  const sessions = stored.data;
  if (!sessions) return <LoadingOrError stored={stored} what="your sessions" />;
  const others = sessions.filter((session) => !session.isCurrent);

  const handleRevoke = (session: DeviceSession) =>
    call({
      action: 'revoke session',
      commit: () => remove(session.id),
      onDone: () => notify.success('Session revoked', `${session.device} is signed out.`),
      onFail: () => notify.error('Revoke failed', 'Failed to revoke session. Please try again.'),
    });
  const handleRevokeAll = () =>
    call({
      action: 'revoke all sessions',
      commit: () => Promise.all(others.map((session) => remove(session.id))),
      onDone: () => notify.success('All sessions revoked', 'Only this device is signed in.'),
      onFail: () => notify.error('Revoke failed', 'Failed to revoke sessions. Please try again.'),
    });

  return (
    <Card
      title="Active Sessions"
      aside={
        <SmallButton disabled={isBusy || others.length === 0} onClick={handleRevokeAll}>
          Revoke All
        </SmallButton>
      }
    >
      {sessions.length === 0 && (
        <p className="text-sm text-ink-soft">
          StorePilot can’t see your other devices. Signing out here signs out every tab of this browser.
        </p>
      )}
      <ul className="flex flex-col divide-y">
        {sessions.map((session) => {
          const Icon = DEVICE_ICONS[session.deviceType];
          return (
            <li
              key={session.id}
              className="flex items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
            >
              <div className="flex min-w-0 items-center gap-3">
                <Icon className="size-5 shrink-0 text-ink-faint" />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {session.device}
                    {session.isCurrent && <Badge tone="good">This device</Badge>}
                  </p>
                  <p className="text-[0.8125rem] text-ink-soft tabular-nums">
                    {session.ip} · {session.location} · {session.lastSeen}
                  </p>
                </div>
              </div>
              {!session.isCurrent && (
                <QuietButton
                  aria-label={`Revoke ${session.device}`}
                  disabled={isBusy}
                  onClick={() => handleRevoke(session)}
                >
                  Revoke
                </QuietButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
