import { formatNumber } from '@/domain/texts';
import { CircleCheck, CircleX, Clock, Eye, LayoutGrid } from 'lucide-react';
import { memo } from 'react';
import { StatCard } from '@/components/stat-card';
import type { AppCounts } from '../model/app-filter';

/** Figures for all apps, whatever the search. The cards show a dash while the apps load. */
export const AppSummary = memo(function AppSummary({ counts }: { counts: AppCounts | undefined }) {
  const figure = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));
  return (
    <section
      aria-label="Summary"
      className="mb-6 grid grid-cols-2 gap-3 *:first:max-md:col-span-2 md:grid-cols-5"
    >
      <StatCard label="Total Apps" value={figure(counts?.total)} icon={<LayoutGrid />} />
      <StatCard label="Approved" value={figure(counts?.approved)} icon={<CircleCheck />} />
      <StatCard label="In Review" value={figure(counts?.review)} icon={<Eye />} />
      <StatCard label="Pending" value={figure(counts?.pending)} icon={<Clock />} />
      <StatCard label="Rejected" value={figure(counts?.rejected)} icon={<CircleX />} />
    </section>
  );
});
