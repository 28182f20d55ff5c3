import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FieldComparison, FieldState } from '@/domain/baseline/compare-texts';
import { textChanges } from '@/domain/listings/text-changes';
import { Badge, type Tone } from '@/components/badge';
import { QuietButton } from '@/components/button';
import { MarkedText } from '@/components/findings/marked-text';
import { openSession } from '@/lib/open-session';

const LOOKS: Record<FieldState | 'emptied' | 'removed', { label: string; tone: Tone }> = {
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  changed: { label: 'Changed', tone: 'accent' },
  new: { label: 'New', tone: 'good' },
  emptied: { label: 'Stays unchanged in the store', tone: 'neutral' },
  removed: { label: 'Removed when you send it', tone: 'warn' },
};

/** How a text compares with the imported one: its state, a word diff on request, and a button that restores it. */
export function FieldChange({
  label,
  storeName,
  comparison: { state, before, after },
  locale,
  onPutBack,
}: {
  /** Name of the field for screen readers. */
  label: string;
  /** Given where the comparison differs between the stores. */
  storeName?: string | undefined;
  comparison: FieldComparison;
  locale: string;
  onPutBack: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  // Upload tools do not change a field for which they have no text; StorePilot’s own program removes it.
  const emptied = openSession() === undefined ? 'emptied' : 'removed';
  const look = LOOKS[after.trim() === '' && state === 'changed' ? emptied : state];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft">
      <span className="py-1">
        <Badge tone={look.tone}>{storeName === undefined ? look.label : `${storeName}: ${look.label}`}</Badge>
      </span>
      {state === 'changed' && (
        <>
          <details
            className="min-w-0 flex-1 basis-40 py-1"
            onToggle={(event) => setOpen(event.currentTarget.open)}
          >
            <summary className="cursor-pointer rounded-control underline decoration-dotted underline-offset-4">
              What changed
              <span className="sr-only">: {label}</span>
            </summary>
            {isOpen && <Comparison before={before} after={after} locale={locale} />}
          </details>
          <QuietButton onClick={onPutBack}>
            <Undo2 className="size-3.5" />
            Put back
            <span className="sr-only">: {label}</span>
          </QuietButton>
        </>
      )}
    </div>
  );
}

function Comparison({ before, after, locale }: { before: string; after: string; locale: string }) {
  const changes = useMemo(() => textChanges(before, after), [before, after]);
  return (
    <div className="mt-2 rounded-control border bg-sunken p-3">
      <MarkedText changes={changes} side="both" lang={locale} />
    </div>
  );
}
