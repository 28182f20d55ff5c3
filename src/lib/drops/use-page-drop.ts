import { useEffect, useEffectEvent, useState } from 'react';
import { takeDropped } from '@/lib/folders/take-dropped';
import type { ImportSource } from '@/lib/imports/import-source';

/**
 * Takes files and folders that are dropped anywhere on the page, except on an area that takes them itself.
 * @returns whether files are being dragged over the page, so that it can say so
 */
export function usePageDrop(onDrop: (source: ImportSource) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleEvent = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // The browser does not open the file.
    event.preventDefault();
    if (event.type === 'dragleave') {
      // Without a target the pointer has left the window.
      if (event.relatedTarget === null) setOver(false);
      return;
    }
    setOver(event.type !== 'drop' && !isDialogOpen());
    if (event.type === 'drop' && !isDialogOpen())
      onDrop({ kind: 'drop', dropped: takeDropped(dataTransfer) });
  });
  useEffect(() => {
    const events = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    const listener = (event: DragEvent) => handleEvent(event);
    const end = () => setOver(false);
    for (const type of events) window.addEventListener(type, listener);
    // An area that takes the files itself stops the event before it gets here.
    window.addEventListener('drop', end, { capture: true });
    return () => {
      for (const type of events) window.removeEventListener(type, listener);
      window.removeEventListener('drop', end, { capture: true });
    };
  }, []);
  return isOver;
}

/** A dialog covers the page: what is dropped is not meant for it. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
