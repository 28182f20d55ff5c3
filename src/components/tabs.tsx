import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
  /** Mounts the content while another tab is chosen, so that a print has it. The row of tabs is then left out. */
  isPrinted?: boolean;
}

/**
 * Tabs, of which arrow keys, Home and End choose one, too. They are uncontrolled unless `value` is given (e.g. from the URL). The content of a
 * tab renders in pieces, so that it delays no press. A row wider than the window scrolls to the chosen tab.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
}: {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  value?: Id;
  onChange?: (id: Id) => void;
}) {
  const [chosen, setChosen] = useState(items[0]?.id);
  const active = value ?? chosen;
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active === undefined) return;
    // It calls back in the next frame, once the page is laid out, and when a phone is turned.
    const observer = new ResizeObserver(() => centreActiveTab(row.current));
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [active]);
  const isWhollyPrinted = items.some(({ isPrinted }) => isPrinted === true);
  const choose = ({ id }: TabItem<Id>) => {
    onChange?.(id);
    startTransition(() => setChosen(id));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = indexAfter(event.key, index, items.length);
    const item = items[next];
    const tab = row.current?.children[next];
    if (!item || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    choose(item);
  };
  return (
    <div className="min-w-0">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        data-print={isWhollyPrinted ? 'hide' : undefined}
        // Moves immediately while the page opens, and smoothly when a tab is pressed.
        className="relative mb-5 flex gap-1 overflow-x-auto border-b fade-edges [scrollbar-width:none] focus-within:scroll-smooth"
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}${item.id}-tab`}
            aria-controls={`${baseId}${item.id}`}
            aria-selected={item.id === active}
            tabIndex={item.id === active ? 0 : -1}
            onClick={() => choose(item)}
            onKeyDown={(event) => handleKeyDown(event, index)}
            className="-mb-px rounded-t-control border-b-2 border-transparent px-3 py-2.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors duration-quick hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent-strong"
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => {
        const isActive = item.id === active;
        const isPrinted = item.isPrinted === true;
        return (
          <div
            key={item.id}
            role="tabpanel"
            id={`${baseId}${item.id}`}
            aria-labelledby={`${baseId}${item.id}-tab`}
            tabIndex={0}
            hidden={!isActive && !isPrinted}
            // Not `hidden`, which no style of a print can undo.
            style={isPrinted && !isActive ? { display: 'none' } : undefined}
            className={`rounded-control focus-visible:outline-offset-4 ${isPrinted ? 'print:mb-5 print:block!' : ''}`}
          >
            {(isActive || isPrinted) && item.content}
          </div>
        );
      })}
    </div>
  );
}

/** The tab that a key leads to; the row is a circle. -1 for any other key. */
function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** Scrolls the row alone; `scrollIntoView` would scroll the page as well. */
function centreActiveTab(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
  if (row && tab) row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2;
}
