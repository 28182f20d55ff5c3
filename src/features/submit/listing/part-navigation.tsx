import { useLayoutEffect, useRef } from 'react';
import type { UnreadablePart } from '@/model/draft';
import { partState, wordsOf } from '../checks/place-state';
import { StateLabel } from '../checks/state-label';
import { LISTING_PARTS, type ListingPart } from './listing-parts';

const PARTS = Object.entries(LISTING_PARTS) as [ListingPart, string][];

/** The four parts of step 2 with what is open in each. */
export function PartNavigation({
  part,
  unread,
  onIntent,
  onPart,
}: {
  part: ListingPart;
  unread: readonly UnreadablePart[] | undefined;
  /** The pointer or the focus is on a part's button. */
  onIntent: (part: ListingPart) => void;
  onPart: (part: ListingPart) => void;
}) {
  const list = useFocusOnChange(part);
  return (
    <nav aria-label="Parts of App Listing" data-print="hide">
      <ul
        ref={list}
        className="grid scroll-mt-32 grid-cols-2 gap-1 rounded-card border bg-sunken p-1 sm:grid-cols-4"
      >
        {PARTS.map(([id, name]) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-current={id === part ? 'page' : undefined}
              onPointerEnter={() => onIntent(id)}
              onFocus={() => onIntent(id)}
              onClick={() => onPart(id)}
              className={`flex h-full w-full flex-wrap items-baseline justify-center gap-x-2 rounded-control px-3 py-1.5 text-sm transition-colors duration-quick ${id === part ? 'bg-surface font-medium shadow-card' : 'text-ink-soft hover:bg-surface'}`}
            >
              {name}{' '}
              <span className="text-[0.8125rem]">
                <StateLabel wordsOf={(standing) => wordsOf(partState(standing, id, unread))} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the focus to the part's button when the part changes, unless it is there; a field of the part may take it. */
function useFocusOnChange(part: ListingPart) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const { current } = list;
    current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    current?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  return list;
}
