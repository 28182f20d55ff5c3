import { Printer } from 'lucide-react';
import type { Builder } from 'virtual:catalog/builders';
import { QuietButton } from '@/components/button';
import { Card } from '@/components/card';
import type { DecodedLetter } from '@/decoder/decode-letter';
import type { PlanStep, RecoveryPlan } from '@/decoder/plan';
import type { StoredDraft } from '@/model/draft';
import { PlanTaskRow } from './plan-task';
import { StepList } from './step-list';

/** Levels after which one does what the steps say, and nothing else. */
const SAID_BY_STEPS: ReadonlySet<string> = new Set<NonNullable<DecodedLetter['severity']>['id']>([
  'beta-rejected',
  'rejected',
  'update-rejected',
  'form-missing',
  'upload-refused',
  'metadata-rejected',
  'removed',
  'removal-ahead',
]);

/** How serious a message is, and the steps of all its causes in the order in which they are done. */
export function PlanCard({
  plan: { summary, severity, builder, tasks, finish },
  letter: { unmatched, unknown },
  draft,
  builders,
  done,
  onToggle,
  onChooseCase,
}: {
  plan: RecoveryPlan;
  letter: DecodedLetter;
  /** The draft in which the steps are done, where there is one. */
  draft: StoredDraft | undefined;
  /** The builders that the app may be made with, as far as they are known. */
  builders: readonly Builder[];
  done: readonly string[];
  onToggle: (stepId: string, isDone: boolean) => void;
  onChooseCase: (key: string, answer: string | undefined) => void;
}) {
  const steps: readonly PlanStep[] = [...tasks.flatMap((task) => task.steps), ...finish];
  const count = steps.filter(({ id }) => done.includes(id)).length;
  return (
    <Card
      title="What to do"
      aria-label="What to do"
      aside={
        <span className="flex items-center gap-2 text-sm text-ink-soft tabular-nums">
          {steps.length > 0 && `${count} of ${steps.length} steps done`}
          <QuietButton onClick={() => window.print()} className="print:hidden">
            <Printer className="size-4" />
            Print
          </QuietButton>
        </span>
      }
    >
      <p role="status" className="text-lg font-semibold text-balance print:break-after-avoid">
        {summary}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft print:break-after-avoid">
        {severity && <span>{severity.live}</span>}
        {severity && !/^No date\.$/.test(severity.time) && (
          <span>
            <span className="font-medium text-ink">Time:</span> {severity.time}
          </span>
        )}
      </p>
      {severity && !SAID_BY_STEPS.has(severity.id) && (
        <p className="mt-2 max-w-prose text-sm font-medium">{severity.next}</p>
      )}
      <ol className="mt-5 grid gap-5">
        {tasks.map((task, index) => (
          <PlanTaskRow
            key={task.key}
            task={task}
            draft={draft}
            // The message may name another builder than that of the draft.
            known={builder === undefined ? builders : undefined}
            ordinal={tasks.length > 1 ? index + 1 : undefined}
            done={done}
            onToggle={onToggle}
            onChooseCase={(answer) => onChooseCase(task.key, answer)}
          />
        ))}
        {finish.length > 0 && (
          <li className="rounded-card border p-4">
            <h3 className="font-semibold">
              {tasks.length > 1 && (
                <span className="mr-2 text-ink-faint tabular-nums">{tasks.length + 1}</span>
              )}
              {tasks.length > 1 ? 'Then, once for all of them' : 'Then, whichever it is'}
            </h3>
            <StepList steps={finish} done={done} onToggle={onToggle} />
          </li>
        )}
      </ol>
      {unmatched.length > 0 && (
        <div className="mt-4 text-sm text-warn">
          <p>Not understood, so not covered by these steps. Read these parts of the message:</p>
          <ul className="mt-1 list-disc pl-5">
            {unmatched.map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ul>
        </div>
      )}
      {unknown.length > 0 && (
        <p className="mt-4 text-sm text-warn">
          Not known to StorePilot: {unknown.map(({ name }) => name).join(', ')}. Read the store’s message for
          it.
        </p>
      )}
    </Card>
  );
}
