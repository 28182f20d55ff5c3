import type { ZipEntry } from '../archives/zip-directory';
import { ZipError } from '../archives/zip-failures';
import type { BuildSource } from './build-parts';

/** Looks for any of these ASCII texts in an entry, which passes piece by piece. */
export async function containsText(
  source: BuildSource,
  entry: ZipEntry,
  texts: readonly string[],
): Promise<boolean> {
  const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
  let end = '';
  let isFound = false;
  const take = (piece: Uint8Array) => {
    const text = end + new TextDecoder('latin1').decode(piece);
    isFound = texts.some((each) => text.includes(each));
    end = text.slice(-overlap || text.length);
    return isFound;
  };
  try {
    await source.archive.readPieces(entry, take, { signal: source.signal });
  } catch (error) {
    if (!(error instanceof ZipError) || !['damaged', 'truncated'].includes(error.failure.code)) throw error;
    // An entry that cannot be read may contain the text.
    return true;
  }
  return isFound;
}
