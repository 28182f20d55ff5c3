import type { ReactNode } from 'react';
import { COLUMN } from './column';

/**
 * A part of a public page under its own heading. `beside` sets heading and content side by side where there is room;
 * otherwise the content has the whole width, and what the heading has to add stands beside it.
 */
export function PublicSection({
  id,
  title,
  lead,
  layout = 'below',
  isRuled = false,
  children,
}: {
  /** In the address, and what ties the heading to the section. */
  id: string;
  title: string;
  lead?: ReactNode;
  layout?: 'below' | 'beside';
  /** A line above, where the section before has no edge of its own. */
  isRuled?: boolean;
  children: ReactNode;
}) {
  const isBeside = layout === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={isRuled ? 'border-t' : undefined}>
      <div className={`${COLUMN} py-14 sm:py-20 ${isBeside ? 'grid gap-x-16 lg:grid-cols-[5fr_7fr]' : ''}`}>
        <div
          className={`mb-10 ${isBeside ? 'lg:sticky lg:top-36 lg:self-start' : 'flex flex-wrap items-end justify-between gap-x-16 gap-y-4'}`}
        >
          <h2 id={`${id}-title`} className="display-small max-w-[22ch]">
            {title}
          </h2>
          {lead !== undefined && (
            <p className={`max-w-md text-lg text-ink-soft ${isBeside ? 'mt-4' : ''}`}>{lead}</p>
          )}
        </div>
        {isBeside ? <div className="min-w-0">{children}</div> : children}
      </div>
    </section>
  );
}
