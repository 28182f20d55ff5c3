import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { ListingSet } from '@/formats/parts/set-contents';
import { PEOPLE_LAYOUT } from '@/formats/parts/package-layout';
import { openFileSource } from '../../files/file-source';
import type { FolderEntry, ProjectFiles } from '../../files/project-files';
import { printable } from '../../terminal/terminal';
import { fileProblem, UsageError } from '../../terminal/usage-error';

/** A file of the project that the rules do not look into, with the checksums by which the stores know files. */
export interface ExtraFile {
  name: string;
  path: string;
  /** Name of the folder it is in: the locale of an app preview. */
  folder: string;
  /** In bytes. */
  size: number;
  sha256: string;
  md5: string;
}

export interface ExtraFiles {
  /** fastlane’s `app_previews/<locale>/…IPHONE_67….mp4`, in the order of their names. */
  previews: readonly ExtraFile[];
  /** `review_attachments/…` beside the texts. */
  attachments: readonly ExtraFile[];
}

const VIDEO = /\.(?:mp4|mov|m4v)$/i;
/** Bytes of a file that are hashed together. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/**
 * Finds the app previews and the attachments for App Review beside the texts of fastlane deliver.
 * @throws UsageError when one cannot be read
 */
export async function readExtraFiles(
  { format, root }: ListingSet,
  cwd: string,
  files: ProjectFiles,
): Promise<ExtraFiles> {
  const beside = format === 'deliver' ? folderBeside(root) : undefined;
  if (beside === undefined) return { previews: [], attachments: [] };
  const inside = (name: string) => (beside === '' ? name : `${beside}/${name}`);
  const locales = entriesIn(inside('app_previews'), cwd, files).filter((each) => each.isDirectory());
  const previews: ExtraFile[] = [];
  for (const { name } of locales)
    previews.push(...(await filesIn(inside(`app_previews/${name}`), name, VIDEO, cwd, files)));
  const attachments = await filesIn(inside('review_attachments'), '', /^[^.]/, cwd, files);
  return { previews, attachments };
}

/** The folder that has `metadata`; undefined for a listing elsewhere, beside which nothing is known. */
function folderBeside(root: string): string | undefined {
  if (root === PEOPLE_LAYOUT.deliverTexts) return undefined;
  const segments = root.split('/');
  const at = segments.lastIndexOf('metadata');
  return at < 0 ? undefined : segments.slice(0, at).join('/');
}

async function filesIn(
  folder: string,
  name: string,
  pattern: RegExp,
  cwd: string,
  files: ProjectFiles,
): Promise<ExtraFile[]> {
  const found = entriesIn(folder, cwd, files).filter((each) => each.isFile() && pattern.test(each.name));
  const names = found.map((each) => each.name).sort();
  return Promise.all(
    names.map(async (each) => ({ name: each, folder: name, ...(await hashed(`${folder}/${each}`, cwd)) })),
  );
}

function entriesIn(folder: string, cwd: string, files: ProjectFiles): FolderEntry[] {
  try {
    return files.list(resolve(cwd, folder));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new UsageError(`${printable(folder)}: ${fileProblem(error)}`);
  }
}

/** Path, size and checksums of a file of any size. @throws UsageError */
async function hashed(path: string, cwd: string): Promise<Omit<ExtraFile, 'name' | 'folder'>> {
  try {
    const source = await openFileSource(resolve(cwd, path));
    const [sha256, md5] = [createHash('sha256'), createHash('md5')];
    try {
      for (let at = 0; at < source.size; at += CHUNK_BYTES) {
        const part = source.slice(at, Math.min(at + CHUNK_BYTES, source.size));
        const bytes = new Uint8Array(await part.arrayBuffer());
        sha256.update(bytes);
        md5.update(bytes);
      }
      return { path, size: source.size, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
    } finally {
      await source.close();
    }
  } catch (error) {
    throw new UsageError(`${printable(path)}: ${fileProblem(error)}`);
  }
}
