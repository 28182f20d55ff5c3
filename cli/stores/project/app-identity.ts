import { join } from 'node:path';
import type { Platform } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import { isRecord } from '@/domain/is-record';
import { appfileIds } from '@/formats/parts/appfile';
import { parseJson } from '@/domain/parse-json';
import type { ProjectFiles } from '../../files/project-files';
import { UsageError } from '../../terminal/usage-error';
import { RECORD_FILES } from '../core/store-record';

/** Nothing says which app of a store a command is about. */
export class UnknownApp extends UsageError {}

/**
 * The app that a command is about: named, of the last pull, of fastlane's Appfile, or of the build that is sent.
 * @throws UnknownApp when nothing says which
 */
export function appIdentity(
  store: Platform,
  { named, ofBuild }: { named: string | undefined; ofBuild?: string | undefined },
  cwd: string,
  files: ProjectFiles,
): string {
  if (named !== undefined) return named;
  const found = ofRecord(store, cwd, files) ?? ofAppfile(store, cwd, files) ?? ofBuild;
  if (found !== undefined) return found;
  const id = store === 'ios' ? 'bundle ID' : 'package name';
  throw new UnknownApp(`Which app of ${STORES[store].name}? Name its ${id}: --app com.example.app`);
}

function ofRecord(store: Platform, cwd: string, files: ProjectFiles): string | undefined {
  const record = parseJson(textOf(join(cwd, RECORD_FILES[store]), files) ?? '');
  return isRecord(record) && typeof record.identifier === 'string' ? record.identifier : undefined;
}

function ofAppfile(store: Platform, cwd: string, files: ProjectFiles): string | undefined {
  const half = store === 'ios' ? 'ios' : 'android';
  for (const path of ['fastlane/Appfile', `${half}/fastlane/Appfile`]) {
    const found = appfileIds(textOf(join(cwd, path), files) ?? '')[store];
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(path: string, files: ProjectFiles): string | undefined {
  try {
    return new TextDecoder().decode(files.read(path));
  } catch {
    return undefined;
  }
}
