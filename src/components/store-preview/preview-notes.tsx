import { Scissors } from 'lucide-react';
import type { PreviewLayout, PreviewPart } from '@/domain/previews/preview-layout';
import { PREVIEW_PARTS } from '@/domain/previews/preview-targets';

/** Says in words what a reader does not see: the same for screen readers. */
export function PreviewNotes({
  layout,
  onPart,
}: {
  layout: PreviewLayout;
  onPart?: ((part: PreviewPart) => void) | undefined;
}) {
  return (
    <div className="grid gap-2 text-[0.8125rem]">
      {layout.isSchematic && (
        <p className="rounded-control border border-dashed border-line-strong px-3 py-2 text-ink-soft">
          Schematic: there are no public measurements of this store on a tablet. It shows the order of the
          parts, not where a text is cut.
        </p>
      )}
      <ul aria-label="What a reader sees" className="grid gap-1.5">
        {layout.notes.map(({ part, text }) => (
          <li key={`${part} ${text}`} className="flex items-start gap-2 text-ink-soft">
            <Scissors className="mt-0.5 size-3.5 shrink-0 text-ink-faint" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {onPart ? (
                <button
                  type="button"
                  onClick={() => onPart(part)}
                  className="font-medium text-ink underline decoration-dotted underline-offset-4 hover:text-accent-strong"
                >
                  {PREVIEW_PARTS[part].label}
                </button>
              ) : (
                <span className="font-medium text-ink">{PREVIEW_PARTS[part].label}</span>
              )}
              : {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
