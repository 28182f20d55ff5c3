import type { ReactNode } from 'react';
import type { Tone } from './badge';

const LOOKS: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  accent: 'border-accent/40 bg-accent-soft text-ink',
  good: 'border-good/40 bg-good-soft text-ink',
  warn: 'border-warn/40 bg-warn-soft text-ink',
  bad: 'border-bad/40 bg-bad-soft text-ink',
  info: 'border-info/40 bg-info-soft text-ink',
};

/** A message that stays on the page, with an optional heading and actions. */
export function Notice({
  tone = 'info',
  title,
  icon,
  actions,
  children,
}: {
  tone?: Tone;
  title?: string;
  icon?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`flex flex-wrap items-start gap-3 rounded-card border p-4 text-sm ${LOOKS[tone]}`}>
      {icon}
      <div className="min-w-0 flex-1 basis-52">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {actions}
    </div>
  );
}
