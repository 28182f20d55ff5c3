/** The part of the File System Access API that TypeScript does not know. */
interface AskingHandle {
  queryPermission(options: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
  requestPermission(options: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
}

function asksPermission(handle: object): handle is AskingHandle {
  return 'queryPermission' in handle && 'requestPermission' in handle;
}

/** Reads a file of a folder by its path; undefined when it does not exist. Throws when the folder cannot be read. */
export async function readFileAt(folder: FileSystemDirectoryHandle, path: string): Promise<File | undefined> {
  try {
    const { parent, name } = await parentOf(folder, path, false);
    return await (await parent.getFileHandle(name)).getFile();
  } catch (error) {
    if (isNamed(error, 'NotFoundError', 'TypeMismatchError') && (await isReadable(folder))) return undefined;
    throw error;
  }
}

/**
 * Writes a file and the folders above it. The browser writes to a copy first, so that an error leaves the old file as it
 * was.
 */
export async function writeFileAt(folder: FileSystemDirectoryHandle, path: string, content: Blob) {
  const { parent, name } = await parentOf(folder, path, true);
  const writable = await (await parent.getFileHandle(name, { create: true })).createWritable();
  try {
    await writable.write(content);
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
  await writable.close();
}

/** Deletes a file; its folder stays. */
export async function deleteFileAt(folder: FileSystemDirectoryHandle, path: string) {
  const { parent, name } = await parentOf(folder, path, false);
  await parent.removeEntry(name);
}

/** Whether the folder can be read without asking; always true in browsers that never ask. */
export async function mayRead(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return !asksPermission(folder) || (await folder.queryPermission({ mode: 'read' })) === 'granted';
}

/** Asks the user for writing in a folder, unless it was allowed before. To be called while a press is handled. */
export async function askToWrite(folder: FileSystemDirectoryHandle): Promise<boolean> {
  if (!asksPermission(folder)) return true;
  try {
    return (await folder.requestPermission({ mode: 'readwrite' })) === 'granted';
  } catch {
    return false;
  }
}

async function parentOf(folder: FileSystemDirectoryHandle, path: string, create: boolean) {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let parent = folder;
  for (const each of names) parent = await parent.getDirectoryHandle(each, { create });
  return { parent, name };
}

/** A missing folder fails with the same error as a missing file in it. */
async function isReadable(folder: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    await folder.keys().next();
    return true;
  } catch {
    return false;
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name);
}
