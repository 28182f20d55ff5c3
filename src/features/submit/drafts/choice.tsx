import type { ReactNode } from 'react';

/** One way to begin a submission. */
export function Choice({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        {title}
        {aside}
      </h3>
      {children}
    </section>
  );
}
