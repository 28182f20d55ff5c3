/** The periods that the figures can cover. */
export const PERIODS = [
  { id: 'last-month', label: 'Last Month', months: 1 },
  { id: 'last-3-months', label: 'Last 3 Months', months: 3 },
  { id: 'last-6-months', label: 'Last 6 Months', months: 6 },
  { id: 'last-year', label: 'Last Year', months: 12 },
] as const;
export type Period = (typeof PERIODS)[number];

/** Returns the period that a URL names; the default for no or an unknown name. */
export function periodFrom(value: string | null): Period {
  return PERIODS.find((period) => period.id === value) ?? PERIODS[2];
}

export const ANALYTICS_TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'regional', label: 'Regional' },
  { id: 'rejections', label: 'Rejections' },
  { id: 'timeline', label: 'Timeline' },
  { id: 'insights', label: 'AI Insights' },
] as const;
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number]['id'];

export function tabFrom(value: string | null): AnalyticsTab {
  return ANALYTICS_TABS.find((tab) => tab.id === value)?.id ?? 'overview';
}
