import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { canPickFolder, pickFolder } from '@/lib/folders/pick-folder';
import { takeDropped } from '@/lib/folders/take-dropped';
import type { ImportSource } from '@/lib/imports/import-source';
import { buttonLook } from '../button';
import { FileDrop } from '../file-drop';

/** Takes a folder, a zip or several files, dropped or chosen. */
export function ListingIntake({
  label,
  hint,
  isFocused = false,
  onSource,
}: {
  label: string;
  hint: string;
  /** Whether the file input takes the focus: the page was opened for the import. */
  isFocused?: boolean;
  onSource: (source: ImportSource) => void;
}) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) area.current?.querySelector('input')?.focus();
  }, [isFocused]);
  return (
    <div ref={area} className="grid gap-3">
      <FileDrop
        label={label}
        hint={hint}
        isMultiple
        isCompact
        onFiles={(files) => onSource({ kind: 'files', files })}
        onTransfer={(transfer) => onSource({ kind: 'drop', dropped: takeDropped(transfer) })}
      />
      <div>
        <FolderPick onSource={onSource}>Choose a folder</FolderPick>
      </div>
    </div>
  );
}

/** Chooses a folder, with the dialog of the browser that gives the most. */
export function FolderPick({
  look = 'button',
  onSource,
  children,
}: {
  look?: 'button' | 'link';
  onSource: (source: ImportSource) => void;
  children: ReactNode;
}) {
  if (!canPickFolder())
    return (
      <FolderInput look={look} onFiles={(files) => onSource({ kind: 'files', files })}>
        {children}
      </FolderInput>
    );
  return (
    <button
      type="button"
      className={LOOKS[look]}
      onClick={() => {
        void pickFolder().then((handle) => handle && onSource({ kind: 'folder', handle }));
      }}
    >
      {look === 'button' && <FolderOpen className="size-4" />}
      {children}
    </button>
  );
}

const LOOKS = {
  button: buttonLook({ variant: 'secondary' }),
  link: 'inline-flex min-h-8 items-center rounded-control px-2 text-accent-strong underline decoration-line-strong underline-offset-4 hover:bg-sunken',
};

/** A file input for folders, for browsers without a dialog that gives more than their files. */
function FolderInput({
  look,
  onFiles,
  children,
}: {
  look: 'button' | 'link';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  return (
    <label
      className={`${LOOKS[look]} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      {look === 'button' && <FolderOpen className="size-4" />}
      {children}
      <input
        type="file"
        multiple
        className="sr-only"
        ref={(input) => {
          if (input) input.webkitdirectory = true;
        }}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Choosing the same folder again must fire a change event as well.
          event.target.value = '';
        }}
      />
    </label>
  );
}
