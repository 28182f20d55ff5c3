import { Check, Plus } from 'lucide-react';
import { openListOnKey } from '@/components/findings/open-list';
import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import type { RenderTarget } from '@/domain/screenshots/render-targets';
import type { SizeContent } from './size-contents';

/** Longest side of the outline of a size, CSS pixels. */
const OUTLINE_PX = 16;

/** The sizes of the set; the strip shows one of them. Sizes that a store asks for are listed without pictures, too. */
export function SizeSwitcher({
  targets,
  shownId,
  ownIds,
  contents,
  asked,
  offered,
  onShow,
  onAdd,
}: {
  targets: readonly RenderTarget[];
  shownId: string;
  /** Sizes with values of their own. */
  ownIds: ReadonlySet<string>;
  /** The pictures of each size. */
  contents: ReadonlyMap<string, SizeContent>;
  /** Sizes that a store asks for and the set lacks. */
  asked: readonly RenderTarget[];
  offered: OfferedTargets;
  onShow: (id: string) => void;
  onAdd: (id: string) => void;
}) {
  const isShown = (id: string) => targets.some((target) => target.id === id);
  const hasTwin = ({ id, label }: RenderTarget) =>
    targets.some((other) => other.id !== id && other.label === label);
  const groups = [
    { label: 'For this app', targets: offered.usual.filter(({ id }) => !isShown(id)) },
    { label: 'More sizes', targets: offered.more.filter(({ id }) => !isShown(id)) },
  ].filter((group) => group.targets.length > 0);
  return (
    <div className="relative flex min-w-0 flex-[1_1_41rem] items-center gap-1 overflow-x-auto [scrollbar-width:none]">
      <div role="group" aria-label="Size that is shown" className="flex gap-1">
        {targets.map((target) => {
          const { id, label, width, height } = target;
          const content = contents.get(id);
          const scale = OUTLINE_PX / Math.max(width, height);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={id === shownId}
              title={`${width}x${height}${ownIds.has(id) ? ', differs from the set' : ''}`}
              onClick={() => onShow(id)}
              className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-[0.8125rem] whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-strong"
            >
              <span
                aria-hidden="true"
                className="shrink-0 rounded-[2px] border-[1.5px] border-current"
                style={{ width: Math.round(width * scale), height: Math.round(height * scale) }}
              />
              {label}
              {hasTwin(target) && ` (${width}x${height})`}
              {content && <Content {...content} />}
              {ownIds.has(id) && (
                <>
                  <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
                  <span className="sr-only">, differs from the set</span>
                </>
              )}
            </button>
          );
        })}
      </div>
      {asked.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          onClick={() => onAdd(id)}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-control border border-dashed border-line-strong px-2.5 text-[0.8125rem] whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink"
        >
          {label}
          <Content count={0} isComplete={false} />
        </button>
      ))}
      {groups.length > 0 && (
        <span className="relative inline-flex min-h-8 shrink-0 items-center gap-1 rounded-control px-2 text-[0.8125rem] text-ink-soft hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <Plus className="size-4" />
          <span aria-hidden="true">Size</span>
          <select
            aria-label="Add a size"
            value=""
            onKeyDown={openListOnKey}
            onChange={(event) => {
              if (event.target.value !== '') onAdd(event.target.value);
            }}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
          >
            <option value="">Add a size</option>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.targets.map(({ id, label, width, height }) => (
                  <option key={id} value={id}>
                    {label} ({width}x{height})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}

function Content({ count, isComplete }: SizeContent) {
  if (count === 0) {
    return (
      <>
        <span className="sr-only">, </span>
        <span className="text-warn">none</span>
      </>
    );
  }
  return (
    <>
      <span className="sr-only">, </span>
      <span className="tabular-nums">{count}</span>
      <span className="sr-only">{count === 1 ? ' picture' : ' pictures'}</span>
      {isComplete && (
        <>
          <Check className="size-3.5 text-good" aria-hidden="true" />
          <span className="sr-only">, complete</span>
        </>
      )}
    </>
  );
}
