import { describe, expect, it } from 'vitest';
import { contentChanges, refusalToDecide, reviewProgress, type ReviewDecision } from './review';

const decision = (step: number, kind: ReviewDecision['decision'] = 'approve'): ReviewDecision => ({
  step,
  decision: kind,
  note: kind === 'reject' ? 'Too long' : '',
  byId: 'ann',
});

describe('the progress of a review', () => {
  it.each([
    ['nothing', [], 'Development Complete'],
    ['step 1', [1], 'Code Review'],
    ['steps in any order of arrival', [2, 1, 3], 'Final Approval'],
  ])('after %s: open', (_, steps, name) => {
    expect(reviewProgress(steps.map((step) => decision(step)))).toMatchObject({
      status: 'open',
      step: { name },
    });
  });

  it('after all steps: approved', () => {
    expect(reviewProgress([1, 2, 3, 4, 5].map((step) => decision(step)))).toEqual({ status: 'approved' });
  });

  it('after a rejection or a withdrawal: ended, with who and why', () => {
    const end = reviewProgress([decision(1), decision(2, 'reject')]);
    expect(end).toEqual({ status: 'rejected', note: 'Too long', byId: 'ann' });
    expect(reviewProgress([decision(1, 'withdraw')]).status).toBe('withdrawn');
  });
});

it('offers a step to the role that owns it, to admins, and to all where roles do not bind', () => {
  const progress = reviewProgress([]);
  if (progress.status !== 'open') throw new Error('The review must be open');
  const decider = { role: 'admin', rolesBind: true, isAsker: false, isAlone: false } as const;
  const offered = (['admin', 'publisher', 'reviewer', 'developer'] as const).filter(
    (role) => refusalToDecide(progress.step, { ...decider, role }) === undefined,
  );
  expect(offered).toEqual(['admin', 'developer']);
  const unbound = { ...decider, rolesBind: false };
  expect(refusalToDecide(progress.step, { ...unbound, role: 'publisher' })).toBeUndefined();
  // Nobody decides about their own request, unless nobody else could.
  const asker = { ...decider, isAsker: true };
  expect(refusalToDecide(progress.step, asker)).toBe('own');
  expect(refusalToDecide(progress.step, { ...asker, isAlone: true })).toBeUndefined();
  expect(refusalToDecide(progress.step, { ...unbound, isAsker: true })).toBeUndefined();
});

describe('the changes between two contents', () => {
  const before = { title: 'A', details: { isUpdate: false }, builds: [{ size: 1 }], old: 'x' };
  const after = { title: 'B', details: { isUpdate: true }, builds: [{ size: 2 }], old: '' };

  it('are the values that differ, by path', () => {
    expect(contentChanges(before, after)).toEqual([
      { path: 'title', before: 'A', after: 'B' },
      { path: 'details/isUpdate', before: 'false', after: 'true' },
      { path: 'builds', before: '[{"size":1}]', after: '[{"size":2}]' },
      { path: 'old', before: 'x', after: '' },
    ]);
    expect(contentChanges(after, structuredClone(after))).toEqual([]);
  });

  it('are all values when there is no earlier content', () => {
    expect(contentChanges(undefined, { title: 'A', empty: '' })).toEqual([
      { path: 'title', before: '', after: 'A' },
    ]);
  });
});
