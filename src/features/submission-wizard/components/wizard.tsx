import { useEffect, useRef } from 'react';
import type { WizardStep } from '@/domain/findings';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { Button } from '@/components/button';
import { SampleBadge } from '@/components/badge';
import { LAST_STEP, nextStep, previousStep, WIZARD_STEPS } from '../model/wizard-steps';
import type { DraftChange } from '../model/draft-changes';
import type { SaveState } from '../use-draft';
import { StepIndicator } from './step-indicator';
import { BuildStep } from './step-1-build/build-step';
import { ListingStep } from './step-2-listing/listing-step';
import type { WizardEvents } from './wizard-events';

const SAVE_WORDS: Record<SaveState, string> = {
  unsaved: 'Saved on this device as soon as you type',
  saving: 'Saving…',
  saved: 'Saved on this device',
  failed: 'Not saved',
};

/** The frame around the five steps. */
export function Wizard({
  draft,
  step,
  saveState,
  events,
  locale,
  onLocale,
  onChange,
  onGoTo,
  onSave,
}: {
  draft: SubmissionDraft;
  step: WizardStep;
  saveState: SaveState;
  events: WizardEvents;
  locale: string;
  onLocale: (locale: string) => void;
  onChange: (change: DraftChange) => void;
  onGoTo: (step: WizardStep) => void;
  onSave: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const info = WIZARD_STEPS.find((each) => each.step === step);
  const before = previousStep(step);
  const after = nextStep(step);
  return (
    <>
      <StepIndicator current={step} onGoTo={onGoTo} />
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold focus:outline-none">
            {info?.name}
          </h2>
          {draft.sample !== undefined && <SampleBadge kind="Sample data" />}
        </div>
        <p className="flex items-center gap-2 text-[0.8125rem] text-ink-faint" data-print="hide">
          {SAVE_WORDS[saveState]}
          {saveState === 'failed' && (
            <Button variant="secondary" size="small" onClick={onSave}>
              Save again
            </Button>
          )}
        </p>
      </div>
      {step === 1 && <BuildStep draft={draft} onChange={onChange} events={events} />}
      {step === 2 && <ListingStep draft={draft} locale={locale} onLocale={onLocale} onChange={onChange} />}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t pt-5" data-print="hide">
        <Button variant="secondary" disabled={!before} onClick={() => before && onGoTo(before)}>
          Previous
        </Button>
        {step === LAST_STEP ? (
          <Button disabled>Submit</Button>
        ) : (
          <Button onClick={() => after && onGoTo(after)}>Next</Button>
        )}
      </div>
    </>
  );
}
