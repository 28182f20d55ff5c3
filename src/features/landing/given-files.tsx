import { useState, type ReactNode } from 'react';
import { createBrowserAuthSource } from '@/lib/auth/browser-auth-source';
import { systemClock } from '@/lib/clock';
import { loadAllStyles } from '@/lib/all-styles';
import { VISITOR_DATABASE, type KeptBuilds } from '@/lib/drops/kept-builds';
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
 * For a signed-in user, it adds their own drafts to the page.
 * @param show undefined shows the page again
 * @param leaving fires when the page is left
 */
export function takeGivenFiles(show: (instead: ReactNode) => void, leaving: AbortSignal): void {
  let home: ReactNode;
  let isTaking = false;
  const take = (source: ImportSource | KeptBuilds) => {
    isTaking = true;
    stop();
    show(
      <GivenFiles
        first={source}
        onClose={() => {
          isTaking = false;
          show(home);
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

  const isVisitor = createBrowserAuthSource().storedUser() === undefined;
  void (isVisitor ? loadKeptHome(take) : loadOwnHome()).then(
    (found) => {
      home = found;
      if (found && !isTaking && !leaving.aborted) show(found);
    },
    () => undefined, // the page works without it
  );
}

/** Loads the page with the drafts of a signed-in user; a visitor never needs it. */
async function loadOwnHome(): Promise<ReactNode> {
  const [{ OwnHome }] = await Promise.all([import('./components/own-home'), loadAllStyles()]);
  return <OwnHome />;
}

/** Loads the page with the line that leads to the last report; undefined, and no code, for a visitor without one. */
async function loadKeptHome(take: (kept: KeptBuilds) => void): Promise<ReactNode> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === VISITOR_DATABASE)) return undefined;
  const { checkedBuilds } = await import('@/lib/drops/checked-builds');
  const builds = await checkedBuilds(systemClock.now());
  if (builds.length === 0) return undefined;
  const [{ KeptHome }] = await Promise.all([import('./components/kept-home'), loadAllStyles()]);
  return <KeptHome builds={builds} onOpen={() => take({ kind: 'kept', builds })} />;
}

function GivenFiles({ first, onClose }: { first: ImportSource | KeptBuilds; onClose: () => void }) {
  const [source, setSource] = useState(first);
  return <VisitorCheck source={source} onSource={setSource} onClose={onClose} />;
}
