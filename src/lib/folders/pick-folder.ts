/** The part of the File System Access API that TypeScript does not know. */
interface FolderPicker {
  showDirectoryPicker(options: { id: string; mode: 'read' }): Promise<FileSystemDirectoryHandle>;
}

function hasPicker(scope: object): scope is FolderPicker {
  return 'showDirectoryPicker' in scope;
}

/** Whether the browser has a dialog for folders that gives more than their files. */
export function canPickFolder(): boolean {
  return hasPicker(window);
}

/**
 * Lets the user choose a folder for reading.
 * @returns undefined when the user closes the dialog or the browser refuses the folder, which it explains itself
 */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!hasPicker(window)) return undefined;
  try {
    return await window.showDirectoryPicker({ id: 'listing', mode: 'read' });
  } catch {
    return undefined;
  }
}
