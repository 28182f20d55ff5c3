import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { SAMPLE_PLANS, SAMPLE_REJECTIONS } from '../data/sample-rejections';
import {
  durationText,
  inPriorityOrder,
  planOf,
  timelineOf,
  type IssueSeverity,
  reportFileName,
  type RecoveryIssue,
} from './recovery';
import { recoveryReport, type RecoveryReport } from './report';

function issue(
  id: string,
  severity: IssueSeverity,
  confidence: number,
  estimatedTime: number,
): RecoveryIssue {
  return {
    id,
    severity,
    confidence,
    estimatedTime,
    category: 'Listing',
    title: `Title ${id}`,
    description: '',
    suggestion: '',
    autoFixAvailable: true,
    change: { field: 'Name', before: 'a', after: 'b' },
  };
}

describe('the priority order', () => {
  it.each([
    ['severity', issue('a', 'low', 99, 5), issue('b', 'medium', 50, 90)],
    ['severity', issue('a', 'medium', 99, 5), issue('b', 'high', 50, 90)],
    ['confidence in the same severity', issue('a', 'high', 89, 5), issue('b', 'high', 90, 90)],
    ['time at the same confidence', issue('a', 'high', 90, 11), issue('b', 'high', 90, 10)],
  ])('goes by %s', (_, later, first) => {
    expect(planOf([later, first], 80).priorityOrder).toEqual(['b', 'a']);
    expect(planOf([first, later], 80).priorityOrder).toEqual(['b', 'a']);
  });

  it('keeps equal issues as they came', () => {
    expect(planOf([issue('x', 'low', 1, 1), issue('y', 'low', 1, 1)], 1).priorityOrder).toEqual(['x', 'y']);
  });
});

describe('a plan', () => {
  const plan = planOf([issue('a', 'low', 90, 30), issue('b', 'high', 90, 45)], 88);

  it('adds the times up, one action after the other', () => {
    expect(plan).toMatchObject({ totalEstimatedTime: 75, successProbability: 88 });
    expect(timelineOf(plan).map(({ issue: { id }, from, to }) => [id, from, to])).toEqual([
      ['b', 0, 45],
      ['a', 45, 75],
    ]);
  });

  itEvery([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [119, '1 h 59 min'],
    [120, '2 h'],
  ])('… minutes read …', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });
});

describe('the sample', () => {
  it.each(SAMPLE_REJECTIONS.map((rejection) => [rejection.appName, rejection] as const))(
    '%s has a whole plan',
    (_, { id }) => {
      const plan = SAMPLE_PLANS[id];
      expect(inPriorityOrder(plan).length).toBe(plan.issues.length);
      expect(new Set(plan.priorityOrder).size).toBe(plan.issues.length);
      for (const { confidence, estimatedTime, change } of plan.issues) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(100);
        expect(estimatedTime).toBeGreaterThan(0);
        expect(change.before).not.toBe(change.after);
      }
    },
  );
});

describe('the report', () => {
  const [rejection] = SAMPLE_REJECTIONS;
  const report: RecoveryReport = {
    rejection,
    plan: SAMPLE_PLANS[rejection.id],
    notes: '',
    day: '2026-11-20',
  };
  const headings = (input: RecoveryReport) =>
    recoveryReport(input, 0).blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [block.text] : [],
    );
  const notesOf = (notes: string) => {
    const last = recoveryReport({ ...report, notes }, 0).blocks.at(-1);
    return last?.kind === 'paragraph' ? last.text : '';
  };

  it('is named by app and day, and contains details, plan and timeline', () => {
    expect(reportFileName(report)).toBe('recovery-report-Bread Ledger-2026-11-20.pdf');
    expect(headings(report)).toEqual(['Details', 'Reviewer notes', 'Issues & Fixes', 'Action Timeline']);
    expect(headings({ ...report, notes: 'Call Ada' }).at(-1)).toBe('Additional Notes');
    expect(headings({ ...report, notes: 'Guideline 2.3.3' }).at(-1)).toBe('Causes found in the notes');
  });

  it('shortens endless notes, never within a character', () => {
    expect(notesOf('a'.repeat(20_000))).toBe('a'.repeat(20_000));
    expect(notesOf('a'.repeat(20_001))).toBe(`${'a'.repeat(20_000)} [shortened]`);
    expect(notesOf(`${'a'.repeat(19_999)}🥖`)).toBe(`${'a'.repeat(19_999)} [shortened]`);
  });
});
