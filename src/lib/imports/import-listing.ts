import type { Result } from '@/domain/result';
import { openEntries } from '@/lib/folders/open-entries';
import { openArchiveOrFiles } from '@/lib/folders/open-files';
import { openHandle } from '@/lib/folders/open-handle';
import type { OpenedFolder, OpenResult, OpenTools } from '@/lib/folders/opened-folder';
import type { DroppedItems } from '@/lib/folders/take-dropped';
import type { ImportSource } from '@/lib/imports/import-source';
import {
  findListings,
  readImport,
  readTable,
  type FoundListings,
  type ReadImport,
} from '@/lib/imports/read-import';
import type { TaskTools } from '@/lib/jobs/use-task';
import { needsChoice, suggestedSets } from '@/formats/listings/listing-projects';
import type { ListingSet } from '@/formats/parts/set-contents';

/** An opened folder with the listings in it. */
export interface FoundImport {
  folder: OpenedFolder;
  found: FoundListings;
  /** Whether the user has to choose between several listings. */
  isOpen: boolean;
  /** Sets that are read by default, at most one per store. */
  suggested: ListingSet[];
}

/** Opens what the user gave and finds the listings in it. */
export async function openImport(source: ImportSource, tools: TaskTools): Promise<Result<FoundImport>> {
  const opened = await open(source, tools);
  if (!opened.ok) return opened;
  const folder = opened.value;
  const found = findListings(folder.tree);
  if (!found.ok) return found;
  const projects = found.value.kind === 'folders' ? found.value.projects : [];
  return {
    ok: true,
    value: {
      folder,
      found: found.value,
      isOpen: needsChoice(projects),
      suggested: suggestedSets(projects),
    },
  };
}

function open(source: ImportSource, tools: TaskTools): Promise<OpenResult> {
  if (source.kind === 'drop') return openDropped(source.dropped, tools);
  return source.kind === 'folder'
    ? openHandle(source.handle, tools)
    : openArchiveOrFiles(source.files, tools);
}

/**
 * Reads the texts of the chosen listings, or of the table.
 * @param localeChoices product locales for folders with unknown names
 */
export async function readFound(
  { folder, found }: FoundImport,
  sets: readonly ListingSet[],
  { localeChoices, ...tools }: TaskTools & { localeChoices: Readonly<Record<string, string>> },
): Promise<Result<ReadImport>> {
  if (found.kind === 'folders')
    return {
      ok: true,
      value: await readImport(sets, folder.tree, {
        ...tools,
        localeChoices,
        unreadable: folder.unreadable ?? [],
      }),
    };
  const file = folder.tree.get(found.path);
  return file
    ? readTable(found.path, file)
    : { ok: false, failure: `${found.path} is no longer there. Choose the file again.` };
}

/** Opens a dropped folder, zip or several files. */
async function openDropped({ handles, entries, files }: DroppedItems, tools: OpenTools): Promise<OpenResult> {
  const [handle] = await Promise.all(handles);
  if (handles.length === 1 && handle?.kind === 'directory')
    return openHandle(handle as FileSystemDirectoryHandle, tools);
  if (entries.some((entry) => entry.isDirectory)) return openEntries(entries, tools);
  return openArchiveOrFiles(files, tools);
}
