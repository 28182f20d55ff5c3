/** Where submissions come from, in the order the screens name them. */
export const REGIONS = [
  { id: 'north-america', name: 'North America' },
  { id: 'europe', name: 'Europe' },
  { id: 'asia-pacific', name: 'Asia Pacific' },
  { id: 'latin-america', name: 'Latin America' },
  { id: 'middle-east-africa', name: 'Middle East and Africa' },
] as const;
export type RegionId = (typeof REGIONS)[number]['id'];

export const REASONS = [
  'Metadata and screenshots',
  'Crashes and incomplete features',
  'Privacy and data use',
  'Payments and subscriptions',
  'Minimum functionality',
  'Other',
] as const;

/** One store's month in one region: [submitted, approved, hours to approval, hours in review]. */
export type MonthFigures = readonly [
  submitted: number,
  approved: number,
  approvalHours: number,
  reviewHours: number,
];
type Year = readonly MonthFigures[];

/** The twelve months of the sample, oldest first. They are fixed: the sample workspace is set in November 2026 too. */
export const MONTHS = [
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
] as const;

// oxfmt-ignore
export const SUBMISSIONS: Record<RegionId, { apple: Year; google: Year }> = {
  'north-america': {
    apple: [[15, 14, 26, 19], [13, 12, 28, 19], [14, 13, 26, 20], [15, 14, 25, 19], [15, 14, 27, 19], [17, 16, 25, 20], [19, 18, 25, 17], [17, 16, 26, 18], [19, 18, 26, 18], [23, 21, 24, 19], [21, 20, 25, 17], [22, 21, 22, 18]],
    google: [[11, 10, 18, 13], [11, 10, 18, 13], [12, 12, 17, 13], [11, 11, 19, 13], [12, 11, 17, 12], [11, 10, 17, 13], [14, 13, 19, 14], [12, 12, 18, 13], [13, 12, 17, 13], [16, 15, 16, 12], [18, 18, 18, 13], [17, 17, 17, 13]],
  },
  europe: {
    apple: [[14, 12, 30, 22], [12, 11, 31, 22], [15, 13, 28, 22], [15, 13, 28, 22], [13, 12, 27, 21], [14, 13, 26, 22], [16, 15, 27, 21], [14, 13, 27, 21], [15, 14, 27, 20], [17, 16, 28, 20], [18, 16, 27, 20], [20, 19, 26, 19]],
    google: [[13, 12, 23, 15], [12, 11, 21, 16], [12, 11, 21, 16], [13, 12, 21, 16], [12, 11, 20, 16], [14, 13, 20, 15], [15, 14, 20, 15], [14, 13, 20, 16], [13, 12, 20, 15], [19, 18, 19, 15], [18, 17, 19, 15], [17, 16, 20, 14]],
  },
  'asia-pacific': {
    apple: [[10, 9, 38, 27], [11, 10, 34, 26], [10, 9, 35, 26], [11, 10, 36, 26], [10, 9, 34, 24], [13, 11, 33, 24], [12, 11, 34, 25], [11, 10, 35, 25], [11, 10, 32, 23], [16, 14, 31, 22], [16, 15, 31, 23], [15, 14, 32, 22]],
    google: [[14, 12, 27, 20], [13, 12, 25, 20], [14, 13, 27, 18], [13, 12, 26, 19], [16, 14, 26, 17], [14, 13, 23, 17], [16, 15, 23, 17], [14, 13, 22, 18], [14, 13, 22, 17], [20, 18, 22, 16], [19, 18, 22, 18], [18, 16, 23, 17]],
  },
  'latin-america': {
    apple: [[6, 5, 36, 24], [6, 5, 34, 24], [5, 4, 32, 23], [5, 4, 33, 24], [6, 5, 30, 23], [6, 5, 30, 24], [7, 6, 33, 24], [6, 5, 29, 21], [7, 6, 31, 22], [9, 8, 30, 21], [8, 7, 32, 21], [8, 7, 30, 20]],
    google: [[8, 7, 29, 21], [8, 7, 28, 21], [8, 7, 29, 22], [8, 7, 30, 21], [9, 8, 29, 21], [9, 8, 29, 21], [10, 9, 27, 20], [9, 8, 26, 18], [10, 9, 26, 19], [11, 10, 26, 18], [13, 12, 25, 17], [14, 13, 28, 19]],
  },
  'middle-east-africa': {
    apple: [[3, 2, 42, 29], [3, 3, 37, 27], [3, 2, 39, 28], [3, 2, 36, 26], [3, 3, 37, 28], [4, 3, 35, 25], [4, 3, 35, 27], [4, 3, 36, 25], [4, 3, 38, 26], [5, 4, 34, 25], [5, 4, 35, 24], [5, 4, 33, 25]],
    google: [[5, 4, 33, 23], [5, 4, 34, 23], [5, 4, 33, 22], [5, 4, 34, 22], [7, 6, 34, 24], [6, 5, 31, 23], [6, 5, 33, 24], [6, 5, 32, 22], [6, 5, 34, 22], [9, 8, 29, 21], [9, 8, 30, 21], [8, 7, 31, 22]],
  },
};

/** Rejections per month by reason, in the order of REASONS; they add up to submitted less approved. */
// oxfmt-ignore
export const REJECTIONS: readonly (readonly number[])[] = [
  [5, 3, 2, 1, 0, 1],
  [3, 3, 1, 1, 1, 0],
  [4, 2, 2, 1, 1, 0],
  [3, 3, 2, 0, 1, 1],
  [4, 2, 1, 2, 1, 0],
  [4, 3, 2, 1, 0, 1],
  [3, 2, 3, 1, 1, 0],
  [3, 1, 3, 1, 1, 0],
  [4, 2, 2, 1, 0, 1],
  [5, 2, 4, 1, 1, 0],
  [3, 2, 3, 0, 1, 1],
  [3, 1, 4, 1, 1, 0],
];
