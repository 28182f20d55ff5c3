import { useProgress, type Progress } from '@/lib/jobs/progress';

/** A bar from 0 to 1 with its label for screen readers. */
export function ProgressBar({
  label,
  value,
  tone = 'accent',
}: {
  label: string;
  value: number;
  tone?: 'accent' | 'good' | 'warn' | 'bad';
}) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const fill = { accent: 'bg-accent', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' }[tone];
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-calm ease-linear ${fill}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

/** The bar of running work. */
export function WorkBar({ label, progress }: { label: string; progress: Progress }) {
  return <ProgressBar label={label} value={useProgress(progress)} />;
}
