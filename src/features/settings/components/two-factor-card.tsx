import { useState } from 'react';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { notify } from '@/lib/notify';
import { useRandom } from '@/lib/random';
import { useServiceCall } from '@/lib/use-service-call';
import { useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';
import { createBackupCodes, createTwoFactorKey, isCode } from '../model/settings-rules';
import { securityCollection } from '../records';
import { BackupCodes } from './backup-codes';
import { DisablePanel } from './disable-panel';
import { SetUpPanel } from './set-up-panel';

type Panel =
  | { kind: 'none' }
  | { kind: 'set-up'; key: string }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'disable' };

export function TwoFactorCard() {
  const random = useRandom();
  const stored = useRecord(securityCollection, 'security');
  const { put } = useCollectionWriter(securityCollection);
  const { call, isBusy } = useServiceCall();
  const [panel, setPanel] = useState<Panel>({ kind: 'none' });
  if (stored.data === undefined) return <LoadingOrError stored={stored} what="your security settings" />;
  const isOn = stored.data?.hasTwoFactor ?? false;

  const handleEnable = (code: string) => {
    if (!isCode(code)) {
      notify.error('Invalid code', 'Please enter a valid 6-digit verification code');
      return;
    }
    const codes = createBackupCodes(random);
    call({
      action: 'enable 2FA',
      commit: () => put({ id: 'security', hasTwoFactor: true }),
      onDone: () => {
        setPanel({ kind: 'codes', codes });
        notify.success('2FA enabled', 'Keep your backup codes in a safe place.');
      },
      onFail: () => notify.error('2FA setup failed', 'Failed to enable 2FA. Please try again.'),
    });
  };
  const handleDisable = () =>
    call({
      action: 'disable 2FA',
      commit: () => put({ id: 'security', hasTwoFactor: false }),
      onDone: () => {
        setPanel({ kind: 'none' });
        notify.success('2FA disabled', 'Signing in needs only your password now.');
      },
      onFail: () => notify.error('2FA disable failed', 'Failed to disable 2FA. Please try again.'),
    });

  return (
    <Card
      title="Two-Factor Authentication"
      description="A second step when signing in, with a code from an authenticator app."
      aside={<Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      {panel.kind === 'none' &&
        (isOn ? (
          <Button variant="danger" onClick={() => setPanel({ kind: 'disable' })}>
            Disable 2FA
          </Button>
        ) : (
          <Button onClick={() => setPanel({ kind: 'set-up', key: createTwoFactorKey(random) })}>
            Enable 2FA
          </Button>
        ))}
      {panel.kind === 'set-up' && (
        <SetUpPanel
          secret={panel.key}
          isBusy={isBusy}
          onEnable={handleEnable}
          onCancel={() => setPanel({ kind: 'none' })}
        />
      )}
      {panel.kind === 'codes' && (
        <BackupCodes codes={panel.codes} onClose={() => setPanel({ kind: 'none' })} />
      )}
      {panel.kind === 'disable' && (
        <DisablePanel isBusy={isBusy} onDisable={handleDisable} onCancel={() => setPanel({ kind: 'none' })} />
      )}
    </Card>
  );
}
