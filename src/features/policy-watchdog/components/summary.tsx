import { BellRing, CalendarClock, Gauge, TriangleAlert } from 'lucide-react';
import { SampleBadge } from '@/components/badge';
import { lazyPart } from '@/components/lazy-part';
import { StatCard } from '@/components/stat-card';
import type { DraftContent } from '@/domain/submissions/draft';
import type { PolicyAlert } from '../model/alert';
import { averageScore, type ComplianceRow } from '../model/compliance';

/** Contains the dated rules of both stores. */
const MissedCount = lazyPart(() => import('./store-deadlines').then((module) => module.MissedCount), '–');

/** The summary cards: three with sample figures, and one with real figures for the builds in the drafts. */
export function Summary({
  alerts,
  rows,
  drafts,
  today,
}: {
  alerts: readonly PolicyAlert[];
  rows: readonly ComplianceRow[];
  drafts: readonly DraftContent[];
  today: string;
}) {
  const open = alerts.filter(({ resolved }) => !resolved);
  const score = averageScore(rows);
  const sample = <SampleBadge kind="Sample data" />;
  return (
    <div className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label="Active Alerts" value={open.length} detail={sample} icon={<BellRing />} />
      <StatCard
        label="Critical Alerts"
        value={open.filter(({ severity }) => severity === 'critical').length}
        detail={sample}
        icon={<TriangleAlert />}
      />
      <StatCard label="Average Score" value={score ?? '–'} detail={sample} icon={<Gauge />} />
      <StatCard
        label="Missed Deadlines"
        value={<MissedCount drafts={drafts} today={today} />}
        detail="In the builds of your drafts"
        icon={<CalendarClock />}
      />
    </div>
  );
}
