/** Address of the link that had the focus in the frame of a page when the page replaced it. */
let address: string | null | undefined;

/** Notes the focus before the first render replaces the frame, whose links can be used before the code has loaded. */
export function noteFrameFocus(): void {
  address = document.activeElement?.closest('[data-frame] a')?.getAttribute('href');
}

/** Focuses the same link in the page that replaced the frame. */
export function restoreFrameFocus(): void {
  if (!address) return;
  document.querySelector<HTMLElement>(`header a[href="${CSS.escape(address)}"]`)?.focus();
  address = undefined;
}
