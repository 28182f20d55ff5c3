import type { ReactNode } from 'react';

/** A small screen that scrolls by itself, with a plain edge of our own. */
export function PreviewFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      // A part that scrolls is reachable by keyboard.
      tabIndex={0}
      className="mx-auto max-h-[min(44rem,calc(100dvh-22rem))] min-h-64 w-full max-w-[402px] overflow-y-auto overscroll-contain rounded-[1.75rem] border-4 border-line-strong"
    >
      {children}
    </div>
  );
}
