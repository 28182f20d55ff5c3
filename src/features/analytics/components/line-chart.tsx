import { AxisLabels } from './column-chart';

/** A line through one value per label. The scale need not begin at 0, so its ends are written. */
export function LineChart({
  points,
  unit,
}: {
  points: readonly { label: string; value: number }[];
  unit: string;
}) {
  const values = points.map(({ value }) => value);
  // Whole steps of 5 around the values, so that the line keeps clear of both edges.
  const low = Math.max(0, Math.floor((Math.min(...values) - 1) / 5) * 5);
  const high = Math.ceil((Math.max(...values) + 1) / 5) * 5;
  const x = (index: number) => ((index + 0.5) / points.length) * 100;
  const y = (value: number) => ((high - value) / (high - low)) * 100;
  const ticks = Array.from({ length: (high - low) / 5 + 1 }, (_, index) => high - index * 5);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2">
      <div className="relative h-72 w-8 text-xs text-ink-soft tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute end-0 -translate-y-1/2" style={{ top: `${y(tick)}%` }}>
            {tick} {unit}
          </span>
        ))}
      </div>
      <div className="relative h-72 text-accent">
        {ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-t" style={{ top: `${y(tick)}%` }} />
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ label, value }, index) => (
          <div
            key={label}
            className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-current bg-surface"
            style={{ left: `${x(index)}%`, top: `${y(value)}%` }}
          >
            <span className="absolute bottom-full left-1/2 mb-1 -translate-x-1/2 text-xs font-medium text-ink tabular-nums">
              {value}
            </span>
          </div>
        ))}
      </div>
      <div className="col-start-2">
        <AxisLabels labels={points.map(({ label }) => label)} />
      </div>
    </div>
  );
}
