import { readBytes } from '../archives/byte-source';
import type { ZipArchive } from '../archives/zip-reader';
import { viewOf } from '../view-of';

/** Ids of the APK signing block's parts. */
const SCHEME_BY_ID = new Map([
  [0x7109871a, 'v2'],
  [0xf05368c0, 'v3'],
  [0x1b93ad61, 'v3.1'],
]);
const BLOCK_MAGIC = 'APK Sig Block 42';
/** Eight bytes for the size, then the magic. */
const FOOTER_LENGTH = 24;
/** Signing blocks have some kilobytes; a larger one is not read. */
const MAX_BLOCK_BYTES = 4 * 1024 * 1024;

/**
 * Finds the schemes an APK or app bundle is signed with, e.g. `v1`, `v2`. The signatures are not verified; the store
 * does that.
 * @throws ZipError when the file can no longer be read or reading was cancelled.
 */
export async function signingSchemes(archive: ZipArchive, signal?: AbortSignal): Promise<string[]> {
  return [...(hasJarSignature(archive) ? ['v1'] : []), ...(await blockSchemes(archive, signal))];
}

/** A signature file (.SF) and the block (.RSA, .DSA, .EC) of the same name. */
function hasJarSignature(archive: ZipArchive): boolean {
  const names = new Set(archive.entries.map((entry) => entry.name.toUpperCase()));
  return [...names].some((name) => {
    const signed = /^META-INF\/([^/]+)\.SF$/.exec(name)?.[1];
    return ['RSA', 'DSA', 'EC'].some(
      (kind) => signed !== undefined && names.has(`META-INF/${signed}.${kind}`),
    );
  });
}

async function blockSchemes(
  { source, directoryOffset }: ZipArchive,
  signal?: AbortSignal,
): Promise<string[]> {
  if (directoryOffset < FOOTER_LENGTH) return [];
  const footer = await readBytes(source, directoryOffset - FOOTER_LENGTH, directoryOffset, signal);
  if (new TextDecoder().decode(footer.subarray(8)) !== BLOCK_MAGIC) return [];
  // The size covers everything after the size field at the start of the block.
  const size = Number(viewOf(footer).getBigUint64(0, true));
  if (size < FOOTER_LENGTH || size > Math.min(directoryOffset - 8, MAX_BLOCK_BYTES)) return [];
  const pairs = await readBytes(source, directoryOffset - size, directoryOffset - FOOTER_LENGTH, signal);
  const view = viewOf(pairs);
  const schemes: string[] = [];
  for (let at = 0; at + 12 <= pairs.length;) {
    const length = Number(view.getBigUint64(at, true));
    const scheme = SCHEME_BY_ID.get(view.getUint32(at + 8, true));
    if (length < 4 || length > pairs.length - at - 8) break;
    if (scheme) schemes.push(scheme);
    at += 8 + length;
  }
  return [...new Set(schemes)].sort();
}
