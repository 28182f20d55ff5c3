import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/disclosure';
import { ProgressBar } from '@/components/progress-bar';

/** Questions that belong together. */
export interface QuestionSection {
  id: string;
  title: string;
  /** A total of 0 is for a section of which nothing has to be answered. */
  progress: { answered: number; total: number };
  content: ReactNode;
}

/** How much is answered, and the sections of a questionnaire, closed at first. */
export function QuestionSections({
  label,
  sections,
  askedSection,
  tools,
}: {
  /** For screen readers, e.g. `Age rating questions`. */
  label: string;
  sections: readonly QuestionSection[];
  /** The section to open, where a link leads into it. */
  askedSection: string | undefined;
  /** Buttons above the sections. */
  tools?: ReactNode;
}) {
  const answered = sections.reduce((sum, { progress }) => sum + progress.answered, 0);
  const total = sections.reduce((sum, { progress }) => sum + progress.total, 0);
  const isDone = answered === total;
  return (
    <section aria-label={label} className="grid gap-4">
      <div>
        <p className="mb-1.5 text-sm text-ink-soft tabular-nums" role="status">
          {isDone ? `All ${total} questions answered` : `${answered} of ${total} questions answered`}
        </p>
        <ProgressBar
          label={`${label}: answered`}
          value={total === 0 ? 1 : answered / total}
          tone={isDone ? 'good' : 'accent'}
        />
      </div>
      {tools}
      <div className="grid gap-2">
        {sections.map(({ id, title, progress, content }) => (
          <Disclosure
            key={`${id}${id === askedSection ? ' asked' : ''}`}
            title={title}
            aside={progress.total > 0 && <SectionCount {...progress} />}
            isOpenAtFirst={id === askedSection}
          >
            {content}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function SectionCount({ answered, total }: QuestionSection['progress']) {
  const isDone = answered === total;
  return (
    <span className={`inline-flex items-center gap-1 ${isDone ? 'text-good' : ''}`}>
      {isDone && <CircleCheck className="size-4" aria-hidden="true" />}
      {answered} of {total}
      <span className="sr-only"> answered</span>
    </span>
  );
}
