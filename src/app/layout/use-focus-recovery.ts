import { useEffect } from 'react';

/** Elements that may take the focus: parts that a screen reader reads as one. */
const PARTS = 'li, article, section, form, fieldset, tr, [role="tabpanel"], [role="group"], [role="region"]';

/**
 * Returns the focus to a button that was disabled while it worked. When the focused element disappears (a
 * decided step's buttons, a removed row, a saved bar), the focus falls to the start of the document, and keyboard users
 * start over. This moves it to the nearest surrounding part that still exists, unless the page has moved it itself.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let lost: Element | undefined;
    let around: HTMLElement[] = [];
    let wasDisabled = false;
    let isByKeyboard = false;
    let path = '';
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      lost = target instanceof Element && main.contains(target) ? target : undefined;
      around = [];
      path = window.location.pathname;
      wasDisabled = false;
      isByKeyboard = lost?.matches(':focus-visible') ?? false;
      for (let part = lost?.parentElement; part && part !== main; part = part.parentElement) {
        if (part.matches(PARTS)) around.push(part);
      }
    };
    const restoreFocus = () => {
      const { activeElement, body } = document;
      if (!lost || (activeElement && activeElement !== body)) return;
      // Connected and enabled: the user has clicked beside it.
      const part = !lost.isConnected ? around.find((each) => each.isConnected) : wasDisabled && lost;
      lost = undefined;
      if (part === undefined && path === window.location.pathname) main.focus({ preventScroll: true });
      if (!(part instanceof HTMLElement)) return; // another page was opened: its heading takes the focus
      if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: !isByKeyboard }); // a mouse user may be reading elsewhere by then
    };
    const watch = new MutationObserver(() => {
      if (!lost) return;
      if (lost.isConnected) {
        const isDisabled = lost.matches(':disabled');
        if (isDisabled === wasDisabled) return;
        if (isDisabled) {
          wasDisabled = true;
          return;
        }
      }
      // The page's own effects run first.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restoreFocus)));
    });
    document.addEventListener('focusin', remember);
    watch.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
