import type { Verify } from '@/domain/rule-book/rule-file';

/** Checks a signature with the browser's own cryptography, against any of these public keys (32 bytes in base64). */
export function verifyWith(keys: readonly string[]): Verify {
  return async (bytes, signature) => {
    // Pages that were not loaded over https have none.
    const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
    if (!subtle) return 'unsupported';
    for (const key of keys) {
      let imported: CryptoKey;
      try {
        imported = await subtle.importKey('raw', bytesOf(key), { name: 'Ed25519' }, false, ['verify']);
      } catch {
        return 'unsupported';
      }
      if (await subtle.verify({ name: 'Ed25519' }, imported, signature, bytes)) return 'valid';
    }
    return 'invalid';
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
