import { expect, it } from 'vitest';
import type { ReportedStep, SubmissionRecord } from '@/model/submission';
import { ownFigures, withHistory } from './own-figures';

function submission(id: string, steps?: readonly ReportedStep[]): SubmissionRecord {
  const names = { appName: 'Lantern', bundleId: 'org.lantern.journal', version: id, date: '2026-11-01' };
  return { id, ...names, platform: 'ios', status: 'draft', ...(steps && { steps }) };
}
const step = (state: ReportedStep['state'], day: string) => ({ id: state + day, state, day });

const TWICE = submission('1.0', [
  step('uploaded', '2026-11-01'),
  step('rejected', '2026-11-04'),
  step('uploaded', '2026-11-05'),
  step('approved', '2026-11-06'),
]);

it('counts answers and the days to them', () => {
  const figures = ownFigures([TWICE, submission('1.1', [step('rejected', '2026-11-09')])]);
  expect(figures).toMatchObject({ sent: 2, approved: 1, rejected: 2, averageDays: 2 });
  expect(figures.answers.map(({ day, days }) => [day, days])).toEqual([
    ['2026-11-09', undefined],
    ['2026-11-06', 1],
    ['2026-11-04', 3],
  ]);
});

it('has no average before the first answer', () => {
  expect(ownFigures([submission('1.0', [step('uploaded', '2026-11-01')])])).toMatchObject({
    sent: 1,
    averageDays: undefined,
  });
});

it('leaves out samples and what was never sent', () => {
  const all = [TWICE, submission('1.1'), submission('1.2', []), submission('sample', TWICE.steps)];
  expect(withHistory(all, ({ id }) => id === 'sample')).toEqual([TWICE]);
});
