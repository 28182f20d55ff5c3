import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the control of the given name inside of the returned element once it is shown, also where its code loads
 * first, and marks it (`data-asked`) until it loses the focus. Unknown names do nothing.
 */
export function useRequestedControl(name: string | undefined): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const request = useLocation().key;
  useEffect(() => {
    const within = container.current;
    if (!within || name === undefined) return;
    let marked: HTMLElement | undefined;
    const unmark = () => marked?.removeAttribute('data-asked');
    const show = () => {
      marked = controlNamed(within, name);
      if (!marked) return;
      stopWaiting();
      marked.setAttribute('data-asked', '');
      marked.addEventListener('blur', unmark, { once: true });
      marked.focus();
    };
    const observer = new MutationObserver(show);
    const stopWaiting = () => {
      observer.disconnect();
      document.removeEventListener('keydown', stopWaiting);
      document.removeEventListener('pointerdown', stopWaiting);
    };
    observer.observe(within, { childList: true, subtree: true });
    // The user is doing something else by now.
    document.addEventListener('keydown', stopWaiting);
    document.addEventListener('pointerdown', stopWaiting);
    show();
    return () => {
      stopWaiting();
      marked?.removeEventListener('blur', unmark);
      unmark();
    };
  }, [name, request]);
  return container;
}

function controlNamed(container: HTMLElement | null, name: string | undefined): HTMLElement | undefined {
  const named = container?.querySelectorAll<HTMLElement>('[name]') ?? [];
  return [...named].find((each) => each.getAttribute('name') === name);
}

/** Focuses the control of the given name; false where it is not shown. */
export function focusControl(container: HTMLElement | null, name: string | undefined): boolean {
  const control = controlNamed(container, name);
  control?.focus();
  return control !== undefined;
}
