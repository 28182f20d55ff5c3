import type { DocumentBlock, PageDocument } from '@/domain/documents/document';
import { performanceBadge, type AnalyticsData } from './analytics';
import { insightsOf } from './insights';
import { formatMonth } from '@/domain/long-dates';
import type { AnalyticsTab, Period } from './periods';

/** One table, for the view behind a chart and for the report alike. */
export interface FigureTable {
  title: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  rows: readonly (readonly (string | number)[])[];
}

const HOURS = { label: 'Hours', isNumber: true };

export function approvalTimesTable(data: AnalyticsData): FigureTable {
  return {
    title: 'Approval times by region',
    columns: [{ label: 'Region' }, HOURS],
    rows: data.approvalTimes.map(({ region, hours }) => [region, hours]),
  };
}

export function reviewLengthsTable(data: AnalyticsData): FigureTable {
  return {
    title: 'Review lengths by store and region',
    columns: [
      { label: 'Region' },
      { label: 'App Store, hours', isNumber: true },
      { label: 'Google Play, hours', isNumber: true },
    ],
    rows: data.reviewLengths.map(({ region, apple, google }) => [region, apple, google]),
  };
}

export function regionalTable(data: AnalyticsData): FigureTable {
  return {
    title: 'Regional performance',
    columns: [
      { label: 'Region' },
      { label: 'Approval rate, %', isNumber: true },
      { label: 'Performance' },
      { label: 'Submissions', isNumber: true },
      { label: 'Hours to approval', isNumber: true },
    ],
    rows: data.regionalPerformance.map((row) => [
      row.region,
      row.approvalRate,
      performanceBadge(row.approvalRate),
      row.submitted,
      row.approvalHours,
    ]),
  };
}

export function rejectionsTable(data: AnalyticsData): FigureTable {
  return {
    title: 'Rejection reasons',
    columns: [
      { label: 'Reason' },
      { label: 'Rejections', isNumber: true },
      { label: 'Share, %', isNumber: true },
    ],
    rows: data.rejectionReasons.map(({ reason, count, share }) => [reason, count, share]),
  };
}

export function timelineTable(data: AnalyticsData): FigureTable {
  return {
    title: 'Submissions by month',
    columns: [
      { label: 'Month' },
      { label: 'Submissions', isNumber: true },
      { label: 'Approved', isNumber: true },
      { label: 'Rejected', isNumber: true },
      { label: 'Hours to approval', isNumber: true },
    ],
    rows: data.timeline.map((row) => [
      formatMonth(row.month),
      row.submitted,
      row.approved,
      row.rejected,
      row.approvalHours,
    ]),
  };
}

function insightsTable(data: AnalyticsData): FigureTable {
  return {
    title: 'AI Insights',
    columns: [{ label: 'Insight' }, { label: 'Detail' }],
    rows: insightsOf(data).map(({ title, text }) => [title, text]),
  };
}

function summaryTable(data: AnalyticsData): FigureTable {
  return {
    title: 'Summary',
    columns: [{ label: 'Figure' }, { label: 'Value', isNumber: true }],
    rows: [
      ['Total Submissions', data.submitted],
      ['Approval Rate, %', data.approvalRate],
      ['Average Approval Time, hours', data.approvalHours],
      ['Rejections', data.rejected],
    ],
  };
}

const TABLES: Record<AnalyticsTab, readonly ((data: AnalyticsData) => FigureTable)[]> = {
  overview: [approvalTimesTable, reviewLengthsTable],
  regional: [regionalTable],
  rejections: [rejectionsTable],
  timeline: [timelineTable],
  insights: [insightsTable],
};

/** The content of a tab's report: the summary cards and the tables of the tab, for the period on the screen. */
export interface ReportInput {
  data: AnalyticsData;
  period: Period;
  tab: { id: AnalyticsTab; label: string };
  /** `YYYY-MM-DD` */
  day: string;
}

export const SAMPLE_NOTE = 'Sample data: fixed figures that show what the analytics look like.';

/** The title of a report. */
export function headingOf({ period, tab }: ReportInput): string {
  return `Submission Analytics: ${tab.label}, ${period.label}`;
}

/** e.g. `submission-analytics-regional-last-6-months-2026-11-20` */
export function reportFileName({ period, tab, day }: ReportInput): string {
  return `submission-analytics-${tab.id}-${period.id}-${day}`;
}

/** @param createdAt milliseconds since 1970 */
export function reportPdf(input: ReportInput, createdAt: number): PageDocument {
  const blocks: DocumentBlock[] = [{ kind: 'paragraph', text: `${input.day}. ${SAMPLE_NOTE}`, tone: 'soft' }];
  for (const { title, columns, rows } of reportTables(input)) {
    blocks.push(
      { kind: 'heading', level: 2, text: title },
      {
        kind: 'table',
        columns: columns.map(({ label, isNumber }, index) => ({
          label,
          align: isNumber ? ('end' as const) : ('start' as const),
          share: index === 0 ? 2 : isNumber ? 1 : 2,
        })),
        rows: rows.map((row) => row.map(String)),
      },
    );
  }
  return { title: headingOf(input), blocks, footer: 'StorePilot', language: 'en', createdAt };
}

/** The summary, and the tables of the tab. */
export function reportTables({ data, tab }: ReportInput): FigureTable[] {
  return [summaryTable(data), ...TABLES[tab.id].map((table) => table(data))];
}
