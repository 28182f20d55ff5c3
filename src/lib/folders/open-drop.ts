import { openArchiveOrFiles } from './open-files';
import { openHandle } from './open-handle';
import { openEntries } from './open-entries';
import type { OpenResult, OpenTools } from './opened-folder';
import type { DroppedItems } from './take-dropped';

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
