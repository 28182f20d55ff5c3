import {
  MONTHS,
  REASONS,
  REGIONS,
  REJECTIONS,
  SUBMISSIONS,
  type MonthFigures,
} from '../data/sample-analytics';

/** The figures of a period that the page shows. Hours are averages, rates are percent with one decimal. */
export interface AnalyticsData {
  submitted: number;
  approved: number;
  rejected: number;
  approvalRate: number;
  approvalHours: number;
  approvalTimes: { region: string; hours: number }[];
  reviewLengths: { region: string; apple: number; google: number }[];
  regionalPerformance: RegionPerformance[];
  /** The most frequent first; reasons without a rejection are left out. */
  rejectionReasons: { reason: string; count: number; share: number }[];
  /** Oldest first. */
  timeline: MonthPerformance[];
}

export interface RegionPerformance {
  region: string;
  submitted: number;
  approved: number;
  approvalRate: number;
  approvalHours: number;
}

export interface MonthPerformance {
  /** `YYYY-MM` */
  month: string;
  submitted: number;
  approved: number;
  rejected: number;
  approvalHours: number;
}

/** Above this approval rate (percent) a region is Excellent, else Good. */
const EXCELLENT_ABOVE = 90;

/** The badge of a region. */
export function performanceBadge(approvalRate: number): 'Excellent' | 'Good' {
  return approvalRate > EXCELLENT_ABOVE ? 'Excellent' : 'Good';
}

/**
 * The figures of the last months of the sample.
 * @param months 1 to 12
 */
export function analyticsOf(months: number): AnalyticsData {
  const from = MONTHS.length - months;
  const regions = REGIONS.map(({ id, name }) => ({
    region: name,
    apple: SUBMISSIONS[id].apple.slice(from),
    google: SUBMISSIONS[id].google.slice(from),
  }));
  const all = regions.flatMap(({ apple, google }) => [...apple, ...google]);
  const submitted = total(all, 0);
  const approved = total(all, 1);

  const counts = REASONS.map((reason, index) => ({
    reason,
    count: REJECTIONS.slice(from).reduce((sum, month) => sum + (month[index] ?? 0), 0),
  }));
  const rejected = submitted - approved;

  return {
    submitted,
    approved,
    rejected,
    approvalRate: percent(approved, submitted),
    approvalHours: average(all, 2),
    approvalTimes: regions.map(({ region, apple, google }) => ({
      region,
      hours: average([...apple, ...google], 2),
    })),
    reviewLengths: regions.map(({ region, apple, google }) => ({
      region,
      apple: average(apple, 3),
      google: average(google, 3),
    })),
    regionalPerformance: regions.map(({ region, apple, google }) => {
      const both = [...apple, ...google];
      return {
        region,
        submitted: total(both, 0),
        approved: total(both, 1),
        approvalRate: percent(total(both, 1), total(both, 0)),
        approvalHours: average(both, 2),
      };
    }),
    rejectionReasons: counts
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ reason, count }) => ({ reason, count, share: percent(count, rejected) })),
    timeline: MONTHS.slice(from).map((month, index) => {
      const rows = regions.flatMap(({ apple, google }) =>
        [apple[index], google[index]].filter((each) => each !== undefined),
      );
      return {
        month,
        submitted: total(rows, 0),
        approved: total(rows, 1),
        rejected: total(rows, 0) - total(rows, 1),
        approvalHours: average(rows, 2),
      };
    }),
  };
}

function total(rows: readonly MonthFigures[], column: 0 | 1): number {
  return rows.reduce((sum, row) => sum + row[column], 0);
}

/** Hours weighted by the number of approvals, rounded to whole hours. */
function average(rows: readonly MonthFigures[], column: 2 | 3): number {
  const approved = total(rows, 1);
  const hours = rows.reduce((sum, row) => sum + row[column] * row[1], 0);
  return approved === 0 ? 0 : Math.round(hours / approved);
}

/** One decimal, so that a badge always matches the figure next to it. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
