import { CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { StatCard } from '@/components/stat-card';
import type { AnalyticsData } from '../model/analytics';

export function SummaryCards({ data, periodLabel }: { data: AnalyticsData; periodLabel: string }) {
  const [reason] = data.rejectionReasons;
  return (
    <div className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Submissions"
        value={data.submitted.toLocaleString('en-US')}
        detail={periodLabel}
        icon={<Send />}
      />
      <StatCard
        label="Approval Rate"
        value={`${data.approvalRate}%`}
        detail={`${data.approved.toLocaleString('en-US')} approved`}
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
        value={data.rejected.toLocaleString('en-US')}
        detail={reason && `Most often: ${reason.reason}`}
        icon={<CircleX />}
      />
    </div>
  );
}
