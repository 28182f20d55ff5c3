import { formatNumber } from '@/domain/texts';
import { CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { StatCard } from '@/components/stat-card';
import type { AnalyticsData } from '../model/analytics';

export function SummaryCards({ data, periodLabel }: { data: AnalyticsData; periodLabel: string }) {
  const [reason] = data.rejectionReasons;
  return (
    <div className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Submissions"
        value={formatNumber(data.submitted)}
        detail={periodLabel}
        icon={<Send />}
      />
      <StatCard
        label="Approval Rate"
        value={`${data.approvalRate}%`}
        detail={`${formatNumber(data.approved)} approved`}
        icon={<CircleCheck />}
      />
      <StatCard
        label="Average Approval Time"
        value={`${data.approvalHours} h`}
        detail="From submission to approval"
        icon={<Clock />}
      />
      <StatCard
        label="Rejections"
        value={formatNumber(data.rejected)}
        detail={reason && `Most often: ${reason.reason}`}
        icon={<CircleX />}
      />
    </div>
  );
}
