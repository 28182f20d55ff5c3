import type { TeamRole } from './roles';

/** One step that every submission passes before it goes to the stores. */
export interface WorkflowStep {
  id: string;
  name: string;
  role: TeamRole;
  required: boolean;
  order: number;
}

export const WORKFLOW_STEPS = [
  { id: 'development', name: 'Development Complete', role: 'developer', required: true, order: 1 },
  { id: 'code-review', name: 'Code Review', role: 'reviewer', required: true, order: 2 },
  { id: 'qa-testing', name: 'QA Testing', role: 'reviewer', required: false, order: 3 },
  { id: 'final-approval', name: 'Final Approval', role: 'publisher', required: true, order: 4 },
  { id: 'store-submission', name: 'Store Submission', role: 'publisher', required: true, order: 5 },
] as const satisfies readonly WorkflowStep[];

export interface ApprovalStep {
  step: string;
  status: 'pending' | 'approved' | 'rejected';
  reviewedBy?: string | undefined;
  /** `YYYY-MM-DD` */
  date?: string | undefined;
}

export interface ApprovalProgress {
  /** Name of the pending step, or `Complete`. */
  currentStep: string;
  status: 'pending' | 'approved' | 'rejected';
  steps: ApprovalStep[];
}

export const COMPLETE = 'Complete';

/** A request without any decision yet. */
export function newApproval(): ApprovalProgress {
  return {
    currentStep: WORKFLOW_STEPS[0].name,
    status: 'pending',
    steps: WORKFLOW_STEPS.map(({ name }) => ({ step: name, status: 'pending' })),
  };
}

/** Only the current step of an open request can be decided, and only while it is pending. */
export function canDecide(approval: ApprovalProgress, step: string): boolean {
  return (
    approval.status === 'pending' &&
    approval.currentStep === step &&
    approval.steps.some((each) => each.step === step && each.status === 'pending')
  );
}

/**
 * Approves or rejects one step. A step that can no longer be decided leaves the request unchanged.
 * @param by who decides
 * @param day `YYYY-MM-DD`
 * @returns the request after the decision, or undefined when there was nothing to decide
 */
export function decide<Approval extends ApprovalProgress>(
  approval: Approval,
  decision: 'approve' | 'reject',
  step: string,
  by: string,
  day: string,
): Approval | undefined {
  if (!canDecide(approval, step)) return undefined;
  const status = decision === 'approve' ? 'approved' : 'rejected';
  const steps = approval.steps.map((each) =>
    each.step === step ? ({ step, status, reviewedBy: by, date: day } satisfies ApprovalStep) : each,
  );
  // Rejecting ends the request at this step.
  if (decision === 'reject') return { ...approval, steps, status: 'rejected' };
  const next = steps.find((each) => each.status === 'pending');
  return next
    ? { ...approval, steps, currentStep: next.step }
    : { ...approval, steps, currentStep: COMPLETE, status: 'approved' };
}
