import { CircleCheck, CircleSlash } from 'lucide-react';
import { QuietButton, SmallButton } from '@/components/button';
import { countOf } from '@/domain/texts';
import type { LeftItem } from '@/lib/drops/sort-drop';
import type { GoToStep } from '../wizard/wizard-events';
import type { ImportedItem } from './imported-item';

/** Names shown of several files that went to the same place. */
const FEW = 3;

/** Where each dropped file went, and why it was not taken, at the place where it was dropped. */
export function DropOutcome({
  taken,
  left,
  onGoTo,
  onDismiss,
}: {
  taken: readonly ImportedItem[];
  left: readonly LeftItem[];
  onGoTo: GoToStep;
  onDismiss: () => void;
}) {
  return (
    <section
      aria-label="What was dropped"
      className="grid gap-3 rounded-card border bg-surface p-4 text-sm shadow-card"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="font-semibold">{summaryOf(taken, left)}</p>
        <QuietButton onClick={onDismiss}>Dismiss</QuietButton>
      </div>
      {taken.length > 0 && (
        <ul aria-label="Taken" className="grid gap-2">
          {taken.map((item, index) => (
            <ImportedLine key={index} item={item} onGoTo={onGoTo} />
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <div role="alert">
          <ul aria-label="Not taken" className="grid max-h-72 gap-2 overflow-y-auto" tabIndex={0}>
            {sameReasonTogether(left).map(({ names, why }) => (
              <li key={why} className="flex gap-2">
                <CircleSlash className="mt-0.5 size-4 shrink-0 text-warn" />
                <NamedFiles names={names}>{why}</NamedFiles>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function ImportedLine({ item, onGoTo }: { item: ImportedItem; onGoTo: GoToStep }) {
  const { names, where, step, field } = item;
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" />
      <NamedFiles names={names}>{where}</NamedFiles>
      {step !== undefined && (
        <SmallButton onClick={() => onGoTo(step, undefined, field)}>
          Show<span className="sr-only"> {where}</span>
        </SmallButton>
      )}
    </li>
  );
}

/** Names of files and what is said of them. The names of many are folded. */
function NamedFiles({ names, children }: { names: readonly string[]; children: string }) {
  return (
    <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
      {names.length > FEW ? (
        <details>
          <summary className="w-fit cursor-pointer">
            <span className="font-medium">{names.length} files</span>: {children}
          </summary>
          <p className="mt-1 text-ink-soft">{names.join(', ')}</p>
        </details>
      ) : (
        <p>
          <bdi className="font-medium">{names.join(', ')}</bdi>: {children}
        </p>
      )}
    </div>
  );
}

function sameReasonTogether(left: readonly LeftItem[]): { names: string[]; why: string }[] {
  const namesByReason = new Map<string, string[]>();
  for (const { name, why } of left) namesByReason.set(why, [...(namesByReason.get(why) ?? []), name]);
  return [...namesByReason].map(([why, names]) => ({ names, why }));
}

/** `12 files taken, 3 not` */
function summaryOf(taken: readonly ImportedItem[], left: readonly LeftItem[]): string {
  const count = taken.reduce((sum, { names }) => sum + names.length, 0);
  if (count === 0) return left.length === 1 ? 'It was not taken' : 'Nothing was taken';
  return `${countOf(count, 'file')} taken${left.length > 0 ? `, ${left.length} not` : ''}`;
}
