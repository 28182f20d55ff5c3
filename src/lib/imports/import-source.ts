import type { DroppedItems } from '@/lib/folders/take-dropped';

/** What the user opened, before it is read. */
export type ImportSource =
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'drop'; dropped: DroppedItems }
  | { kind: 'folder'; handle: FileSystemDirectoryHandle };

let waiting: ImportSource | undefined;

/**
 * Passes what the user opened on another page to the wizard, which imports it as soon as it shows
 * `submitPath({ start: 'import' })`. Files and handles cannot be part of an address.
 */
export function handOverImport(source: ImportSource): void {
  waiting = source;
}

/** Takes the waiting source; undefined when there is none or it has been taken. */
export function takeHandedOverImport(): ImportSource | undefined {
  const source = waiting;
  waiting = undefined;
  return source;
}
