/**
 * Moves the focus to the heading of the page that has just come, or as soon as that has one: some read what they show
 * first. Whatever the user focuses meanwhile is left alone.
 * @returns how to stop waiting
 */
export function focusHeading(): (() => void) | undefined {
  const before = document.activeElement;
  const tryFocus = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const present = document.activeElement;
    if (present !== before && present !== document.body) return true;
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryFocus()) return undefined;
  const watch = new MutationObserver(() => {
    if (tryFocus()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
