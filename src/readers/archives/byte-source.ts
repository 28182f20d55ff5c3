import { ZipError } from './zip-failures';

/** The part of a Blob or File that the readers need: its size, and slices of its bytes. */
export interface ByteSource {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Returns the bytes from `start` up to `end`, no more.
 * @throws ZipError `cancelled` when the signal is aborted, `truncated` beyond the end, `unreadable` when the file is
 * gone.
 */
export async function readBytes(
  source: ByteSource,
  start: number,
  end: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (signal?.aborted) throw new ZipError('cancelled');
  if (start < 0 || end < start || end > source.size) throw new ZipError('truncated');
  let buffer: ArrayBuffer;
  try {
    buffer = await source.slice(start, end).arrayBuffer();
  } catch {
    throw new ZipError('unreadable');
  }
  if (signal?.aborted) throw new ZipError('cancelled');
  if (buffer.byteLength !== end - start) throw new ZipError('unreadable');
  return new Uint8Array(buffer);
}
