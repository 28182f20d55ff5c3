import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the control of the given name inside of the returned element once it is shown, and marks it (`data-asked`)
 * until it loses the focus. Unknown names do nothing.
 */
export function useAskedControl(name: string | undefined): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = container.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    const control = [...named].find((each) => each.getAttribute('name') === name);
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
