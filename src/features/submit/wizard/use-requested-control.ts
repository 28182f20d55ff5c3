import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the control of the given name inside of the returned element once it is shown, and marks it (`data-asked`)
 * until it loses the focus. Unknown names do nothing.
 */
export function useRequestedControl(name: string | undefined): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = controlNamed(container.current, name);
    if (!control) return;
    const unmark = () => control.removeAttribute('data-asked');
    control.setAttribute('data-asked', '');
    control.addEventListener('blur', unmark, { once: true });
    control.focus();
    return () => {
      control.removeEventListener('blur', unmark);
      unmark();
    };
  }, [name]);
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
