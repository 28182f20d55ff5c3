import { useId, type Ref } from 'react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { QuietButton } from '@/components/button';
import { MARKETS } from '../data/markets';
import { MARKET_CODES, type Difficulty, type MarketCode } from '../model/localization';

export const DIFFICULTY_LOOKS: Record<Difficulty, { tone: Tone; label: string }> = {
  easy: { tone: 'good', label: 'Easy' },
  medium: { tone: 'warn', label: 'Medium' },
  complex: { tone: 'bad', label: 'Complex' },
  other: { tone: 'neutral', label: 'Other' },
};

/** The ten target markets, any number of them. */
export function MarketPicker({
  selected,
  error,
  ref,
  onChange,
}: {
  selected: readonly MarketCode[];
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
  onChange: (markets: MarketCode[]) => void;
}) {
  const errorId = useId();
  const hasAll = selected.length === MARKETS.length;
  const toggle = (code: MarketCode) =>
    onChange(MARKET_CODES.filter((each) => selected.includes(each) !== (each === code)));
  return (
    <fieldset ref={ref} className="min-w-0" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="text-sm font-medium">
        Target markets
        <span className="text-bad" aria-hidden="true">
          {' '}
          *
        </span>
      </legend>
      <div className="mt-1 mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-faint" aria-live="polite">
          {selected.length} of {MARKETS.length} selected <SampleBadge kind="Sample data" />
        </p>
        <QuietButton onClick={() => onChange(hasAll ? [] : MARKETS.map(({ code }) => code))}>
          {hasAll ? 'Clear all' : 'Select all'}
        </QuietButton>
      </div>
      <ul
        className={`divide-y overflow-hidden rounded-control border ${error === undefined ? 'border-line-strong' : 'border-bad'}`}
      >
        {MARKETS.map(({ code, name, flag, size, difficulty, revenue }) => (
          <li key={code}>
            <label className="flex min-h-12 cursor-pointer items-center gap-2 px-2.5 py-1.5 sm:gap-3 sm:px-3 transition-colors duration-quick hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
              <input
                type="checkbox"
                name="markets"
                value={code}
                className="size-4 shrink-0 accent-accent outline-none"
                checked={selected.includes(code)}
                onChange={() => toggle(code)}
              />
              <span aria-hidden="true" className="w-6 shrink-0 text-center text-lg leading-none">
                {flag}
              </span>
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 flex-1 basis-full min-[23.25rem]:basis-0">
                  <span className="block text-sm font-medium">{name}</span>
                  <span className="block text-xs text-ink-soft tabular-nums">
                    {size} · {revenue} revenue
                  </span>
                </span>
                <Badge tone={DIFFICULTY_LOOKS[difficulty].tone}>{DIFFICULTY_LOOKS[difficulty].label}</Badge>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1.5 text-[0.8125rem] font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
