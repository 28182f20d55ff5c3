import { useRef } from 'react';

/**
 * For a Radix dialog without a trigger of its own: gives the focus back to where it was before, or to the page where
 * that is gone. What took the focus meanwhile (the heading of the next page) keeps it. Spread it over the dialog's
 * content.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (!isFree) return;
      const isHere = before.current instanceof HTMLElement && before.current.isConnected;
      const target = isHere ? before.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
