/**
 * Files as a folder input gives them.
 * @param name of the chosen folder
 * @param files content by path inside the folder
 */
export function folderFiles(
  name: string,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): File[] {
  return Object.entries(files).map(([path, content]) => {
    const file = new File([content], path.slice(path.lastIndexOf('/') + 1));
    Object.defineProperty(file, 'webkitRelativePath', { value: `${name}/${path}` });
    return file;
  });
}
