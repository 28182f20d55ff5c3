import type { DroppedItems } from '@/lib/folders/take-dropped';

/** The source that the user opened, before it is read. */
export type ImportSource =
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'drop'; dropped: DroppedItems }
  | { kind: 'folder'; handle: FileSystemDirectoryHandle };
