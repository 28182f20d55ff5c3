import type { KeyboardEvent, ReactNode } from 'react';
import { Notice } from '@/components/notice';
import { shortcutLetter } from '@/lib/shortcut-letter';
import type { DesignHandle } from './use-design';

/** The card of a studio, with undo and redo by key. Shows the reason instead if the stored design cannot be read. */
export function StudioFrame({
  label,
  handle: { failure, undo, redo },
  children,
}: {
  label: string;
  handle: Pick<DesignHandle, 'failure' | 'undo' | 'redo'>;
  children: ReactNode;
}) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = shortcutLetter(event);
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    if (letter === 'y' || event.shiftKey) redo();
    else undo();
  };
  return failure ? (
    <section aria-label={label}>
      <Notice tone="warn" title="This design cannot be shown">
        {failure.message}
      </Notice>
    </section>
  ) : (
    <section
      aria-label={label}
      onKeyDown={handleKeyDown}
      className="rounded-card border bg-surface shadow-card"
    >
      {children}
    </section>
  );
}
