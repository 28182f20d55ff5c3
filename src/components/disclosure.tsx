import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** A section that opens and closes. Its content renders only while it is open. */
export function Disclosure({
  title,
  aside,
  isOpenAtFirst = false,
  children,
}: {
  title: ReactNode;
  /** Shown at the end of the row, e.g. a count. */
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-control border"
    >
      <Summary title={title} aside={aside} />
      {isOpen && <div className="grid gap-4 border-t p-4">{children}</div>}
    </details>
  );
}

/** The row that opens and closes a `details` element. */
export function Summary({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <summary className="flex list-none items-center gap-2 rounded-control px-4 py-2.5 text-sm hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <ChevronRight
        className="size-4 shrink-0 text-ink-faint transition-transform duration-quick [details[open]>summary>&]:rotate-90"
        aria-hidden="true"
      />
      <span className="flex-1 font-medium">{title}</span>
      {aside !== undefined && <span className="text-ink-faint tabular-nums">{aside}</span>}
    </summary>
  );
}
