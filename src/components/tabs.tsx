import * as RadixTabs from '@radix-ui/react-tabs';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
  /** Mounts the content while another tab is chosen, so that a print has it. The row of tabs is then left out. */
  isPrinted?: boolean;
}

/**
 * Tabs with arrow keys and roles. They are uncontrolled unless `value` is given (e.g. from the URL). The content of a
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
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active === undefined) return;
    centreActiveTab(row.current);
    // A row becomes narrower when a phone is turned.
    const observer = new ResizeObserver(() => centreActiveTab(row.current));
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [active]);
  const isWhollyPrinted = items.some(({ isPrinted }) => isPrinted === true);
  const handleChange = (id: string) => {
    const item = items.find((each) => each.id === id);
    if (!item) return;
    onChange?.(item.id);
    startTransition(() => setChosen(item.id));
  };
  return (
    <RadixTabs.Root value={active} onValueChange={handleChange} className="min-w-0">
      <RadixTabs.List
        ref={row}
        aria-label={label}
        data-print={isWhollyPrinted ? 'hide' : undefined}
        // Moves immediately while the page opens, and smoothly when a tab is pressed.
        className="relative mb-5 flex gap-1 overflow-x-auto border-b fade-edges [scrollbar-width:none] focus-within:scroll-smooth"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.id}
            value={item.id}
            onPointerDown={markPressed}
            onKeyDown={unmarkPressed}
            onBlur={unmarkPressed}
            className="-mb-px rounded-t-control border-b-2 border-transparent px-3 py-2.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors duration-quick hover:text-ink focus-visible:-outline-offset-2 data-pressed:outline-none data-[state=active]:border-accent data-[state=active]:text-accent-strong"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.id}
          value={item.id}
          {...(item.isPrinted === true && { forceMount: true })}
          // Not `hidden`, which no style of a print can undo.
          style={item.isPrinted === true && item.id !== active ? { display: 'none' } : undefined}
          className={`rounded-control focus-visible:outline-offset-4 ${item.isPrinted === true ? 'print:mb-5 print:block!' : ''}`}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/**
 * Hides the focus ring of a tab that was clicked. Radix focuses it from a script, for which browsers show the ring if
 * the element focused before had one, e.g. the page's heading.
 */
function markPressed({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.dataset.pressed = '';
}

function unmarkPressed({ currentTarget }: { currentTarget: HTMLElement }) {
  delete currentTarget.dataset.pressed;
}

/** Scrolls the row alone; `scrollIntoView` would scroll the page as well. */
function centreActiveTab(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[data-state=active]');
  if (row && tab) row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2;
}
