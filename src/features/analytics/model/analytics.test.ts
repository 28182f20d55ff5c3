import { describe, expect, it } from 'vitest';
import { MONTHS, REASONS, REJECTIONS, SUBMISSIONS } from '../data/sample-analytics';
import { analyticsOf, performanceBadge } from './analytics';
import { insightsOf } from './insights';
import { ANALYTICS_TABS, PERIODS, periodFrom, tabFrom } from './periods';
import { reportFileName, reportPdf, type ReportInput } from './report';
import { reportCsv } from './report-csv';

describe('the badge of a region', () => {
  it.each([
    [0, 'Good'],
    [89.9, 'Good'],
    [90, 'Good'],
    [90.1, 'Excellent'],
    [100, 'Excellent'],
  ])('at %s %% is %s', (rate, badge) => {
    expect(performanceBadge(rate)).toBe(badge);
  });
});

describe('the sample', () => {
  it('has twelve months for every store and region, and reasons for every rejection', () => {
    for (const stores of Object.values(SUBMISSIONS))
      for (const year of Object.values(stores)) {
        expect(year).toHaveLength(MONTHS.length);
        for (const [submitted, approved, approvalHours, reviewHours] of year) {
          expect(approved).toBeLessThanOrEqual(submitted);
          expect(reviewHours).toBeLessThan(approvalHours);
        }
      }
    expect(REJECTIONS.map((month) => month.length)).toEqual(MONTHS.map(() => REASONS.length));
    expect(REJECTIONS.map((month) => month.reduce((sum, count) => sum + count, 0))).toEqual(
      analyticsOf(12).timeline.map((month) => month.rejected),
    );
  });
});

describe('the figures of a period', () => {
  it.each([
    [1, { submitted: 144, approved: 134, rejected: 10, approvalRate: 93.1, approvalHours: 25 }],
    [3, { submitted: 434, approved: 401, rejected: 33, approvalRate: 92.4, approvalHours: 25 }],
    [6, { submitted: 772, approved: 710, rejected: 62, approvalRate: 92, approvalHours: 25 }],
    [12, { submitted: 1373, approved: 1249, rejected: 124, approvalRate: 91, approvalHours: 26 }],
  ])('of %s months follow the sample', (months, expected) => {
    const data = analyticsOf(months);
    expect(data).toMatchObject(expected);
    expect(data.timeline.map((month) => month.month)).toEqual(MONTHS.slice(-months));
    const parts = [data.regionalPerformance, data.timeline];
    for (const rows of parts)
      expect(rows.reduce((sum, row) => sum + row.submitted, 0)).toBe(expected.submitted);
    expect(data.rejectionReasons.reduce((sum, row) => sum + row.count, 0)).toBe(expected.rejected);
  });

  it('weights hours by approvals and lists the most frequent reason first', () => {
    const data = analyticsOf(1);
    // North America, November: 21 approvals in 22 hours, 17 in 17 hours.
    expect(data.approvalTimes[0]).toEqual({ region: 'North America', hours: 20 });
    expect(data.reviewLengths[0]).toEqual({ region: 'North America', apple: 18, google: 13 });
    expect(data.rejectionReasons.map(({ reason, count }) => [reason, count])).toEqual([
      ['Privacy and data use', 4],
      ['Metadata and screenshots', 3],
      ['Crashes and incomplete features', 1],
      ['Payments and subscriptions', 1],
      ['Minimum functionality', 1],
    ]);
  });
});

describe('the URL', () => {
  it.each([
    [null, 'last-6-months'],
    ['', 'last-6-months'],
    ['last-century', 'last-6-months'],
    ...PERIODS.map(({ id }) => [id, id] as const),
  ] as const)('period %j is %s', (value, id) => {
    expect(periodFrom(value).id).toBe(id);
  });
  it.each([
    [null, 'overview'],
    ['<b>', 'overview'],
    ...ANALYTICS_TABS.map(({ id }) => [id, id] as const),
  ] as const)('tab %j is %s', (value, id) => {
    expect(tabFrom(value)).toBe(id);
  });
});

describe('insights', () => {
  it('name the figures they rest on', () => {
    const texts = insightsOf(analyticsOf(6)).map(({ title, text }) => `${title}. ${text}`);
    expect(texts).toEqual([
      expect.stringContaining('Start with metadata and screenshots. 21 of 62 rejections (33.9%)'),
      expect.stringContaining(
        'for Middle East and Africa. Approval takes 33 hours there and 21 hours in North America',
      ),
      expect.stringContaining('Review the listings for Middle East and Africa. Its approval rate of 83.1%'),
      expect.stringContaining('Google Play reviews faster in Asia Pacific'),
      expect.stringContaining('The average went from 26 to 25 hours'),
    ]);
  });

  it('say nothing of a trend for a single month', () => {
    expect(insightsOf(analyticsOf(1)).map(({ id }) => id)).toEqual(['reason', 'speed', 'region', 'store']);
  });

  const sample = analyticsOf(6);
  const [month] = sample.timeline;
  it.each([
    [20, 21, 'Approvals are getting slower'],
    [20, 20, 'Approval times are steady'],
    [20, 19, 'Approvals are getting faster'],
  ])('a change from %s to %s hours reads "%s"', (first, last, title) => {
    const timeline = month ? [first, last].map((approvalHours) => ({ ...month, approvalHours })) : [];
    expect(insightsOf({ ...sample, timeline }).map((insight) => insight.title)).toContain(title);
  });

  it('are none without figures', () => {
    const empty = { approvalTimes: [], reviewLengths: [], regionalPerformance: [], rejectionReasons: [] };
    expect(insightsOf({ ...sample, ...empty, timeline: [] })).toEqual([]);
  });
});

describe('the report', () => {
  const input = (tab: number): ReportInput => ({
    data: analyticsOf(3),
    period: PERIODS[1],
    tab: ANALYTICS_TABS[tab] ?? ANALYTICS_TABS[0],
    day: '2026-11-20',
  });

  it('is named by tab, period and day', () => {
    expect(reportFileName(input(1))).toBe('submission-analytics-regional-last-3-months-2026-11-20');
  });

  it('contains the summary and the tables of the tab as CSV', () => {
    expect(reportCsv(input(1)).split('\r\n')).toEqual([
      '\ufeff"Submission Analytics: Regional, Last 3 Months"',
      'Sample data: fixed figures that show what the analytics look like.',
      'Date,2026-11-20',
      '',
      'Summary',
      'Figure,Value',
      'Total Submissions,434',
      '"Approval Rate, %",92.4',
      '"Average Approval Time, hours",25',
      'Rejections,33',
      '',
      'Regional performance',
      'Region,"Approval rate, %",Performance,Submissions,Hours to approval',
      'North America,95.7,Excellent,117,21',
      'Europe,93.6,Excellent,109,23',
      'Asia Pacific,91.3,Excellent,104,26',
      'Latin America,90.5,Excellent,63,28',
      'Middle East and Africa,85.4,Good,41,31',
      '',
    ]);
  });

  it.each(ANALYTICS_TABS.map((tab, index) => [tab.label, index] as const))(
    'of %s contains the same tables as a PDF document',
    (label, index) => {
      const document = reportPdf(input(index), 5);
      expect(document).toMatchObject({
        title: `Submission Analytics: ${label}, Last 3 Months`,
        createdAt: 5,
      });
      const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
      const csv = reportCsv(input(index));
      expect(headings[0]).toBe('Summary');
      expect(headings.length).toBeGreaterThan(1);
      for (const heading of headings) expect(csv).toContain(`\r\n${heading}\r\n`);
    },
  );
});
