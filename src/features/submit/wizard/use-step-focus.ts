import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { WizardStep } from '@/model/wizard-step';
import { isRecord } from '@/domain/is-record';

/** State of a navigation that opens another draft and continues with one of its steps. */
export const FOCUS_STEP = { focusesStep: true };

/**
 * Moves the focus to the heading of a step when the step changes, and immediately after a navigation with `FOCUS_STEP`.
 * @returns the ref for the heading
 */
export function useStepFocus(step: WizardStep) {
  const { state } = useLocation() as { state: unknown };
  const isAsked = isRecord(state) && 'focusesStep' in state;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(isAsked ? undefined : step);
  // Before the effects of the step, which may focus a field of its own.
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
