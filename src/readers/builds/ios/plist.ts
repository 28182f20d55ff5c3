import { textByMark } from '../../text-by-mark';
import { isBinaryPlist, readBinaryPlist } from './binary-plist';
import { FormatError, parsed, type Parsed } from '../format';
import { isDict, type PlistDict } from './plist-values';
import { readXmlPlist } from './xml-plist';

/** Largest property list that is read, in bytes. */
export const MAX_PLIST_BYTES = 4 * 1024 * 1024;

/**
 * Reads a property list, binary or XML, whose root is a dictionary. Never throws; depth, nodes and payload are limited,
 * so a hostile list costs no more than a large valid one.
 */
export function parsePlist(bytes: Uint8Array): Parsed<PlistDict> {
  return parsed(() => {
    if (bytes.length > MAX_PLIST_BYTES) throw new FormatError('is far larger than any property list');
    const root = isBinaryPlist(bytes) ? readBinaryPlist(bytes) : readXmlPlist(textByMark(bytes));
    if (!isDict(root)) throw new FormatError('is not a property list of keys and values');
    return root;
  });
}
