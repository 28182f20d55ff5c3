export type SampleAppName = 'PawPal' | 'LacedUp' | 'Bread Ledger';

const TILES: Record<SampleAppName, string> = {
  PawPal: 'fill-accent',
  LacedUp: 'fill-ink',
  'Bread Ledger': 'fill-ink-faint',
};

/** The drawn icon of an invented app. */
export function SampleAppIcon({ app, className }: { app: SampleAppName; className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="48" height="48" rx="11" className={TILES[app]} />
      {app === 'PawPal' && (
        <g className="fill-on-accent">
          <ellipse cx="24" cy="31" rx="9" ry="7.5" />
          <circle cx="12.5" cy="23" r="3.8" />
          <circle cx="20" cy="15.5" r="4" />
          <circle cx="29" cy="15.5" r="4" />
          <circle cx="36" cy="23" r="3.8" />
        </g>
      )}
      {app === 'LacedUp' && (
        <path
          d="m15 12 18 8-18 8 18 8M33 12l-18 8 18 8-18 8"
          className="fill-none stroke-surface stroke-[3]"
        />
      )}
      {app === 'Bread Ledger' && (
        <path
          d="M13 16h22M13 24h16M13 32h9"
          className="fill-none stroke-surface stroke-[3.5]"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
