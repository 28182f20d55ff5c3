import { CircleCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Disclosure } from '@/components/disclosure';
import { ProgressBar } from '@/components/progress-bar';
import { SearchField } from '@/components/search-field';
import { isFound, SearchContext } from './question-search';

/** One section of a questionnaire: a disclosure with a count. */
export interface QuestionnaireSection {
  id: string;
  title: string;
  /** Every text of the section that a search should find: questions, explanations, answers. */
  texts: readonly string[];
  /** Questions that a store insists on. A total of 0 is for a section of which nothing has to be answered. */
  progress: { answered: number; total: number };
  /** Next to the count, e.g. the number of suggestions. */
  note?: ReactNode;
  content: ReactNode;
}

/** The frame of a questionnaire: how much is answered, a search, and the sections, closed at first. */
export function Questionnaire({
  label,
  sections,
  requestedSection,
  tools,
}: {
  /** Name for screen readers, e.g. `Privacy questions`. */
  label: string;
  sections: readonly QuestionnaireSection[];
  /** The section to open, where a link leads into it. */
  requestedSection: string | undefined;
  /** Buttons above the sections. */
  tools?: ReactNode;
}) {
  const [query, setQuery] = useState('');
  const search = query.trim();
  const shown = useMemo(
    () => (search === '' ? sections : sections.filter((section) => isFound(search, textsOf(section)))),
    [sections, search],
  );
  const answered = sum(sections.map(({ progress }) => progress.answered));
  const total = sum(sections.map(({ progress }) => progress.total));
  return (
    <section aria-label={label} className="grid gap-4">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_minmax(12rem,18rem)] sm:items-end">
        <div>
          <p className="mb-1.5 text-sm text-ink-soft tabular-nums" role="status">
            {answered === total
              ? `All ${total} questions answered`
              : `${answered} of ${total} questions answered`}
          </p>
          <ProgressBar
            label={`${label}: answered`}
            value={total === 0 ? 1 : answered / total}
            tone={answered === total ? 'good' : 'accent'}
          />
        </div>
        <SearchField
          label={`Search in: ${label}`}
          placeholder="Search the questions"
          value={query}
          onChange={setQuery}
        />
      </div>
      {tools}
      <div className="grid gap-2">
        {shown.map((section) => (
          <SearchContext
            key={`${section.id}${search === '' ? '' : ' found'}${section.id === requestedSection ? ' asked' : ''}`}
            value={isFound(search, [section.title]) ? '' : search}
          >
            <Disclosure
              title={section.title}
              aside={(section.progress.total > 0 || section.note) && <SectionCount section={section} />}
              isOpenAtFirst={search !== '' || section.id === requestedSection}
            >
              {section.content}
            </Disclosure>
          </SearchContext>
        ))}
        {shown.length === 0 && (
          <p className="py-4 text-center text-sm text-ink-soft" role="status">
            No question contains “{search}”.
          </p>
        )}
      </div>
    </section>
  );
}

function SectionCount({ section: { progress, note } }: { section: QuestionnaireSection }) {
  const isDone = progress.answered === progress.total;
  return (
    <span className="flex items-center gap-2">
      {note}
      {progress.total > 0 && (
        <span className={`inline-flex items-center gap-1 ${isDone ? 'text-good' : ''}`}>
          {isDone && <CircleCheck className="size-4" />}
          {progress.answered} of {progress.total}
          <span className="sr-only"> answered</span>
        </span>
      )}
    </span>
  );
}

function textsOf({ title, texts }: QuestionnaireSection): readonly string[] {
  return [title, ...texts];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
