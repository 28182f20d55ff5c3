import type { BuildChange, SizeChange } from '@/domain/builds/compare-builds';
import { formatByteChange, formatBytes } from '@/domain/format-bytes';
import { ChangeSections } from './change-sections';

/** Differences between two builds: the sizes of their parts as bars, then additions and removals by subject. */
export function BuildChanges({ change }: { change: BuildChange }) {
  return (
    <div className="grid gap-5 text-sm">
      <Sizes sizes={change.sizes} />
      {change.sections.length === 0 && <p className="text-ink-soft">Nothing else differs.</p>}
      <ChangeSections sections={change.sections} headingLevel={5} />
      {change.notes.map((note) => (
        <p key={note} className="text-ink-soft [overflow-wrap:anywhere]">
          {note}
        </p>
      ))}
    </div>
  );
}

function Sizes({ sizes }: { sizes: readonly SizeChange[] }) {
  const total = (key: 'before' | 'after') => sizes.reduce((sum, size) => sum + size[key], 0);
  const [before, after] = [total('before'), total('after')];
  const largest = Math.max(1, ...sizes.map((size) => Math.max(size.before, size.after)));
  return (
    <section aria-label="Size by part">
      <h5 className="mb-2 flex flex-wrap items-baseline gap-x-3 font-semibold">
        Size by part
        <span className="font-normal text-ink-soft tabular-nums">
          {formatBytes(before)} → {formatBytes(after)} ({formatByteChange(after - before)})
        </span>
      </h5>
      <p className="mb-2 flex flex-wrap gap-x-4 text-[0.8125rem] text-ink-soft" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-sm bg-line-strong" />
          before
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-sm bg-accent" />
          now
        </span>
      </p>
      <ul className="grid gap-3">
        {sizes.map((size) => (
          <li key={size.label} className="grid gap-1 sm:grid-cols-[minmax(9rem,1fr)_3fr] sm:gap-x-4">
            <span>{size.label}</span>
            <span className="grid gap-1">
              <span className="text-ink-soft tabular-nums">{sizeText(size)}</span>
              <Bar share={size.before / largest} look="bg-line-strong" />
              <Bar share={size.after / largest} look="bg-accent" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeText({ before, after }: SizeChange): string {
  if (before === after) return `${formatBytes(after)}, unchanged`;
  if (before === 0) return `${formatBytes(after)}, new`;
  if (after === 0) return `${formatBytes(before)}, removed`;
  return `${formatBytes(before)} → ${formatBytes(after)} (${formatByteChange(after - before)})`;
}

function Bar({ share, look }: { share: number; look: string }) {
  return (
    <span className="block h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
      <span className={`block h-full rounded-full ${look}`} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
