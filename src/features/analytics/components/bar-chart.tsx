import { Legend, SERIES_FILL } from './series';

/** A horizontal bar chart: one row per label, one bar per series. Plain boxes, so that labels wrap and scale. */
export function BarChart({
  rows,
  series = [],
  max,
  unit,
  mark,
}: {
  rows: readonly { label: string; values: readonly number[] }[];
  /** Names of the series, where there are several. */
  series?: readonly string[];
  /** End of the scale; defaults to the largest value. The scale begins at 0. */
  max?: number;
  unit: string;
  /** A line across the bars. */
  mark?: { value: number; label: string };
}) {
  const end = max ?? Math.max(1, ...rows.flatMap((row) => row.values));
  const length = (value: number) => `${(value / end) * 100}%`;
  return (
    <div>
      {series.length > 1 && <Legend names={series} />}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(7rem,auto)_1fr]">
        {rows.map(({ label, values }) => (
          <div key={label} className="contents">
            <p className="-mb-2 self-center text-sm sm:mb-0 sm:text-end">{label}</p>
            <div className="flex items-center gap-3 sm:min-h-11">
              <div className="relative flex flex-1 flex-col gap-1.5">
                {values.map((value, index) => (
                  <div
                    key={index}
                    className={`min-w-0.5 rounded-e-sm ${values.length > 1 ? 'h-4' : 'h-6'} ${SERIES_FILL[index] ?? SERIES_FILL[0]}`}
                    style={{ width: length(value) }}
                  />
                ))}
                {mark && (
                  <div
                    className="absolute -inset-y-2 border-s-2 border-dashed border-ink"
                    style={{ insetInlineStart: length(mark.value) }}
                  />
                )}
              </div>
              <div className="flex w-14 flex-col gap-1.5 text-end text-sm tabular-nums">
                {values.map((value, index) => (
                  <span key={index} className={`whitespace-nowrap ${values.length > 1 ? 'leading-4' : ''}`}>
                    {value}
                    {unit === '%' ? unit : ` ${unit}`}
                  </span>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
      {mark && (
        <p className="mt-4 flex items-center gap-2 text-sm text-ink-soft">
          <span className="h-4 border-s-2 border-dashed border-ink" />
          {mark.label}
        </p>
      )}
    </div>
  );
}
