/** Dropped files and folders. Read them from the event synchronously; the browser empties it after the event. */
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
