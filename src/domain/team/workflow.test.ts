import { describe, expect, it } from 'vitest';
import { canDecide, COMPLETE, decide, newApproval, WORKFLOW_STEPS, type ApprovalProgress } from './workflow';

const NAMES = WORKFLOW_STEPS.map((step) => step.name);
const DAY = '2026-11-20';

function after(count: number): ApprovalProgress {
  let approval = newApproval();
  for (const name of NAMES.slice(0, count)) {
    approval = decide(approval, 'approve', name, 'mia', DAY) ?? approval;
  }
  return approval;
}

describe('the approval workflow', () => {
  it('runs the five steps in order, QA Testing alone optional', () => {
    expect(NAMES).toEqual([
      'Development Complete',
      'Code Review',
      'QA Testing',
      'Final Approval',
      'Store Submission',
    ]);
    expect(WORKFLOW_STEPS.filter((step) => !step.required).map((step) => step.name)).toEqual(['QA Testing']);
    expect(WORKFLOW_STEPS.map((step) => step.role)).toEqual([
      'developer',
      'reviewer',
      'reviewer',
      'publisher',
      'publisher',
    ]);
  });

  describe.each([0, 1, 2, 3, 4])('with %i steps approved', (count) => {
    const approval = after(count);
    const current = NAMES[count] ?? '';

    it('lets only the current step be decided', () => {
      expect(approval).toMatchObject({ status: 'pending', currentStep: current });
      expect(NAMES.filter((name) => canDecide(approval, name))).toEqual([current]);
      for (const name of NAMES.filter((each) => each !== current)) {
        expect(decide(approval, 'approve', name, 'mia', DAY)).toBeUndefined();
        expect(decide(approval, 'reject', name, 'mia', DAY)).toBeUndefined();
      }
    });

    it('approving stamps who and when, and moves on', () => {
      const next = decide(approval, 'approve', current, 'noor', '2026-11-21');
      expect(next?.steps[count]).toEqual({
        step: current,
        status: 'approved',
        reviewedBy: 'noor',
        date: '2026-11-21',
      });
      expect(next?.currentStep).toBe(NAMES[count + 1] ?? COMPLETE);
      expect(next?.status).toBe(count === 4 ? 'approved' : 'pending');
    });

    it('rejecting ends the request', () => {
      const next = decide(approval, 'reject', current, 'noor', DAY);
      expect(next?.status).toBe('rejected');
      expect(next && NAMES.filter((name) => canDecide(next, name))).toEqual([]);
    });
  });

  it('is over when all are approved', () => {
    const approval = after(5);
    expect(approval).toMatchObject({ status: 'approved', currentStep: COMPLETE });
    expect(NAMES.filter((name) => canDecide(approval, name))).toEqual([]);
  });

  it('ignores a second decision on the same step', () => {
    const once = decide(newApproval(), 'approve', NAMES[0] ?? '', 'a', DAY);
    expect(once && decide(once, 'approve', NAMES[0] ?? '', 'b', DAY)).toBeUndefined();
  });
});
