import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { SmallButton } from '@/components/button';
import { WorkBar } from '@/components/progress-bar';
import { pictureSummary } from '../pictures/picture-words';
import type { Pictures } from '../pictures/use-pictures';

const LOOKS = {
  good: { icon: CircleCheck, className: 'text-good' },
  busy: { icon: LoaderCircle, className: 'text-ink-soft' },
  warn: { icon: TriangleAlert, className: 'text-warn' },
} as const;

/** Says whether the drawn pictures are as the design is, and how far drawing is. */
export function PictureChip({ pictures: { state, cancel } }: { pictures: Pictures }) {
  const { kind } = state;
  const summary = pictureSummary(state);
  const look = kind === 'current' ? 'good' : kind === 'checking' || kind === 'drawing' ? 'busy' : 'warn';
  const { icon: Icon, className } = LOOKS[look];
  return (
    <div className="flex min-h-8 items-center gap-3">
      <p role="status" className={`flex items-center gap-1.5 text-[0.8125rem] ${className}`}>
        {summary !== undefined && (
          <>
            <Icon className="size-4 shrink-0" />
            <span className="tabular-nums">{summary}</span>
          </>
        )}
      </p>
      {kind === 'drawing' && (
        <>
          {state.job.status === 'running' && (
            <div className="w-24">
              <WorkBar label={state.job.label} progress={state.job.progress} />
            </div>
          )}
          <SmallButton onClick={cancel}>Cancel</SmallButton>
        </>
      )}
    </div>
  );
}
