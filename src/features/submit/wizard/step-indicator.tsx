import { Check } from 'lucide-react';
import type { WizardStep } from '@/model/wizard-step';
import { useStanding } from '../checks/readiness-store';
import { StateLabel } from '../checks/state-label';
import { isCompleted, WIZARD_STEPS } from './wizard-steps';

/** The five steps with their states; a click goes to one. Those behind, unless something in them is open, carry a check mark. */
export function StepIndicator({
  current,
  onIntent,
  onGoTo,
}: {
  current: WizardStep;
  /** The pointer or the focus is on a step's button. */
  onIntent: (step: WizardStep) => void;
  onGoTo: (step: WizardStep) => void;
}) {
  const states = useStanding()?.steps;
  return (
    <nav aria-label="Submission steps" data-print="hide">
      <ol className="grid grid-cols-5 gap-2 md:gap-3">
        {WIZARD_STEPS.map(({ step, number, name, description }) => {
          const isCurrent = step === current;
          const isDone = isCompleted(step, current) && !states?.[step].isOpen;
          return (
            <li key={step} className="min-w-0">
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onPointerEnter={() => onIntent(step)}
                onFocus={() => onIntent(step)}
                onClick={() => onGoTo(step)}
                className={`flex h-full w-full flex-col items-center gap-x-3 gap-y-1 rounded-card border p-2 text-center transition-colors duration-quick md:flex-row md:items-start md:p-3 md:text-left ${isCurrent ? 'border-accent bg-accent-soft' : 'bg-surface hover:bg-sunken'}`}
              >
                <span
                  className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums ${isCurrent ? 'bg-accent text-on-accent' : isDone ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
                >
                  {isDone ? (
                    <>
                      <Check className="size-4" />
                      <span className="sr-only">{`Completed: step ${number} `}</span>
                    </>
                  ) : (
                    <>
                      <span className="sr-only">Step </span>
                      {number}
                      <span className="sr-only"> </span>
                    </>
                  )}
                </span>
                <span className="min-w-0">
                  <span className="max-md:sr-only">
                    <span className="block text-sm font-medium">{name}</span>{' '}
                    <span className="block text-[0.8125rem] text-ink-soft">{description}</span>
                  </span>{' '}
                  <span className="block min-h-4 text-[0.6875rem] md:min-h-5 md:text-[0.8125rem]">
                    <StateLabel wordsOf={({ steps }) => steps[step]} />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
