import { CircleCheck } from 'lucide-react';
import { Badge, SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { CaseLink } from '@/components/findings/case-link';
import { formatDay } from '@/domain/dates';
import { CASES_OF_ALERTS } from '../data/sample-alerts';
import { canResolve, type AlertType, type PolicyAlert } from '../model/alert';
import { daysLeftText } from '../model/days';
import { STORE_NAMES } from '@/domain/stores/stores';
import { SeverityBadge } from './severity-badge';

const TYPE_LABELS: Record<AlertType, string> = {
  new_policy: 'New policy',
  policy_update: 'Policy update',
  compliance_issue: 'Compliance issue',
};

/** The alerts, and the details of the selected one. */
export function AlertsTab({
  alerts,
  selected,
  today,
  onSelect,
  onResolve,
}: {
  /** The alerts in the order they are shown. */
  alerts: readonly PolicyAlert[];
  selected: PolicyAlert | undefined;
  today: string;
  onSelect: (id: string) => void;
  onResolve: (alert: PolicyAlert) => void;
}) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,min(26rem,45%))_minmax(0,1fr)]">
      <Card title="Policy Alerts" aside={<SampleBadge kind="Sample data" />}>
        {alerts.length === 0 ? (
          <p className="text-sm text-ink-soft">No alerts. Nothing needs your attention.</p>
        ) : (
          <ul aria-label="Alerts" className="-mx-2 space-y-1">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertRow
                  alert={alert}
                  today={today}
                  isSelected={alert.id === selected?.id}
                  onSelect={() => onSelect(alert.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {selected && <AlertDetail alert={selected} today={today} onResolve={() => onResolve(selected)} />}
    </div>
  );
}

function AlertRow({
  alert,
  today,
  isSelected,
  onSelect,
}: {
  alert: PolicyAlert;
  today: string;
  isSelected: boolean;
  onSelect: () => void;
}) {
  const { resolved, deadline } = alert;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={`block w-full rounded-control border border-transparent px-3 py-2.5 text-left transition-colors duration-quick hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft ${resolved ? 'text-ink-faint' : ''}`}
    >
      <span className="flex items-start justify-between gap-3">
        <span className={`text-sm ${resolved ? 'line-through decoration-1' : 'font-medium'}`}>
          {alert.title}
        </span>
        {resolved ? (
          <Badge icon={<CircleCheck />}>Resolved</Badge>
        ) : (
          <SeverityBadge severity={alert.severity} />
        )}
      </span>
      <span className={`mt-0.5 block text-[0.8125rem] ${resolved ? '' : 'text-ink-soft'}`}>
        {STORE_NAMES[alert.store]}
        {!resolved && deadline && ` · ${daysLeftText(deadline, today)}`}
      </span>
    </button>
  );
}

function AlertDetail({
  alert,
  today,
  onResolve,
}: {
  alert: PolicyAlert;
  today: string;
  onResolve: () => void;
}) {
  const { deadline } = alert;
  const caseId = CASES_OF_ALERTS[alert.id];
  return (
    <Card
      title={alert.title}
      aria-label="Alert details"
      description={alert.description}
      aside={<SampleBadge kind="Sample data" />}
      className={alert.resolved ? 'bg-sunken text-ink-soft' : ''}
    >
      <div className="flex flex-wrap gap-2">
        <SeverityBadge severity={alert.severity} />
        <Badge>{TYPE_LABELS[alert.type]}</Badge>
        {alert.resolved ? (
          <Badge tone="good" icon={<CircleCheck />}>
            Resolved
          </Badge>
        ) : (
          <Badge tone={alert.actionRequired ? 'warn' : 'neutral'}>
            {alert.actionRequired ? 'Action required' : 'No action required'}
          </Badge>
        )}
      </div>
      <p className="mt-4 max-w-prose text-[0.9375rem]">{alert.details}</p>
      {caseId !== undefined && !alert.resolved && (
        <p className="mt-2">
          <CaseLink caseId={caseId} />
        </p>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-3 border-t pt-4 text-sm sm:grid-cols-2">
        <Fact label="Store" value={STORE_NAMES[alert.store]} />
        <Fact label="Affected apps" value={alert.affectedApps.join(', ') || 'None'} />
        <Fact label="Created" value={formatDay(alert.dateCreated)} />
        <Fact
          label="Deadline"
          value={
            deadline
              ? `${formatDay(deadline)}${alert.resolved ? '' : ` (${daysLeftText(deadline, today)})`}`
              : 'None'
          }
        />
      </dl>
      {canResolve(alert) && (
        <Button className="mt-5" onClick={onResolve}>
          <CircleCheck className="size-4" />
          Mark as Resolved
        </Button>
      )}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
