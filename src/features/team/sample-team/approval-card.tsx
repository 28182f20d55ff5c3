import { Check, Circle, Clock, X } from 'lucide-react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { canDecide, COMPLETE, type ApprovalStep } from '@/domain/team/workflow';
import { formatDay } from '@/domain/dates';
import { approvalsCollection, type ApprovalRequest } from '../records';
import { ApprovalContent } from './approval-content';

const STATUS_LOOKS: Record<ApprovalRequest['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
};

const STEP_ICONS: Record<ApprovalStep['status'], { icon: typeof Check; look: string; word: string }> = {
  approved: { icon: Check, look: 'bg-good-soft text-good', word: 'Approved' },
  rejected: { icon: X, look: 'bg-bad-soft text-bad', word: 'Rejected' },
  pending: { icon: Circle, look: 'bg-sunken text-ink-faint', word: 'Pending' },
};

export function ApprovalCard({
  request,
  onDecide,
}: {
  request: ApprovalRequest;
  onDecide: (step: string, decision: 'approve' | 'reject') => void;
}) {
  const status = STATUS_LOOKS[request.status];
  return (
    <Card
      as="li"
      title={`${request.appName} ${request.version}`}
      description={`Submitted by ${request.submittedBy} on ${formatDay(request.createdDate)}. Current step: ${request.currentStep}`}
      aside={
        <div className="flex flex-wrap gap-2">
          {approvalsCollection.isSample(request) && <SampleBadge kind="Sample data" />}
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
      }
    >
      <ol
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-2 max-lg:grid-cols-1"
        aria-label={`Steps of ${request.appName} ${request.version}`}
      >
        {request.steps.map((step) => {
          const isCurrent = canDecide(request, step.step);
          const { icon, look, word } = STEP_ICONS[step.status];
          const Icon = isCurrent ? Clock : icon;
          return (
            <li
              key={step.step}
              className={`flex flex-wrap items-center gap-3 rounded-control border px-3 py-2 lg:flex-col lg:flex-nowrap lg:items-start lg:gap-2 lg:py-3 ${isCurrent ? 'border-accent bg-accent-soft' : ''}`}
            >
              <span className={`flex size-7 shrink-0 items-center justify-center rounded-full ${look}`}>
                <Icon className="size-4" />
              </span>
              <div className="min-w-0 flex-1 basis-48 lg:max-w-full lg:basis-auto">
                <p className="text-sm font-medium">{step.step}</p>
                <p className="text-[0.8125rem] break-words text-ink-soft">
                  {step.reviewedBy && step.date
                    ? `${word} by ${step.reviewedBy} on ${formatDay(step.date)}`
                    : isCurrent
                      ? 'Waits for a decision'
                      : word}
                </p>
              </div>
              {isCurrent && (
                <div className="flex gap-2 max-sm:pl-10">
                  <Button
                    size="small"
                    aria-label={`Approve ${step.step} of ${request.appName}`}
                    onClick={() => onDecide(step.step, 'approve')}
                  >
                    Approve
                  </Button>
                  <Button
                    size="small"
                    variant="danger"
                    aria-label={`Reject ${step.step} of ${request.appName}`}
                    onClick={() => onDecide(step.step, 'reject')}
                  >
                    Reject
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {request.currentStep === COMPLETE && (
        <p className="mt-3 text-sm font-medium text-good">All steps are approved.</p>
      )}
      <ApprovalContent request={request} />
    </Card>
  );
}
