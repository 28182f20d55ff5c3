import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { recoveryPath } from '@/config/recovery-path';
import { buttonLook, QuietButton, SmallButton } from '@/components/button';
import { SubmissionStatusBadge } from '@/components/apps/submission-status-badge';
import { lazyPart } from '@/components/lazy-part';
import type { StoredDraft } from '@/model/draft';
import type { ReportedState, ReportedStep, SubmissionRecord } from '@/model/submission';
import { formatDay } from '@/domain/dates';
import { reminders } from '@/domain/release/reminders';
import { STORES } from '@/domain/stores/stores';
import { dayRange, statesAfter } from '@/domain/submissions/timeline';
import { stepFromStore } from '@/domain/submissions/reported-state';
import { clipText } from '@/domain/texts';
import { localDay, useClock } from '@/lib/clock';
import { openSession } from '@/lib/open-session';
import type { MessageRecord } from '@/lib/workspace/store-messages';
import { RejectionMessages } from './rejection-messages';
import { REPORT_LABELS, STEP_NAMES } from './step-names';
import type { TimelineActions } from './use-timeline';

// The pages and states of both consoles are tens of kilobytes.
const ConsoleNotes = lazyPart(
  () => import('./console-notes').then((module) => module.ConsoleNotes),
  <div className="min-h-24" />,
);

/** Only where `storepilot open` serves the page. */
const StoreStates = lazyPart(
  () => import('@/components/store-states').then((module) => module.StoreStates),
  <div className="min-h-8" />,
);

/** One store: the steps of its newest version, the next one, and what to remember. */
export function StoreTimeline({
  appId,
  submission,
  draft,
  messages,
  actions,
}: {
  appId: string;
  submission: SubmissionRecord;
  /** The draft it was made from, if it is still there. */
  draft: StoredDraft | undefined;
  /** The messages about the app. */
  messages: readonly MessageRecord[];
  actions: TimelineActions;
}) {
  const titleId = useId();
  const today = localDay(useClock());
  const session = openSession();
  const { id, platform, version, steps = [] } = submission;
  const last = steps.at(-1);
  const notes = draft ? reminders(submission, draft, today) : [];
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={titleId} className="min-w-0 text-sm font-semibold [overflow-wrap:anywhere]">
          {STORES[platform].name}{' '}
          <bdi className="font-normal text-ink-soft tabular-nums">{clipText(version, 40)}</bdi>
        </h3>
        <SubmissionStatusBadge status={submission.status} />
      </div>
      {steps.length > 0 && (
        <ol aria-label={`Steps in ${STORES[platform].name}`} className="grid gap-2">
          {steps.map((step) => (
            <li key={step.id} className="text-sm">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-20 font-medium">{STEP_NAMES[step.state]}</span>
                <StepDay
                  step={step}
                  range={dayRange(steps, step.id, today)}
                  onChange={(day) => actions.onDay(id, step.id, day)}
                />
                {step === last && (
                  <QuietButton
                    aria-label={`Undo ${STEP_NAMES[step.state]}`}
                    onClick={() => actions.onUndo(id)}
                  >
                    Undo
                  </QuietButton>
                )}
              </div>
              {step.state === 'rejected' && (
                <RejectionMessages
                  appId={appId}
                  stepId={step.id}
                  messages={messagesOf(messages, step, step === last)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <NextStep
          appId={appId}
          draft={draft}
          last={last}
          hasMessage={last !== undefined && messagesOf(messages, last, true).length > 0}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {statesAfter(last?.state).map((state) => (
          <ReportButton
            key={state}
            isNext={last === undefined && state === 'uploaded'}
            onClick={() => actions.onReport(id, state)}
          >
            {REPORT_LABELS[state]}
          </ReportButton>
        ))}
      </div>
      {session !== undefined && (
        <StoreStates
          app={{ store: platform, app: submission.bundleId }}
          session={session}
          onRead={(states) => {
            const step = stepFromStore(states, submission, today);
            if (step) actions.onReport(id, step.state, step.day);
          }}
        />
      )}
      {notes.map((note) => (
        <p key={note} className="rounded-control bg-info-soft px-3 py-2 text-sm">
          {note}
        </p>
      ))}
      <ConsoleNotes platform={platform} state={last?.state} draft={draft} />
    </section>
  );
}

function ReportButton({
  isNext,
  onClick,
  children,
}: {
  isNext: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  if (!isNext) return <SmallButton onClick={onClick}>{children}</SmallButton>;
  return (
    <button type="button" className={buttonLook({ size: 'small' })} onClick={onClick}>
      {children}
    </button>
  );
}

/** The one thing to do now, where it is not a report. */
function NextStep({
  appId,
  draft,
  last,
  hasMessage,
}: {
  appId: string;
  draft: StoredDraft | undefined;
  last: ReportedStep | undefined;
  hasMessage: boolean;
}) {
  const next: Partial<Record<ReportedState, ReactNode>> = {
    approved: (
      <Link to={submitPath({ app: appId })} className={buttonLook({ size: 'small' })}>
        Start the next version
      </Link>
    ),
    rejected: (
      <>
        <Link
          to={recoveryPath({ app: appId, rejected: last?.id })}
          className={buttonLook({ size: 'small', variant: hasMessage ? 'secondary' : 'primary' })}
        >
          {hasMessage ? 'Open the plan' : 'Paste what the store wrote'}
        </Link>
        {draft && (
          <Link
            to={submitPath({ draft: draft.id, step: 'policy' })}
            className={buttonLook({ size: 'small', variant: 'secondary' })}
          >
            Correct this version
          </Link>
        )}
        <Link to={submitPath({ app: appId })} className={buttonLook({ size: 'small', variant: 'secondary' })}>
          Start the next version
        </Link>
      </>
    ),
  };
  return last && next[last.state];
}

/** The messages linked to a rejection; those that are only about the app belong to the last one. */
function messagesOf(messages: readonly MessageRecord[], { id }: ReportedStep, isLast: boolean) {
  return messages.filter(
    ({ rejectionId, text }) =>
      text.trim() !== '' && (rejectionId === id || (isLast && rejectionId === undefined)),
  );
}

/** The day of a step. A day that the step can't have is kept in the field, with the reason, and not stored. */
function StepDay({
  step,
  range: { from, to },
  onChange,
}: {
  step: ReportedStep;
  range: { from: string; to: string };
  onChange: (day: string) => void;
}) {
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined;
  return (
    <>
      <input
        type="date"
        aria-label={`Day of ${STEP_NAMES[step.state]}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        min={from}
        max={to}
        value={typed ?? step.day}
        onChange={({ target: { value } }) => {
          const fits = value >= from && value <= to;
          setTyped(fits ? undefined : value);
          if (fits) onChange(value);
        }}
        className="min-h-8 rounded-control border border-line-strong bg-surface px-2 text-[0.8125rem] tabular-nums aria-invalid:border-bad"
      />
      {isWrong && (
        <span id={errorId} role="alert" className="text-[0.8125rem] font-medium text-bad">
          Choose a day up to {formatDay(to)}, not before {formatDay(from)}.
        </span>
      )}
    </>
  );
}
