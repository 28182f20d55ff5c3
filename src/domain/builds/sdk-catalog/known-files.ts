import { compileGlob } from '../../glob';
import { sdkCatalog } from './sdk-catalog';

/** Returns the marks of the catalogue that the paths of a build match; a folder when any file is in it. */
export function knownFiles(paths: readonly string[]): string[] {
  const marks = new Set(sdkCatalog().flatMap((row) => row.files ?? []));
  return [...marks].filter((mark) => {
    if (mark.endsWith('/')) return paths.some((path) => path.startsWith(mark));
    if (!mark.includes('*')) return paths.includes(mark);
    const glob = compileGlob(mark, true);
    return paths.some((path) => glob?.test(path) === true);
  });
}
