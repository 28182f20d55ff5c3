/**
 * Creates an id that no other record has: 128 random bits as 32 hex digits. It does not use `crypto.randomUUID`, which
 * is missing where the page is served without TLS.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
