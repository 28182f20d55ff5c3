import { countOf } from '@/domain/texts';
import type { Result } from '@/domain/result';
import type { TreeFile } from '@/formats/parts/tree';
import { needsChoice, suggestedSets } from '@/formats/listings/listing-projects';
import { openListingArchive } from '@/lib/folders/open-archive';
import { openEntries } from '@/lib/folders/open-entries';
import { openArchiveOrFiles } from '@/lib/folders/open-files';
import { openHandle } from '@/lib/folders/open-handle';
import { fileInTree, type OpenedFolder } from '@/lib/folders/opened-folder';
import type { FoundImport } from '@/lib/imports/import-listing';
import type { ImportSource } from '@/lib/imports/import-source';
import { findListings } from '@/lib/imports/read-import';
import type { TaskTools } from '@/lib/jobs/use-task';
import { openZip } from '@/readers/archives/zip-reader';
import { HEAD_BYTES, placeOfFile, sortFolder, type DropPlace, type LeftItem } from './sort-drop';

/** One file with the place that it belongs to. */
export interface PlacedFile {
  file: File;
  place: Exclude<DropPlace, 'listing-file' | 'archive'>;
}

/** Everything that was dropped, sorted. */
export interface SortedDrop {
  files: readonly PlacedFile[];
  /** The listing to import; a draft is for one app. */
  listing?: FoundImport | undefined;
  /** Paths that the listing's own report covers. */
  left: readonly LeftItem[];
}

const ONE_LISTING = 'Only one listing is imported at a time. Drop it again afterwards.';
const UNREADABLE = 'The browser could not read it. It may have been moved or deleted; choose it again.';

/** Opens what was dropped or chosen, looks into each file, and sorts it. Nothing is changed yet. */
export async function openDrop(source: ImportSource, tools: TaskTools): Promise<Result<SortedDrop>> {
  const opened = await partsOf(source, tools);
  const sorter = new Sorter(tools);
  for (const file of opened.files) await sorter.addFile(file);
  for (const folder of opened.folders) await sorter.addFolder(folder);
  if (tools.signal.aborted) return { ok: false, failure: 'Reading was cancelled.' };
  return { ok: true, value: sorter.sorted(opened.left) };
}

interface Parts {
  files: File[];
  folders: OpenedFolder[];
  left: LeftItem[];
}

/** The loose files and the folders of a drop. */
async function partsOf(source: ImportSource, tools: TaskTools): Promise<Parts> {
  const parts: Parts = { files: [], folders: [], left: [] };
  const addFolder = async (name: string, open: () => Promise<Result<OpenedFolder>>) => {
    const folder = await open();
    if (folder.ok) parts.folders.push(folder.value);
    else parts.left.push({ name, why: folder.failure });
  };
  if (source.kind === 'folder') {
    await addFolder(source.handle.name, () => openHandle(source.handle, tools));
    return parts;
  }
  if (source.kind === 'files') {
    const inFolder = source.files.filter((file) => file.webkitRelativePath !== '' && file.webkitRelativePath);
    parts.files.push(...source.files.filter((file) => !inFolder.includes(file)));
    if (inFolder.length > 0)
      await addFolder(inFolder[0]?.webkitRelativePath.split('/')[0] ?? '', () =>
        openArchiveOrFiles(inFolder, tools),
      );
    return parts;
  }
  const { handles, entries, files } = source.dropped;
  const opened = await Promise.all(handles.map((handle) => handle.catch(() => null)));
  const directories = opened.filter((handle) => handle?.kind === 'directory');
  if (directories.length > 0) {
    for (const handle of opened) {
      if (handle?.kind === 'directory')
        await addFolder(handle.name, () => openHandle(handle as FileSystemDirectoryHandle, tools));
      else if (handle)
        await (handle as FileSystemFileHandle).getFile().then(
          (file) => void parts.files.push(file),
          () => void parts.left.push({ name: handle.name, why: UNREADABLE }),
        );
    }
    return parts;
  }
  const folderEntries = entries.filter((entry) => entry.isDirectory);
  for (const entry of folderEntries) await addFolder(entry.name, () => openEntries([entry], tools));
  const folderNames = new Set(folderEntries.map(({ name }) => name));
  // Browsers list a dropped folder among the files, too.
  parts.files.push(...files.filter(({ name }) => !folderNames.has(name)));
  return parts;
}

class Sorter {
  private readonly files: PlacedFile[] = [];
  private readonly listings: FoundImport[] = [];
  private readonly left: LeftItem[] = [];
  /** Loose files of a listing, which only make sense together. */
  private readonly listingFiles: File[] = [];

  constructor(private readonly tools: TaskTools) {}

  async addFile(file: File, isInFolder = false): Promise<void> {
    if (this.tools.signal.aborted) return;
    this.tools.report(`Looking at ${file.name}`, 0);
    const head = await headOf(file);
    if (head === undefined) {
      this.left.push({ name: file.name, why: UNREADABLE });
      return;
    }
    const entries =
      head[0] === 0x50 && head[1] === 0x4b ? await entriesOf(file, this.tools.signal) : undefined;
    const place = placeOfFile({ name: file.name, size: file.size, head, entries });
    if (!place.ok) this.left.push({ name: file.name, why: place.failure });
    else if (place.value === 'listing-file') this.listingFiles.push(file);
    else if (place.value !== 'archive') this.files.push({ file, place: place.value });
    else if (isInFolder) this.left.push({ name: file.name, why: 'A zip inside a folder. Drop it alone.' });
    else await this.addArchive(file);
  }

  private async addArchive(file: File): Promise<void> {
    const archive = await openListingArchive(file, this.tools);
    if (archive.ok) await this.addFolder(archive.value);
    else this.left.push({ name: file.name, why: archive.failure });
  }

  async addFolder(folder: OpenedFolder): Promise<void> {
    const found = findListings(folder.tree);
    // A table is looked at by itself: it may be the answers of Data safety.
    const hasListing = found.ok && found.value.kind === 'folders';
    const { inside, left } = sortFolder(folder.name, [...folder.tree.keys()], hasListing);
    this.left.push(...left);
    if (hasListing) this.addListing(importOf(folder, found.value), folder.name);
    const before = this.listingFiles.length;
    for (const path of inside) {
      const file = await fileAt(folder.tree.get(path));
      if (file) await this.addFile(file, true);
      else this.left.push({ name: path, why: UNREADABLE });
    }
    // Loose texts of a folder belong together, so the folder is named and not each of them.
    const texts = this.listingFiles.splice(before);
    if (texts.length === 0) return;
    if (found.ok) this.addListing(importOf(folder, found.value), folder.name);
    else this.left.push({ name: folder.name, why: found.failure });
  }

  private addListing(found: FoundImport, name: string): void {
    if (this.listings.length === 0) this.listings.push(found);
    else this.left.push({ name, why: ONE_LISTING });
  }

  sorted(left: readonly LeftItem[]): SortedDrop {
    const [first] = this.listingFiles;
    if (first) {
      const names = this.listingFiles.map(({ name }) => name);
      const folder: OpenedFolder = {
        name: this.listingFiles.length === 1 ? first.name : countOf(names.length, 'file'),
        tree: new Map(
          this.listingFiles.map((file) => [
            file.name,
            fileInTree(file.name, file.size, () => Promise.resolve(file)),
          ]),
        ),
      };
      const listing = findListings(folder.tree);
      if (listing.ok) this.addListing(importOf(folder, listing.value), folder.name);
      else this.left.push(...names.map((name) => ({ name, why: whyNoListing(name, listing.failure) })));
    }
    return { files: this.files, listing: this.listings[0], left: [...left, ...this.left] };
  }
}

/** The search for listings explains itself at length; a text file that was dropped alone needs only one sentence. */
function whyNoListing(name: string, failure: string): string {
  return failure.startsWith('No listing found.') && /\.(?:txt|json)$/i.test(name)
    ? 'Not a file that StorePilot knows. Drop the whole folder of store texts that it belongs to.'
    : failure;
}

function importOf(folder: OpenedFolder, found: FoundImport['found']): FoundImport {
  const projects = found.kind === 'folders' ? found.projects : [];
  return { folder, found, isOpen: needsChoice(projects), suggested: suggestedSets(projects) };
}

async function headOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return undefined;
  }
}

async function entriesOf(file: File, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    return (await openZip(file, { signal })).entries.map(({ name }) => name);
  } catch {
    return undefined;
  }
}

async function fileAt(treeFile: TreeFile | undefined): Promise<File | undefined> {
  if (!treeFile) return undefined;
  try {
    const name = treeFile.path.slice(treeFile.path.lastIndexOf('/') + 1);
    if (treeFile.open) return new File([await treeFile.open()], name);
    return new File([new Uint8Array(await treeFile.read())], name);
  } catch {
    return undefined;
  }
}
