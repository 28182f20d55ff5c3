import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { ProgressBar } from '@/components/progress-bar';
import { StatCard } from '@/components/stat-card';
import { WORKFLOW_STEPS } from '@/domain/team/workflow';
import { useSamples } from '@/lib/workspace/samples';
import { useCollection } from '@/lib/workspace/workspace-context';
import { approvalsCollection } from '../records';

/** Fixed sample figures. */
const SAMPLE_STEP_HOURS: Record<string, number> = {
  'Development Complete': 4,
  'Code Review': 9,
  'QA Testing': 14,
  'Final Approval': 6,
  'Store Submission': 2,
};
const LONGEST_HOURS = Math.max(...Object.values(SAMPLE_STEP_HOURS));

export function AnalyticsTab() {
  const stored = useCollection(approvalsCollection);
  const { areShown } = useSamples();
  if (!stored.data) return <LoadingOrError stored={stored} what="the approvals" isTall />;
  const count = (status: string) => stored.data?.filter((request) => request.status === status).length;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard label="Pending requests" value={count('pending')} detail="In this workspace" />
        <StatCard label="Approved requests" value={count('approved')} detail="In this workspace" />
        <StatCard label="Rejected requests" value={count('rejected')} detail="In this workspace" />
      </div>
      {areShown && (
        <Card title="Average time per step" aside={<SampleBadge kind="Sample data" />}>
          <ul className="flex flex-col gap-4">
            {WORKFLOW_STEPS.map(({ name }) => (
              <li key={name}>
                <div className="mb-1 flex justify-between gap-3 text-sm">
                  <span>{name}</span>
                  <span className="tabular-nums">{SAMPLE_STEP_HOURS[name]} h</span>
                </div>
                <ProgressBar
                  label={`${name}, hours`}
                  value={(SAMPLE_STEP_HOURS[name] ?? 0) / LONGEST_HOURS}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
