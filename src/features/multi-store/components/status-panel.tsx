import { CircleCheck, CircleX, Eye, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { Card } from '@/components/card';
import { LoadingOrError } from '@/components/loading-or-error';
import { formatDay } from '@/domain/dates';
import type { Stored } from '@/lib/workspace/workspace-context';
import { storeName } from '../data/stores';
import type { StoreSubmission, StoreSubmissionStatus } from '../model/submission';

/** The looks of the same statuses everywhere (submission-status-badge.tsx). */
const LOOKS: Record<StoreSubmissionStatus, { label: string; tone: Tone; icon: ReactNode }> = {
  submitted: { label: 'Submitted', tone: 'neutral', icon: <Send /> },
  in_review: { label: 'In Review', tone: 'info', icon: <Eye /> },
  approved: { label: 'Approved', tone: 'good', icon: <CircleCheck /> },
  rejected: { label: 'Rejected', tone: 'bad', icon: <CircleX /> },
};

/** The submissions with their current status, newest first. */
export function StatusPanel({
  stored,
  submissions,
}: {
  stored: Pick<Stored<unknown>, 'hasFailed' | 'retry' | 'data'>;
  submissions: readonly StoreSubmission[];
}) {
  return (
    <Card title="Submission Status" aside={<SampleBadge kind="Simulated" />}>
      {stored.data === undefined ? (
        <LoadingOrError stored={stored} what="your submissions" />
      ) : submissions.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing submitted yet. Select stores and submit.</p>
      ) : (
        <ul
          aria-label="Submissions"
          aria-live="polite"
          tabIndex={0}
          className="-mx-1 max-h-96 divide-y overflow-y-auto px-1"
        >
          {submissions.map((submission) => {
            const { label, tone, icon } = LOOKS[submission.status];
            return (
              <li key={submission.id} className="py-3 first:pt-0 last:pb-0">
                <div className="flex items-center justify-between gap-3">
                  <p className="text-sm font-medium">{storeName(submission.store)}</p>
                  <Badge tone={tone} icon={icon}>
                    {label}
                  </Badge>
                </div>
                <p className="mt-1 text-[0.8125rem] text-ink-soft">
                  {formatDay(submission.submittedDate)} · {submission.notes}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
