import type { Provisioning } from '@/model/build-info';
import { FormatError, parsed, type Parsed } from '../format';
import { parsePlist } from './plist';
import { dictAt, flagAt, listAt, textAt, textsAt } from './plist-values';

/**
 * Reads `embedded.mobileprovision`: a signed (CMS) envelope around an XML property list in clear text. The signature is
 * not verified; the store does that.
 */
export function parseMobileProvision(bytes: Uint8Array): Parsed<Provisioning> {
  return parsed(() => {
    const start = indexOf(bytes, '<?xml', 0);
    const end = start < 0 ? -1 : indexOf(bytes, '</plist>', start);
    if (end < 0) throw new FormatError('contains no property list');
    const plist = parsePlist(bytes.subarray(start, end + '</plist>'.length));
    if (!plist.ok) throw new FormatError(plist.failure);
    const profile = plist.value;
    const entitlements = dictAt(profile, 'Entitlements');
    const expires = profile.ExpirationDate;
    return {
      name: textAt(profile, 'Name'),
      teamName: textAt(profile, 'TeamName'),
      teamId: textsAt(profile, 'TeamIdentifier')[0],
      expires: expires instanceof Date ? expires.toISOString() : undefined,
      isDebuggable: flagAt(entitlements, 'get-task-allow') ?? false,
      deviceCount: listAt(profile, 'ProvisionedDevices').length,
      provisionsAllDevices: flagAt(profile, 'ProvisionsAllDevices') ?? false,
      entitlements: Object.keys(entitlements).sort(),
    };
  });
}

/** Finds an ASCII text in the bytes from an offset on; -1 when it is not found. */
function indexOf(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length += 1;
    if (length === text.length) return at;
  }
  return -1;
}
