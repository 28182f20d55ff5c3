import { mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FileChange } from '@/formats/parts/change-scope';
import { isInside, type ProjectFiles } from '../../files/project-files';
import type { StagedFile } from '../../files/staged-file';
import { printable } from '../../terminal/terminal';
import { UsageError, writeProblem } from '../../terminal/usage-error';

/**
 * Writes files of the project, all or none: each beside the old one first, then all in their places. Files are removed last.
 * @throws UsageError that says whether anything was changed
 */
export async function writeProjectFiles(
  changes: readonly FileChange[],
  cwd: string,
  files: ProjectFiles,
): Promise<void> {
  const staged: { path: string; file: StagedFile }[] = [];
  let current = '';
  let count = 0;
  try {
    const root = await realpath(cwd);
    for (const change of changes) {
      current = change.path;
      const path = resolve(cwd, change.path);
      if (!isInside(path, cwd)) throw Object.assign(new Error(path), { code: 'ELINK' });
      if (change.kind === 'delete') continue;
      await mkdir(dirname(path), { recursive: true });
      if (!isInside(await realpath(dirname(path)), root))
        throw Object.assign(new Error(path), { code: 'ELINK' });
      const { content } = change;
      const bytes = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
      staged.push({ path: change.path, file: await files.stage(path, bytes) });
    }
    for (const { path, file } of staged) {
      current = path;
      await file.commit();
      count += 1;
    }
    for (const change of changes) {
      current = change.path;
      if (change.kind === 'delete') await rm(resolve(cwd, change.path), { force: true });
    }
  } catch (error) {
    for (const { file } of staged.slice(count)) await file.discard();
    const done = count === 0 ? 'Nothing was changed.' : `Before that, ${count} files were written.`;
    throw new UsageError(`${printable(current)}: ${writeProblem(error)} ${done}`);
  }
}
