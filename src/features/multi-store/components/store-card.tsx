import { Check } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/badge';
import type { CatalogueStore } from '../data/stores';

/** One store. A press anywhere on the card selects or deselects it; the checkbox is the control for the keyboard. */
export function StoreCard({
  store,
  isSelected,
  onChange,
}: {
  store: CatalogueStore;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  const id = useId();
  return (
    <label
      className={`flex h-full cursor-pointer flex-col rounded-card border bg-surface p-4 shadow-card transition-colors duration-quick hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isSelected ? 'border-accent ring-1 ring-accent' : ''}`}
    >
      <span className="flex items-start gap-3">
        <StoreTile letters={store.logo} />
        <span className="min-w-0 flex-1">
          <span id={`${id}-name`} className="block font-semibold">
            {store.name}
          </span>
          <span className="mt-0.5 flex flex-wrap gap-1">
            <Badge tone={store.enabled ? 'good' : 'neutral'}>
              {store.enabled ? 'Enabled' : 'Not enabled yet'}
            </Badge>
          </span>
        </span>
        <input
          type="checkbox"
          className="peer sr-only"
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
        />
        <span
          aria-hidden="true"
          className="flex size-5 shrink-0 items-center justify-center rounded border border-line-strong text-on-accent peer-checked:border-accent peer-checked:bg-accent"
        >
          {isSelected && <Check className="size-4" />}
        </span>
      </span>
      <span id={`${id}-about`} className="mt-3 block text-sm text-ink-soft">
        {store.description}
      </span>
      <span className="mt-3 grid grid-cols-3 gap-2 border-t pt-3 text-sm">
        <Figure label="Market share" value={store.marketShare} />
        <Figure label="Review time" value={store.avgReviewTime} />
        <Figure label="Success rate" value={`${store.successRate}%`} />
      </span>
      <span className="mt-3 block text-[0.8125rem] text-ink-soft">
        <span className="font-medium text-ink">Regions:</span> {store.regions.join(', ')}
      </span>
      <span className="mt-1 block text-[0.8125rem] text-ink-soft">
        <span className="font-medium text-ink">Features:</span> {store.features.join(', ')}
      </span>
    </label>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-xs text-ink-faint">{label}</span>
      <span className="block font-medium tabular-nums">{value}</span>
    </span>
  );
}

/** A tile with letters of our own, in place of a store's logo. */
export function StoreTile({ letters }: { letters: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-base font-semibold text-accent-strong"
    >
      {letters}
    </span>
  );
}
