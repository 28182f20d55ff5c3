import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { SwitchField } from '@/components/switch-field';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import type { Severity } from '../model/alert';
import { DEFAULT_SETTINGS, watchdogSettingsCollection, type WatchdogSettings } from '../records';
import { SeverityBadge } from './severity-badge';

/** The tiers of alerts and what each means. */
const TIERS: readonly { severity: Severity; when: string }[] = [
  { severity: 'critical', when: 'Immediate' },
  { severity: 'high', when: 'Within 1 hour' },
  { severity: 'medium', when: 'Daily digest' },
  { severity: 'low', when: 'Weekly summary' },
];

export function SettingsTab() {
  const { item, isUnreadable, retry, change } = useSingleRecord(watchdogSettingsCollection, DEFAULT_SETTINGS);
  if (!item) return <LoadingOrError stored={{ hasFailed: isUnreadable, retry }} what="the settings" />;
  return (
    <Settings settings={item} onChange={(changes) => change((current) => ({ ...current, ...changes }))} />
  );
}

function Settings({
  settings,
  onChange,
}: {
  settings: WatchdogSettings;
  onChange: (changes: Partial<WatchdogSettings>) => void;
}) {
  const { emailNotifications, automaticChecks } = settings;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card
        title="Notifications and checks"
        description="Saved on this device immediately. No e-mail is sent."
        aside={<SampleBadge kind="Simulated" />}
      >
        <div className="space-y-5">
          <SwitchField
            label="E-mail notifications"
            hint="An e-mail for each alert, as soon as its tier specifies."
            isOn={emailNotifications}
            onChange={(isOn) => onChange({ emailNotifications: isOn })}
          />
          <SwitchField
            label="Automatic compliance checks"
            hint="Checks every app daily."
            isOn={automaticChecks}
            onChange={(isOn) => onChange({ automaticChecks: isOn })}
          />
        </div>
      </Card>
      <Card
        title="Alert tiers"
        description={
          emailNotifications
            ? 'How quickly you hear about an alert.'
            : 'E-mail notifications are off: alerts are shown only here.'
        }
      >
        <dl className="divide-y text-sm">
          {TIERS.map(({ severity, when }) => (
            <div
              key={severity}
              className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0"
            >
              <dt>
                <SeverityBadge severity={severity} />
              </dt>
              <dd className="font-medium">{when}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
