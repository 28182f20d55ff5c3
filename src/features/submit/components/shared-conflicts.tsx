import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isSame, valueAt, withValueAt } from '@/domain/merge-records';
import { choiceText, isTyped } from '@/domain/team-sync/choice-text';
import { contentLabel } from '@/domain/team-sync/content-label';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { useRecord } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../model/draft-changes';

/** Conflicts that are shown at first, so that the form below stays in view. */
const SHOWN = 3;

/** What this user and another member changed differently: one press decides. */
export function SharedConflicts({
  link,
  emailOf,
  onChange,
}: {
  link: TeamLink;
  emailOf: (userId: string) => string;
  onChange: (change: DraftChange) => void;
}) {
  const { closeConflict } = useTeamActions();
  const { data: draft } = useRecord(draftsCollection, link.id);
  const [isAllShown, setAllShown] = useState(false);
  const all = [...link.conflicts, ...(link.choices ?? [])]
    .map((each) => ({ ...each, mine: draft ? valueAt(draft, each.field) : undefined }))
    // The user may have decided in the form.
    .filter(({ theirs, mine }) => !draft || !isSame(mine, theirs));
  const [hasDecided, setDecided] = useState(false);
  const shown = isAllShown ? all : all.slice(0, SHOWN);
  const { listRef, endRef, keepFocus } = useFocusAfterDecision(all.length);

  const handleClose = (field: string, index: number) => {
    keepFocus(index);
    setDecided(true);
    void closeConflict(link.id, field);
  };
  const handleTake = (field: string, value: unknown, index: number) => {
    onChange((now) => {
      // The other member may have chosen a language that has been removed since.
      const isGone = field === 'defaultLocale' && !Object.hasOwn(now.listings, String(value));
      return isGone ? now : withValueAt(now, field, value);
    });
    handleClose(field, index);
  };
  return (
    <>
      {all.length > 0 && (
        <div ref={listRef} className="flex flex-col gap-3">
          {all.length > SHOWN && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {all.length} values were changed by both sides. The draft has yours until you choose.
              <SmallButton onClick={() => setAllShown(!isAllShown)}>
                {isAllShown ? `Show ${SHOWN}` : `Show all ${all.length}`}
              </SmallButton>
            </p>
          )}
          {shown.map(({ field, theirs, byId, mine }, index) => (
            <div
              key={field}
              role="group"
              aria-label={`${contentLabel(field)} was changed by ${emailOf(byId)} too`}
              className="[overflow-wrap:anywhere]"
            >
              <Notice tone="warn" title={`${emailOf(byId)} changed ${contentLabel(field)} too`}>
                <div className="mt-2 grid gap-3 sm:grid-cols-2">
                  <Side label="Theirs" field={field} value={theirs}>
                    <SmallButton onClick={() => handleTake(field, theirs, index)}>
                      {isTyped(field, theirs) ? 'Use this text' : 'Use theirs'}
                    </SmallButton>
                  </Side>
                  <Side label="Yours" field={field} value={mine}>
                    <SmallButton onClick={() => handleClose(field, index)}>Keep mine</SmallButton>
                  </Side>
                </div>
              </Notice>
            </div>
          ))}
        </div>
      )}
      <p ref={endRef} tabIndex={-1} className="sr-only">
        {hasDecided && all.length === 0 && 'Nothing is left to decide.'}
      </p>
    </>
  );
}

/** One of the two values, above the button that chooses it. */
function Side({
  label,
  field,
  value,
  children,
}: {
  label: 'Theirs' | 'Yours';
  field: string;
  value: unknown;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 rounded-control border bg-surface p-3">
      <p id={id} className="text-[0.8125rem] text-ink-soft">
        {label}
      </p>
      <p
        dir="auto"
        tabIndex={0}
        role="note"
        aria-labelledby={id}
        className="mb-2 max-h-40 w-full flex-1 overflow-y-auto whitespace-pre-line"
      >
        {isTyped(field, value) ? value || '(empty)' : choiceText(field, value)}
      </p>
      {children}
    </div>
  );
}

/** Moves the focus to the next conflict when the one that has it is decided, or else to the end of the list. */
function useFocusAfterDecision(count: number) {
  const listRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLParagraphElement>(null);
  const decided = useRef<number>(undefined);
  useEffect(() => {
    if (decided.current === undefined) return;
    const groups = [...(listRef.current?.querySelectorAll('[role="group"]') ?? [])];
    const next = groups[Math.min(decided.current, groups.length - 1)]?.querySelector('button');
    decided.current = undefined;
    (next ?? endRef.current)?.focus();
  }, [count]);
  return { listRef, endRef, keepFocus: (index: number) => void (decided.current = index) };
}
