import { Download, FilePlus2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { JobProgress } from '@/components/job-progress';
import { ProgressBar } from '@/components/progress-bar';
import { Tabs } from '@/components/tabs';
import type { JobState } from '@/lib/jobs/job';
import {
  durationText,
  inPriorityOrder,
  type RecoveryIssue,
  type RecoveryPlan,
  timelineOf,
} from '../model/recovery';
import { IssueList } from './issue-list';
import { PreviewChanges } from './preview-changes';

type PlanTab = 'issues' | 'timeline' | 'preview';

/** The plan of one rejection: what to fix, in which order, and the fixed texts. */
export function RecoveryPlanCard({
  plan,
  onAutoFix,
  onGenerate,
  onExport,
  onCancelExport,
  exportState,
}: {
  plan: RecoveryPlan;
  onAutoFix: (issue: RecoveryIssue) => void;
  onGenerate: () => void;
  onExport: () => void;
  onCancelExport: () => void;
  exportState: JobState<unknown>;
}) {
  const [tab, setTab] = useState<PlanTab>('issues');
  const [previewedId, setPreviewedId] = useState<string>();
  const issues = inPriorityOrder(plan);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The Analyze button had the focus and has been removed: the focus moves here, but only if nothing else has it.
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, []);

  function handlePreview(issue: RecoveryIssue) {
    setPreviewedId(issue.id);
    setTab('preview');
  }

  return (
    <Card title="Recovery Plan" aside={<SampleBadge kind="Simulated" />}>
      <div ref={start} tabIndex={-1} className="outline-none">
        <dl className="mb-6 grid grid-cols-2 gap-4 text-sm sm:grid-cols-3">
          <Figure name="Issues" value={String(issues.length)} />
          <Figure name="Total time" value={durationText(plan.totalEstimatedTime)} />
          <div className="col-span-2 sm:col-span-1">
            <dt className="text-ink-soft">Success probability</dt>
            <dd>
              <p className="text-xl font-semibold tabular-nums">{plan.successProbability}%</p>
              <div className="mt-1.5">
                <ProgressBar label="Success probability" value={plan.successProbability / 100} tone="good" />
              </div>
            </dd>
          </div>
        </dl>
      </div>
      <Tabs<PlanTab>
        label="Recovery plan"
        value={tab}
        onChange={(id) => {
          setPreviewedId(undefined);
          setTab(id);
        }}
        items={[
          {
            id: 'issues',
            label: 'Issues & Fixes',
            content: <IssueList issues={issues} onAutoFix={onAutoFix} onPreview={handlePreview} />,
          },
          { id: 'timeline', label: 'Action Timeline', content: <ActionTimeline plan={plan} /> },
          {
            id: 'preview',
            label: 'Preview Changes',
            content: <PreviewChanges issues={issues} focusedId={previewedId} />,
          },
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3 border-t pt-5">
        <Button onClick={onGenerate}>
          <FilePlus2 className="size-4" />
          Generate Updated Submission
        </Button>
        <Button variant="secondary" onClick={onExport} disabled={exportState.status === 'running'}>
          <Download className="size-4" />
          Export Report
        </Button>
      </div>
      <div className="[&>:not(:empty)]:mt-4">
        <JobProgress state={exportState} onCancel={onCancelExport} />
      </div>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** The actions one after the other, with the time passed. */
function ActionTimeline({ plan }: { plan: RecoveryPlan }) {
  return (
    <ol className="ms-2">
      {timelineOf(plan).map(({ issue, from, to }) => (
        <li key={issue.id} className="relative border-s-2 pb-6 ps-6">
          <Dot />
          <p className="text-[0.8125rem] text-ink-soft tabular-nums">
            {durationText(from)} to {durationText(to)}
          </p>
          <p className="font-medium">{issue.title}</p>
          <p className="text-sm text-ink-soft">{issue.suggestion}</p>
        </li>
      ))}
      <li className="relative border-s-2 border-transparent ps-6">
        <Dot isEnd />
        <p className="text-[0.8125rem] text-ink-soft tabular-nums">
          After {durationText(plan.totalEstimatedTime)}
        </p>
        <p className="font-medium">Send the updated submission</p>
      </li>
    </ol>
  );
}

function Dot({ isEnd = false }: { isEnd?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -start-[0.4375rem] top-1 size-3 rounded-full border-2 ${isEnd ? 'border-good bg-good' : 'border-accent bg-surface'}`}
    />
  );
}
