import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when files are dragged over the page, so that it can show where to drop them. The browser does not open a
 * file that is dropped before that.
 */
export function useFileDrag(onDrag: () => void): void {
  const handleDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'dragenter') onDrag();
  });
  useEffect(() => {
    const events = ['dragenter', 'dragover', 'drop'] as const;
    const listener = (event: DragEvent) => handleDrag(event);
    for (const type of events) window.addEventListener(type, listener);
    return () => {
      for (const type of events) window.removeEventListener(type, listener);
    };
  }, []);
}
