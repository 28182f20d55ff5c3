import * as Menu from '@radix-ui/react-dropdown-menu';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';

export interface MenuAction {
  label: string;
  onSelect: () => void;
  isDanger?: boolean;
}

/**
 * A row's actions behind one button. The menu is not modal and not moved to the end of the document, so the page around
 * it stays reachable for screen readers. An action runs once the button has the focus again, so that a dialog it opens
 * returns the focus there.
 */
export function ActionMenu({
  label,
  actions,
  isDisabled,
}: {
  label: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean;
}) {
  const chosen = useRef<() => void>(undefined);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={label}
        disabled={isDisabled}
        className="inline-flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-55"
      >
        <Ellipsis className="size-5" />
      </Menu.Trigger>
      <Menu.Content
        align="end"
        sideOffset={4}
        collisionPadding={12}
        onCloseAutoFocus={() => {
          if (chosen.current) queueMicrotask(chosen.current);
          chosen.current = undefined;
        }}
        className="z-50 min-w-44 rounded-card border bg-surface p-1.5 shadow-float"
      >
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            onSelect={() => {
              chosen.current = action.onSelect;
            }}
            className={`flex min-h-9 cursor-pointer items-center rounded-control px-3 text-sm outline-none data-highlighted:bg-accent-soft data-highlighted:text-accent-strong ${action.isDanger ? 'text-bad' : ''}`}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
