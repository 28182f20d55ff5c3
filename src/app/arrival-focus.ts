/**
 * Moves the focus to the heading of a page that has just been opened, as soon as there is one, and again when the page
 * renders another heading after reading its data. Ends when the user does something else.
 * @returns a function that stops it
 */
export function focusHeading(): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(follow);

  function follow() {
    const present = document.activeElement;
    if (present === focused && focused?.isConnected) return;
    // A dialog that closes before there is a heading returns the focus to the main part of the page.
    const isFromBefore = present === before || present === document.querySelector('main');
    const isFree = present === null || present === document.body || (!focused && isFromBefore);
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
