import { isRecord } from '@/domain/is-record';
import { StoreError } from '../core/store-error';
import { text, type AppStoreApi, type Resource } from './api';

/** A part of a file that goes to its own signed address. */
interface UploadOperation {
  method: 'PUT' | 'POST';
  url: string;
  offset: number;
  length: number;
  headers: Readonly<Record<string, string>>;
}

/** Longest time of one part, in milliseconds: parts of a build have several megabytes. */
const PART_LIMIT_MS = 10 * 60_000;

/**
 * Sends the parts of a file. The same bytes to the same address do no harm twice, so a part may be repeated.
 * @param read a part of the file
 * @throws StoreError
 */
export async function sendParts(
  api: AppStoreApi,
  reserved: Resource,
  size: number,
  read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>,
  what: string,
): Promise<void> {
  const operations = operationsOf(reserved.attributes.uploadOperations);
  const covered = operations.reduce((sum, { length }) => sum + length, 0);
  if (covered !== size)
    throw new StoreError({
      kind: 'other',
      what,
      message: 'the store asked for other parts than the file has.',
    });
  for (const { method, url, offset, length, headers } of operations) {
    const body = await read(offset, offset + length);
    try {
      await api.blobs({ method, url, headers, body, what, isRepeatable: true, limitMs: PART_LIMIT_MS });
    } catch (error) {
      // An address expires after some time. The next look finds the unfinished upload, and it begins again.
      if (error instanceof StoreError && ['denied', 'refused', 'unreachable'].includes(error.failure.kind))
        throw new StoreError({ kind: 'unknown', what });
      throw error;
    }
  }
}

function operationsOf(value: unknown): UploadOperation[] {
  return (Array.isArray(value) ? value : []).flatMap((each: unknown): UploadOperation[] => {
    if (!isRecord(each)) return [];
    const { method, offset, length } = each;
    const url = text(each.url);
    if (url === undefined || typeof offset !== 'number' || typeof length !== 'number') return [];
    const headers = (Array.isArray(each.requestHeaders) ? each.requestHeaders : []).flatMap(
      (header: unknown): [string, string][] => {
        const name = isRecord(header) ? text(header.name) : undefined;
        const content = isRecord(header) ? text(header.value) : undefined;
        return name === undefined || content === undefined ? [] : [[name, content]];
      },
    );
    return [
      {
        method: method === 'POST' ? 'POST' : 'PUT',
        url,
        offset,
        length,
        headers: Object.fromEntries(headers),
      },
    ];
  });
}
