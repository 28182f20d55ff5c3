import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentRoute } from '../route-match';
import { NAV_ENTRIES } from '../routes';

/** The fifteen entries in a dialog, which opens as soon as its code has loaded; choosing one closes it. */
export function MobileMenu({ triggerLook, trigger }: { triggerLook: string; trigger: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const current = useCurrentRoute();
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className={triggerLook}>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          data-print="hide"
          className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,86vw)] flex-col overflow-y-auto bg-surface p-4 shadow-float"
        >
          <div className="mb-2 flex items-center justify-between">
            <Dialog.Title className="px-3 font-semibold">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="inline-flex size-10 items-center justify-center rounded-control hover:bg-sunken"
            >
              <X className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label="All pages">
            <ul>
              {NAV_ENTRIES.map(({ name, label, path }) => (
                <li key={name}>
                  <Link
                    to={path}
                    aria-current={name === current ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                    className={`block rounded-control px-3 py-2.5 ${name === current ? 'bg-accent-soft font-semibold text-accent-strong' : 'hover:bg-sunken'}`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
