/** Bytes per read, and per call of the inflater: it may produce a thousand times as much. */
const SLICE_BYTES = 1024 * 1024;
const INFLATE_BYTES = 16 * 1024;

/** Deflated data, read in slices. */
interface Compressed {
  bytes: number;
  /** The buffer of the result belongs to the caller, who detaches it. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Whether the platform inflates raw deflate data: browsers since 2023, Node since 20.12. */
export function canInflateNatively(): boolean {
  try {
    return new DecompressionStream('deflate-raw').readable instanceof ReadableStream;
  } catch {
    return false;
  }
}

/**
 * Inflates raw deflate data with the platform's inflater, as much at a time as is taken.
 * @param take gets each piece and the number of compressed bytes read so far; returns whether it has enough
 * @returns whether `take` had enough before the end
 * @throws what `read` or `take` throws; TypeError for data that is not valid
 */
export async function inflateStream(
  compressed: Compressed,
  take: (piece: Uint8Array, consumed: number) => boolean,
): Promise<boolean> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  let consumed = 0;
  let isStopped = false;
  const feed = async () => {
    let next = readSlice(compressed, 0);
    while (next && !isStopped) {
      const slice = await next;
      // The next slice is read while this one is inflated.
      next = readSlice(compressed, consumed + slice.length);
      for (let at = 0; at < slice.length && !isStopped; at += INFLATE_BYTES) {
        const piece = slice.subarray(at, at + INFLATE_BYTES);
        consumed += piece.length;
        await writer.write(piece);
      }
      release(slice);
    }
    if (!isStopped) await writer.close();
  };
  // An error of feeding ends the reading below, and the other way round.
  const fed = feed().catch(async (error: unknown) => {
    await writer.abort(error).catch(() => undefined);
    throw error;
  });
  fed.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      isStopped = take(value, consumed);
      release(value);
      if (isStopped) return true;
    }
    await fed;
    return false;
  } finally {
    isStopped = true;
    await reader.cancel().catch(() => undefined);
    await writer.abort().catch(() => undefined);
  }
}

/** Starts to read a slice; undefined at the end. */
function readSlice(compressed: Compressed, start: number): Promise<Uint8Array<ArrayBuffer>> | undefined {
  if (start >= compressed.bytes) return undefined;
  const slice = compressed.read(start, Math.min(start + SLICE_BYTES, compressed.bytes));
  // Awaited later, or never when reading stops before.
  slice.catch(() => undefined);
  return slice;
}

/** Node's inflater keeps using buffers that it has passed on or taken. */
const CAN_RELEASE = typeof MessageChannel !== 'undefined' && !('process' in globalThis);
let closedPort: MessagePort | undefined;

/**
 * Frees the memory of bytes that are no longer needed: a message to a port whose other end is closed is discarded with
 * the buffers transferred in it. Otherwise Chromium collects nothing before 64 MB, and there
 * `ArrayBuffer.prototype.transfer` frees nothing either.
 */
function release({ buffer }: Uint8Array): void {
  if (!CAN_RELEASE || !(buffer instanceof ArrayBuffer)) return;
  if (!closedPort) {
    const { port1, port2 } = new MessageChannel();
    port2.close();
    closedPort = port1;
  }
  closedPort.postMessage(undefined, [buffer]);
}
