import { BellRing, CalendarClock, Gauge, PackageCheck, TriangleAlert } from 'lucide-react';
import { SampleBadge } from '@/components/badge';
import { lazyPart } from '@/components/lazy-part';
import { StatCard } from '@/components/stat-card';
import type { DraftContent } from '@/model/draft';
import type { PolicyAlert } from '../model/alert';
import { averageScore, type ComplianceRow } from '../model/compliance';

/** Contains the dated rules of both stores. */
const MissedCount = lazyPart(() => import('./store-deadlines').then((module) => module.MissedCount), '–');

/** The summary cards: with sample data three of sample figures; real figures for the builds in the drafts. */
export function Summary({
  sample,
  drafts,
  today,
}: {
  sample: { alerts: readonly PolicyAlert[]; rows: readonly ComplianceRow[] } | undefined;
  drafts: readonly DraftContent[];
  today: string;
}) {
  const builds = drafts.reduce((sum, draft) => sum + draft.builds.length, 0);
  return (
    <div className={`mb-6 grid grid-cols-2 gap-4 ${sample ? 'lg:grid-cols-4' : ''}`}>
      {sample && <SampleFigures {...sample} />}
      <StatCard
        label="Missed Deadlines"
        value={builds === 0 ? 0 : <MissedCount drafts={drafts} today={today} />}
        detail="In the builds of your drafts"
        icon={<CalendarClock />}
      />
      {!sample && (
        <StatCard label="Builds Watched" value={builds} detail="In your drafts" icon={<PackageCheck />} />
      )}
    </div>
  );
}

function SampleFigures({ alerts, rows }: { alerts: readonly PolicyAlert[]; rows: readonly ComplianceRow[] }) {
  const open = alerts.filter(({ resolved }) => !resolved);
  const badge = <SampleBadge kind="Sample data" />;
  return (
    <>
      <StatCard label="Active Alerts" value={open.length} detail={badge} icon={<BellRing />} />
      <StatCard
        label="Critical Alerts"
        value={open.filter(({ severity }) => severity === 'critical').length}
        detail={badge}
        icon={<TriangleAlert />}
      />
      <StatCard label="Average Score" value={averageScore(rows) ?? '–'} detail={badge} icon={<Gauge />} />
    </>
  );
}
