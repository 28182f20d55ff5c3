import type { SubmissionRecord } from '@/model/submission';
import { formatDay } from '@/domain/dates';
import { STORES } from '@/domain/stores/stores';
import { clipText } from '@/domain/texts';
import type { MessageRecord } from '@/lib/workspace/store-messages';
import { RejectionMessages } from './rejection-messages';
import { STEP_NAMES } from './step-names';

/** The reported steps of the versions before, by submission. */
export function EarlierVersions({
  appId,
  submissions,
  messages,
}: {
  appId: string;
  submissions: readonly SubmissionRecord[];
  messages: readonly MessageRecord[];
}) {
  return (
    <ul className="grid gap-3 text-sm">
      {submissions.map(({ id, version, platform, steps = [] }) => (
        <li key={id}>
          <p className="font-medium">
            <bdi className="tabular-nums">{clipText(version, 40)}</bdi> · {STORES[platform].name}
          </p>
          <ol className="mt-0.5 grid gap-1 text-ink-soft">
            {steps.map((step) => (
              <li key={step.id}>
                {STEP_NAMES[step.state]} on {formatDay(step.day)}
                {step.state === 'rejected' && (
                  <RejectionMessages
                    appId={appId}
                    stepId={step.id}
                    messages={messages.filter(({ rejectionId }) => rejectionId === step.id)}
                  />
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
