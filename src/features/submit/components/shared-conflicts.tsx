import type { ReactNode } from 'react';
import { isSame, valueAt, withValueAt } from '@/domain/merge-records';
import { contentLabel } from '@/domain/team-sync/content-label';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { useRecord } from '@/lib/workspace/workspace-context';
import { choiceText } from '../model/choice-text';
import type { DraftChange } from '../model/draft-changes';

/** Texts of the form that are chosen from a list. */
const CHOSEN =
  /^(?:platform|buildType|defaultLocale|details\/(?:primary|secondary)Category|ratings\/.+|privacy\/(?!texts\/).+)$/;

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
  const all = [
    ...link.conflicts.map((each) => ({ ...each, isText: !CHOSEN.test(each.field) })),
    ...(link.choices ?? []).map((each) => ({ ...each, theirs: each.theirs, isText: false })),
    // The user may have decided in the form.
  ].filter(({ field, theirs }) => !draft || !isSame(valueAt(draft, field), theirs));
  const handleTake = (field: string, value: unknown) => {
    onChange((now) => {
      // The other member may have chosen a language that has been removed since.
      const isGone = field === 'defaultLocale' && !Object.hasOwn(now.listings, String(value));
      return isGone ? now : withValueAt(now, field, value);
    });
    void closeConflict(link.id, field);
  };
  return all.map(({ field, theirs, byId, isText }) => (
    <div key={field} role="group" aria-label={`${contentLabel(field)} was changed by ${emailOf(byId)} too`}>
      <Notice
        tone="warn"
        title={`${emailOf(byId)} changed ${contentLabel(field)} too`}
        actions={
          <div className="flex gap-2">
            <Button variant="secondary" size="small" onClick={() => handleTake(field, theirs)}>
              {isText ? 'Use this text' : 'Use theirs'}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void closeConflict(link.id, field)}>
              Keep mine
            </Button>
          </div>
        }
      >
        {isText ? (
          <Side label="Their text">{String(theirs) || '(empty)'}</Side>
        ) : (
          <div className="grid gap-2 sm:grid-cols-2">
            <Side label="Theirs" isNamed>
              {choiceText(field, theirs)}
            </Side>
            <Side label="Yours" isNamed>
              {choiceText(field, draft ? valueAt(draft, field) : undefined)}
            </Side>
          </div>
        )}
      </Notice>
    </div>
  ));
}

function Side({
  label,
  isNamed = false,
  children,
}: {
  label: string;
  isNamed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="mt-1 min-w-0">
      {isNamed && (
        <p className="text-[0.8125rem] font-medium" aria-hidden="true">
          {label}
        </p>
      )}
      <p
        dir="auto"
        tabIndex={0}
        role="note"
        aria-label={label}
        className="max-h-40 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {children}
      </p>
    </div>
  );
}
