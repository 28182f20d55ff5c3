import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { AppRecord } from '@/model/app';
import { useFocusAfterDelete } from '../hooks/use-focus-after-delete';
import { AppCard } from './app-card';

/** Estimated height of a row of cards in pixels, until the first one is measured. All rows have the same height. */
const ROW_PX = 311;
const GAP_PX = 16;
/** Rows rendered above and below the visible ones, for scrolling and for the Tab key. */
const CARDS_AHEAD = 3;

/**
 * Many apps as cards. Only the visible ones and a few around them are rendered, so that the page is as fast with tens of
 * thousands as with ten. Screen readers announce each card's position among all of them.
 */
export function LongAppGrid({
  label,
  apps,
  onDelete,
}: {
  label: string;
  apps: AppRecord[];
  onDelete: (app: AppRecord) => void;
}) {
  const columns = useColumns();
  const listRef = useRef<HTMLDivElement>(null);
  const [offsetTop, setOffsetTop] = useState(0);
  /** The row with the focus stays rendered, even when it is scrolled out of sight. */
  const [focusedRow, setFocusedRow] = useState<number>();
  const handleDelete = useFocusAfterDelete(listRef, apps, onDelete);

  useLayoutEffect(() => {
    const measure = () => {
      const top = listRef.current?.getBoundingClientRect().top ?? 0;
      setOffsetTop(Math.round(top + window.scrollY));
    };
    measure();
    // Content above the list may load later, or be closed.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [columns]);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(apps.length / columns),
    estimateSize: () => ROW_PX,
    // Without a layout nothing has a size: the estimate applies.
    measureElement: (...row) => measureElement(...row) || ROW_PX,
    gap: GAP_PX,
    overscan: Math.ceil(CARDS_AHEAD / columns),
    scrollMargin: offsetTop,
    initialOffset: () => window.scrollY,
    rangeExtractor: (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focusedRow === undefined || focusedRow >= range.count || rows.includes(focusedRow)) return rows;
      return [...rows, focusedRow].sort((a, b) => a - b);
    },
  });

  const handleFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setFocusedRow(row === undefined ? undefined : Number(row));
  };

  return (
    <div
      ref={listRef}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={handleFocus}
      onBlur={() => setFocusedRow(undefined)}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute inset-x-0 top-0 grid gap-4"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)`,
          }}
        >
          {apps.slice(row.index * columns, (row.index + 1) * columns).map((app, column) => {
            const place = row.index * columns + column + 1;
            return (
              // Keyed by position: another search updates the existing cards, which is far cheaper than creating new
              // ones.
              <div key={place} role="listitem" aria-setsize={apps.length} aria-posinset={place}>
                <AppCard app={app} onDelete={handleDelete} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Window widths from which a row has one more card. */
const TWO = '(min-width: 40rem)';
const THREE = '(min-width: 70rem)';

/** Returns the number of cards per row at the current window width. */
function useColumns(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  return 1 + Number(window.matchMedia(TWO).matches) + Number(window.matchMedia(THREE).matches);
}

function subscribe(listener: () => void): () => void {
  const queries = [TWO, THREE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}
