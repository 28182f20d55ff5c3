import { BellRing, CalendarClock, Gauge, TriangleAlert } from 'lucide-react';
import { SampleBadge } from '@/components/badge';
import { StatCard } from '@/components/stat-card';
import type { PolicyAlert } from '../model/alert';
import type { BuildDeadline } from '../model/build-deadlines';
import { averageScore, type ComplianceRow } from '../model/compliance';

/** The summary cards: three with sample figures, and one with real figures for the builds in the drafts. */
export function Summary({
  alerts,
  rows,
  deadlines,
}: {
  alerts: readonly PolicyAlert[];
  rows: readonly ComplianceRow[];
  deadlines: readonly BuildDeadline[];
}) {
  const open = alerts.filter(({ resolved }) => !resolved);
  const score = averageScore(rows);
  const sample = <SampleBadge kind="Sample data" />;
  return (
    <div className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Active Alerts"
        value={open.length}
        detail={sample}
        icon={<BellRing aria-hidden="true" />}
      />
      <StatCard
        label="Critical Alerts"
        value={open.filter(({ severity }) => severity === 'critical').length}
        detail={sample}
        icon={<TriangleAlert aria-hidden="true" />}
      />
      <StatCard
        label="Average Score"
        value={score ?? '–'}
        detail={sample}
        icon={<Gauge aria-hidden="true" />}
      />
      <StatCard
        label="Missed Deadlines"
        value={deadlines.filter(({ verdict }) => verdict === 'missed').length}
        detail="In the builds of your drafts"
        icon={<CalendarClock aria-hidden="true" />}
      />
    </div>
  );
}
