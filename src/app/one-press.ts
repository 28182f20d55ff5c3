/**
 * One press, one result, everywhere: what a held Enter repeats and the second half of a double click reach nothing.
 * Both would otherwise meet what the first one left in its place: the next card's Delete, an emptied form, the item
 * of a menu that has just opened. Text is left alone: Enter goes on making lines.
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
