import { Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Listing, ListingField } from '@/model/listing';
import { directionOf } from '@/domain/locales/product-locales';
import { SampleBadge } from '@/components/badge';
import { Button, SmallButton } from '@/components/button';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { useJob } from '@/lib/jobs/use-job';
import { enhanceCopyJob } from '../jobs';
import { canEnhance, type CopySuggestion } from './enhanced-copy';
import { labelOf } from './listing-field-info';
import { countOf } from '@/domain/texts';

/** Suggests texts next to the publisher's own. Only those that are ticked and applied change anything. */
export function EnhanceCopy({
  listing,
  locale,
  onApply,
  beside,
}: {
  listing: Listing;
  locale: string;
  onApply: (texts: Partial<Listing>) => void;
  /** The button that does the same for real, where the user has it. */
  beside?: ReactNode;
}) {
  const job = useJob(enhanceCopyJob);
  const [undo, setUndo] = useState<Partial<Listing>>();
  const { state } = job;

  const handleApply = (chosen: readonly CopySuggestion[]) => {
    setUndo(Object.fromEntries(chosen.map(({ field }) => [field, listing[field]])));
    onApply(Object.fromEntries(chosen.map(({ field, after }) => [field, after])));
    job.reset();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          disabled={!canEnhance(listing) || state.status === 'running'}
          onClick={() => {
            setUndo(undefined);
            job.start({ listing, locale });
          }}
        >
          <Sparkles className="size-4" />
          AI Enhance Copy
        </Button>
        <SampleBadge kind="Simulated" />
        {!canEnhance(listing) && (
          <p className="text-[0.8125rem] text-ink-faint">Type an app name and a full description first.</p>
        )}
        {beside}
      </div>
      <JobProgress state={state} onCancel={job.cancel} />
      <p role="status" className="sr-only">
        {state.status === 'done' && state.result.length > 0 && 'Suggested copy is ready below.'}
        {undo && 'Applied.'}
      </p>
      {state.status === 'done' &&
        (state.result.length === 0 ? (
          <div role="status">
            <Notice tone="good">Nothing to suggest: your texts need no change.</Notice>
          </div>
        ) : (
          <Suggestions
            suggestions={state.result}
            listing={listing}
            locale={locale}
            onApply={handleApply}
            onDiscard={job.reset}
          />
        ))}
      {undo && (
        <Notice
          tone="good"
          actions={
            <SmallButton
              onClick={() => {
                onApply(undo);
                setUndo(undefined);
              }}
            >
              Undo
            </SmallButton>
          }
        >
          Applied. Undo brings your texts back.
        </Notice>
      )}
    </div>
  );
}

function Suggestions({
  suggestions,
  listing,
  locale,
  onApply,
  onDiscard,
}: {
  suggestions: readonly CopySuggestion[];
  listing: Listing;
  locale: string;
  onApply: (chosen: readonly CopySuggestion[]) => void;
  onDiscard: () => void;
}) {
  const [isLeftOut, setLeftOut] = useState<ReadonlySet<ListingField>>(new Set());
  const chosen = suggestions.filter(({ field }) => !isLeftOut.has(field));
  const handleToggle = (field: ListingField) => {
    const next = new Set(isLeftOut);
    if (!next.delete(field)) next.add(field);
    setLeftOut(next);
  };
  return (
    <section aria-label="Suggested copy" className="grid gap-4 rounded-card border bg-sunken p-4">
      <ul className="grid gap-4">
        {suggestions.map(({ field, after }) => (
          <li key={field}>
            <label className="flex items-center gap-2 text-sm font-medium">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={!isLeftOut.has(field)}
                onChange={() => handleToggle(field)}
              />
              {labelOf(field)}
            </label>
            <div className="mt-2 grid gap-3 md:grid-cols-2">
              <Version title="Yours" text={listing[field]} locale={locale} />
              <Version title="Suggested" text={after} locale={locale} />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={chosen.length === 0} onClick={() => onApply(chosen)}>
          Apply {countOf(chosen.length, 'suggestion')}
        </Button>
        <SmallButton onClick={onDiscard}>Keep mine</SmallButton>
      </div>
    </section>
  );
}

function Version({ title, text, locale }: { title: string; text: string; locale: string }) {
  return (
    <div className="min-w-0 rounded-control border bg-surface p-3">
      <p className="mb-1 text-xs text-ink-faint">{title}</p>
      <p
        lang={locale}
        dir={directionOf(locale)}
        className="max-h-60 overflow-y-auto text-sm whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text || <span className="text-ink-faint">(empty)</span>}
      </p>
    </div>
  );
}
