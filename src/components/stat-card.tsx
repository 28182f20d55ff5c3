import type { ReactNode } from 'react';

/** One figure with its name, for summary rows. */
export function StatCard({
  label,
  value,
  detail,
  icon,
}: {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <div className="rounded-card border bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-2 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 max-sm:[&_svg]:hidden">
        <p className="min-w-0 wrap-anywhere">{label}</p>
        {icon}
      </div>
      <p className="mt-1 text-2xl font-semibold tabular-nums">{value}</p>
      {detail !== undefined && <p className="mt-0.5 text-[0.8125rem] text-ink-faint">{detail}</p>}
    </div>
  );
}
