import { bytesAt, FormatError, parsed, type Parsed } from '../format';
import { parsePlist } from './plist';
import { emptyDict, type PlistDict } from './plist-values';
import { viewOf } from '../../view-of';

const SUPER_BLOB = 0xfade0cc0;
const ENTITLEMENTS = 0xfade7171;
const ENTITLEMENTS_SLOT = 5;
const MAX_BLOBS = 100;

/**
 * Reads the entitlements that an executable is signed with, which may be fewer than those of its profile; an empty
 * dictionary where the signature names none. The signature itself is not verified; the store does that. Never throws.
 */
export function parseEntitlements(signature: Uint8Array): Parsed<PlistDict> {
  return parsed(() => {
    const view = viewOf(signature);
    if (view.getUint32(0) !== SUPER_BLOB) throw new FormatError('is damaged');
    const count = view.getUint32(8);
    if (count > MAX_BLOBS) throw new FormatError('is damaged');
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(12 + index * 8) !== ENTITLEMENTS_SLOT) continue;
      const at = view.getUint32(16 + index * 8);
      if (view.getUint32(at) !== ENTITLEMENTS) throw new FormatError('is damaged');
      const plist = parsePlist(bytesAt(signature, at + 8, view.getUint32(at + 4) - 8));
      if (!plist.ok) throw new FormatError(plist.failure);
      return plist.value;
    }
    return emptyDict();
  });
}
