import { useState, type ReactNode } from 'react';
import { loadAllStyles } from '@/lib/all-styles';
import { takeDropped } from '@/lib/folders/take-dropped';
import type { ImportSource } from '@/lib/imports/import-source';
import { lazyPart, Loading } from '@/components/lazy-part';

const VisitorCheck = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./components/visitor-check'), loadAllStyles()]);
    return part.VisitorCheck;
  },
  <Loading isTall />,
);

/**
 * Takes files that are chosen in the page's file input or dropped on the page, and shows the report instead of the page.
 * @param show undefined shows the page again
 * @param leaving fires when the page is left
 */
export function takeGivenFiles(show: (instead: ReactNode) => void, leaving: AbortSignal): void {
  const take = (source: ImportSource) => {
    stop();
    show(
      <GivenFiles
        first={source}
        onClose={() => {
          show(undefined);
          start();
        }}
      />,
    );
  };
  const takeFrom = (input: EventTarget | null) => {
    if (!(input instanceof HTMLInputElement) || input.type !== 'file' || !input.files?.length) return;
    take({ kind: 'files', files: [...input.files] });
  };
  const handleChange = ({ target }: Event) => takeFrom(target);
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') take({ kind: 'drop', dropped: takeDropped(event.dataTransfer) });
  };
  const start = () => {
    if (leaving.aborted) return;
    window.addEventListener('change', handleChange);
    window.addEventListener('dragover', handleDrag);
    window.addEventListener('drop', handleDrag);
  };
  const stop = () => {
    window.removeEventListener('change', handleChange);
    window.removeEventListener('dragover', handleDrag);
    window.removeEventListener('drop', handleDrag);
  };
  leaving.addEventListener('abort', stop);
  start();
  // A file may have been chosen before this code had loaded.
  takeFrom(document.querySelector('main input[type=file]'));
}

function GivenFiles({ first, onClose }: { first: ImportSource; onClose: () => void }) {
  const [source, setSource] = useState(first);
  return <VisitorCheck source={source} onSource={setSource} onClose={onClose} />;
}
