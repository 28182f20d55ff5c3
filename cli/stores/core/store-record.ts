import { join } from 'node:path';
import type { Platform } from '@/model/app';
import { isRecord } from '@/domain/is-record';
import type { LiveStore, RecordedPicture, StoreFields, StoreRecord } from '@/model/store-plan';
import type { FileChange } from '@/formats/parts/change-scope';
import type { ProjectFiles } from '../../files/project-files';
import { fileProblem, UsageError } from '../../terminal/usage-error';
import { writeProjectFiles } from '../project/write-files';

/** The file with the last pull, in the project: a team and its CI share it. */
export const RECORD_FILES: Record<Platform, string> = {
  ios: 'storepilot-live.app-store.json',
  android: 'storepilot-live.google-play.json',
};

/** The record of a store after a read. @param fileOf SHA-256 of the project's file that a picture was made from */
export function recordOf(
  live: LiveStore,
  readAt: string,
  isSecret: (path: string) => boolean,
  fileOf: (path: string, id: string) => string | undefined,
): StoreRecord {
  return {
    schemaVersion: 1,
    store: live.store,
    appId: live.appId,
    identifier: live.identifier,
    readAt,
    fields: Object.fromEntries(Object.entries(live.fields).filter(([path]) => !isSecret(path))),
    pictures: Object.fromEntries(
      Object.entries(live.pictures).map(([path, pictures]) => [
        path,
        pictures.map(({ id, name, checksum }): RecordedPicture => {
          const file = fileOf(path, id);
          return {
            id,
            name,
            ...(checksum !== undefined && { checksum }),
            ...(file !== undefined && { file }),
          };
        }),
      ]),
    ),
  };
}

/**
 * Reads the last pull of an app.
 * @returns undefined when there is none, or it is of another app
 * @throws UsageError when the file cannot be used
 */
export function readRecord(
  cwd: string,
  files: ProjectFiles,
  store: Platform,
  appId: string,
): StoreRecord | undefined {
  const name = RECORD_FILES[store];
  let text: string;
  try {
    text = new TextDecoder().decode(files.read(join(cwd, name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(`${name}: ${fileProblem(error)}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isStoreRecord(value))
    throw new UsageError(`${name}: this is no record of a pull. Run storepilot pull again.`);
  return value.store === store && value.appId === appId ? value : undefined;
}

/** The file of a record, to be written with others. */
export function recordChange(record: StoreRecord): FileChange & { kind: 'write' } {
  const content = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
  return { kind: 'write', path: RECORD_FILES[record.store], content, isNew: false };
}

/** @throws UsageError when it cannot be written */
export async function writeRecord(cwd: string, files: ProjectFiles, record: StoreRecord): Promise<string> {
  const change = recordChange(record);
  await writeProjectFiles([change], cwd, files);
  return change.path;
}

function isStoreRecord(value: unknown): value is StoreRecord {
  return (
    isRecord(value) &&
    value.schemaVersion === 1 &&
    (value.store === 'ios' || value.store === 'android') &&
    typeof value.appId === 'string' &&
    typeof value.identifier === 'string' &&
    isFields(value.fields) &&
    isRecord(value.pictures) &&
    Object.values(value.pictures).every((list) => Array.isArray(list) && list.every(isPicture))
  );
}

function isFields(value: unknown): value is StoreFields {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (each) => each === null || typeof each === 'string' || typeof each === 'boolean',
    )
  );
}

function isPicture(value: unknown): value is RecordedPicture {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    (value.checksum === undefined || typeof value.checksum === 'string') &&
    (value.file === undefined || typeof value.file === 'string')
  );
}
