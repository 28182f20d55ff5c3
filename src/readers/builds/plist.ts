import { isBinaryPlist, readBinaryPlist } from './binary-plist';
import { FormatError, parsed, type Parsed } from './format';
import { isDict, type PlistDict } from './plist-values';
import { readXmlPlist } from './xml-plist';

/** Largest property list that is read, in bytes. */
export const MAX_PLIST_BYTES = 4 * 1024 * 1024;

/**
 * Reads a property list, binary or XML, whose root is a dictionary. Never throws; depth, nodes and payload are limited,
 * so a hostile list costs no more than a large honest one.
 */
export function parsePlist(bytes: Uint8Array): Parsed<PlistDict> {
  return parsed(() => {
    if (bytes.length > MAX_PLIST_BYTES) throw new FormatError('is far larger than any property list');
    const root = isBinaryPlist(bytes) ? readBinaryPlist(bytes) : readXmlPlist(decodeText(bytes));
    if (!isDict(root)) throw new FormatError('is not a property list of keys and values');
    return root;
  });
}

/** UTF-8 unless a byte order mark says UTF-16. */
function decodeText(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
