/**
 * Moves the focus to the heading of the page that has just come, as soon as that has one, and keeps it there while the
 * page is still being drawn: some read what they show first, and draw another heading then. Ends when the user goes on.
 * @returns how to stop
 */
export function focusHeading(): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(follow);

  function follow() {
    const present = document.activeElement;
    if (present === focused && focused?.isConnected) return;
    const isFree = present === null || present === document.body || (!focused && present === before);
    if (!isFree) {
      watch.disconnect();
      return;
    }
    focused = document.querySelector<HTMLElement>('main h1');
    if (!focused) return;
    focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  }

  watch.observe(document.body, { childList: true, subtree: true });
  follow();
  return () => watch.disconnect();
}
