import { isPaletteKey } from './palette-key';

const WANTED = 'storepilot-palette';

/** Opens the palette from anywhere, e.g. from a menu. */
export function openPalette(): void {
  window.dispatchEvent(new Event(WANTED));
}

/** Listens for the palette's keys and for `openPalette`. @returns a function that stops listening */
export function onPaletteWanted(listener: () => void): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPaletteKey(event, navigator.platform)) return;
    event.preventDefault(); // the browser's own search
    if (!event.repeat) listener();
  };
  window.addEventListener('keydown', handleKeyDown);
  window.addEventListener(WANTED, listener);
  return () => {
    window.removeEventListener('keydown', handleKeyDown);
    window.removeEventListener(WANTED, listener);
  };
}
