import * as Dialog from '@radix-ui/react-dialog';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { clipText, countOf } from '@/domain/texts';
import { findEntries } from './find-entries';
import {
  appEntries,
  draftEntries,
  pageEntries,
  placeEntries,
  startEntries,
  type PaletteEntry,
} from './palette-entries';
import { optionId, PaletteResults } from './palette-results';
import { usePaletteApps, type PaletteApps } from './use-palette-apps';

/** More than anyone reads; rendering 10,000 apps would take seconds. */
const MOST_SHOWN = 50;
/** Longest search text: nobody types more, and a pasted book is not searched for. */
const LONGEST_SEARCH = 200;

/** A combobox over all pages and apps: the focus stays in the field, the arrow keys move through the results. */
export function PaletteSearch({
  onDone,
  onImport,
}: {
  onDone: () => void;
  /** The import of a listing was chosen. */
  onImport: () => void;
}) {
  const listId = useId();
  const navigate = useNavigate();
  const found = usePaletteApps();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  // The field shows a key before the results follow.
  const applied = useDeferredValue(query);

  const work = found.status === 'here' ? found : undefined;
  const isVisitor = found.status === 'visitor';
  const entries = useMemo(
    () => [
      ...pageEntries({ isSignedIn: !isVisitor }),
      // A visitor looks for what the product is, not for a place in a form.
      ...(isVisitor ? [] : placeEntries(work?.drafts[0]?.id)),
      ...(work ? [...draftEntries(work.drafts), ...appEntries(work.apps)] : []),
      ...startEntries({ isSignedIn: !isVisitor }),
    ],
    [isVisitor, work],
  );
  const { shown, total } = useMemo(() => findEntries(entries, applied, MOST_SHOWN), [entries, applied]);
  const position = Math.min(active, shown.length - 1);

  useEffect(() => {
    document.getElementById(optionId(listId, position))?.scrollIntoView({ block: 'nearest' });
  }, [listId, position, shown]);

  const handleChange = (value: string) => {
    setQuery(value);
    setActive(0);
  };

  const handleChoose = ({ opens }: PaletteEntry) => {
    onDone();
    if (opens) onImport();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const last = shown.length - 1;
    const moves: Record<string, number | undefined> = {
      ArrowDown: position === last ? 0 : position + 1,
      ArrowUp: position <= 0 ? last : position - 1,
      Home: 0,
      End: last,
    };
    const next = moves[key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (key === 'Enter') {
      event.preventDefault();
      // The result under the pointer counts, even where the results have not followed the last keystroke yet.
      const chosen = applied === query ? shown[position] : findEntries(entries, query, 1).shown[0];
      if (!chosen) return;
      handleChoose(chosen);
      if (!chosen.opens) void navigate(chosen.path);
    }
  };

  const what = isVisitor ? 'page' : 'page or app';
  return (
    <>
      <div className="flex items-center gap-1 border-b p-1.5">
        <div className="relative min-w-0 flex-1">
          <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
          <input
            type="text"
            role="combobox"
            aria-label={`Find a ${what}`}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? listId : undefined}
            aria-activedescendant={shown.length > 0 ? optionId(listId, position) : undefined}
            placeholder={`Find a ${what}…`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={LONGEST_SEARCH}
            value={query}
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={handleKeyDown}
            className="min-h-11 w-full rounded-control bg-transparent pr-2 pl-9 text-base outline-offset-0"
          />
        </div>
        <Dialog.Close
          aria-label="Close"
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X className="size-5" />
        </Dialog.Close>
      </div>
      {shown.length > 0 && (
        <PaletteResults
          id={listId}
          entries={shown}
          position={position}
          onPoint={setActive}
          onChoose={handleChoose}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t px-4 py-2.5 text-xs text-ink-soft">
        <p role="status" className="tabular-nums">
          {resultText(shown.length, total, applied)}
          {appsText(found)}
        </p>
        <p aria-hidden="true" className="text-ink-faint max-md:hidden">
          ↑ ↓ to choose, Enter to open, Esc to close
        </p>
      </div>
    </>
  );
}

function resultText(shown: number, total: number, query: string): string {
  if (total === 0) return `Nothing found for “${clipText(query.trim(), 40)}”. Try fewer or other words.`;
  if (shown < total)
    return `The first ${shown} of ${countOf(total, 'result')}. Type more to narrow them down.`;
  return countOf(total, 'result');
}

function appsText({ status }: PaletteApps): string {
  if (status === 'loading') return ' · Reading your apps…';
  if (status === 'failed') return ' · Your apps could not be read. Close this and open it again to retry.';
  return '';
}
