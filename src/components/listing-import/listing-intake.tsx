import { FolderOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { canPickFolder, pickFolder } from '@/lib/folders/pick-folder';
import { takeDropped } from '@/lib/folders/take-dropped';
import type { ImportSource } from '@/lib/imports/import-source';
import { Button, buttonLook } from '../button';
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
        {canPickFolder() ? (
          <Button
            variant="secondary"
            onClick={() => {
              void pickFolder().then((handle) => handle && onSource({ kind: 'folder', handle }));
            }}
          >
            <FolderOpen className="size-4" />
            Choose a folder
          </Button>
        ) : (
          <FolderInput onFiles={(files) => onSource({ kind: 'files', files })} />
        )}
      </div>
    </div>
  );
}

/** A file input for folders, for browsers without a dialog that gives more than their files. */
function FolderInput({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <label
      className={`${buttonLook({ variant: 'secondary' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <FolderOpen className="size-4" />
      Choose a folder
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
