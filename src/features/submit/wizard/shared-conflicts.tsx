import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isSame, valueAt, withValueAt } from '@/domain/merge-records';
import { choiceText, isTyped } from '@/domain/team-sync/choice-text';
import { contentLabel } from '@/domain/team-sync/content-label';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { Conflict } from '@/domain/team-sync/shared-draft';
import { conflictsOf, type TeamLink } from '@/domain/team-sync/team-link';
import { SmallButton } from '@/components/button';
import type { MemberText, MemberTexts } from '@/components/team/shared-texts';
import { Notice } from '@/components/notice';
import type { OfferChoice } from '@/lib/auto-save/text-offers';
import { useLatest } from '@/lib/use-latest';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { useRecord } from '@/lib/workspace/workspace-context';
import type { DraftChange } from './draft-changes';

/** A conflict, with the value that the draft has. */
type Open = Conflict & { mine: unknown };

/** Conflicts that are shown at first, so that the form below stays in view. */
const SHOWN = 3;

/**
 * Fields that this user and another member changed differently: one press decides. A text whose field is on the screen
 * is offered below it, like that of another tab; the others are listed here.
 */
export function SharedConflicts({
  link,
  ownId,
  nameOf,
  onChange,
  onOffers,
}: {
  link: TeamLink;
  ownId: string;
  nameOf: (userId: string) => string;
  onChange: (change: DraftChange) => void;
  onOffers: (texts: MemberTexts | undefined) => void;
}) {
  const { closeConflict } = useTeamActions();
  const { data: draft } = useRecord(draftsCollection, link.id);
  const [isAllShown, setAllShown] = useState(false);
  const [below, setBelow] = useState<readonly string[]>([]);
  const open: Open[] = conflictsOf(link)
    .map((each) => ({ ...each, mine: draft ? valueAt(draft, each.field) : undefined }))
    // The user may have decided in the form.
    .filter(({ theirs, mine }) => !draft || !isSame(mine, theirs));
  const all = open.filter(({ field }) => !below.includes(field));
  const [hasDecided, setDecided] = useState(false);
  const shown = isAllShown ? all : all.slice(0, SHOWN);
  const { listRef, endRef, keepFocus } = useFocusAfterDecision(all.length);

  /** @param separator goes between the texts when both remain */
  const decide = ({ field, theirs, byId, mine }: Open, choice: OfferChoice, separator = ' ') => {
    if (choice !== 'mine') {
      onChange((now) => {
        // The other member may have chosen a language that has been removed since.
        const isGone = field === 'defaultLocale' && !Object.hasOwn(now.listings, String(theirs));
        const own = valueAt(now, field);
        const value = choice === 'both' ? `${String(own)}${separator}${String(theirs)}` : theirs;
        return isGone ? now : withValueAt(now, field, value);
      });
    }
    const both = `${String(mine)}${separator}${String(theirs)}`;
    const isOwn = byId === ownId;
    void closeConflict(link.id, field, { mine, both, theirs: isOwn ? theirs : undefined }[choice]);
  };
  const handleDecide = (each: Open, choice: OfferChoice, index: number) => {
    keepFocus(index);
    setDecided(true);
    decide(each, choice);
  };

  const latest = useLatest({ open, decide, nameOf, closeConflict });
  const texts = open.filter(({ field, theirs, mine }) => isTyped(field, theirs) && isTyped(field, mine));
  const known = JSON.stringify(texts.map(({ field, theirs, byId }) => [field, theirs, byId]));
  useEffect(() => {
    const offers = (JSON.parse(known) as [field: string, theirs: string, byId: string][]).map(
      ([field, theirs, byId]): [string, MemberText] => [
        field,
        {
          theirs,
          place: byId === ownId ? 'by another member' : `by ${latest.current.nameOf(byId)}`,
          isOwn: byId === ownId,
          onChoose(choice, separator) {
            const asked = latest.current.open.find((each) => each.field === field);
            if (asked) latest.current.decide(asked, choice, separator);
          },
          onShown() {
            setBelow((fields) => [...fields, field]);
            return () => setBelow((fields) => fields.toSpliced(fields.indexOf(field), 1));
          },
        },
      ],
    );
    onOffers({
      offers: Object.fromEntries(offers),
      onDecided: (field, text) => void latest.current.closeConflict(link.id, field, text),
    });
  }, [known, latest, link.id, onOffers, ownId]);
  useEffect(() => () => onOffers(undefined), [onOffers]);

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
          {shown.map((each, index) => {
            const { field, theirs, byId, mine } = each;
            const label = contentLabel(field);
            const isOwn = byId === ownId;
            return (
              <div
                key={field}
                role="group"
                aria-label={
                  isOwn ? `Your ${label} was replaced` : `${label} was changed by ${nameOf(byId)} too`
                }
                className="[overflow-wrap:anywhere]"
              >
                <Notice
                  tone="warn"
                  title={isOwn ? `Your ${label} was replaced` : `${nameOf(byId)} changed ${label} too`}
                >
                  <div className="mt-2 grid gap-3 sm:grid-cols-2">
                    <Side label={isOwn ? 'Yours' : 'Theirs'} field={field} value={theirs}>
                      <SmallButton onClick={() => handleDecide(each, 'theirs', index)}>
                        {isTyped(field, theirs) ? 'Use this text' : isOwn ? 'Use mine' : 'Use theirs'}
                      </SmallButton>
                    </Side>
                    <Side label={isOwn ? 'In the draft' : 'Yours'} field={field} value={mine}>
                      <SmallButton onClick={() => handleDecide(each, 'mine', index)}>
                        {isOwn ? 'Leave it' : 'Keep mine'}
                      </SmallButton>
                    </Side>
                  </div>
                </Notice>
              </div>
            );
          })}
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
  label: 'Theirs' | 'Yours' | 'In the draft';
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
