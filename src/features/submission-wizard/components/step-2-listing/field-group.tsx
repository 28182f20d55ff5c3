import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A group of fields that opens and closes. */
export function FieldGroup({
  title,
  hint,
  aside,
  isOpenAtFirst = false,
  children,
}: {
  title: string;
  hint?: string;
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpenAtFirst} className="group rounded-control border">
      <summary className="flex list-none items-center gap-2 rounded-control px-4 py-3 text-sm font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-ink-faint transition-transform duration-quick group-open:rotate-90"
          aria-hidden="true"
        />
        <span className="flex-1">{title}</span>
        {aside}
      </summary>
      <div className="grid gap-4 border-t p-4">
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        {children}
      </div>
    </details>
  );
}
