import { CircleHelp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useIsFound } from './question-search';

/** A question with its explanation, its answer at the end of the row and, below, what follows from the answer. */
export function Question({
  question,
  explain,
  texts = [],
  note,
  answer,
  children,
}: {
  question: string;
  explain: string;
  /** Further texts by which a search finds the question. */
  texts?: readonly string[];
  /** Below the question, e.g. which store asks. */
  note?: ReactNode;
  answer: ReactNode;
  children?: ReactNode;
}) {
  const [isExplained, setExplained] = useState(false);
  const id = useId();
  if (!useIsFound([question, explain, ...texts])) return null;
  return (
    <fieldset
      aria-describedby={isExplained ? id : undefined}
      className="min-w-0 border-b pb-4 last:border-b-0 last:pb-0"
    >
      <legend className="sr-only">{question}</legend>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-sm font-medium" aria-hidden="true">
            {question}
          </p>
          {note !== undefined && <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{note}</p>}
        </div>
        <div className="flex items-center gap-2">
          {answer}
          <button
            type="button"
            aria-expanded={isExplained}
            aria-controls={id}
            aria-label={`Explain: ${question}`}
            onClick={() => setExplained(!isExplained)}
            className="inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-[0.8125rem] text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <CircleHelp className="size-4" aria-hidden="true" />
            Explain
          </button>
        </div>
      </div>
      <p id={id} hidden={!isExplained} className="mt-2 max-w-prose text-sm text-ink-soft">
        {explain}
      </p>
      {children !== undefined && <div className="mt-3 grid gap-3 empty:hidden">{children}</div>}
    </fieldset>
  );
}

/** The two answers of a question, as native radio buttons. */
export function YesNo({
  name,
  label,
  value,
  onChange,
}: {
  /** Name of the controls, by which a link finds them, e.g. `privacy/location`. */
  name: string;
  /** For screen readers, where no legend names the question. */
  label?: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
}) {
  return (
    <span
      role="radiogroup"
      aria-label={label}
      className="inline-flex shrink-0 overflow-hidden rounded-control border border-line-strong"
    >
      {[true, false].map((each) => (
        <label
          key={String(each)}
          className="cursor-pointer border-line-strong px-3.5 py-1.5 text-sm transition-colors duration-quick select-none first:border-r hover:bg-sunken has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent has-checked:has-focus-visible:outline-on-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {each ? 'Yes' : 'No'}
        </label>
      ))}
    </span>
  );
}

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
      className={`grid gap-x-6 gap-y-1.5 ${isInRows ? '' : 'sm:grid-cols-2'}`}
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

/** A smaller question inside of another one: its label next to its answer. */
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
