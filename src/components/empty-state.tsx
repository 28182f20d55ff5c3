import type { ReactNode } from 'react';

/** Placeholder of an empty list: why it is empty, and the next step. */
export function EmptyState({
  icon,
  title,
  hint,
  action,
  headingLevel = 2,
}: {
  icon?: ReactNode;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      {icon && (
        <div aria-hidden="true" className="text-ink-faint [&_svg]:size-10 [&_svg]:stroke-[1.5]">
          {icon}
        </div>
      )}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {hint !== undefined && <p className="max-w-md text-ink-soft">{hint}</p>}
      {action}
    </div>
  );
}
