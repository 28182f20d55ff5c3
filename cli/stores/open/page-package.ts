import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import { OPEN_REMOVALS, type OpenRemovals } from '@/model/open-api';
import { openZip } from '@/readers/archives/zip-reader';
import { isInside } from '../../files/project-files';
import { makePrivateFolder } from '../core/user-folders';
import type { IsRemoved } from '../project/removed-content';
import { OperationError } from './operation-error';

/** Largest file of a package, and all of them together, in bytes. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TOTAL_BYTES = 1024 * 1024 * 1024;

const NO_REMOVALS: OpenRemovals = { fields: [], pictures: [], languages: [] };

function removalsOf(bytes: Uint8Array): OpenRemovals {
  const json = parseJson(new TextDecoder().decode(bytes));
  const texts = (value: unknown) =>
    (Array.isArray(value) ? value : []).filter((each: unknown) => typeof each === 'string');
  return isRecord(json)
    ? { fields: texts(json.fields), pictures: texts(json.pictures), languages: texts(json.languages) }
    : NO_REMOVALS;
}

/** A set counts as removed when each of its pictures is one that the page had and no longer has. */
export function removedIn({ fields, pictures }: OpenRemovals): IsRemoved {
  const [paths, hashes] = [new Set(fields), new Set(pictures)];
  return (path, files) =>
    paths.has(path) || (files.length > 0 && files.every((file) => file !== undefined && hashes.has(file)));
}

/** Writes the page's package into a folder of this program, in place of the last one. @returns what the page removed */
export async function unpack(bytes: Uint8Array, folder: string): Promise<OpenRemovals> {
  const project = join(folder, 'project');
  await makePrivateFolder(folder);
  await rm(project, { recursive: true, force: true });
  const archive = await openZip(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new OperationError(400, 'The package of the page could not be read.');
  });
  let total = 0;
  let removals = NO_REMOVALS;
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/')) continue;
    if (entry.name === OPEN_REMOVALS) {
      removals = removalsOf(await archive.read(entry, MAX_FILE_BYTES));
      continue;
    }
    total += entry.size;
    const path = join(project, entry.name);
    if (!isInside(path, project) || total > MAX_TOTAL_BYTES)
      throw new OperationError(400, 'The package of the page has a file that is not accepted.');
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, await archive.read(entry, MAX_FILE_BYTES), { mode: 0o600 });
  }
  return removals;
}
