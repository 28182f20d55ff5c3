import { ShieldCheck } from 'lucide-react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { WorkBar } from '@/components/progress-bar';
import { formatDay } from '@/domain/dates';
import { scoreTone } from '@/domain/policies/simulated-score';
import type { ComplianceRow, ComplianceStatus } from '../model/compliance';
import { STORE_NAMES } from '@/domain/stores/stores';
import type { RunningChecks } from '../hooks/use-compliance-checks';
import { SeverityBadge } from './severity-badge';

const STATUS_LOOKS: Record<ComplianceStatus, { label: string; tone: Tone }> = {
  compliant: { label: 'Compliant', tone: 'good' },
  warning: { label: 'Warning', tone: 'warn' },
  violation: { label: 'Violation', tone: 'bad' },
  checking: { label: 'Checking', tone: 'info' },
};

/** One card per app and store with its last check. */
export function ComplianceTab({
  rows,
  running,
  onCheck,
  onCancel,
}: {
  rows: readonly ComplianceRow[];
  running: RunningChecks;
  onCheck: (row: ComplianceRow) => void;
  onCancel: (id: string) => void;
}) {
  return (
    <section aria-labelledby="compliance-heading">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="compliance-heading" className="text-base font-semibold">
          Compliance Checks
        </h2>
        <SampleBadge kind="Simulated" />
        <p className="text-sm text-ink-soft">
          One check per app and store. The real checks of a build are in the wizard, step 4.
        </p>
      </div>
      {rows.length === 0 && (
        <p className="text-sm text-ink-soft">
          There are no apps in your workspace yet. One appears with the first package that you download.
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rows.map((row) => (
          <li key={row.id} className="grid">
            <ComplianceCard
              row={row}
              state={running[row.id]}
              onCheck={() => onCheck(row)}
              onCancel={() => onCancel(row.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComplianceCard({
  row: { appName, store, record },
  state,
  onCheck,
  onCancel,
}: {
  row: ComplianceRow;
  state: RunningChecks[string] | undefined;
  onCheck: () => void;
  onCancel: () => void;
}) {
  const isChecking = state?.status === 'running';
  const status = isChecking ? 'checking' : record?.status;
  const name = `${appName}, ${STORE_NAMES[store]}`;
  return (
    <Card
      as="article"
      aria-label={name}
      className="flex flex-col"
      headingLevel={3}
      title={appName}
      description={STORE_NAMES[store]}
      aside={record && <Badge tone={scoreTone(record.score)}>Score {record.score}</Badge>}
    >
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {status ? (
          <Badge tone={STATUS_LOOKS[status].tone}>{STATUS_LOOKS[status].label}</Badge>
        ) : (
          <Badge>Not checked yet</Badge>
        )}
        {record && <span>Last checked {formatDay(record.lastChecked)}</span>}
      </p>
      {isChecking && (
        <div className="mt-3">
          <WorkBar label={state.label} progress={state.progress} />
        </div>
      )}
      {record && record.issues.length > 0 && (
        <ul aria-label={`Issues of ${name}`} className="mt-4 space-y-3 border-t pt-4">
          {record.issues.map((issue) => (
            <li key={`${issue.category} ${issue.description}`} className="text-sm">
              <div className="flex items-center justify-between gap-3">
                <p className="font-medium">{issue.category}</p>
                <SeverityBadge severity={issue.severity} />
              </div>
              <p className="mt-1 text-ink-soft">{issue.description}</p>
              <p className="mt-1">
                <span className="font-medium">Recommendation:</span> {issue.recommendation}
              </p>
            </li>
          ))}
        </ul>
      )}
      {record && record.issues.length === 0 && <p className="mt-3 text-sm text-ink-soft">No issues found.</p>}
      <div className="mt-auto pt-4">
        {/* One button, so that the focus stays where it is when a check starts and ends. */}
        <SmallButton
          onClick={isChecking ? onCancel : onCheck}
          aria-label={`${isChecking ? 'Cancel check' : 'Check'} ${name}`}
        >
          {!isChecking && <ShieldCheck className="size-4" />}
          {isChecking ? 'Cancel' : 'Check'}
        </SmallButton>
      </div>
    </Card>
  );
}
