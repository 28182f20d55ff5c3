import { createPublicKey, verify } from 'node:crypto';
import { ruleKeys } from '@/domain/rule-book/rule-key';
import type { Verify } from '@/domain/rule-book/rule-file';

/** Checks a signature against the product's keys. */
export const verifyRules: Verify = (bytes, signature) =>
  Promise.resolve(ruleKeys().some((key) => isSignedBy(key, bytes, signature)) ? 'valid' : 'invalid');

function isSignedBy(key: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(key, 'base64').toString('base64url');
  try {
    return verify(
      null,
      bytes,
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      signature,
    );
  } catch {
    // A key or a signature of another length.
    return false;
  }
}
