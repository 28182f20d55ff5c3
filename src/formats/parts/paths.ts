/** Joins a folder, which may be empty, and a path inside it. */
export function inFolder(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** A path without the folder that it is in, which may be empty. */
export function pathInside(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}
