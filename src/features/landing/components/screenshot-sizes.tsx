/** Four of the sizes that the stores ask for, in pixels; the tallest first. */
const SIZES = [
  { mark: 'A', device: 'iPhone 6.7″', width: 1290, height: 2796 },
  { mark: 'B', device: 'iPad 12.9″', width: 2048, height: 2732 },
  { mark: 'C', device: 'iPhone 6.1″', width: 1179, height: 2556 },
  { mark: 'D', device: 'Android phone', width: 1080, height: 1920 },
] as const;

const TALLEST = 2796;

/** The four screens at one scale from one corner, as paper sizes are drawn; each size is named beside its letter. */
export function ScreenshotSizes() {
  return (
    <div className="flex w-full max-w-sm flex-wrap items-center gap-5">
      <svg viewBox="-30 -110 2210 2936" aria-hidden="true" className="h-60 min-w-24 flex-1">
        {SIZES.map(({ mark, width, height }) => (
          <rect
            key={mark}
            y={TALLEST - height}
            width={width}
            height={height}
            rx="90"
            className="fill-surface/60 stroke-line-strong stroke-[18]"
          />
        ))}
        <g transform="translate(0 876)">
          <rect width="1080" height="1920" rx="90" className="fill-accent-soft stroke-accent stroke-[22]" />
          <path d="M160 240h640M160 400h400" className="stroke-accent stroke-[84]" strokeLinecap="round" />
          <path
            d="M220 1920V720q0-80 80-80h480q80 0 80 80v1200"
            className="fill-surface stroke-accent stroke-[22]"
          />
          <circle cx="540" cy="1180" r="200" className="fill-accent" />
        </g>
        {SIZES.map(({ mark, width, height }) => (
          <g key={mark} transform={`translate(${width} ${TALLEST - height})`}>
            <circle r="104" className="fill-ink" />
            <text y="46" textAnchor="middle" className="fill-surface text-[130px] font-semibold">
              {mark}
            </text>
          </g>
        ))}
      </svg>
      <ul className="text-sm">
        {SIZES.map(({ mark, device, width, height }) => (
          <li key={mark} className="grid grid-cols-[1.25rem_1fr] py-1.5">
            <span className="font-semibold" aria-hidden="true">
              {mark}
            </span>
            <span>
              <span className="block">{device}</span>
              <span className="text-xs text-ink-soft tabular-nums">
                {width} × {height}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
