import { StoreError } from '../core/store-error';
import { readAnswer, type PlayRequests } from './play-requests';
import { BUNDLE, type PlayBundle } from './play-shapes';

/** Length of a part in bytes: a multiple of 256 KB, as the upload service asks. */
const PART_BYTES = 8 * 1024 * 1024;
/** Parts in a row that do not get the upload further. */
const MAX_STALLED = 5;

/** Reads a part of the file that is sent. */
export type ReadPart = (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Uploads an app bundle in parts. After a lost answer, the service is asked how far it is, and the upload continues there.
 * @throws StoreError; `unknown` when the whole edit has to be begun again
 */
export async function uploadBundle(
  requests: PlayRequests,
  editId: string,
  file: { size: number; read: ReadPart; partBytes?: number },
  onSent: (bytes: number) => void = () => undefined,
): Promise<PlayBundle> {
  const { size, read, partBytes = PART_BYTES } = file;
  const what = 'Uploading the build';
  const opened = await requests.send({
    method: 'POST',
    path: `edits/${editId}/bundles?uploadType=resumable`,
    isUpload: true,
    headers: {
      'x-upload-content-type': 'application/octet-stream',
      'x-upload-content-length': String(size),
    },
    what,
    // A second session has no effect: only a finished one leaves a build.
    isRepeatable: true,
  });
  const address = opened.headers.get('location');
  if (address === null || !address.startsWith('https://')) throw new StoreError({ kind: 'unknown', what });

  let sent = 0;
  for (let stalled = 0; stalled < MAX_STALLED;) {
    const end = Math.min(sent + partBytes, size);
    const answer =
      (await put({ 'content-range': `bytes ${sent}-${end - 1}/${size}` }, await read(sent, end))) ??
      (await put({ 'content-range': `bytes */${size}` }));
    if (answer && answer.status !== 308) return readAnswer(BUNDLE, answer.json, { what, isWrite: true });
    const next = answer ? receivedBytes(answer.headers) : sent;
    stalled = next > sent ? 0 : stalled + 1;
    sent = next;
    onSent(sent);
  }
  throw new StoreError({ kind: 'unknown', what });

  /** @returns undefined when the answer was lost */
  async function put(headers: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) {
    try {
      return await requests.send({
        method: 'PUT',
        path: address ?? '',
        headers,
        bytes: bytes ?? new Uint8Array(),
        what,
        isResumable: true,
        limitMs: 10 * 60_000,
      });
    } catch (error) {
      if (error instanceof StoreError && error.failure.kind === 'unknown') return undefined;
      throw error;
    }
  }
}

/** How many bytes the service has, from `range: bytes=0-524287`. */
function receivedBytes(headers: Headers): number {
  const last = /^bytes=0-(\d+)$/.exec(headers.get('range') ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}
