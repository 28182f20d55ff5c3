import { openListingArchive } from './open-archive';
import {
  fileInTree,
  isInSkippedFolder,
  MAX_TREE_FILES,
  tooManyFiles,
  type OpenResult,
  type OpenTools,
} from './opened-folder';

/**
 * Opens what a file input gave: a folder (`webkitdirectory`), several files, or one zip.
 * @returns the files by path; a folder's own name is not part of the paths
 */
export async function openArchiveOrFiles(files: readonly File[], tools: OpenTools): Promise<OpenResult> {
  const [first] = files;
  if (!first) return { ok: false, failure: 'The folder is empty. Choose the one with the listing.' };
  if (files.length === 1 && isZip(first)) return openListingArchive(first, tools);
  if (files.some((file) => isZip(file) && !file.webkitRelativePath))
    return {
      ok: false,
      failure:
        'A zip cannot be opened together with other files. Choose it alone, or unpack it and open the folder.',
    };
  if (files.length > MAX_TREE_FILES) return tooManyFiles();
  const paths = files.map((file) => file.webkitRelativePath || file.name);
  const top = commonFolder(paths);
  const tree = new Map(
    files.flatMap((file, index) => {
      const path = (paths[index] ?? file.name).slice(top === '' ? 0 : top.length + 1);
      return isInSkippedFolder(path)
        ? []
        : [[path, fileInTree(path, file.size, () => Promise.resolve(file))]];
    }),
  );
  return { ok: true, value: { name: top || first.name, tree } };
}

export function isZip({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.zip$/i.test(name) || type === 'application/zip';
}

/** The folder that was chosen: the first segment of every path. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const top = first.includes('/') ? first.slice(0, first.indexOf('/')) : '';
  return top !== '' && paths.every((path) => path.startsWith(`${top}/`)) ? top : '';
}
