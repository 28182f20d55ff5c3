import { Legend, SERIES_FILL } from './series';

/** A vertical bar chart: each bar has two stacked parts, with their sum above. */
export function ColumnChart({
  columns,
  series,
}: {
  columns: readonly { label: string; values: readonly [number, number] }[];
  series: readonly [string, string];
}) {
  const end = Math.max(1, ...columns.map(({ values }) => values[0] + values[1]));
  const height = (value: number) => `calc((100% - 1.5rem) * ${value / end})`;
  return (
    <div>
      <Legend names={series} />
      <div className="flex h-64 items-stretch gap-1 border-b border-line-strong sm:gap-3">
        {columns.map(({ label, values: [first, second] }) => (
          <div key={label} className="flex min-w-0 flex-1 flex-col items-center justify-end">
            <p className="mb-1 text-xs tabular-nums">{first + second}</p>
            <div
              className={`w-full max-w-14 rounded-t-sm ${SERIES_FILL[1]}`}
              style={{ height: height(second) }}
            />
            <div className={`w-full max-w-14 ${SERIES_FILL[0]}`} style={{ height: height(first) }} />
          </div>
        ))}
      </div>
      <AxisLabels labels={columns.map(({ label }) => label)} gap="gap-1 sm:gap-3" />
    </div>
  );
}

/** Names below columns or points, spread like them. */
export function AxisLabels({ labels, gap = '' }: { labels: readonly string[]; gap?: string }) {
  // When a year has to fit on a phone, every second name is omitted.
  const isDense = labels.length > 8;
  return (
    <div className={`mt-1.5 flex ${gap}`}>
      {labels.map((label) => (
        <p
          key={label}
          className={`flex w-0 flex-1 justify-center text-xs whitespace-nowrap text-ink-soft ${isDense ? 'max-sm:even:invisible' : ''}`}
        >
          {label}
        </p>
      ))}
    </div>
  );
}
