import { createBrowserAuthSource } from '@/lib/auth/browser-auth-source';
import { savesData } from '@/lib/saves-data';
import { untilIdle } from '@/lib/idle/until-idle';

/**
 * Loads the code that takes files on a page, once somebody uses the page, is signed in, or the browser is idle and does not
 * save data. Files that are dropped before it has loaded wait in the page's file input.
 * @param leaving fires when the page is left
 */
export function onFirstSign(load: () => Promise<unknown>, leaving: AbortSignal): void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  let isLoading = false;
  const start = () => {
    if (isLoading || leaving.aborted) return;
    isLoading = true;
    void load().finally(stop);
  };
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const input = document.querySelector<HTMLInputElement>('main input[type=file]');
    if (event.type === 'drop' && input) input.files = event.dataTransfer.files;
    start();
  };
  const { signal } = waiting;
  leaving.addEventListener('abort', stop);
  for (const type of ['pointerdown', 'keydown', 'change']) window.addEventListener(type, start, { signal });
  for (const type of ['dragenter', 'dragover', 'drop'] as const)
    window.addEventListener(type, handleDrag, { signal });
  if (createBrowserAuthSource().storedUser() !== undefined) start();
  else if (!savesData()) void untilIdle().then(start);
}
