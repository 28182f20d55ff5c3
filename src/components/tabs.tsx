import * as RadixTabs from '@radix-ui/react-tabs';
import { startTransition, useState, type ReactNode } from 'react';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

/**
 * Tabs with arrow keys and roles. They are uncontrolled unless `value` is given (e.g. from the URL). The content of a tab
 * renders in pieces, so that it delays no press.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
}: {
  /** What the tabs are for, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  value?: Id;
  onChange?: (id: Id) => void;
}) {
  const [chosen, setChosen] = useState(items[0]?.id);
  const handleChange = (id: string) => {
    const item = items.find((each) => each.id === id);
    if (!item) return;
    onChange?.(item.id);
    startTransition(() => setChosen(item.id));
  };
  return (
    <RadixTabs.Root value={value ?? chosen} onValueChange={handleChange} className="min-w-0">
      <RadixTabs.List
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.id}
            value={item.id}
            className="-mb-px border-b-2 border-transparent px-3 py-2.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors duration-quick hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-accent-strong"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.id}
          value={item.id}
          className="rounded-control focus-visible:outline-offset-4"
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
