import { MessageSquare } from 'lucide-react';
import { formatAgo } from '@/domain/ago';
import { countOf } from '@/domain/texts';

/** The button beside a label that opens its comments; with open threads it shows how many. */
export function MarkButton({ label, count, onOpen }: { label: string; count: number; onOpen: () => void }) {
  const name = count === 0 ? `Comment on ${label}` : `${countOf(count, 'open thread')} on ${label}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onOpen}
      className={`-my-1 -ml-1.5 inline-flex min-h-6 min-w-6 shrink-0 self-center items-center justify-center gap-1 rounded-control px-1 text-xs font-medium tabular-nums hover:bg-sunken hover:text-ink print:hidden ${count === 0 ? 'text-ink-faint' : 'text-accent-strong'}`}
    >
      <MessageSquare className="size-3.5" aria-hidden="true" />
      {count > 0 && count}
    </button>
  );
}

/** Who changed a value last, where that is known and was another member. */
export function ChangedBy({
  change,
  nameOf,
  serverNow,
}: {
  change: { byId: string; at: string } | undefined;
  nameOf: (userId: string) => string;
  serverNow: number;
}) {
  if (!change) return null;
  const text = `Changed by ${nameOf(change.byId)} ${formatAgo(change.at, serverNow)}`;
  return (
    <span title={text} className="min-w-0 truncate text-xs text-ink-faint">
      {text}
    </span>
  );
}
