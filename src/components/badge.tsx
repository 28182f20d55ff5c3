import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'info';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-strong',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
};

/** A short status or property. Its text carries the meaning; the colour only helps. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 align-middle py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 ${TONES[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}

/** Marks a result that is fixed sample data or simulated. Real results never carry it. */
export function SampleBadge({ kind }: { kind: 'Sample data' | 'Simulated' }) {
  return (
    <span className="inline-flex items-center rounded-full border align-middle border-dashed border-line-strong px-2 py-0.5 text-xs font-medium whitespace-nowrap text-ink-soft">
      {kind}
    </span>
  );
}
