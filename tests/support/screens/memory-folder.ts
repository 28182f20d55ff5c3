/** A folder of the File System Access API in memory, and what a test can do with it. */
export interface MemoryFolder {
  handle: FileSystemDirectoryHandle;
  /** Content by path. */
  files: Map<string, string>;
  /** Paths in the order in which they were written or deleted. */
  touched: string[];
}

/**
 * Makes a folder in memory.
 * @param permission what the user answers when asked for writing
 * @param failing path that cannot be written
 */
export function memoryFolder(
  name: string,
  content: Readonly<Record<string, string>>,
  { permission = 'granted', failing }: { permission?: PermissionState; failing?: string } = {},
): MemoryFolder {
  const files = new Map(Object.entries(content));
  const touched: string[] = [];
  const missing = () => Promise.reject(new DOMException('', 'NotFoundError'));
  const fileHandle = (path: string) => ({
    kind: 'file',
    getFile: () => {
      const text = files.get(path);
      return text === undefined ? missing() : Promise.resolve(new File([text], path));
    },
    createWritable: () => {
      let next = '';
      return Promise.resolve({
        write: async (blob: Blob) => {
          if (path === failing) throw new DOMException('', 'QuotaExceededError');
          next = await blob.text();
        },
        abort: () => Promise.resolve(),
        close: () => {
          files.set(path, next);
          touched.push(path);
          return Promise.resolve();
        },
      });
    },
  });
  const folderHandle = (folder: string): object => ({
    kind: 'directory',
    name,
    keys: () => [...files.keys()].values(),
    getDirectoryHandle: (child: string, { create = false } = {}) => {
      const path = `${folder}${child}/`;
      const exists = create || [...files.keys()].some((each) => each.startsWith(path));
      return exists ? Promise.resolve(folderHandle(path)) : missing();
    },
    getFileHandle: (child: string, { create = false } = {}) =>
      create || files.has(folder + child) ? Promise.resolve(fileHandle(folder + child)) : missing(),
    removeEntry: (child: string) => {
      files.delete(folder + child);
      touched.push(folder + child);
      return Promise.resolve();
    },
    queryPermission: () => Promise.resolve('granted'),
    requestPermission: () => Promise.resolve(permission),
  });
  return { handle: folderHandle('') as FileSystemDirectoryHandle, files, touched };
}
