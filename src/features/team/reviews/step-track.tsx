import { Check, Clock, X } from 'lucide-react';
import type { ReviewDecision, ReviewProgress } from '@/domain/team-sync/review';
import { WORKFLOW_STEPS } from '@/domain/team/workflow';

const LOOKS = {
  approve: { bar: 'bg-good', icon: Check, look: 'text-good', word: 'approved' },
  reject: { bar: 'bg-bad', icon: X, look: 'text-bad', word: 'rejected' },
  withdraw: { bar: 'bg-line-strong', icon: X, look: 'text-ink-soft', word: 'withdrawn' },
  next: { bar: 'bg-accent', icon: Clock, look: 'text-accent-strong', word: 'next' },
} as const;

/** How far a request has come: one bar for each step. */
export function StepTrack({
  name,
  progress,
  decisions,
}: {
  name: string;
  progress: ReviewProgress;
  decisions: readonly ReviewDecision[];
}) {
  return (
    <ol className="mt-3 grid grid-cols-5 gap-1.5" aria-label={`Steps of ${name}`}>
      {WORKFLOW_STEPS.map(({ order, name: step }) => {
        const decision = decisions.find((each) => each.step === order)?.decision;
        const isNext = progress.status === 'open' && progress.step.order === order;
        const state = decision ? LOOKS[decision] : isNext ? LOOKS.next : undefined;
        const Icon = state?.icon;
        return (
          <li key={order} className="min-w-0 text-[0.8125rem]">
            <span
              aria-hidden="true"
              className={`block h-1.5 rounded-full forced-colors:border ${state?.bar ?? 'bg-line'}`}
            />
            <span className={`mt-1.5 flex gap-1 ${state?.look ?? 'text-ink-faint'}`}>
              {Icon && <Icon className="mt-0.5 size-3.5 shrink-0" />}
              <span className="max-sm:sr-only">{step}</span>
              <span className="sr-only">: {state?.word ?? 'open'}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
