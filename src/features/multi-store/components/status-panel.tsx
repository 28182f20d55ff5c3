import { CircleCheck, CircleX, Eye, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { formatDay } from '@/domain/dates';
import type { Stored } from '@/lib/workspace/workspace-context';
import { storeName } from '../data/stores';
import { byStore, type StoreSubmission, type StoreSubmissionStatus } from '../model/submission';

/** The looks of the same statuses everywhere (submission-status-badge.tsx). */
const LOOKS: Record<StoreSubmissionStatus, { label: string; tone: Tone; icon: ReactNode }> = {
  submitted: { label: 'Submitted', tone: 'neutral', icon: <Send /> },
  in_review: { label: 'In Review', tone: 'info', icon: <Eye /> },
  approved: { label: 'Approved', tone: 'good', icon: <CircleCheck /> },
  rejected: { label: 'Rejected', tone: 'bad', icon: <CircleX /> },
};

/** Where each store stands, by its last submission; the earlier ones are folded. */
export function StatusPanel({
  stored,
  submissions,
}: {
  stored: Pick<Stored<unknown>, 'hasFailed' | 'retry' | 'data'>;
  submissions: readonly StoreSubmission[];
}) {
  const { last, earlier } = byStore(submissions);
  return (
    <Card title="Submission Status" aside={<SampleBadge kind="Simulated" />}>
      {stored.data === undefined ? (
        <LoadingOrError stored={stored} what="your submissions" />
      ) : submissions.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing submitted yet. Select stores and submit.</p>
      ) : (
        <>
          <SubmissionList label="Submissions" submissions={last} />
          {earlier.length > 0 && (
            <div className="mt-3">
              <Disclosure title="Earlier submissions" aside={earlier.length}>
                <SubmissionList label="Earlier submissions" submissions={earlier} />
              </Disclosure>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function SubmissionList({ label, submissions }: { label: string; submissions: readonly StoreSubmission[] }) {
  return (
    <ul aria-label={label} aria-live="polite" className="divide-y">
      {submissions.map((submission) => {
        const { label: status, tone, icon } = LOOKS[submission.status];
        return (
          <li key={submission.id} className="py-3 first:pt-0 last:pb-0">
            <div className="flex items-center justify-between gap-3">
              <p className="text-sm font-medium">{storeName(submission.store)}</p>
              <Badge tone={tone} icon={icon}>
                {status}
              </Badge>
            </div>
            <p className="mt-1 text-[0.8125rem] text-ink-soft">
              {formatDay(submission.submittedDate)} · {submission.notes}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
