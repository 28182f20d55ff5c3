import { AppWindow, FileClock, FileText, Plus, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PaletteEntry } from './palette-entries';

const ICONS: Record<PaletteEntry['group'], LucideIcon> = {
  Pages: FileText,
  Drafts: FileClock,
  Apps: AppWindow,
  'New submissions': Plus,
};

/** The id of a result's element, which the field names as the chosen one. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/** The results by group, in the order they were found. They are real links, which can be opened in another tab. */
export function PaletteResults({
  id,
  entries,
  position,
  onPoint,
  onChoose,
}: {
  id: string;
  entries: readonly PaletteEntry[];
  /** Position of the chosen entry. */
  position: number;
  onPoint: (position: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}) {
  const numbered = entries.map((entry, at) => ({ entry, at }));
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-faint">
            {group}
          </p>
          {numbered
            .filter(({ entry }) => entry.group === group)
            .map(({ entry, at }) => (
              <Result
                key={entry.id}
                id={optionId(id, at)}
                entry={entry}
                isChosen={at === position}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(entry)}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

function Result({
  id,
  entry,
  isChosen,
  onPoint,
  onChoose,
}: {
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const Icon = ICONS[entry.group];
  return (
    <Link
      id={id}
      to={entry.path}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={isChosen ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (entry.opens) event.preventDefault();
        onChoose();
      }}
      className="flex min-h-10 items-center gap-3 rounded-control px-3 py-1.5 text-sm aria-selected:bg-accent-soft aria-selected:text-accent-strong aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-transparent"
    >
      <Icon className="size-4 shrink-0 opacity-70" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <span className="max-w-full truncate font-medium">{entry.label}</span>
        {entry.detail && <span className="max-w-full truncate text-xs opacity-80">{entry.detail}</span>}
      </span>
      {entry.needsSignIn && <span className="shrink-0 text-xs opacity-80">Sign in first</span>}
    </Link>
  );
}
