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
        {/* The padding puts its first line level with the answer. */}
        <div className="min-w-0 flex-1 basis-72 sm:pt-1.5">
          <p className="text-sm font-medium" aria-hidden="true">
            {question}
          </p>
          {note !== undefined && <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{note}</p>}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          {answer}
          <button
            type="button"
            aria-expanded={isExplained}
            aria-controls={id}
            aria-label={`Explain: ${question}`}
            onClick={() => setExplained(!isExplained)}
            className="inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-[0.8125rem] text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <CircleHelp className="size-4" />
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
