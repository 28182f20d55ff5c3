import { sign } from 'node:crypto';
import type { AppleKey } from '../keys/store-key';

/** Life of a token in seconds: Apple accepts 20 minutes at most (sources 17.1). */
const TOKEN_SECONDS = 15 * 60;

/** A token for the API. @param nowMs milliseconds since 1970 */
export function signToken({ keyId, issuerId, privateKey }: AppleKey, nowMs: number): string {
  const issuedAt = Math.floor(nowMs / 1000);
  const head = encoded({ alg: 'ES256', kid: keyId, typ: 'JWT' });
  const claims = encoded({
    ...(issuerId === undefined ? { sub: 'user' } : { iss: issuerId }),
    iat: issuedAt,
    exp: issuedAt + TOKEN_SECONDS,
    aud: 'appstoreconnect-v1',
  });
  // Without this encoding, node:crypto signs in DER, which Apple refuses.
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
