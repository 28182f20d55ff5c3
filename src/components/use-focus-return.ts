import { useRef } from 'react';

/**
 * Props for a Radix dialog without a trigger: they return the focus to where it was before, or to the page where that
 * element is gone. If something else has taken the focus by then (the heading of the next page), it keeps it. Spread
 * them over the dialog's content.
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
