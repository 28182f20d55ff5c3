/**
 * Ignores the repeats of a held Enter and the second click of a double click on every page. They would otherwise reach
 * whatever has replaced the first target: the next card's Delete, an emptied form, an item of a menu that has just
 * opened. Text fields are excluded: Enter still adds lines.
 */
export function ignoreExtraPresses(target: Window): void {
  target.addEventListener('keydown', (event) => isHeldEnter(event) && stop(event), { capture: true });
  target.addEventListener('click', (event) => isSecondHalf(event) && stop(event), { capture: true });
}

function isHeldEnter({ repeat, key, target }: KeyboardEvent): boolean {
  return repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement);
}

function isSecondHalf({ detail, target }: MouseEvent): boolean {
  return detail > 1 && target instanceof Element && target.closest('button') !== null;
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
