import { useEffect, useRef } from 'react';
import { MarkedText } from '@/components/findings/marked-text';
import { textChanges } from '@/domain/listings/text-changes';
import type { RecoveryIssue } from '../model/recovery';

/** Before and after of every fix, with what changes marked. */
export function PreviewChanges({
  issues,
  focusedId,
}: {
  issues: readonly RecoveryIssue[];
  /** The one whose Preview was pressed: its heading takes the focus. */
  focusedId: string | undefined;
}) {
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focused.current?.focus();
  }, [focusedId]);
  return (
    <div className="flex flex-col gap-6">
      {issues.map(({ id, title, change: { field, before, after } }) => {
        const changes = textChanges(before, after);
        return (
          <section key={id} aria-label={title}>
            <h3
              ref={id === focusedId ? focused : undefined}
              tabIndex={-1}
              className="scroll-mt-36 font-semibold"
            >
              {title}
            </h3>
            <p className="mb-2 text-[0.8125rem] text-ink-soft">{field}</p>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Side name="Before">
                <MarkedText changes={changes} side="before" />
              </Side>
              <Side name="After">
                <MarkedText changes={changes} side="after" />
              </Side>
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Side({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 rounded-control border bg-canvas p-3">
      <p className="mb-1 text-xs font-medium text-ink-soft">{name}</p>
      {children}
    </div>
  );
}
