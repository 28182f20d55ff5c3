import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Platform } from '@/model/app';
import type { CheckedImage } from '@/model/draft-image';
import { STORES } from '@/domain/stores/stores';
import { findListingSets } from '@/formats/listings/listing-sets';
import { listingProjects, setLabel } from '@/formats/listings/listing-projects';
import { readListingSet } from '@/formats/listings/read-set';
import { readSetImages } from '@/formats/listings/set-images';
import type { ListingSet, ReadSet } from '@/formats/parts/set-contents';
import type { TreeFile } from '@/formats/parts/tree';
import { findFiles, shownPath } from '../../files/node-tree';
import type { ProjectFiles } from '../../files/project-files';
import { printable } from '../../terminal/terminal';
import { fileProblem, UsageError } from '../../terminal/usage-error';
import { readExtraFiles, type ExtraFiles } from './extra-files';

/** A picture of the project with the checksums by which the stores know files. */
export interface ProjectPicture {
  image: CheckedImage;
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  md5: string;
}

/** The listing of a project for one store. */
export interface StoreProject {
  /** Paths that were searched. */
  paths: readonly string[];
  tree: ReadonlyMap<string, TreeFile>;
  /** Absent where the project has no listing for the store yet. */
  read?: ReadSet;
  /** In the order of upload. */
  pictures: readonly ProjectPicture[];
  extra: ExtraFiles;
}

export interface OpenOptions {
  paths: readonly string[];
  cwd: string;
  files: ProjectFiles;
  store: Platform;
}

/**
 * Reads the listing for a store under the given paths.
 * @throws UsageError when a path cannot be read, and when there are several listings to choose from
 */
export async function openProject({ paths, cwd, files, store }: OpenOptions): Promise<StoreProject> {
  const tree = new Map<string, TreeFile>();
  for (const given of paths) {
    try {
      for (const [path, file] of (await findFiles(given, cwd, files)).tree) tree.set(path, file);
    } catch (error) {
      throw new UsageError(`${printable(shownPath(given, cwd))}: ${fileProblem(error)}`);
    }
  }
  const set = chooseSet(findListingSets([...tree.keys()]), store);
  if (!set) return { paths, tree, pictures: [], extra: { previews: [], attachments: [] } };
  const read = await readListingSet(set, tree);
  const pictures = await readPictures(read, tree, cwd, files);
  return { paths, tree, read, pictures, extra: await readExtraFiles(set, cwd, files) };
}

function chooseSet(sets: readonly ListingSet[], store: Platform): ListingSet | undefined {
  const own = sets.filter((set) => set.store === store);
  const projects = listingProjects(own);
  if (projects.length > 1)
    throw new UsageError(
      [
        `There are several listings for ${STORES[store].name}. Name the folder of one:`,
        ...own.map((set) => `  ${printable(set.root === '' ? '.' : set.root)}  ${printable(setLabel(set))}`),
      ].join('\n'),
    );
  return projects[0]?.[store][0];
}

async function readPictures(
  read: ReadSet,
  tree: ReadonlyMap<string, TreeFile>,
  cwd: string,
  files: ProjectFiles,
): Promise<ProjectPicture[]> {
  const { images } = await readSetImages(read, tree);
  return images.map((image): ProjectPicture => {
    const path = read.pictures.find((each) => each.path === image.id)?.linkedPath ?? image.id;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = files.read(resolve(cwd, path));
    } catch (error) {
      throw new UsageError(`${printable(path)}: ${fileProblem(error)}`);
    }
    return {
      image,
      path,
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      md5: createHash('md5').update(bytes).digest('hex'),
    };
  });
}
