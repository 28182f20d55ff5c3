import type { ReactNode } from 'react';

/** Check boxes of which any number may be chosen. */
export function CheckList<Id extends string>({
  label,
  name,
  options,
  chosen,
  isInRows = false,
  onChange,
}: {
  label: string;
  name: string;
  options: readonly { id: Id; label: string; hint?: string }[];
  chosen: readonly string[];
  /** One option per row, for long labels. */
  isInRows?: boolean;
  onChange: (chosen: Id[]) => void;
}) {
  const toggle = (id: Id) =>
    onChange(options.filter((each) => (each.id === id) !== chosen.includes(each.id)).map((each) => each.id));
  return (
    <div
      role="group"
      aria-label={label}
      className={`grid gap-x-6 gap-y-1.5 ${isInRows ? '' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]'}`}
    >
      {options.map((option) => (
        <label key={option.id} className="flex min-w-0 items-start gap-2.5 text-sm">
          <input
            type="checkbox"
            name={`${name}/${option.id}`}
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
          <span className="min-w-0">
            {option.label}
            {option.hint !== undefined && <span className="text-ink-faint"> · {option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Radio buttons of which one is chosen. */
export function RadioList<Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: {
  label: string;
  name: string;
  options: readonly { id: Id; label: string }[];
  value: string | undefined;
  onChange: (id: Id) => void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-x-6 gap-y-1.5">
      {options.map((option) => (
        <label key={option.id} className="flex items-start gap-2.5 text-sm">
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={value === option.id}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** Missing parts of an answer, as sentences that begin in lower case, e.g. `say who receives it.` */
export function StillOpen({ hints }: { hints: readonly string[] }) {
  return (
    <p className="text-[0.8125rem] text-warn">
      Still open: {hints.map((hint) => hint.replace(/\.$/, '')).join('; ')}.
    </p>
  );
}

/** A smaller question inside another one: its label next to its answer. */
export function SubQuestion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 md:grid-cols-[13rem_1fr]">
      <p className="text-sm text-ink-soft" aria-hidden="true">
        {label}
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
