import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { StoredRecord } from '@/lib/workspace/engine';
import { isNote } from '@/lib/workspace/quarantine-and-seeding';
import type { Result } from '@/domain/result';

const FORMAT = 'storepilot-workspace';
const VERSION = 1;
/** A file above this is refused before it is read. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024;
/** Room for what is beside the records in a file. */
const HEAD_BYTES = 200;
const BLOB_MARK = '$blob';
/** Deepest nesting accepted; the product writes nothing as deep. */
const MAX_DEPTH = 40;

/**
 * Writes the stored records, images inside, as JSON files that `readWorkspaceFile` reads back to the same: one, or
 * several where one would be too large to import. Each has the workspace's own notes, so that the import of the first does
 * not bring back samples that were deleted. Drafts come before their pictures, which the import of a draft replaces.
 * @param exportedAt ISO instant
 * @param limit bytes per file; a single larger record has a file of its own
 */
export async function writeWorkspaceFiles(
  records: readonly Partial<StoredRecord>[],
  exportedAt: string,
  limit = MAX_IMPORT_BYTES,
): Promise<string[]> {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, exportedAt }).slice(0, -1);
  const isOwnNote = ({ collection = '' }: Partial<StoredRecord>) => isNote({ collection });
  const isDraft = ({ collection }: Partial<StoredRecord>) => collection === draftsCollection.name;
  const others = records.filter((record) => !isOwnNote(record));
  const notes = await Promise.all(
    records.filter(isOwnNote).map(async (record) => JSON.stringify(await encode(record))),
  );
  const parts: string[][] = [[]];
  let size = 0;
  for (const record of [...others.filter(isDraft), ...others.filter((each) => !isDraft(each))]) {
    const text = JSON.stringify(await encode(record));
    const bytes = new Blob([text]).size;
    size += bytes + 1;
    if (size + HEAD_BYTES > limit && parts.at(-1)?.length !== 0) {
      parts.push([]);
      size = bytes + 1;
    }
    parts.at(-1)?.push(text);
  }
  return parts.map((part) => `${head},"records":[${[...notes, ...part].join(',')}]}`);
}

/** Reads an export. Each record is checked again by its collection when it is used. */
export function readWorkspaceFile(text: string): Result<unknown[]> {
  const file = parseJson(text);
  if (file === undefined) {
    return {
      ok: false,
      failure: 'This file is not JSON. Choose a file made with "Export my workspace".',
    };
  }
  if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.records)) {
    return {
      ok: false,
      failure: 'This is not a StorePilot workspace. Choose a file made with "Export my workspace".',
    };
  }
  if (!Number.isSafeInteger(file.version) || Number(file.version) < 1) {
    return {
      ok: false,
      failure:
        'This file has no valid version, so it was changed after the export. Export the workspace again.',
    };
  }
  if (file.version !== VERSION) {
    return {
      ok: false,
      failure: 'A newer StorePilot wrote this file. Reload this page and try again.',
    };
  }
  try {
    return { ok: true, value: file.records.map((record) => decode(record, 0)) };
  } catch {
    return {
      ok: false,
      failure: 'This file is damaged: an image or a record in it can not be read. Nothing was changed.',
    };
  }
}

async function encode(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { [BLOB_MARK]: { type: value.type, base64: await toBase64(value) } };
  if (Array.isArray(value)) return Promise.all(value.map((each) => encode(each)));
  if (!isRecord(value)) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, each]) => [key, await encode(each)] as const),
  );
  return Object.fromEntries(entries);
}

function decode(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error('too deep');
  if (Array.isArray(value)) return value.map((each) => decode(each, depth + 1));
  if (!isRecord(value)) return value;
  const mark = value[BLOB_MARK];
  if (isRecord(mark) && typeof mark.base64 === 'string' && typeof mark.type === 'string') {
    return fromBase64(mark.base64, mark.type);
  }
  // fromEntries defines own properties: a `__proto__` in the file stays a plain key.
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decode(each, depth + 1)]));
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('an image could not be read'));
    reader.readAsDataURL(blob);
  });
}

function fromBase64(base64: string, type: string): Blob {
  const binary = atob(base64);
  return new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))], { type });
}
