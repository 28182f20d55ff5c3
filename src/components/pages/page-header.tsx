import type { ReactNode } from 'react';

/**
 * Heading row of a tool page. Each page has exactly one: it contains the h1 that takes the focus after a navigation.
 */
export function PageHeader({
  title,
  description,
  badge,
  actions,
}: {
  title: string;
  description?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl font-semibold sm:text-[1.75rem]">{title}</h1>
          {badge}
        </div>
        {description !== undefined && <p className="mt-1.5 max-w-prose text-ink-soft">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** The column that contains every tool page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 lg:px-8">{children}</div>;
}
