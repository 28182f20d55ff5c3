import type { HTMLAttributes, ReactNode } from 'react';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'section' | 'div' | 'article' | 'li';
  /** Heading of the card; level 2 by default. */
  title?: ReactNode;
  headingLevel?: 2 | 3;
  description?: ReactNode;
  /** Next to the heading: a badge or buttons. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A raised area with an optional heading row. */
export function Card({
  as: Element = 'section',
  title,
  headingLevel = 2,
  description,
  aside,
  className = '',
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const hasHeader = title !== undefined || aside !== undefined;
  return (
    <Element className={`rounded-card border bg-surface p-5 shadow-card sm:p-6 ${className}`} {...rest}>
      {hasHeader && (
        <div className={`-mt-1.5 ${description === undefined ? 'mb-2.5' : 'mb-4'}`}>
          {/* As high as a small button, so that the headings of neighbours are level with and without one. */}
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-28">
              {title !== undefined && (
                <Heading className="text-base font-semibold [overflow-wrap:anywhere]">{title}</Heading>
              )}
            </div>
            {aside}
          </div>
          {description !== undefined && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
      )}
      {children}
    </Element>
  );
}
