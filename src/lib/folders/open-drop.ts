import { openArchiveOrFiles } from './open-files';
import { openHandle } from './open-handle';
import { openEntries } from './open-entries';
import type { OpenResult, OpenTools } from './opened-folder';

/** What was dropped. It has to be taken from the event at once; the browser empties it after the event. */
export interface DroppedItems {
  handles: Promise<FileSystemHandle | null>[];
  entries: FileSystemEntry[];
  files: File[];
}

/** Takes what was dropped out of the event. To be called while the event is handled. */
export function takeDropped({ items, files }: DataTransfer): DroppedItems {
  const own = [...items].filter(({ kind }) => kind === 'file');
  return {
    handles: own.flatMap((item) => getHandle(item) ?? []),
    entries: own.flatMap((item) => item.webkitGetAsEntry() ?? []),
    files: [...files],
  };
}

/** Chromium gives a handle, which can be written to later; other browsers only entries. */
function getHandle(item: DataTransferItem): Promise<FileSystemHandle | null> | undefined {
  if (!('getAsFileSystemHandle' in item)) return undefined;
  return (item as { getAsFileSystemHandle(): Promise<FileSystemHandle | null> }).getAsFileSystemHandle();
}

/** Opens a dropped folder, zip or several files. */
export async function openDropped(
  { handles, entries, files }: DroppedItems,
  tools: OpenTools,
): Promise<OpenResult> {
  const [handle] = await Promise.all(handles);
  if (handles.length === 1 && handle?.kind === 'directory')
    return openHandle(handle as FileSystemDirectoryHandle, tools);
  if (entries.some((entry) => entry.isDirectory)) return openEntries(entries, tools);
  return openArchiveOrFiles(files, tools);
}
